import { mount } from "svelte";
import App from "./pages/App.svelte";
import { preferred, speak } from "./texts";
import "./app.css";

await speak(preferred());
mount(App, { target: document.getElementById("app")! });
