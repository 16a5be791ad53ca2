import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Board from "../../board/Board.svelte";
import { sceneOf } from "../../board/scene";
import type { CardPicture, DarkCaveView } from "../../protocol";
import { look } from "./look";
import board from "./samples/board.json";
import infos from "./samples/cards.json";
import crowd from "./samples/crowd.json";
import start from "./samples/start.json";
import { scene } from "./scene";

const cards = new Map((infos as unknown as CardPicture[]).map((info) => [info.name, info]));
const things = (sample: { view: unknown }) => scene(sample.view as DarkCaveView);

it("is creatures, webs and gold as well", () => {
  const count = (kind: string): number => things(board).standing.filter((one) => one.kind === kind).length;
  expect(count("gold")).toBe(board.view.gold_in_veins.length);
  expect(count("creature")).toBe(board.view.creatures.length);
  expect(count("dwarf")).toBe(board.view.seats.filter((seat) => seat.at).length);
  expect(things(board).edges.map((edge) => edge.figure)).toContain("web");
});

it("keeps eight dwarves in one space apart", () => {
  const { figures } = sceneOf(look, cards, things(start));
  expect(new Set(figures.map((figure) => figure.at.join())).size).toBe(8);
  expect(figures.every((figure) => figure.scale > 0.75)).toBe(true);
});

it("names the dwarves and says who lies", () => {
  const props = { look, cards, things: things(crowd), me: 0, onpick: () => undefined };
  const mounted = mount(Board, { target: document.body, props });
  flushSync();
  const names = [...document.querySelectorAll(".figure[role=img]")].map((each) => each.getAttribute("aria-label"));
  expect(names).toHaveLength(8);
  expect(names).toContain("Dwarf D, lying");
  void unmount(mounted);
});
