import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { uiOf } from "..";
import type { Choice, GameEvent, GameView } from "../../protocol";
import { at } from "../../texts/grammar";
import { fieldsOf, inWords } from "./view";

const NAMES = ["Anna", "Bert"];
const ui = uiOf("deep_river", "The Deep River");
const view = (more: object = {}): GameView =>
  ({
    game: "deep_river",
    waiting: [1],
    laid: [{ cell: [0, 0], card: "start", turned: false }],
    goals: [
      { cell: [4, 0], face_up: false, card: null, known: 0 },
      { cell: [4, 2], face_up: false, card: "gold", known: 1 },
    ],
    seats: [
      { seat: 0, role: { role: "spy", known: 1 }, hand: { size: 2, cards: ["EW", "NS"], known: 1 }, coins: 3, cell: [0, 0] },
      { seat: 1, role: { role: null, known: 2 }, hand: { size: 4, cards: null, known: 2 }, coins: 0, asleep: true },
    ],
    pile: 17,
    result: null,
    ...more,
  }) as unknown as GameView;
const bare = { game: "deep_river", waiting: [] } as unknown as GameView;
const sight = (look: number | null) => ({ view: view(), cards: new Map(), names: NAMES, look, place: at });
const tell = (event: object, look: number | null = 0) => ui.story.tell(event as GameEvent, { names: NAMES, look });

describe("a game that nobody here has heard of", () => {
  it("is called as the server says, or by its name", () => {
    expect(uiOf("deep_river").texts.title).toBe("The Deep River");
    expect(uiOf("shallow_pond").texts.title).toBe("Shallow pond");
    expect(uiOf("deep_river")).toBe(ui);
  });

  it("lies on the table with its goals and its dwarves", () => {
    const { laid, hidden, standing } = ui.scene(view());
    expect(laid.map(({ card }) => card)).toEqual(["start"]);
    expect(hidden.map(({ known }) => known)).toEqual([null, "gold"]);
    expect(standing.map(({ seat, cell }) => [seat, cell])).toEqual([[0, [0, 0]]]);
    expect(ui.look.sign("heap-of-gold")).toBe("gold");
  });

  it("shows hands, roles and piles", () => {
    expect(ui.seats.hand(view(), 0).cards).toEqual(["EW", "NS"]);
    expect(ui.seats.hand(view(), 1)).toMatchObject({ cards: null, backs: [null, null, null, null] });
    expect(ui.seats.role(view(), 0)?.title).toBe("Spy");
    expect(ui.seats.role(view(), 1)).toBeNull();
    expect(ui.seats.piles(view()).map(({ number }) => number)).toEqual([17]);
    expect(ui.seats.round(view())).toBeNull();
  });

  it("says whose turn it is", () => {
    expect(ui.story.now(sight(1))).toBe("Your turn");
    expect(ui.story.now(sight(0))).toBe("Waiting for Bert");
  });

  it("offers choices by the server's words", () => {
    const choice = { text: "dive 3", decision: { type: "dive" }, points: { kind: "act" } } as unknown as Choice;
    expect(ui.offers.wording(choice, sight(0)).label).toBe("Dive 3");
    const lay = { text: "lay EW 3,-1", decision: { type: "lay" }, points: { kind: "play" } } as unknown as Choice;
    expect(ui.offers.wording(lay, sight(0)).label).toBe("Lay EW 3 right and 1 down from the start");
  });

  it("tells events by their type and their fields, without what is secret", () => {
    expect(tell({ type: "boat_sunk", seat: 1, cell: [2, 1], boat: "old-tub", crew: null, known: 0 })).toEqual({
      text: "Bert: boat sunk (boat old tub).",
      loud: false,
    });
    expect(tell({ type: "game_ended", winners: [0, 1], known: -1 })).toEqual({ text: "Game ended (winners Anna, Bert).", loud: true });
    expect(tell({ type: "night_fell", known: -1 })).toEqual({ text: "Night fell.", loud: false });
    expect(tell({ type: "laid", seat: 0, card: "EW", cell: [1, 0], turned: false, known: -1 })).toEqual({ text: "Anna lays EW." });
    expect(tell({ type: "drew", seat: 1 })).toEqual({ text: "Bert: drew.", loud: false });
    expect(ui.story.place({ type: "boat_sunk", cell: [2, 1] } as unknown as GameEvent)).toEqual([2, 1]);
  });

  it("ends with winners, and with what else the result says", () => {
    const over = view({ result: { winners: [1], coins: [3, 5], weather: "fine" } });
    const told = ui.results.ceremony(over, [], { names: NAMES, look: 0 })!;
    expect(ui.results.finished(over)).toBe(1);
    expect(told.headline).toBe("Bert wins!");
    expect(told.lines.map(({ text }) => text)).toEqual(["Weather: fine"]);
  });

  it("may leave out everything", () => {
    expect(ui.scene(bare).laid).toEqual([]);
    expect(ui.seats.hand(bare, 0)).toEqual({ cards: null, backs: [], note: "" });
    expect(ui.seats.piles(bare)).toEqual([]);
    expect(ui.results.finished(bare)).toBe(0);
    expect(ui.results.ceremony(bare, [], { names: NAMES, look: null })!.winners).toEqual([]);
  });
});

describe("the things of a seat", () => {
  const seat = {
    seat: 0,
    role: { role: "spy", known: 1 },
    lantern: { name: "ruby", known: 3 },
    medals: [{ medal: "tin", known: -1 }],
    letters: [{ text: "flee", known: 1 }],
    badge: { badge: "star", known: -1 },
    coins: 3,
  };
  const shown = (one: object, hideRole: boolean): (string | null)[] => {
    const props = { view: { seats: [one] } as unknown as GameView, seat: 0, hideRole };
    const mounted = mount(ui.seats.Things, { target: document.body, props });
    flushSync();
    const words = [...document.querySelectorAll("span")].map((span) => span.textContent);
    void unmount(mounted);
    document.body.innerHTML = "";
    return words;
  };

  it("are all there while nobody looks over your shoulder", () => {
    expect(shown(seat, false)).toEqual(["role: spy", "lantern: ruby", "medals: tin", "letters: flee", "badge: star", "coins: 3"]);
  });

  it("are only what all know once you hide your role, whatever a game calls it", () => {
    expect(shown(seat, true)).toEqual(["medals: tin", "badge: star", "coins: 3"]);
    expect(shown({ seat: 0, lantern: "ruby", coins: 3, known: 1 }, true)).toEqual([]);
    expect(shown({ seat: 0, coins: 3, known: -1 }, true)).toEqual(["coins: 3"]);
  });
});

it("values of the wire in words", () => {
  expect(inWords([3, -1])).toBe("3 right and 1 down from the start");
  expect(inWords(["a_b", "c"])).toBe("a b, c");
  expect(inWords({ number: 2, cards: null, known: 3 })).toBe("2");
  expect(fieldsOf({ seat: 1, gold: 0, dry: true, gone: null, known: 1 })).toEqual([
    ["gold", "0"],
    ["dry", "yes"],
  ]);
});
