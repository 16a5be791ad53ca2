/** Which page an address means. */
export type Route =
  | { page: "start" }
  | { page: "learn"; game: string }
  | { page: "table"; code: string }
  | { page: "take"; code: string; secret: string }
  | { page: "replay"; code: string; match: number; at: number }
  | { page: "record" }
  | { page: "rules"; game: string };

export function readRoute(path: string, hash = ""): Route {
  const table = /^\/t\/([A-Za-z]+)\/?$/.exec(path);
  if (table) {
    const code = table[1]!.toUpperCase();
    const secret = /^#take=([\w-]+)$/.exec(hash)?.[1];
    return secret ? { page: "take", code, secret } : { page: "table", code };
  }
  const replay = /^\/r\/([A-Za-z]+)\/(\d+)(?:\/(\d+))?\/?$/.exec(path);
  if (replay) return { page: "replay", code: replay[1]!.toUpperCase(), match: Number(replay[2]), at: Number(replay[3] ?? 0) };
  if (path === recordPath) return { page: "record" };
  const rules = /^\/rules(?:\/(\w+))?\/?$/.exec(path);
  if (rules) return { page: "rules", game: rules[1] ?? "" };
  const learn = /^\/learn\/(\w+)\/?$/.exec(path);
  if (learn) return { page: "learn", game: learn[1]! };
  return { page: "start" };
}

export const tablePath = (code: string): string => `/t/${code}`;
/** A seat for another device; what stands behind the # goes to no server by itself. */
export const takePath = (code: string, secret: string): string => `${tablePath(code)}#take=${secret}`;
/** The rules of a game, perhaps at one of them. */
export const rulesPath = (game: string, clause?: string): string => `/rules/${game}${clause ? `#${clause}` : ""}`;
/** A replay, perhaps at one of its moments. */
export const replayPath = (code: string, match: number, at = 0): string => `/r/${code}/${match}${at ? `/${at}` : ""}`;
/** Where a record can be opened. */
export const recordPath = "/replay";

/** To another page; `instead` of this one, the way back leads to the one before. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

export const learnPath = (game: string): string => `/learn/${game}`;

/** A link to a page of ours is followed without loading everything anew, unless it is to open elsewhere. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}

/** What people type as a code: in any case, with blanks, or the whole link. */
export function readCode(typed: string): string | null {
  const link = /\/t\/([A-Za-z]{6})\b/.exec(typed);
  const code = (link?.[1] ?? typed).replace(/[^A-Za-z]/g, "").toUpperCase();
  return code.length === 6 ? code : null;
}
