/** How somebody wants to see, hear, hold and type: chosen in one place, remembered, and told to the style sheets. */
import { recall, remember } from "./memory";

export const LOOKS = ["contrast", "left", "sound", "letters"] as const;
export type LookName = (typeof LOOKS)[number];

const KEY = "looks";
const system = typeof matchMedia === "function" ? matchMedia("(prefers-contrast: more)") : null;

const chosen = $state({ sound: recall("sound", false), ...recall<Partial<Record<LookName, boolean>>>(KEY, {}) });
const open = $state({ keys: false });
const wished = $state({ contrast: system?.matches ?? false });

export const looks = {
  /** Whether the list of keys lies open. */
  get listing(): boolean {
    return open.keys;
  },
  set listing(yes: boolean) {
    open.keys = yes;
  },
  /** Hard tones; unless somebody chose, as the system wishes. */
  get contrast(): boolean {
    return chosen.contrast ?? wished.contrast;
  },
  /** A phone in the left hand. */
  get left(): boolean {
    return chosen.left ?? false;
  },
  /** A knock when it is your turn. */
  get sound(): boolean {
    return chosen.sound;
  },
  /** Single letters do something. Those who speak to their computer may not want that. */
  get letters(): boolean {
    return chosen.letters ?? true;
  },
  choose(name: LookName, yes: boolean): void {
    chosen[name] = yes;
    remember(KEY, chosen);
    tell();
  },
};

function tell(): void {
  const { dataset } = document.documentElement;
  dataset["contrast"] = looks.contrast ? "more" : "";
  dataset["side"] = looks.left ? "left" : "";
}

system?.addEventListener("change", ({ matches }) => {
  wished.contrast = matches;
  tell();
});
tell();

/** Whether a key is meant for the page, and not for the browser, for a field or for a dialog. */
export function heeds({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const writing = (target as Element | null)?.closest?.("input, select, textarea, dialog");
  return !ctrlKey && !metaKey && !altKey && !writing && (looks.letters || key.length > 1 || key === " ");
}
