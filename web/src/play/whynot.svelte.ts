/** Why something can't be done: asked of the server, shown where the click was. No rules here. */
import type { Cell } from "../board/types";
import type { TableClient } from "../net/client.svelte";
import { spoken } from "../net/spoken";
import type { Pointer } from "../protocol";
import { t } from "../texts";
import type { Play } from "./play.svelte";

/** What is said, and where: at a cell, at a seat, or (neither) of the chosen card. */
export interface Note {
  cell?: Cell;
  seat?: number;
  text: string;
  clause?: string;
}

type Place = Pick<Note, "cell" | "seat"> & Pick<Pointer, "side" | "space">;

export class WhyNot {
  note = $state.raw<Note | null>(null);
  private asked = 0;

  constructor(
    private readonly client: TableClient,
    private readonly play: Play,
  ) {}

  clear = (): void => {
    this.asked += 1;
    this.note = null;
  };

  /** A click or a drop on a cell where nothing is offered. */
  cell = (cell: Cell): void => void this.ask({ cell });

  /** A click on a player whom the chosen card can't be played on. */
  seat = (seat: number): void => {
    if (this.play.card !== null && !this.play.seats.has(seat)) void this.ask({ seat });
  };

  /** Another card was chosen, or none: one that can't be played says why. */
  chosen = (): void => {
    const { card, fromHand, uses } = this.play;
    this.clear();
    if (card !== null && this.client.myTurn && fromHand && uses.length === 0) void this.ask({});
  };

  /** Clicks on the panels of players, but not on their buttons. */
  panels = (element: HTMLElement): { destroy: () => void } => {
    const click = ({ target }: MouseEvent): void => {
      const at = target as HTMLElement;
      const panel = at.closest<HTMLElement>("[data-seat]");
      if (panel && !at.closest("button, a")) this.seat(Number(panel.dataset["seat"]));
    };
    element.addEventListener("click", click);
    return { destroy: () => element.removeEventListener("click", click) };
  };

  private async ask(place: Place): Promise<void> {
    const { look, playing, deciding } = this.client;
    if (look === null || !playing || deciding) return;
    const { card } = this.play;
    const number = ++this.asked;
    const answer = await this.client.whyNot(look, { kind: "play", cards: card === null ? [] : [card], ...place });
    // Somebody has clicked on, or the connection was lost: then nobody wants to know any more.
    if (answer === null || number !== this.asked) return;
    const { cell, seat } = place;
    const at = { ...(cell ? { cell } : {}), ...(seat === undefined ? {} : { seat }) };
    const { why, says, clause } = answer;
    if (why !== null) this.note = { ...at, text: spoken({ why, says }, this.client.names, this.client.ui), ...(clause ? { clause } : {}) };
    else if (cell || seat !== undefined) this.note = { ...at, text: t("why-not-nearly") };
  }
}
