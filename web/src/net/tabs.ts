/** Tells whether the same table is open in another tab of this browser. */
import { newId } from "./ids";

interface Call {
  code: string;
  tab: string;
  kind: "new" | "here" | "gone";
}

/** How often other tabs are asked whether they are still there: one that crashes does not say goodbye. */
export const ROUND = 3_000;

export function otherTabs(code: string, changed: (others: boolean) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const tab = newId();
  const heard = new Set<string>();
  let others = false;
  const channel = new BroadcastChannel("undermine");
  const call = (kind: Call["kind"]): void => channel.postMessage({ code, tab, kind } satisfies Call);
  const ask = (): void => call("new");
  const leave = (): void => call("gone");
  const settle = (): void => {
    if (others !== heard.size > 0) changed((others = heard.size > 0));
  };
  channel.onmessage = ({ data }: MessageEvent<Call>) => {
    if (data.code !== code) return;
    if (data.kind === "new") call("here");
    if (data.kind === "gone") heard.delete(data.tab);
    else heard.add(data.tab);
    settle();
  };
  const asking = setInterval(() => {
    settle();
    heard.clear();
    if (others) ask();
  }, ROUND);
  addEventListener("pagehide", leave);
  addEventListener("pageshow", ask); // the browser may keep a page aside and take it out again
  ask();
  return () => {
    clearInterval(asking);
    removeEventListener("pagehide", leave);
    removeEventListener("pageshow", ask);
    leave();
    channel.close();
  };
}
