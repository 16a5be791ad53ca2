/** Draws path cards, starts and goals from their graphs. Layers: rock, light on it, floor, water, outline, features. */
import type { CardPicture } from "../protocol";
import { feature, fir, rubble, tunnel } from "./features";
import { add, between, chanceOf, distance, distanceToStretch, doorPoint, HALF, turn, type Point } from "./geometry";
import type { Look } from "./look";
import { chipped, hewn, path, type Shape, sliver, wave } from "./shapes";
import { doorPairs, spacesOf, type Track, tracksOf, wall, watermarks } from "./tracks";

type Turner = (point: Point) => Point;

const known = new Map<string, Shape[]>();

/** The picture of a card as it lies; each is made once. */
export function drawCard(look: Look, info: CardPicture, turned: boolean): Shape[] {
  const key = `${look.name} ${info.name} ${info.doors.join()} ${turned}`;
  let shapes = known.get(key);
  if (!shapes) known.set(key, (shapes = draw(look, info, turned)));
  return shapes;
}

function draw(look: Look, info: CardPicture, turned: boolean): Shape[] {
  const chance = chanceOf(`${look.name} ${info.name}`);
  const tracks = tracksOf(look, info);
  const lay: Turner = (point) => (turned ? turn(point) : point);
  const over = tracks.filter((track) => track.bridge);
  const ground = tracks.filter((track) => !track.bridge).concat(over.flatMap(stubs));
  const outlines = ground.map((track) => outline(track, chance, lay));
  return [
    { d: card(), fill: "rock", line: "ink", width: 0.8 },
    { d: outlines.map((each) => each.walls).join(""), line: "rim", width: 15 },
    ...country(look, info, tracks, turned, chance),
    { d: outlines.map((each) => each.floor).join(""), fill: "floor" },
    ...light(info, ground, chance, lay),
    { d: outlines.map((each) => each.walls).join(""), line: "ink", width: 3 },
    ...marks(info, tracks, lay),
    ...deadEnds(tracks, chance, lay),
    ...over.flatMap((track) => bridge(info, track, lay)),
    ...tunnels(info, tracks, lay),
    ...features(look, info, turned),
    ...(look.centrepieces[info.name]?.() ?? []),
  ];
}

/** The card itself, with corners that were cut by hand. */
function card(): string {
  const [x, y] = [HALF[0] - 0.4, HALF[1] - 0.4];
  return path([
    [-x + 3, -y],
    [x - 3, -y],
    [x, -y + 3],
    [x, y - 3],
    [x - 3, y],
    [-x + 3, y],
    [-x, y - 3],
    [-x, -y + 3],
  ]);
}

/** A passage: its floor as one shape, its walls as lines that stay open at the doors, so that neighbours join. */
function outline(track: Track, chance: () => number, lay: Turner): { floor: string; walls: string } {
  const walls = doorPairs(track.doors).map(([a, b]) => rough(wall(track, a, b), chance).map(lay));
  return { floor: path(walls.flat()), walls: walls.map((each) => path(each, false)).join("") };
}

/** Cuts a wall by hand, but for its ends, which must meet the neighbour's. */
function rough(points: Point[], chance: () => number): Point[] {
  const inner = hewn(points.slice(1, -1), 9, 2, chance);
  return [...points.slice(0, 1), ...inner, ...points.slice(-1)];
}

/** The short way from a door to a bridge. */
function stubs(track: Track): Track[] {
  return track.doors.map((d) => {
    const hub = between([0, 0], doorPoint(d), 0.8);
    return { ...track, doors: [d], hub, arm: track.door - 2, middle: track.door - 1, bridge: false, spaces: [] };
  });
}

/** The second tone of light: on dry floor a bright trail, in groups II and III water with a shore.
 *
 * It reaches further over the rim than the floor does, or else a hairline would show between two cards. */
function light(info: CardPicture, tracks: Track[], chance: () => number, lay: Turner): Shape[] {
  const wet = info.group === 2 || info.group === 3;
  const inner = (slim: number, inset: number): string =>
    tracks
      .map((track) => path(doorPairs(track.doors).flatMap(([a, b]) => rough(wall(track, a, b, slim, inset, 1), chance).map(lay))))
      .join("");
  if (!wet) return [{ d: inner(0.62, 0), fill: "lit" }];
  return [
    { d: inner(0.84, 5), fill: "deep" },
    { d: inner(0.56, 9), fill: "shallow" },
  ];
}

/** The lines that part spaces, so that steps can be counted. */
function marks(info: CardPicture, tracks: Track[], lay: Turner): Shape[] {
  const lines = tracks
    .filter((track) => !track.bridge)
    .flatMap((track) => watermarks(info, track))
    .map(([a, b]) => wave(lay(a), lay(b)));
  if (!lines.length) return [];
  return [
    { d: lines.join(""), line: "ink", width: 4.4 },
    { d: lines.join(""), line: "foam", width: 2.2 },
  ];
}

function deadEnds(tracks: Track[], chance: () => number, lay: Turner): Shape[] {
  const blind = tracks.filter((track) => track.blind);
  const [first] = blind;
  if (!first) return [];
  if (blind.length === 1) return rubble(lay(between([0, 0], first.hub, 0.3)), 14, chance);
  return rubble([0, 0], blind.length > 2 ? 20 : 17, chance);
}

/** A wooden bridge from door to door, above whatever passes below. */
function bridge(info: CardPicture, track: Track, lay: Turner): Shape[] {
  const [from = 0, to] = track.doors;
  const vertical = from % 2 === 0;
  const long = (vertical ? HALF[1] : HALF[0]) - 6;
  const at = (u: number, v: number): Point => (vertical ? [v, u] : [u, v]);
  const deck = (half: number): string => path([at(-long, -half), at(long, -half), at(long, half), at(-long, half)]);
  const planks: string[] = [];
  for (let u = -long + 6; u < long - 2; u += 6.5) planks.push(path([at(u, -12), at(u + 0.8, 12)], false));
  const rails = path([at(-long - 2, -12.5), at(long + 2, -12.5)], false) + path([at(-long - 2, 12.5), at(long + 2, 12.5)], false);
  const steps = watermarks(info, track)
    .map(([a, b]) => path([lay(a), lay(b)], false))
    .join("");
  return [
    { d: deck(17), fill: "night" },
    { d: deck(12.5), fill: "plank" },
    { d: planks.join(""), line: "wood", width: 1.8 },
    { d: rails, line: "ink", width: 6 },
    { d: rails, line: "wood", width: 3 },
    ...(steps
      ? [
          { d: steps, line: "ink" as const, width: 5 },
          { d: steps, line: "foam" as const, width: 2.4 },
        ]
      : []),
    ...(to === undefined ? [] : posts(at, long)),
  ];
}

function posts(at: (u: number, v: number) => Point, long: number): Shape[] {
  const spots = [at(-long, -12.5), at(long, -12.5), at(long, 12.5), at(-long, 12.5)];
  const square = ([x, y]: Point): string =>
    path([
      [x - 3, y - 3],
      [x + 3, y - 3],
      [x + 3, y + 3],
      [x - 3, y + 3],
    ]);
  return [{ d: spots.map(square).join(""), fill: "wood", line: "ink", width: 1.8 }];
}

function tunnels(info: CardPicture, tracks: Track[], lay: Turner): Shape[] {
  const [one, two] = tracks;
  if (!info.features.includes("tunnel") || !one || !two) return [];
  return tunnel(lay(between(one.hub, two.hub, 0.3)), lay(between(one.hub, two.hub, 0.7)));
}

function features(look: Look, info: CardPicture, turned: boolean): Shape[] {
  const spaces = [...spacesOf(look, info, turned).values()];
  return info.features.flatMap((name, space) =>
    name && spaces[space] ? feature(name, spaces[space].mark, info.name, spaces[space].scale) : [],
  );
}

/** What there is to be seen between the passages. */
function country(look: Look, info: CardPicture, tracks: Track[], turned: boolean, chance: () => number): Shape[] {
  const free = (p: Point): number => Math.min(...tracks.map((track) => clearance(track, turned ? turn(p) : p)));
  return look.country === "woods" ? woods(info, free, chance) : traces(free, tracks, turned, chance);
}

/** How far a point is from the walls of a passage; below 0 it is inside. */
export function clearance(track: Track, p: Point): number {
  const arms = track.doors.map((d) => distanceToStretch(p, doorPoint(d), track.hub) - Math.max(track.door, track.arm));
  return Math.min(distance(p, track.hub) - track.middle, ...arms);
}

function traces(free: (p: Point) => number, tracks: Track[], turned: boolean, chance: () => number): Shape[] {
  const near: string[] = [];
  const far: string[] = [];
  for (const p of scattered(9.5, chance)) {
    const room = free(p);
    if (room < 4.5) continue;
    const source = nearest(tracks, turned ? turn(p) : p);
    const from = turned ? turn(source) : source;
    const away = distance(from, p) || 1;
    const long = (room < 12 ? 3.6 : 2.4) + chance() * 2;
    const step: Point = [((p[0] - from[0]) / away) * long, ((p[1] - from[1]) / away) * long];
    (room < 13 ? near : far).push(sliver(add(p, [-step[0], -step[1]]), inside(add(p, step)), room < 13 ? 1.1 : 0.8));
  }
  return [
    { d: far.join(""), fill: "rim" },
    { d: near.join(""), fill: "mark" },
  ];
}

/** The point of the passages from which light falls on a spot. */
function nearest(tracks: Track[], p: Point): Point {
  let best: Point = [0, 0];
  let least = Infinity;
  for (const track of tracks)
    for (const d of track.doors)
      for (const part of [0, 0.3, 0.6, 0.9]) {
        const spot = between(track.hub, doorPoint(d), part);
        if (distance(spot, p) < least) [best, least] = [spot, distance(spot, p)];
      }
  return best;
}

/** Keeps a point away from the rim of the card. */
function inside([x, y]: Point, margin = 2): Point {
  const within = (value: number, half: number): number => Math.max(margin - half, Math.min(half - margin, value));
  return [within(x, HALF[0]), within(y, HALF[1])];
}

/** Spots spread over a card, none of them at its rim. */
function scattered(step: number, chance: () => number): Point[] {
  const spots: Point[] = [];
  for (let y = -HALF[1] + 7; y < HALF[1] - 4; y += step)
    for (let x = -HALF[0] + 7; x < HALF[0] - 4; x += step)
      spots.push([x + (chance() - 0.5) * step * 0.7, y + (chance() - 0.5) * step * 0.7]);
  return spots;
}

function woods(info: CardPicture, free: (p: Point) => number, chance: () => number): Shape[] {
  const grass: string[] = [];
  const firs: Point[] = [];
  for (const p of scattered(11, chance)) {
    const room = free(p);
    if (room < 4) continue;
    const crowded = firs.some((other) => distance(other, p) < 17);
    const rim = Math.abs(p[0]) > HALF[0] - 9 || p[1] < -HALF[1] + 13 || p[1] > HALF[1] - 12;
    if (room > 11 && !crowded && !rim && firs.length < 5 && chance() < 0.75) firs.push(p);
    else if (chance() < 0.7) grass.push(tuft(p));
  }
  const clear = grass.length ? [{ d: grass.join(""), line: "mark" as const, width: 1.4 }] : [];
  firs.sort((a, b) => a[1] - b[1]);
  return [...glades(free, chance), ...clear, ...firs.flatMap((p) => fir(p, 0.85 + chance() * 0.35))];
}

function glades(free: (p: Point) => number, chance: () => number): Shape[] {
  const spots = scattered(22, chance).filter((p) => free(p) > 10);
  if (!spots.length) return [];
  return [{ d: spots.map((p) => path(chipped(inside(p, 11), 9, 6, 7, chance))).join(""), fill: "moss" }];
}

function tuft([x, y]: Point): string {
  return (
    path(
      [
        [x - 2.6, y - 2],
        [x - 0.8, y + 1.4],
      ],
      false,
    ) +
    path(
      [
        [x, y - 3],
        [x, y + 1.4],
      ],
      false,
    ) +
    path(
      [
        [x + 2.6, y - 2],
        [x + 0.8, y + 1.4],
      ],
      false,
    )
  );
}
