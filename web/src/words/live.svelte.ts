/** What is read out without being asked for: news together and once, your turn and refusals at once. */
import type { TableClient } from "../net/client.svelte";
import { spoken } from "../net/spoken";
import { type Line, sinceLastTurn, story } from "../play/story";
import { talkLines } from "../play/talk";
import type { LogEntry, Refusal } from "../protocol";
import { language, t } from "../texts";
import { cardAsItLies } from "./board";
import { wordsOf } from "./commands";

/** What happens within this time is one piece of news, in milliseconds. */
const TOGETHER = 900;
/** Anyone who was away for long reads the log. */
const MOST = 20;

/** Each has a number of its own: the same words twice are news twice. */
interface Said {
  id: number;
  lines: string[];
}

interface Alarm {
  id: number;
  text: string;
  clause: string | null;
}

export class Live {
  /** Politely: news, and answers to what was asked. */
  said = $state.raw<Said>({ id: 0, lines: [] });
  /** At once: your turn, and refusals. */
  alarm = $state.raw<Alarm>({ id: 0, text: "", clause: null });

  private told: number;
  private due = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: TableClient) {
    this.told = client.snapshot?.number ?? 0;
    client.answer = (refusal) => (refusal.stale ? this.alert(t("refused-stale")) : this.refuse(refusal.why, refusal));
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.client.answer = null;
  };

  say = (...lines: string[]): void => void (this.said = { id: this.said.id + 1, lines });

  alert = (text: string, clause: string | null = null): void => void (this.alarm = { id: this.alarm.id + 1, text, clause });

  /** Something else is asked: what was said before is read. */
  clear = (): void => {
    this.say();
    this.alert("");
  };

  /** Something may have happened: all that does within a moment is told together. */
  listen = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const fresh = (this.client.snapshot?.log ?? []).filter(({ number }) => number > this.told);
      this.told = this.client.snapshot?.number ?? this.told;
      const lines = this.lines(fresh);
      if (lines.length) this.say(lines.slice(-MOST).join(" "));
    }, TOGETHER);
  };

  /** Whose turn it is: said once, until it is another question or somebody else's. */
  turn = (mine: boolean, now: string): void => {
    if (mine && now !== this.due) this.alert(now);
    else if (!mine && this.due) this.alert("");
    this.due = mine ? now : "";
  };

  /** What happened and what was said, in its order. */
  lines(log: LogEntry[]): string[] {
    return this.numbered(log).map(({ text }) => text);
  }

  get recap(): string[] {
    const log = this.client.snapshot?.log ?? [];
    return sinceLastTurn(this.numbered(log), log, this.client.look).map(({ text }) => text);
  }

  private numbered(log: LogEntry[]): { number: number; text: string }[] {
    const { client } = this;
    const { table, view, ui, names, cards } = client;
    if (!table || !view) return [];
    const shown = new Set<number>();
    const where = ({ number, text, cell }: Line): string => {
      if (!cell) return text;
      const laid = log.find((entry) => entry.number === number)?.events.find((event) => event.type === "laid");
      // What comes of a card is told after it.
      const card = laid && !shown.has(number) && `: ${cell.join()} ${cardAsItLies(laid.card, laid.turned, cards, ui)}`;
      shown.add(number);
      return text.replace(/[.!]?$/, `${card || ` (${cell.join()})`}$&`);
    };
    const talk = talkLines(table, log, ui, { names, goals: ui.seats.goals(view) });
    const spokenOf = talk.map(({ number, name, text }) => ({ number, text: `${name}: ${text}` }));
    const happened = story(log, table, ui, client).map((line) => ({ number: line.number, text: where(line) }));
    return [...happened, ...spokenOf].sort((a, b) => a.number - b.number);
  }

  /** Why something isn't possible. That it is no decision at all, the server says in English. */
  refuse = (why: string, { says, clause }: Pick<Refusal, "says" | "clause">): void => {
    const { names, ui } = this.client;
    const [told, english] = [spoken({ why, says }, names, ui), spoken({ why, says: null }, names, ui)];
    if (clause || language() === "en" || told !== english) this.alert(told, clause);
    else this.alert(t("text-unknown", { help: wordsOf("help")[0] }));
  };
}
