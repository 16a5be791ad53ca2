/** The three looks: the same tones by name, printed in other inks for each game. */

export type Tone =
  | "table" // what lies under the cards
  | "grid" // lines on the table
  | "map" // the printed board of The Lost Mines, and its lines
  | "lines"
  | "ink" // every firm outline
  | "rock" // the dark shape
  | "rim" // rock that the lantern reaches
  | "mark" // traces of the knife in the rock
  | "floor" // the light shape
  | "lit" // where the lantern stands
  | "deep" // water
  | "shallow"
  | "foam" // water marks
  | "wood"
  | "plank"
  | "stone"
  | "pebble"
  | "gold"
  | "shine"
  | "silver"
  | "gem"
  | "fir"
  | "moss"
  | "ember"
  | "bone"
  | "night" // holes, tunnels
  | "yellow" // the clans
  | "blue"
  | "good"
  | "bad"
  | "paper";

export type Look = Record<Tone, string>;

const SHARED = {
  wood: "#8a5a2b",
  plank: "#b98146",
  stone: "#7d7468",
  pebble: "#a59a8a",
  gold: "#e8a91c",
  shine: "#ffe08a",
  silver: "#cfd6d8",
  gem: "#c8385a",
  ember: "#e2612a",
  bone: "#f0e4c8",
  yellow: "#f2c230",
  blue: "#5b9be6",
  good: "#9bc46a",
  bad: "#d9512f",
  paper: "#f3e6c4",
  map: "#b7a16c",
  lines: "#9a8553",
};

const CLASSIC: Look = {
  ...SHARED,
  table: "#281b12",
  grid: "#443020",
  ink: "#1a0f08",
  rock: "#4b2f1d",
  rim: "#63402a",
  mark: "#7a5234",
  floor: "#d3903a",
  lit: "#f3c66c",
  deep: "#3c7d86",
  shallow: "#6fb0ae",
  foam: "#e6f4ea",
  fir: "#2e3f27",
  moss: "#5f6d36",
  night: "#160c06",
};

const LOST_MINES: Look = {
  ...SHARED,
  table: "#2b2a1c",
  grid: "#4a5236",
  ink: "#1a2012",
  rock: "#55672f",
  rim: "#6f8040",
  mark: "#8a9a55",
  floor: "#d5b06c",
  lit: "#f0dba2",
  deep: "#2f7f95",
  shallow: "#68b3bd",
  foam: "#e4f4ee",
  fir: "#2b4327",
  moss: "#3f5a2f",
  night: "#14170d",
};

const DARK_CAVE: Look = {
  ...SHARED,
  table: "#141c23",
  grid: "#293945",
  ink: "#0a1014",
  rock: "#2d3b46",
  rim: "#3d4f5c",
  mark: "#566b78",
  floor: "#86958f",
  lit: "#c4cbb8",
  deep: "#1f7378",
  shallow: "#4fa8a3",
  foam: "#dff5ea",
  fir: "#20332f",
  moss: "#5d8758",
  night: "#070b0e",
};

const LOOKS: Record<string, Look> = { classic: CLASSIC, lost_mines: LOST_MINES, dark_cave: DARK_CAVE };

export function lookOf(game: string): Look {
  return LOOKS[game] ?? CLASSIC;
}
