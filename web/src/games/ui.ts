/**
 * The plug: all that the client asks of a game. Each game is one object with the same rooms, in a folder of its own.
 *
 * A game is written with its own types of views, decisions and events. Whoever asks it holds what came from a table
 * of that game, so nobody else has to know them: `plug` forgets them.
 */
import type { Component } from "svelte";
import type { Look } from "../board/look";
import type { Things } from "../board/scene";
import type { CardSet, Cell } from "../board/types";
import type { Ceremony } from "../play/ceremony";
import type { Choice, GameDecision, GameEvent, GameView } from "../protocol";

export interface GameUi<View = GameView, Decision = GameDecision, Event = GameEvent> {
  /** The words of the game. */
  texts: GameTexts;
  /** How its cards and its table are drawn. */
  look: Look;
  /** What lies on the table. */
  scene(view: View): Things;
  /** What the seats have, and what lies beside the board. */
  seats: SeatsRoom<View>;
  /** What a choice is called. */
  offers: OffersRoom<View, Decision>;
  /** What is going on, and what happened. */
  story: StoryRoom<View, Event>;
  /** The end of a round and of the game. */
  results: ResultsRoom<View, Event>;
}

/** What somebody sees, from a seat or without one. */
export interface Sight<View = GameView> {
  view: View;
  cards: CardSet;
  /** The names of the people in the seats. */
  names: string[];
  look: number | null;
  /** Where a cell is, in words. */
  place(cell: Cell): string;
}

/** Who listens to a story. */
export type Listener = Pick<Sight, "names" | "look">;

export interface GameTexts {
  title: string;
  /** What the game is about. */
  sentence: string;
  /** The cards on its picture, by name; if there are none, the client chooses some. */
  fan: string[];
  /** What an option is called that only this game has, and one of its values. */
  option(name: string): string | undefined;
  value(name: string, value: string): string | undefined;
  /** What somebody should know before choosing an edition. */
  edition(name: string): string;
  /** What can be claimed to have been seen: the thing, and what it is. */
  claims: [thing: string, what: string][];
  /** Such a claim in words, about a goal by where it lies ("top-left"), or a seat by its name. */
  saw(what: string, goal: string | null, seat: string): string;
  /** What anyone who is loyal is. */
  loyal: string;
  /** What a vote ends. */
  votes: "round" | "game";
  /** The name of a card, and as the object of a sentence. */
  card(name: string): string;
  the(name: string): string;
  /** What a card does; empty for cards that need no words. */
  about(card: string, options?: Options): string;
  /** What the log says is laid, without all of its doors. */
  laid(card: string): string;
  /** What is good to know before it happens; the first says what ends a round, or the game. */
  outlook(options: Options, seats: number): Outlook[];
  /** A role as analyses write it. */
  role(role: string): string;
  /** Whom a timeline tells apart: "How likely everyone was …", and "the lines of …". */
  suspects: { one: string; many: string };
}

/** What a table has agreed on, as far as it is not the usual. */
export type Options = Readonly<Record<string, unknown>>;

/** A question that a newcomer has, and its answer. */
export interface Outlook {
  title: string;
  text: string;
}

export interface SeatsRoom<View> {
  /** The hand of a seat, as far as it is known. */
  hand(view: View, seat: number): HandSeen;
  /** The clan that all know a seat to be of. */
  clan(view: View, seat: number): string | null;
  /** The role that a seat sees of itself. */
  role(view: View, seat: number): RoleSeen | null;
  /** Where the goals are, face up or down: by their places claims tell them apart. */
  goals(view: View): Cell[];
  /** What only this viewer knows, in sentences. */
  secrets(sight: Sight<View>): string[];
  /** Which round it is; null in a game without rounds. */
  round(view: View): { round: number; rounds: number } | null;
  /** What lies beside the board, to be counted. The first is the draw pile. */
  piles(view: View): Pile[];
  /** What lies before a seat. */
  Things: Component<{ view: View; seat: number; hideRole: boolean }>;
  /** What lies below the board, if there is anything. */
  Below: Component<{ view: View; names: string[] }> | null;
}

export interface HandSeen {
  /** Null for those who may not know. */
  cards: string[] | null;
  /** What all see of it: one back for each card, with its group where it has one. */
  backs: (number | null)[];
  /** The backs in words. */
  note: string;
}

export interface RoleSeen {
  title: string;
  wish: string;
  clan: string | null;
  identity: string;
}

export interface Pile {
  name: string;
  number: number;
  /** The sign before its name; none for those that a narrow screen leaves out. */
  sign: { back: number | null } | { emblem: string } | null;
}

export interface OffersRoom<View, Decision> {
  /** What a choice is called where it is offered. */
  wording(choice: Choice & { decision: Decision }, sight: Sight<View>): Wording;
}

export interface Wording {
  /** On a button, on the board and in the panel of a seat. */
  label: string;
  /** What is asked, if the choice is an answer. */
  question?: string;
  /** The sign beside an answer. */
  emblem?: string;
  /** The card beside an answer, as it would lie. */
  card?: { name: string; turned: boolean };
}

export interface StoryRoom<View, Event> {
  /** What the viewer has to do, or for whom all wait, while the game goes on. */
  now(sight: Sight<View>): string;
  /** What happened, if it is worth telling this listener. */
  tell(event: Event, listener: Listener): Told | null;
  /** Where it happened. */
  place(event: Event): Cell | null;
}

/** A line of the log, or a step of somebody; steps that follow each other become one line. */
export type Told = { text: string; loud?: boolean } | { walker: string; cell: Cell };

export interface ResultsRoom<View, Event> {
  /** How many rounds are over; a game without rounds is one. */
  finished(view: View): number;
  /** The end of the last round or of the game, step by step; null as long as there is nothing to tell. */
  ceremony(view: View, events: Event[], listener: Listener): Ceremony | null;
  /** The scores, once there are some. */
  Scores: Component<{ view: View; names: string[]; look: number | null }>;
}

export const plug = <View, Decision, Event>(ui: GameUi<View, Decision, Event>): GameUi => ui as unknown as GameUi;
