/** Silhouettes: every creature, tool and sign, drawn once about the origin in a box of 100 by 100. */
import { ellipse, type Shape } from "./shapes";

const LINE = 5;

/** A part with the firm outline. */
function cut(d: string, fill: Shape["fill"]): Shape {
  return { d, fill, line: "ink", width: LINE };
}

function flat(d: string, fill: Shape["fill"]): Shape {
  return { d, fill };
}

function scratch(d: string, line: Shape["line"] = "ink", width = 3.5): Shape {
  return { d, line, width };
}

const lamp: Shape[] = [
  scratch("M-13 -24C-15 -44 15 -44 13 -24", "ink", 9),
  scratch("M-13 -24C-15 -44 15 -44 13 -24", "stone", 4.5),
  cut("M-16 -26L16 -26L20 -16L-20 -16Z", "stone"),
  cut("M-17 -16L17 -16L21 26L-21 26Z", "shine"),
  flat("M0 -6C5 2 11 8 9 16C8 22 4 24 0 24C-4 24 -8 22 -9 16C-10 10 -3 4 0 -6Z", "ember"),
  flat("M0 8C3 12 4 15 3 19C2 22 -2 22 -3 19C-4 15 -1 12 0 8Z", "shine"),
  scratch("M-9 -15L-11 26M9 -15L11 26"),
  cut("M-25 26L25 26L28 39L-28 39Z", "stone"),
];

const cart: Shape[] = [
  flat("M-30 -16L-20 -32L-8 -26L2 -38L14 -28L24 -33L32 -16Z", "stone"),
  scratch("M-30 -16L-20 -32L-8 -26L2 -38L14 -28L24 -33L32 -16", "ink", LINE),
  flat("M-14 -20L-7 -23L-4 -18ZM4 -20L11 -26L15 -19Z", "gold"),
  cut("M-42 -17L42 -17L32 20L-32 20Z", "wood"),
  flat("M-36 -11L36 -11L34 -3L-34 -3Z", "plank"),
  scratch("M-20 -15L-16 18M0 -15L0 18M20 -15L16 18"),
  cut(ellipse([-19, 27], 12), "stone"),
  cut(ellipse([19, 27], 12), "stone"),
  flat(ellipse([-19, 27], 4) + ellipse([19, 27], 4), "ink"),
];

const pick: Shape[] = [
  cut("M-33 33L13 -20L20 -14L-26 40Z", "wood"),
  flat("M-27 31L14 -16L16 -14L-25 34Z", "plank"),
  cut("M-30 -24C-8 -42 18 -36 28 -26C38 -16 44 8 32 30C30 10 24 -4 14 -14C4 -22 -10 -26 -30 -24Z", "pebble"),
  flat("M-20 -26C-4 -34 14 -30 23 -21C29 -15 33 -4 33 8C29 -6 24 -13 17 -18C8 -24 -6 -27 -20 -26Z", "bone"),
];

const axe: Shape[] = [
  cut("M-30 38L14 -34L22 -29L-22 43Z", "wood"),
  flat("M-24 36L15 -28L17 -27L-22 39Z", "plank"),
  cut("M8 -26L-4 -40C-22 -34 -32 -18 -30 0L-10 -4L-2 -10Z", "pebble"),
  flat("M-4 -40C-22 -34 -32 -18 -30 0L-24 -1C-25 -16 -17 -29 0 -35Z", "bone"),
  cut("M18 -20L30 -34L20 -36L12 -29Z", "pebble"),
];

const boots: Shape[] = [
  cut("M-34 -36L-8 -36L-8 6L14 16C18 20 18 26 17 32L-36 32L-33 4Z", "wood"),
  flat("M-28 -26L-18 -26L-18 8L-28 12Z", "plank"),
  cut("M-36 -40L-6 -40L-6 -28L-36 -28Z", "bone"),
  cut("M-38 31L19 31L19 39L-38 39Z", "ink"),
  cut("M6 -30L30 -34L34 4L46 14C50 18 50 22 49 28L12 31L12 16L6 8Z", "wood"),
  flat("M14 -22L22 -23L25 6L17 9Z", "plank"),
  cut("M4 -34L32 -38L34 -27L6 -23Z", "bone"),
];

const rope: Shape[] = [
  scratch("M-8 30C-4 44 20 46 40 36", "ink", 14),
  scratch("M-8 30C-4 44 20 46 40 36", "plank", 8),
  scratch(ellipse([0, -4], 36, 32), "ink", 15),
  scratch(ellipse([0, -4], 24, 20), "ink", 15),
  scratch(ellipse([0, -4], 36, 32), "plank", 9),
  scratch(ellipse([0, -4], 24, 20), "wood", 9),
  scratch(
    "M-38 -14L-32 -8M-34 -24L-27 -20M-22 -34L-18 -28M-4 -39L-3 -32M14 -37L11 -31M30 -28L24 -23M39 -12L32 -9M39 6L33 3M31 20L26 15M16 29L13 23M-2 31L-2 25M-18 28L-15 22M-32 18L-27 13M-39 4L-32 3",
    "wood",
    3,
  ),
  cut("M-12 -44L12 -44L10 -14L-10 -14Z", "bone"),
  scratch("M-11 -34L11 -34M-10 -24L10 -24", "ink", 3),
];

const boat: Shape[] = [
  scratch("M-20 -34L24 26", "ink", 9),
  scratch("M-20 -34L24 26", "plank", 4.5),
  cut("M-28 -44L-18 -46L-10 -32L-20 -28Z", "plank"),
  cut("M-46 -8C-20 2 20 2 46 -10C42 16 26 26 0 26C-26 26 -42 14 -46 -8Z", "wood"),
  flat("M-41 0C-20 8 20 8 41 -2L38 6C18 14 -18 14 -38 8Z", "plank"),
  scratch("M-38 10C-16 18 18 18 38 8", "ink", 3),
  scratch("M-46 36Q-36 28 -26 36Q-16 44 -6 36Q4 28 14 36Q24 44 34 36Q40 30 46 34", "shallow", 5),
];

const trap: Shape[] = [
  cut("M-44 8C-40 -28 40 -28 44 8L34 10C28 -12 -28 -12 -34 10Z", "pebble"),
  cut("M-44 10C-40 44 40 44 44 10L34 8C28 26 -28 26 -34 8Z", "stone"),
  cut("M-32 4L-26 16L-20 -5L-13 12L-6 -9L0 12L7 -9L13 12L20 -5L26 16L32 4C22 -16 -22 -16 -32 4Z", "bone"),
  cut("M-7 18L7 18L9 28L-9 28Z", "bad"),
];

const troll: Shape[] = [
  cut(
    "M-30 42C-40 22 -36 10 -30 2C-36 -4 -42 -14 -46 -24C-36 -24 -30 -20 -26 -16C-20 -36 20 -36 26 -16C30 -20 36 -24 46 -24C42 -14 36 -4 30 2C36 10 40 22 30 42Z",
    "good",
  ),
  flat("M-20 -14C-12 -26 12 -26 20 -14C12 -18 -12 -18 -20 -14Z", "paper"),
  cut("M-8 -2C-14 10 -12 20 0 20C12 20 14 10 8 -2Z", "moss"),
  flat("M-21 -8L-7 -4L-12 2L-20 0ZM21 -8L7 -4L12 2L20 0Z", "shine"),
  flat(ellipse([-13, -2], 2.4) + ellipse([13, -2], 2.4), "ink"),
  scratch("M-24 -13L-6 -8M24 -13L6 -8", "ink", 5),
  cut("M-22 26C-10 32 10 32 22 26L20 34C10 38 -10 38 -20 34Z", "night"),
  cut("M-17 29L-13 16L-9 31ZM17 29L13 16L9 31Z", "bone"),
];

const eye: Shape[] = [
  cut("M-46 2C-26 -26 26 -26 46 2C26 28 -26 28 -46 2Z", "bone"),
  cut(ellipse([0, 1], 17), "gem"),
  flat(ellipse([0, 1], 9), "ink"),
  flat(ellipse([-5, -5], 4), "bone"),
  scratch("M-34 -22L-40 -32M-14 -30L-17 -41M14 -30L17 -41M34 -22L40 -32", "ink", 5),
];

const storm: Shape[] = [
  cut("M-38 6C-50 0 -46 -20 -30 -20C-28 -38 0 -44 8 -28C24 -36 40 -22 34 -10C46 -8 46 8 34 8Z", "silver"),
  flat("M-34 -2C-38 -10 -34 -16 -24 -14C-22 -28 -4 -32 4 -22C-8 -22 -16 -14 -16 -6Z", "bone"),
  cut("M6 0L-16 26L-2 24L-12 46L22 14L6 17L18 0Z", "gold"),
  scratch("M-26 16L-32 28M-12 14L-16 22M30 14L24 26M38 22L34 32", "shallow", 5),
];

const swap: Shape[] = [
  cut("M-40 -32L-10 -38L-2 6L-32 12Z", "bone"),
  flat("M-34 -26L-15 -30L-13 -18L-32 -14Z", "stone"),
  cut("M8 -8L38 -14L46 30L16 36Z", "paper"),
  flat("M15 -1L33 -5L36 8L18 12Z", "deep"),
  cut("M2 -36C22 -42 34 -34 36 -24L44 -27L34 -12L20 -20L28 -23C24 -30 16 -32 6 -28Z", "gold"),
  cut("M-2 36C-22 42 -34 34 -36 24L-44 27L-34 12L-20 20L-28 23C-24 30 -16 32 -6 28Z", "gold"),
];

const WEB_RINGS =
  "M0 -16L12 -11L16 0L12 12L0 16L-12 12L-16 0L-12 -11ZM0 -29Q8 -22 21 -20Q22 -8 29 0Q22 8 21 21Q8 22 0 29Q-8 22 -21 21Q-22 8 -29 0Q-22 -8 -21 -20Q-8 -22 0 -29ZM0 -43Q12 -34 31 -31Q34 -12 43 0Q34 12 31 31Q12 34 0 43Q-12 34 -31 31Q-34 12 -43 0Q-34 -12 -31 -31Q-12 -34 0 -43Z";
const WEB_SPOKES = "M0 -47L0 47M-47 0L47 0M-35 -35L35 35M-35 35L35 -35";
const web: Shape[] = [scratch(WEB_SPOKES + WEB_RINGS, "ink", 8), scratch(WEB_SPOKES + WEB_RINGS, "bone", 3.6)];

const spider: Shape[] = [
  ...web,
  scratch(
    "M-6 -2C-18 -14 -22 -6 -26 6M6 -2C18 -14 22 -6 26 6M-6 4C-16 0 -20 8 -20 20M6 4C16 0 20 8 20 20M-5 8C-12 10 -12 18 -9 26M5 8C12 10 12 18 9 26",
    "ink",
    4,
  ),
  cut(ellipse([0, 8], 11, 13), "ink"),
  cut(ellipse([0, -7], 7), "ink"),
  flat("M-3 4L3 4L0 9ZM-3 15L3 15L0 10Z", "bad"),
];

const rat: Shape[] = [
  scratch("M-24 22C-44 30 -50 6 -38 -4C-30 -11 -24 -3 -30 2", "ink", 9),
  scratch("M-24 22C-44 30 -50 6 -38 -4C-30 -11 -24 -3 -30 2", "gem", 4),
  cut("M-28 28C-34 4 -14 -16 8 -12C14 -16 20 -14 22 -8C32 -4 40 6 47 15C44 20 38 21 32 20C28 26 22 28 14 28Z", "stone"),
  flat("M-22 12C-20 -2 -6 -10 8 -7C-2 -4 -10 2 -12 12Z", "pebble"),
  cut(ellipse([13, -11], 9, 10), "stone"),
  flat(ellipse([13, -11], 4.5, 5.5), "gem"),
  flat(ellipse([28, 4], 3.4), "shine"),
  flat(ellipse([28.6, 4], 1.7), "ink"),
  flat("M42 10L49 14L43 18Z", "ink"),
  cut("M32 20L36 20L35 27L32 25Z", "bone"),
  scratch("M38 14L48 24M36 16L42 27", "ink", 2),
  cut("M-22 28C-22 22 -8 22 -4 28L-2 33L-24 33ZM10 28L22 28L24 33L8 33Z", "pebble"),
];

const lindworm: Shape[] = [
  cut(
    "M-46 22C-40 40 -10 42 -4 26C0 14 -18 12 -16 -2C-14 -14 2 -12 6 -4C14 14 30 12 30 -6C30 -12 28 -18 24 -22L46 -20C48 -26 44 -32 36 -36L40 -44L28 -39C14 -42 4 -34 6 -24C8 -16 16 -14 17 -6C18 2 14 2 11 -6C4 -26 -30 -24 -32 -2C-33 14 -20 18 -20 24C-20 28 -34 26 -38 16L-34 12L-46 8Z",
    "deep",
  ),
  flat("M-26 -2C-26 -16 -8 -20 2 -12C-8 -14 -19 -10 -20 0C-21 10 -12 16 -10 22C-16 18 -26 12 -26 -2Z", "shallow"),
  flat("M12 -24C12 -32 22 -36 30 -32C24 -32 18 -28 18 -22Z", "shallow"),
  flat("M23 -32L31 -30L27 -26Z", "shine"),
  scratch("M27 -21L44 -21", "ink", 3),
  cut("M46 -20L34 -20L38 -14L41 -19L43 -15Z", "bone"),
  cut("M-30 -14L-37 -20L-27 -21ZM-18 -23L-19 -32L-10 -25ZM-2 -20L2 -29L8 -18Z", "ember"),
  scratch("M-4 28L2 36L-4 38M2 36L8 36", "ink", 5),
  scratch("M24 6L30 14L25 18M30 14L36 13", "ink", 5),
];

const goblin: Shape[] = [
  cut("M-22 -6L-48 -22C-46 -4 -38 8 -24 12ZM22 -6L48 -22C46 -4 38 8 24 12Z", "good"),
  flat("M-26 0L-41 -12C-38 -2 -33 4 -26 7ZM26 0L41 -12C38 -2 33 4 26 7Z", "gem"),
  cut("M-26 -8C-26 -36 26 -36 26 -8C28 16 14 38 0 40C-14 38 -28 16 -26 -8Z", "good"),
  flat("M-20 -14C-16 -30 8 -32 16 -24C2 -26 -12 -20 -14 -8Z", "paper"),
  cut("M-20 -8C-14 -14 -6 -10 -5 -3C-10 2 -18 0 -20 -8ZM20 -8C14 -14 6 -10 5 -3C10 2 18 0 20 -8Z", "shine"),
  flat("M-13 -9L-10 -9L-11 -2L-13 -2ZM13 -9L10 -9L11 -2L13 -2Z", "ink"),
  cut("M-3 -2L3 -2L8 12C4 16 -4 16 -8 12Z", "moss"),
  cut("M-17 18C-8 24 8 24 17 18C14 30 8 33 0 33C-8 33 -14 30 -17 18Z", "night"),
  flat("M-13 21L-9 28L-6 22ZM13 21L9 28L6 22ZM-3 23L0 28L3 23Z", "bone"),
  cut("M-14 -31C-10 -44 -2 -40 2 -46C2 -38 8 -36 10 -31Z", "ink"),
];

const dragon: Shape[] = [
  cut(
    "M-40 40C-44 10 -34 -8 -18 -14L-26 -32L-8 -22L-8 -42L8 -22C24 -20 38 -10 46 4L44 12L30 12L36 18C30 24 20 24 10 20C4 26 4 34 8 40Z",
    "ember",
  ),
  flat("M-32 38C-34 14 -26 2 -10 -4C-18 10 -16 26 -10 38Z", "gold"),
  cut("M10 -8L24 -6L18 2Z", "shine"),
  flat("M17 -6L20 -5L18 0Z", "ink"),
  scratch("M44 12L20 12C16 12 12 14 10 20", "ink", 4),
  cut("M42 11L38 18L35 11ZM32 11L28 18L25 11Z", "bone"),
  flat(ellipse([40, 3], 2.2), "ink"),
  scratch("M-28 24L-16 22M-30 12L-18 10M-24 2L-14 2", "ink", 3),
];

const gold: Shape[] = [
  cut("M-40 30L-32 8L-12 4L2 14L0 34Z", "gold"),
  cut("M2 34L6 10L24 4L40 14L42 32Z", "gold"),
  cut("M-22 6L-18 -20L2 -30L22 -20L24 2L6 12L-8 12Z", "gold"),
  flat("M-14 -4L-12 -17L2 -24L14 -18L2 -10ZM-32 20L-28 12L-16 10L-22 18ZM12 18L24 10L34 16L24 20Z", "shine"),
];

const silver: Shape[] = [
  cut("M-42 34L-34 12L-4 12L2 34Z", "silver"),
  cut("M-2 34L6 12L34 12L42 34Z", "silver"),
  cut("M-22 12L-14 -10L14 -10L22 12Z", "silver"),
  flat("M-13 6L-9 -4L9 -4L6 2ZM-34 28L-30 18L-14 18L-18 24ZM6 28L10 18L26 18L22 24Z", "paper"),
];

const gems: Shape[] = [
  cut("M0 -38L18 -22L0 6L-18 -22Z", "gem"),
  flat("M0 -38L-18 -22L-4 -22Z", "paper"),
  cut("M-26 -4L-8 12L-26 38L-44 12Z", "deep"),
  flat("M-26 -4L-44 12L-30 12Z", "shallow"),
  cut("M26 -4L44 12L26 38L8 12Z", "good"),
  flat("M26 -4L8 12L22 12Z", "paper"),
  scratch("M-18 -22L18 -22M-44 12L-8 12M8 12L44 12", "ink", 3.5),
];

const rockfall: Shape[] = [
  cut("M-44 40L-38 14L-16 8L-2 22L-4 40Z", "stone"),
  flat("M-34 20L-18 13L-8 22L-26 26Z", "pebble"),
  cut("M-2 40L4 16L26 10L42 22L44 40Z", "stone"),
  flat("M10 22L26 15L36 24L18 28Z", "pebble"),
  cut("M-18 10L-14 -16L10 -22L24 -4L12 14Z", "stone"),
  flat("M-10 -4L-6 -12L8 -17L14 -7Z", "pebble"),
  cut("M-34 -10L-28 -26L-16 -20L-20 -6Z", "pebble"),
  cut("M22 -24L30 -38L42 -28L36 -16Z", "pebble"),
  scratch("M-26 -46L-26 -34M4 -46L4 -30M32 -48L32 -42", "bone", 4),
];

const map: Shape[] = [
  cut("M-44 -26L-16 -34L14 -26L44 -34L44 26L14 34L-16 26L-44 34Z", "paper"),
  flat("M-16 -34L14 -26L14 34L-16 26Z", "bone"),
  scratch("M-16 -34L-16 26M14 -26L14 34", "ink", 2.5),
  scratch("M-36 20L-30 12M-26 8L-20 6M-12 8L-6 10M-2 6L2 -2", "bad", 4.5),
  scratch("M6 -16L18 -4M18 -16L6 -4", "bad", 6),
  cut("M-36 -8L-28 -20L-20 -8Z", "moss"),
  flat("M24 14L34 8L36 18L26 22Z", "shallow"),
];

const sunRays: string = [0, 1, 2, 3, 4, 5, 6, 7]
  .map((i) => {
    const at = (angle: number, far: number): string => `${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}`;
    const angle = (i / 8) * 2 * Math.PI;
    return `M${at(angle - 0.26, 30)}L${at(angle, 48)}L${at(angle + 0.26, 30)}Z`;
  })
  .join("");
const sun: Shape[] = [cut(sunRays, "yellow"), cut(ellipse([0, 0], 25), "yellow"), flat(ellipse([-3, -3], 15), "shine")];
const moon: Shape[] = [
  cut("M14 -42C-14 -46 -42 -24 -40 4C-38 32 -8 50 20 38C0 34 -14 18 -14 0C-14 -18 -4 -34 14 -42Z", "blue"),
  flat("M-4 -36C-24 -28 -36 -12 -33 6C-30 18 -22 28 -14 32C-24 20 -26 4 -22 -10C-19 -20 -13 -29 -4 -36Z", "paper"),
  cut("M24 -24L28 -14L38 -12L30 -5L32 6L24 0L15 6L18 -5L10 -12L20 -14Z", "shine"),
];

const lying: Shape[] = [
  cut("M-46 26C-46 12 -34 8 -24 10C-26 -4 -8 -10 2 2L40 14C46 16 48 22 46 28Z", "pebble"),
  cut("M-34 26C-36 16 -22 12 -14 18L-14 28Z", "bone"),
  scratch("M-50 32L50 32", "ink", 6),
  scratch("M4 -14L16 -14L4 -2L16 -2M22 -38L38 -38L22 -22L38 -22", "ink", 6),
];

const card: Shape[] = [
  cut("M-40 -22L-2 -40L22 12L-16 30Z", "stone"),
  cut("M-20 -32L30 -24L20 42L-30 34Z", "paper"),
  flat("M0 -16L14 3L-3 24L-17 5Z", "bad"),
];

const crown: Shape[] = [
  cut("M-40 28L-44 -22L-20 2L0 -34L20 2L44 -22L40 28Z", "gold"),
  flat("M-34 14L-36 -6L-20 8L0 -18L8 -4L-12 14Z", "shine"),
  cut("M-40 26L40 26L40 38L-40 38Z", "gold"),
  cut(ellipse([0, 32], 5) + ellipse([-22, 32], 4) + ellipse([22, 32], 4), "gem"),
];

const bot: Shape[] = [
  scratch("M0 -34L0 -26", "ink", 6),
  cut(ellipse([0, -39], 6), "ember"),
  cut("M-34 -26L34 -26L34 24L-34 24Z", "pebble"),
  flat("M-28 -20L14 -20L-28 10Z", "silver"),
  cut("M-44 -10L-34 -10L-34 10L-44 10ZM34 -10L44 -10L44 10L34 10Z", "stone"),
  cut(ellipse([-14, -4], 9) + ellipse([14, -4], 9), "shine"),
  flat(ellipse([-14, -4], 3.5) + ellipse([14, -4], 3.5), "ink"),
  scratch("M-18 14L18 14M-9 10L-9 18M0 10L0 18M9 10L9 18", "ink", 3.5),
  cut("M-20 24L20 24L28 40L-28 40Z", "stone"),
];

const clock: Shape[] = [
  cut("M-26 -44L26 -44L26 -34L-26 -34ZM-26 34L26 34L26 44L-26 44Z", "wood"),
  cut("M-20 -34L20 -34C20 -14 4 -8 4 0C4 8 20 14 20 34L-20 34C-20 14 -4 8 -4 0C-4 -8 -20 -14 -20 -34Z", "paper"),
  flat("M-13 -20L13 -20C10 -12 2 -8 0 -2C-2 -8 -10 -12 -13 -20ZM-15 33L0 14L15 33Z", "gold"),
];

const chest: Shape[] = [
  flat("M-32 -4L-22 -18L-8 -12L2 -24L14 -12L26 -18L34 -4Z", "gold"),
  scratch("M-32 -4L-22 -18L-8 -12L2 -24L14 -12L26 -18L34 -4", "ink", LINE),
  flat("M-22 -10L-18 -14L-12 -8ZM2 -18L8 -10L0 -8Z", "shine"),
  cut("M-42 -6L42 -6L38 36L-38 36Z", "wood"),
  flat("M-36 0L36 0L35 8L-35 8Z", "plank"),
  cut("M-26 -6L-16 -6L-16 36L-26 36ZM16 -6L26 -6L26 36L16 36Z", "stone"),
  cut("M-9 2L9 2L9 18L0 24L-9 18Z", "gold"),
  flat("M-2 8L2 8L2 16L-2 16Z", "ink"),
];

const mine: Shape[] = [
  cut("M-46 40L-40 -2L-22 -32L4 -42L28 -30L42 0L46 40Z", "stone"),
  flat("M-36 4L-20 -24L2 -34L8 -30L-16 -16L-28 8Z", "pebble"),
  cut("M-22 40L-22 2C-20 -12 20 -12 22 2L22 40Z", "night"),
  cut("M-30 -2L-20 -2L-18 40L-28 40ZM30 -2L20 -2L18 40L28 40ZM-34 -12L34 -12L34 -2L-34 -2Z", "wood"),
];

const dwarf: Shape[] = [
  cut("M0 -46C16 -40 26 -20 26 -2C38 8 44 26 44 44L-44 44C-44 26 -38 8 -26 -2C-26 -20 -16 -40 0 -46Z", "bad"),
  cut("M-15 -8C-14 -22 14 -22 15 -8C14 4 -14 4 -15 -8Z", "night"),
  flat(ellipse([-6, -9], 2.6) + ellipse([6, -9], 2.6), "shine"),
  cut("M-17 -2C-8 2 8 2 17 -2C20 18 8 34 0 40C-8 34 -20 18 -17 -2Z", "bone"),
  scratch("M-6 8L-4 24M6 8L4 24M0 8L0 28", "ink", 2.5),
];

const stone: Shape[] = [
  cut("M-42 32L-38 -4L-14 -28L18 -28L40 -2L42 32Z", "stone"),
  flat("M-30 0L-12 -20L12 -20L4 -4L-20 6Z", "pebble"),
  scratch("M10 0L18 12L12 26M18 12L30 14", "ink", 3.5),
];

const ladder: Shape[] = [
  scratch("M-18 -44L-22 44M18 -44L22 44M-18 -30H18M-19 -10H19M-20 10H20M-21 30H21", "ink", 14),
  scratch("M-18 -44L-22 44M18 -44L22 44", "plank", 8),
  scratch("M-18 -30H18M-19 -10H19M-20 10H20M-21 30H21", "wood", 7),
];

const hole: Shape[] = [
  cut("M-44 4L-34 -20L-6 -30L24 -26L44 -6L40 16L18 28L-16 28L-38 20Z", "stone"),
  flat("M-34 4L-26 -12L-4 -20L22 -17L34 -4L30 12L14 20L-14 20L-30 14Z", "night"),
  flat("M-16 -3L-4 3L-13 6ZM16 -3L4 3L13 6Z", "shine"),
];

const exit: Shape[] = [
  cut("M-36 42L-36 -8C-34 -30 -18 -42 0 -42C18 -42 34 -30 36 -8L36 42Z", "stone"),
  cut("M-24 42L-24 -6C-22 -22 -12 -30 0 -30C12 -30 22 -22 24 -6L24 42Z", "paper"),
  flat("M-22 40L-22 22L-8 10L4 18L22 6L22 40Z", "good"),
  flat(ellipse([6, -10], 8), "gold"),
];

const vein: Shape[] = [
  cut("M-44 40L-40 -16L-16 -38L20 -38L42 -14L44 40Z", "rock"),
  scratch("M-36 -12L-18 -2L-8 -16L4 2L18 -8L38 10M-18 -2L-16 20L-28 32M4 2L6 24M18 -8L22 -26", "ink", 13),
  scratch("M-36 -12L-18 -2L-8 -16L4 2L18 -8L38 10M-18 -2L-16 20L-28 32M4 2L6 24M18 -8L22 -26", "gold", 7),
];

const step: Shape[] = [
  cut("M-22 -30C-10 -36 -2 -24 -6 -8L-20 -4C-30 -14 -30 -26 -22 -30ZM-21 2L-7 -2C-4 8 -8 14 -13 14C-18 14 -21 10 -21 2Z", "bone"),
  cut("M22 -12C10 -18 2 -6 6 10L20 14C30 4 30 -8 22 -12ZM21 20L7 16C4 26 8 32 13 32C18 32 21 28 21 20Z", "bone"),
];

const tick: Shape[] = [cut("M-36 4L-24 -10L-8 8L26 -34L40 -22L-6 36Z", "good")];
const cross: Shape[] = [cut("M-36 -24L-24 -36L0 -12L24 -36L36 -24L12 0L36 24L24 36L0 12L-24 36L-36 24L-12 0Z", "bad")];
/** The gap in a broken tool. */
const crack: Shape[] = [
  scratch("M8 -46L-6 -20L8 -10L-8 10L6 20L-6 46", "ink", 11),
  scratch("M8 -46L-6 -20L8 -10L-8 10L6 20L-6 46", "mark", 5),
];

const ALL = {
  lamp,
  cart,
  pick,
  axe,
  boots,
  rope,
  boat,
  trap,
  troll,
  eye,
  storm,
  swap,
  web,
  spider,
  rat,
  lindworm,
  goblin,
  dragon,
  gold,
  silver,
  gems,
  rockfall,
  map,
  sun,
  moon,
  lying,
  card,
  crown,
  bot,
  clock,
  chest,
  mine,
  dwarf,
  stone,
  ladder,
  hole,
  exit,
  vein,
  step,
  tick,
  cross,
  crack,
} satisfies Record<string, Shape[]>;

export type FigureName = keyof typeof ALL;
export const FIGURES: Record<FigureName, Shape[]> = ALL;
export const isFigure = (name: string): name is FigureName => Object.hasOwn(ALL, name);
/** A silhouette by a name that may come from a card or from elsewhere; nothing if there is none. */
export const figureOf = (name: string): Shape[] => (isFigure(name) ? FIGURES[name] : []);
