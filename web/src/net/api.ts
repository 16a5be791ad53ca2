/** The server's HTTP side. */
import type {
  Analysis,
  CardPicture,
  CreateTable,
  GameInfo,
  Joined,
  JoinTable,
  Learn,
  LessonInfo,
  LessonWords,
  MyTable,
  PlayNow,
  Problem,
  Replay,
  ServerInfo,
  Rules,
  SeatLink,
  TableListing,
  TableState,
  TakeSeat,
  TellMe,
  TellMeNoMore,
} from "../protocol";
import { tIf } from "../texts";
import type { Fact } from "../texts/facts";
import { short } from "../texts/short";
import { seen } from "./looked";
import { store } from "./store.svelte";

/** A request that the server refused, in its own words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    why: string,
  ) {
    super(why);
  }
}

/** Pauses before something is sent again that the server could not save; then the person is asked to try. */
const AGAIN = [1_000, 2_000, 4_000];

async function ask<T>(path: string, body?: unknown, method = "POST"): Promise<T> {
  const sent = body instanceof ArrayBuffer ? body : JSON.stringify(body);
  const init = body === undefined ? {} : { method, body: sent, headers: { "content-type": "application/json" } };
  let answer = await fetch(`/api${path}`, init);
  for (const pause of AGAIN) {
    if (answer.status !== 503) break;
    store.waiting += 1;
    try {
      await new Promise((resolve) => setTimeout(resolve, pause));
      answer = await fetch(`/api${path}`, init);
    } finally {
      store.waiting -= 1;
    }
  }
  const found = (await answer.json().catch(() => ({ error: answer.statusText }))) as unknown;
  if (!answer.ok) throw new Refused(answer.status, saidBy(found as Problem));
  return found as T;
}

/** Why, without a full stop: it is put into a sentence. */
const saidBy = ({ error, says }: Problem): string =>
  (says && tIf(short(`refusal-${says.key}`), says.facts as Record<string, Fact>)) ?? error;

export const games = (): Promise<GameInfo[]> => ask("/games");
export const gameCards = (game: string): Promise<CardPicture[]> => ask(`/games/${game}/cards`);
export const gameRules = (game: string, language: string): Promise<Rules> => ask(`/rules/${game}?language=${language}`);
export const tableCards = (code: string): Promise<CardPicture[]> => ask(`/tables/${code}/cards`);
export const publicTables = (): Promise<TableListing[]> => ask("/tables");
/** The tables where this browser is, those that wait for it first. */
export const myTables = (): Promise<MyTable[]> => ask(`/tables/mine?seen=${seen()}`);
export const server = (): Promise<ServerInfo> => ask("/server");
/** The games that have a guided first game. */
export const lessons = (): Promise<LessonInfo[]> => ask("/lessons");
/** What a lesson says in a language. */
export const lessonWords = (game: string, lesson: string, language: string): Promise<LessonWords> =>
  ask(`/lessons/${game}/${lesson}?language=${language}`);
export const table = (code: string): Promise<TableState> => ask(`/tables/${code}`);
export const create = (wish: CreateTable): Promise<Joined> => ask("/tables", wish);
export const learn = (game: string, wish: Learn): Promise<Joined> => ask(`/lessons/${game}`, wish);
export const play = (wish: PlayNow): Promise<Joined> => ask("/play", wish);
export const join = (code: string, wish: JoinTable): Promise<Joined> => ask(`/tables/${code}/people`, wish);
/** A link that takes one's seats to another device, and what that does with it. */
export const linkSeat = (code: string): Promise<SeatLink> => ask(`/tables/${code}/links`, {});
export const takeSeat = (code: string, secret: string): Promise<Joined> => ask(`/tables/${code}/devices`, { secret } satisfies TakeSeat);
export const tellMe = (code: string, wish: TellMe): Promise<unknown> => ask(`/tables/${code}/notices`, wish);
export const tellMeNoMore = (code: string, endpoint: string): Promise<unknown> =>
  ask(`/tables/${code}/notices`, { endpoint } satisfies TellMeNoMore, "DELETE");
/** The table of a replay, which the worker keeps to be read without the server: see public/worker.js. */
export const replayedTable = (code: string): Promise<TableState> => ask(`/tables/${code}?replay`);
/** A whole game that is over, as seen by a seat, all of them, or a spectator (""). */
export const replay = (code: string, match: number, seat: string): Promise<Replay> =>
  ask(`/tables/${code}/replays/${match}${seat && `?seat=${seat}`}`);
/** The same from a record; what the server finds wrong with it is thrown. */
export const bringRecord = (record: ArrayBuffer, seat: string): Promise<Replay> => ask(`/replays${seat && `?seat=${seat}`}`, record);
/** What can be made of a finished game afterwards; `null` if nothing can. */
export const analysis = (code: string, match: number, language: string): Promise<Analysis | null> =>
  ask<Analysis>(`/tables/${code}/analyses/${match}?language=${language}`).catch(() => null);
export const recordPath = (code: string, match: number): string => `/api/tables/${code}/records/${match}`;
