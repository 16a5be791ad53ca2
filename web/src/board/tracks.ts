/** The passages of a card, from its graph: which doors hang together, and where their middle lies. */
import type { CardPicture } from "../protocol";
import {
  add,
  between,
  type Direction,
  DIRECTIONS,
  distance,
  doorPoint,
  opposite,
  scaled,
  SIDES,
  TOWARDS,
  turn,
  type Point,
  type Room,
} from "./geometry";
import type { Look } from "./look";
import type { Side } from "./types";

/** One passage: doors that hang together without a tunnel. */
export interface Track {
  doors: Direction[];
  spaces: number[];
  hub: Point;
  /** Half the width at a door, half the width where an arm meets the middle, radius of the middle. */
  door: number;
  arm: number;
  middle: number;
  /** A dead end, whose only door leads nowhere. */
  blind: boolean;
  /** A wooden bridge over the other passage. */
  bridge: boolean;
}

export function isTunnel(info: CardPicture, space: number): boolean {
  return info.features[space] === "tunnel";
}

/** The spaces that hang together, tunnels left out, in the order of the first door. */
export function groupsOf(info: CardPicture): number[][] {
  const group = info.names.map((_, space) => space);
  const root = (space: number): number => (group[space] === space ? space : root(group[space] ?? space));
  for (const [a, b] of info.links) if (!isTunnel(info, a) && !isTunnel(info, b)) group[root(b)] = root(a);
  const found = new Map<number, number[]>();
  info.names.forEach((_, space) => {
    if (!isTunnel(info, space)) found.set(root(space), [...(found.get(root(space)) ?? []), space]);
  });
  return [...found.values()];
}

export function tracksOf(look: Look, info: CardPicture): Track[] {
  const groups = groupsOf(info);
  const bends = info.features.includes("tunnel");
  const crossing = info.features.includes("bridge");
  return groups.map((spaces) => {
    const doors = DIRECTIONS.filter((d) => spaces.includes(info.doors[d] ?? -1));
    const [first] = doors;
    const blind = look.rubble && doors.length === 1 && info.kind === "path";
    const door = look.door;
    const track = { doors, spaces, blind, door, bridge: info.features[spaces[0] ?? -1] === "bridge", hub: [0, 0] as Point };
    if (blind && first !== undefined) return { ...track, hub: scaled(TOWARDS[first], 23), arm: door - 2, middle: door - 1 };
    if (bends) return { ...track, hub: bendHub(doors), arm: 12.5, middle: 17 };
    if (crossing) return { ...track, arm: door - 1, middle: door + 2 };
    return { ...track, arm: door - 1, middle: look.middle(info, doors.length) };
  });
}

/** Two bends leave a wall between them, through which the tunnel goes. */
function bendHub(doors: Direction[]): Point {
  return doors.map((d) => TOWARDS[d]).reduce<Point>((hub, [x, y]) => add(hub, [x * 20, y * 23]), [0, 0]);
}

/** The wall between a door and the next one clockwise, from corner to corner; `slim` draws an inner shape. */
export function wall(track: Track, from: Direction, to: Direction, slim = 1, inset = 0, reach = 0.5): Point[] {
  const half = track.door * slim;
  return [
    ...corner(from, half, inset, 1, reach),
    ...bow(track, angleTo(track, from), angleTo(track, to), slim),
    ...corner(to, half, inset, -1, reach).reverse(),
  ];
}

/** The part of a wall around the middle: an arc, or the corner where two arms meet first. */
function bow(track: Track, a: number, b: number, slim: number): Point[] {
  const [arm, radius] = [track.arm * slim, track.middle * slim];
  const open = Math.asin(Math.min(0.98, arm / radius));
  let apart = (b - a + 4 * Math.PI) % (2 * Math.PI);
  if (apart < 0.01) apart = 2 * Math.PI;
  const sweep = apart - 2 * open;
  const at = (angle: number, far: number): Point => add(track.hub, [Math.cos(angle) * far, Math.sin(angle) * far]);
  if (sweep <= 0) return [at(a + apart / 2, arm / Math.sin(apart / 2))];
  const pieces = Math.max(1, Math.round((sweep * radius) / 9));
  return Array.from({ length: pieces + 1 }, (_, i) => at(a + open + (sweep * i) / pieces, radius));
}

/** A corner of a door, and the point straight behind it: passages leave a card at a right angle. */
function corner(direction: Direction, half: number, inset: number, clockwise: 1 | -1, reach: number): Point[] {
  const [x, y] = TOWARDS[direction];
  const aside: Point = [-y * half * clockwise, x * half * clockwise];
  const sill = add(doorPoint(direction), [x * (reach - inset), y * (reach - inset)]);
  return [add(sill, aside), add(add(sill, [-x * 6, -y * 6]), aside)];
}

function angleTo(track: Track, direction: Direction): number {
  const [x, y] = doorPoint(direction);
  return Math.atan2(y - track.hub[1], x - track.hub[0]);
}

/** Consecutive doors, clockwise, the last one with the first. */
export function doorPairs(doors: Direction[]): [Direction, Direction][] {
  return doors.map((d, i) => [d, doors[(i + 1) % doors.length] ?? d]);
}

/** Where a wall is halfway between its doors. */
export function halfway(points: Point[]): Point {
  const pieces = points.slice(1).map((to, i) => ({ from: points[i] ?? to, to, length: distance(points[i] ?? to, to) }));
  let left = pieces.reduce((sum, { length }) => sum + length, 0) / 2;
  for (const { from, to, length } of pieces) {
    if (left <= length) return between(from, to, left / (length || 1));
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}

/** Where the figures in a space stand, and where its feature is drawn. */
export interface Space {
  name: string;
  room: Room;
  mark: Point;
  /** How large its feature is drawn. */
  scale: number;
}

/** How a space is called when its card lies turned: N and S, E and W change places. */
export function turnedName(name: string): string {
  if (!/^[NESW]+$/.test(name)) return name;
  const turned = [...name].map((letter) => opposite(SIDES.indexOf(letter as Side) as Direction));
  return turned
    .sort()
    .map((side) => SIDES[side])
    .join("");
}

/** All spaces of a card as it lies, by their names there. */
export function spacesOf(look: Look, info: CardPicture, turned: boolean): Map<string, Space> {
  const tracks = tracksOf(look, info);
  const found = new Map<string, Space>();
  info.names.forEach((name, space) => {
    const track = tracks.find((each) => each.spaces.includes(space));
    const upright = track ? roomIn(info, track, space, tracks) : { at: [0, 0] as Point, width: 20, height: 22 };
    const at = turned ? turn(upright.at) : upright.at;
    const lies = turned ? turnedName(name) : name;
    found.set(lies, { name: lies, ...apart(info.features[space] ?? "", { ...upright, at }) });
  });
  return found;
}

/** A feature and the figures there share the space: the feature a little above, the figures below. */
function apart(feature: string, room: Room): { room: Room; mark: Point; scale: number } {
  if (!["hole", "ladder", "vein", "exit"].includes(feature)) return { room, mark: room.at, scale: 1 };
  const shift = room.height > 36 ? 11 : room.height > 26 ? 8 : 5;
  const below: Room = { at: [room.at[0], room.at[1] + shift], width: room.width, height: room.height - shift };
  const small = room.height < 33;
  return { room: below, mark: [room.at[0], room.at[1] - (small ? shift - 2 : shift)], scale: small ? 0.8 : 1 };
}

function roomIn(info: CardPicture, track: Track, space: number, tracks: Track[]): Room {
  const doors = track.doors.filter((d) => info.doors[d] === space);
  const under = !track.bridge && tracks.some((other) => other.bridge);
  const [door] = doors;
  if (door === undefined) return under ? besideBridge(track) : { at: track.hub, width: 30, height: 32 };
  if (under || (doors.length === 1 && !track.blind)) return armRoom(track, door, under);
  if (track.bridge) return { at: [0, 0], width: 40, height: 24 };
  if (tracks.length > 1) return { at: track.hub, width: 26, height: 26 };
  const size = track.middle * 1.75;
  return { at: track.hub, width: size, height: size };
}

/** The middle of a passage under a bridge lies on one side of it. */
function besideBridge(track: Track): Room {
  const [x, y] = TOWARDS[track.doors.at(-1) ?? 0];
  return { at: [x * 20, y * 21], width: x ? 14 : 26, height: y ? 14 : 26 };
}

function armRoom(track: Track, direction: Direction, under: boolean): Room {
  const door = doorPoint(direction);
  const centred = track.spaces.length > track.doors.length;
  const bend = tracksBend(track);
  const part = under ? (centred ? 0.76 : 0.63) : centred ? (bend ? 0.68 : 0.73) : bend ? 0.5 : 0.58;
  const long = centred ? 21 : 28;
  const wide = bend ? 24 : 30;
  const vertical = direction % 2 === 0;
  const at = between(track.hub, door, part);
  return { at, width: vertical ? wide : long, height: vertical ? long + 4 : wide };
}

function tracksBend(track: Track): boolean {
  return track.hub[0] !== 0 || track.hub[1] !== 0;
}

/** Where a water mark crosses: between two arms, or between an arm and the middle. */
export function watermarks(info: CardPicture, track: Track): [Point, Point][] {
  if (track.spaces.length < 2) return [];
  const centred = track.spaces.length > track.doors.length;
  return centred ? marksAcrossArms(track) : marksBetweenArms(track);
}

function marksAcrossArms(track: Track): [Point, Point][] {
  return track.doors.map((d) => {
    const door = doorPoint(d);
    const length = distance(track.hub, door);
    const far = tracksBend(track) ? 17 : track.bridge ? 22 : 27;
    const along: Point = [(door[0] - track.hub[0]) / length, (door[1] - track.hub[1]) / length];
    const at = add(track.hub, scaled(along, far));
    const half = track.arm - 1;
    return [add(at, [-along[1] * half, along[0] * half]), add(at, [along[1] * half, -along[0] * half])];
  });
}

function marksBetweenArms(track: Track): [Point, Point][] {
  const ends = doorPairs(track.doors).map(([a, b]) => halfway(wall(track, a, b)));
  const [one, two] = ends;
  if (ends.length === 2 && one && two) return [[between(one, two, 0.04), between(two, one, 0.04)]];
  return ends.map((end) => [track.hub, between(track.hub, end, 0.96)]);
}
