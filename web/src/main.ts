import { mount } from "svelte";
import App from "./pages/App.svelte";
import { preferred, speak } from "./texts";
import "./app.css";

await speak(preferred());
mount(App, { target: document.getElementById("app")! });
// Once the page is there: nobody waits for it. Browsers have a worker only over https, and on this machine.
if ("serviceWorker" in navigator)
  setTimeout(() => void import("./days/install").then(({ install }) => install()).catch(() => undefined), 1_000);
