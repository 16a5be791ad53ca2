import { expect, it, vi } from "vitest";
import { otherTabs, ROUND } from "./tabs";

it("the notice of another tab goes when that tab is closed", async () => {
  const first = vi.fn();
  const second = vi.fn();
  const closeFirst = otherTabs("BCDFGH", first);
  const closeOther = otherTabs("HGFDCB", vi.fn());
  const closeSecond = otherTabs("BCDFGH", second);
  await vi.waitFor(() => expect(first).toHaveBeenLastCalledWith(true));
  await vi.waitFor(() => expect(second).toHaveBeenLastCalledWith(true));
  closeSecond();
  await vi.waitFor(() => expect(first).toHaveBeenLastCalledWith(false));
  closeFirst();
  closeOther();
});

it("and also when that tab is gone without a word", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const changed = vi.fn();
  const close = otherTabs("BCDFGH", changed);
  const crashed = new BroadcastChannel("undermine");
  crashed.postMessage({ code: "BCDFGH", tab: "crashed", kind: "here" });
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(true));
  vi.advanceTimersByTime(ROUND);
  expect(changed).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(ROUND);
  expect(changed).toHaveBeenLastCalledWith(false);
  crashed.close();
  close();
  vi.useRealTimers();
});
