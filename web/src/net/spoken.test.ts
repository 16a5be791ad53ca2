import { describe, expect, it } from "vitest";
import { uiOf } from "../games";
import { spoken } from "./spoken";

describe("what the server says", () => {
  it("is a sentence, and people have names", () => {
    const names = ["Ada", "Basalt", "Flint"];
    const said = (why: string): string => spoken({ why, says: null }, names, uiOf("any"));
    expect(said("it's seat B's turn")).toBe("It’s Basalt’s turn.");
    expect(said("it's up to seat A and seat C now")).toBe("It’s up to Ada and Flint now.");
    expect(said("seat D has no broken lamp")).toBe("D has no broken lamp.");
    expect(said("take a seat first")).toBe("Take a seat first.");
  });
});
