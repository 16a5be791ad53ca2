/** What a message can be told: words, numbers, names in a list, yes or no, and nothing. */
import { FluentType, type FluentVariable, type Scope } from "@fluent/bundle";

export type Fact = string | number | boolean | null | undefined | readonly string[];

class List extends FluentType<readonly string[]> {
  constructor(
    words: readonly string[],
    private readonly type: "conjunction" | "disjunction",
  ) {
    super(words);
  }

  override toString(scope: Scope): string {
    return new Intl.ListFormat(scope.bundle.locales, { type: this.type }).format(this.value);
  }
}

/** Somebody may call themselves "none": that selects nothing. */
class Word extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** Facts as Fluent takes them. A list `$names` comes with its length, `$names-count`, and `$either` or `$oneof` is one with "or"; yes, no and none are words to select by. */
export function toldOf(facts: Readonly<Record<string, Fact>>): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    told[name] = valueOf(fact, name);
    if (fact instanceof Array) told[`${name}-count`] = fact.length;
  }
  return told;
}

/** Lists of which one will do: tools, or words that can be typed. */
const OR = /^(either|oneof)$/;

function valueOf(fact: Fact, name: string): FluentVariable {
  if (fact instanceof Array) return new List(fact, OR.test(name) ? "disjunction" : "conjunction");
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (fact === "none") return new Word(fact);
  return fact === "" ? "none" : (fact ?? "none");
}
