/** Whether this browser shows the table in words: as somebody chose here. */
import { recall, remember } from "../net/memory";

let on = $state(recall("text-mode", false));

export const textMode = {
  get on(): boolean {
    return on;
  },
  toggle(): void {
    on = !on;
    remember("text-mode", on);
  },
};
