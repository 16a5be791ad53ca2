/** Tones by name. Every game prints the same tones in inks of its own. */

export type Tone =
  | "table" // what lies under the cards
  | "grid" // lines on the table
  | "map" // a printed board, and its lines
  | "lines"
  | "seam" // where one digs, and the marks of its cells
  | "prop"
  | "glow" // light on rock, faint and less faint
  | "gleam"
  | "sky" // what is outside
  | "dusk"
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

export type Inks = Record<Tone, string>;

/** Brown rock by lantern light. Games that are played elsewhere change some of it. */
export const LANTERN: Inks = {
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
  seam: "#382617",
  prop: "#5a3f27",
  glow: "#553717",
  gleam: "#835722",
  sky: "#46596a",
  dusk: "#c08a55",
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

/** Hard tones: cards nearly black on a table of middle grey, passages nearly white, and all that counts bright. */
export const STARK: Partial<Inks> = {
  table: "#767676",
  grid: "#606060",
  map: "#767676",
  lines: "#606060",
  seam: "#6a6a6a",
  prop: "#8a8a8a",
  glow: "#828282",
  gleam: "#929292",
  sky: "#767676",
  dusk: "#767676",
  ink: "#000000",
  rock: "#141414",
  rim: "#242424",
  mark: "#383838",
  floor: "#ffefc0",
  lit: "#fffbe8",
  deep: "#005a70",
  shallow: "#00a5c8",
  foam: "#ffffff",
  fir: "#0e1f0e",
  moss: "#1d2b16",
  wood: "#b9783a",
  plank: "#e0a860",
  stone: "#8a8a8a",
  pebble: "#c8c8c8",
  shine: "#ffee58",
  paper: "#ffffff",
  night: "#000000",
};
