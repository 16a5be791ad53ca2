/** Which page an address means. */
export type Route = { page: "start" } | { page: "table"; code: string } | { page: "replay"; code: string; match: number };

export function readRoute(path: string): Route {
  const table = /^\/t\/([A-Za-z]+)\/?$/.exec(path);
  if (table) return { page: "table", code: table[1]!.toUpperCase() };
  const replay = /^\/r\/([A-Za-z]+)\/(\d+)\/?$/.exec(path);
  if (replay) return { page: "replay", code: replay[1]!.toUpperCase(), match: Number(replay[2]) };
  return { page: "start" };
}

export const tablePath = (code: string): string => `/t/${code}`;
export const replayPath = (code: string, match: number): string => `/r/${code}/${match}`;

export function go(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** What people type as a code: in any case, with blanks, or the whole link. */
export function readCode(typed: string): string | null {
  const link = /\/t\/([A-Za-z]{6})\b/.exec(typed);
  const code = (link?.[1] ?? typed).replace(/[^A-Za-z]/g, "").toUpperCase();
  return code.length === 6 ? code : null;
}
