import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { uiOf } from "../games";
import type { Sight } from "../games/ui";
import type { TableClient } from "../net/client.svelte";
import type { Choice } from "../protocol";
import Ask from "./Ask.svelte";
import type { Play } from "./play.svelte";

let shown: Record<string, unknown> | undefined;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it("a question has one button for each answer", () => {
  const take = vi.fn();
  const asked = ["axe no", "axe yes"].map((text): Choice => ({ text, decision: { type: "any" } as never, points: { kind: "answer" } }));
  const ui = uiOf("any");
  const wording = (choice: Choice) => ({ label: choice.text === "axe yes" ? "Yes" : "No", question: "An axe?" });
  const client = { ui: { ...ui, offers: { wording } }, cards: new Map(), deciding: false } as unknown as TableClient;
  shown = mount(Ask, { target: document.body, props: { client, play: { asked, take } as unknown as Play, sight: {} as Sight } });
  flushSync();
  const buttons = [...document.querySelectorAll("button")];
  expect(document.querySelector("h2")?.textContent).toBe("An axe?");
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(["No", "Yes"]);
  buttons[1]!.click();
  expect(take).toHaveBeenCalledWith(expect.objectContaining({ text: "axe yes" }));
});
