/** A page for looking at cards and boards while working on them; no part of the built client. */
import { mount } from "svelte";
import { preferred, speak } from "../texts";
import Gallery from "./Gallery.svelte";

await speak(preferred());
const target = document.getElementById("gallery");
if (target) mount(Gallery, { target, props: { page: new URLSearchParams(location.search).get("page") ?? "" } });
