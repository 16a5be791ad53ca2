/** Tests speak English unless they choose otherwise. */
import { speak } from "./language.svelte";

await speak("en");
