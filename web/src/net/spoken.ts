/** What the server says of seats and rules, as a sentence with people's names in it, in the language of whoever reads it. */
import type { GameUi } from "../games/ui";
import type { Saying } from "../protocol";
import { tIf } from "../texts";
import type { Fact } from "../texts/facts";
import { capital } from "../texts/grammar";
import { short } from "../texts/short";
import { letter, nameOf } from "./names";

/** A reason in English, and beside it the sentence by its key and its facts. */
export interface Reason {
  why: string;
  says: Saying | null;
}

/** "seat B has no broken lamp" becomes "Basalt has no broken lamp.", or the same in another language. */
export function spoken({ why, says }: Reason, names: readonly string[], ui: GameUi): string {
  const named =
    translated(says, names, ui) ?? why.replace(/\bseat ([A-J])\b/g, (_, one: string) => nameOf(names, [...LETTERS].indexOf(one)));
  const told = named.replaceAll("'", "’");
  return capital(/[.!?]$/.test(told) ? told : `${told}.`);
}

/** English needs no translation: the server speaks it. */
function translated(says: Saying | null, names: readonly string[], ui: GameUi): string | undefined {
  if (!says) return undefined;
  const word = (name: string, fact: string | number): string | number => {
    if (name === "seat") return nameOf(names, Number(fact));
    if (name === "card") return ui.texts.card(String(fact));
    return name === "tool" ? (tIf(`${ui.look.name}-tool`, { tool: fact }) ?? fact) : fact;
  };
  const facts = Object.entries(says.facts ?? {}).map(([name, fact]): [string, Fact] => {
    if (!Array.isArray(fact)) return [name, name === "tool" ? fact : word(name, fact)];
    const each = name === "either" ? "tool" : name.replace(/s$/, "");
    return [name, fact.map((one) => String(word(each, one)))];
  });
  return tIf(short(`refusal-${says.key}`), Object.fromEntries(facts));
}

const LETTERS = Array.from({ length: 10 }, (_, seat) => letter(seat)).join("");
