/** What the choices are called: what the server calls them. */
import { t } from "../../texts";
import { capital } from "../../texts/grammar";
import type { OffersRoom } from "../ui";
import type { PlainDecision, PlainView } from "./view";

export const offers: OffersRoom<PlainView, PlainDecision> = {
  wording: ({ text }) => ({ label: capital(text), question: t.ask.other }),
};
