/** Tells when the same table is open in another tab of this browser. */
export function otherTabs(code: string, found: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel("undermine");
  channel.onmessage = (event: MessageEvent<{ code: string; kind: "new" | "here" }>) => {
    if (event.data.code !== code) return;
    if (event.data.kind === "new") channel.postMessage({ code, kind: "here" });
    found();
  };
  channel.postMessage({ code, kind: "new" });
  return () => channel.close();
}
