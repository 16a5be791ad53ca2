/** What tells one dwarf from another: the seat gives colour and letter, the name gives hood, beard, brows and tool. */
import { letter } from "../net/names";

export interface FaceParts {
  letter: string;
  /** The tone of the hood; neither yellow nor blue, which are the clans’. */
  hood: string;
  hair: string;
  skin: string;
  /** Paths in a box of 100 by 100 about the origin. */
  hoodPath: string;
  beardPath: string;
  browPath: string;
  tool: Tool;
}

export interface Tool {
  handle: string;
  head: string;
}

const HOODS = ["#d15e5f", "#009478", "#a26dc6", "#69a806", "#c7719c", "#ae6a00", "#9ba584", "#44673e", "#c0062d", "#6dbdb9"];
const HAIRS = ["#e9dcc0", "#c7742b", "#6b4a30", "#a9a196", "#e0b25a", "#4a3a34"];
const SKINS = ["#f0c69a", "#d9a070", "#b57c50", "#8a5a3a"];

const HOOD_SHAPES = [
  "M0 -48C22 -44 36 -22 36 4C38 22 36 34 34 44L-34 44C-36 34 -38 22 -36 4C-36 -22 -22 -44 0 -48Z",
  "M12 -49C30 -34 36 -16 35 6C38 22 36 34 34 44L-34 44C-37 32 -38 20 -35 4C-33 -18 -16 -38 12 -49Z",
  "M-22 -42L22 -42C34 -30 37 -10 36 6C38 22 36 34 34 44L-34 44C-36 34 -38 22 -36 6C-37 -10 -34 -30 -22 -42Z",
  "M-6 -49C-2 -42 2 -40 8 -39C28 -34 37 -14 36 6C38 22 36 34 34 44L-34 44C-36 34 -38 22 -36 6C-36 -20 -26 -40 -6 -49Z",
];
const BEARDS = [
  "M-24 0C-26 24 -16 46 0 49C16 46 26 24 24 0C16 10 8 8 0 10C-8 8 -16 10 -24 0Z",
  "M-24 0C-30 18 -24 36 -16 46L-8 34L0 49L8 34L16 46C24 36 30 18 24 0C16 10 8 8 0 10C-8 8 -16 10 -24 0Z",
  "M-24 0C-28 22 -22 34 -12 36L-6 48L6 48L12 36C22 34 28 22 24 0C16 10 8 8 0 10C-8 8 -16 10 -24 0Z",
  "M-24 -2C-32 10 -32 30 -20 44C-14 38 -6 40 0 44C6 40 14 38 20 44C32 30 32 10 24 -2C16 10 8 8 0 10C-8 8 -16 10 -24 -2Z",
];
const BROWS = ["M-18 -15L-6 -12M18 -15L6 -12", "M-18 -12Q-12 -18 -6 -13M18 -12Q12 -18 6 -13", "M-18 -13L-6 -15M18 -13L6 -15"];
const TOOLS: Tool[] = [
  { handle: "M-46 46L-28 -6", head: "M-44 0C-38 -12 -24 -14 -14 -4C-24 -6 -32 -4 -44 0Z" },
  { handle: "M-42 48L-32 -2", head: "M-44 -6L-22 -2L-24 10L-46 6Z" },
  { handle: "M-44 48L-32 0", head: "M-36 -10C-26 -12 -18 -6 -16 4L-30 4Z" },
  { handle: "M-40 48L-36 14", head: "M-46 -2L-28 -2L-26 18L-48 18Z" },
];

/** A number that depends on all letters of a name, well mixed. */
function hash(name: string): number {
  let found = 2166136261;
  for (const character of name) found = Math.imul(found ^ character.codePointAt(0)!, 16777619) >>> 0;
  return (found ^ (found >>> 15)) >>> 0;
}

export function faceParts(seat: number, name: string): FaceParts {
  let rest = hash(name);
  const one = <T>(of: readonly T[]): T => {
    const found = of[rest % of.length]!;
    rest = Math.floor(rest / of.length);
    return found;
  };
  return {
    letter: letter(seat),
    hood: HOODS[seat % HOODS.length]!,
    hoodPath: one(HOOD_SHAPES),
    beardPath: one(BEARDS),
    hair: one(HAIRS),
    browPath: one(BROWS),
    skin: one(SKINS),
    tool: one(TOOLS),
  };
}
