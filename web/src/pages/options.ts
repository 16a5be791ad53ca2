/** The options of a table in plain words. */
import type { GameUi } from "../games/ui";
import { t } from "../texts";

const textsOf = (name: string, ui: GameUi) => ui.texts.options[name] ?? t.options[name];

export function valueText(name: string, value: unknown, ui: GameUi): string {
  if (typeof value === "boolean") return value ? t.on : t.off;
  return textsOf(name, ui)?.values[String(value)] ?? String(value);
}

export const optionText = (name: string, ui: GameUi): string => textsOf(name, ui)?.label ?? name.replaceAll("_", " ");
