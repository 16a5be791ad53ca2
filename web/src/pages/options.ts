/** The options of a table in plain words: what they are called, what the rulebooks say, and whose rules they add up to. */
import type { GameUi } from "../games/ui";
import type { BookSays, GameInfo, OptionInfo } from "../protocol";
import { t, tIf } from "../texts";

/** Who begins is for the table in every edition. */
const FREE = "first_player";

type Options = Record<string, unknown>;

export function valueText(name: string, value: unknown, ui: GameUi): string {
  if (typeof value === "boolean") return t(value ? "on" : "off");
  return ui.texts.value(name, String(value)) ?? tIf(`option-${name}.${String(value)}`) ?? String(value);
}

export const optionText = (name: string, ui: GameUi): string => ui.texts.option(name) ?? tIf(`option-${name}`) ?? name.replaceAll("_", " ");

/** The value that an option has in an edition; null stands for Undermine's own rules. */
export function valueIn(option: OptionInfo, game: GameInfo, edition: string | null): unknown {
  const options: Options = game.editions?.find(({ name }) => name === edition)?.options ?? {};
  return option.name in options && option.name !== FREE ? options[option.name] : option.default;
}

/** The options in which a table differs from its edition. */
export const houseRules = (game: GameInfo, edition: string | null, options: Options): OptionInfo[] =>
  game.options.filter((option) => option.name !== FREE && (options[option.name] ?? option.default) !== valueIn(option, game, edition));

export const editionText = (edition: string | null): string => (edition === null ? t("editions-ours") : t("editions-name", { edition }));

/** Whose rules a table plays by: "Dutch edition, with house rules". */
export function rulesText(game: GameInfo, edition: string | null, options: Options): string {
  const name = editionText(edition);
  return houseRules(game, edition, options).length ? t("editions-with-house-rules", { name }) : name;
}

/** All that a table has agreed on: its house rules, and who begins. */
export const agreedOn = (game: GameInfo, edition: string | null, options: Options): OptionInfo[] => {
  const changed = houseRules(game, edition, options);
  return game.options.filter(
    (option) => changed.includes(option) || (option.name === FREE && (options[FREE] ?? option.default) !== option.default),
  );
};

/** What each book says of an option: "English book: on · Dutch book: says nothing"; or both at once. */
export function booksText(option: OptionInfo, ui: GameUi): string {
  const said = (option.books ?? []).map((book) => ({ edition: book.edition, what: saidText(option.name, book, ui) }));
  const [first, second] = said;
  if (said.length === 2 && first && first.what === second?.what) return t("editions-both", { what: first.what });
  return said.map(({ edition, what }) => t("editions-says", { edition, what })).join(" · ");
}

function saidText(name: string, { value, silent }: BookSays, ui: GameUi): string {
  if (value === null) return t("editions-nothing");
  return silent ? t("editions-nothing-so", { value: valueText(name, value, ui) }) : valueText(name, value, ui);
}
