/** What the choices are called: what the server calls them. */
import { t } from "../../texts";
import { capital } from "../../texts/grammar";
import type { Cell } from "../../board/types";
import type { OffersRoom } from "../ui";
import type { PlainDecision, PlainView } from "./view";

/** Cells are for machines. */
const placed = (text: string, place: (cell: Cell) => string): string =>
  text.replace(/(-?\d+),(-?\d+)/g, (cell, x: string, y: string) => place([Number(x), Number(y)]) || cell);

export const offers: OffersRoom<PlainView, PlainDecision> = {
  wording: ({ text }, { place }) => ({ label: capital(placed(text, place)), question: t("ask-other") }),
};
