import { mount } from "svelte";
import App from "./pages/App.svelte";
import "./app.css";

mount(App, { target: document.getElementById("app")! });
