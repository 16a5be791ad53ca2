/** The options of a table in plain words. */
import type { OptionInfo } from "../protocol";
import { t } from "../texts";

/** Values that an option takes. The size of the cave is a number or a word; servers may list only the words. */
export function valuesOf(option: OptionInfo): unknown[] {
  if (option.name === "area") return [...new Set([...option.values, 7, 9])];
  return option.values;
}

export function valueText(name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? t.on : t.off;
  return t.options[name]?.values[String(value)] ?? String(value);
}

export const optionText = (name: string): string => t.options[name]?.label ?? name;
