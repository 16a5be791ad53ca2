/** The server's HTTP side. */
import type {
  Analysis,
  CardPicture,
  CreateTable,
  GameInfo,
  Joined,
  JoinTable,
  Moment,
  PlayNow,
  Problem,
  TableListing,
  TableState,
} from "../protocol";

/** A request that the server refused, in its own words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    why: string,
  ) {
    super(why);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(`/api${path}`, init);
  const found = (await answer.json().catch(() => ({ error: answer.statusText }))) as unknown;
  if (!answer.ok) throw new Refused(answer.status, (found as Problem).error);
  return found as T;
}

export const games = (): Promise<GameInfo[]> => ask("/games");
export const gameCards = (game: string): Promise<CardPicture[]> => ask(`/games/${game}/cards`);
export const tableCards = (code: string): Promise<CardPicture[]> => ask(`/tables/${code}/cards`);
export const publicTables = (): Promise<TableListing[]> => ask("/tables");
export const table = (code: string): Promise<TableState> => ask(`/tables/${code}`);
export const create = (wish: CreateTable): Promise<Joined> => ask("/tables", wish);
export const play = (wish: PlayNow): Promise<Joined> => ask("/play", wish);
export const join = (code: string, wish: JoinTable): Promise<Joined> => ask(`/tables/${code}/people`, wish);
export const moment = (code: string, match: number, number: number, seat: number | null): Promise<Moment> =>
  ask(`/tables/${code}/replays/${match}/${number}${seat === null ? "" : `?seat=${seat}`}`);
/** What can be made of a finished game afterwards; `null` if nothing can. */
export const analysis = (code: string, match: number, language: string): Promise<Analysis | null> =>
  ask<Analysis>(`/tables/${code}/analyses/${match}?language=${language}`).catch(() => null);
export const recordPath = (code: string, match: number): string => `/api/tables/${code}/records/${match}`;
