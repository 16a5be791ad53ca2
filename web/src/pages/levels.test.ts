import { afterEach, expect, it } from "vitest";
import { likedLevel, likeLevel } from "./levels";

const LEVELS = ["random", "rookie", "veteran", "master"];
afterEach(() => localStorage.clear());

it("begins with veterans, and remembers another wish", () => {
  expect(likedLevel(LEVELS)).toBe("veteran");
  likeLevel("rookie");
  expect(likedLevel(LEVELS)).toBe("rookie");
});

it("takes what the server has", () => {
  likeLevel("wizard");
  expect(likedLevel(LEVELS)).toBe("veteran");
  expect(likedLevel(["random"])).toBe("random");
  expect(likedLevel([])).toBeNull();
});
