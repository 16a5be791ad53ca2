/** The options of a table in plain words. */
import { t } from "../texts";

export function valueText(name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? t.on : t.off;
  return t.options[name]?.values[String(value)] ?? String(value);
}

export const optionText = (name: string): string => t.options[name]?.label ?? name;
