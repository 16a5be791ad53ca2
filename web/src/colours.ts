/** Tones in numbers, for the tests: how light they are, how far apart, and how they look to those who see two of the three primaries. */

type Three = [number, number, number];

/** The parts of a tone as light, from 0 to 1. */
function lights(tone: string): Three {
  return [1, 3, 5].map((from) => {
    const part = parseInt(tone.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

const times = (matrix: Three[], [a, b, c]: Three): Three => matrix.map(([x, y, z]) => x * a + y * b + z * c) as Three;

/** The contrast of two tones, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [one, other].map((tone) => times([[0.2126, 0.7152, 0.0722]] as Three[], lights(tone))[0]).sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** What is left of light to eyes without one kind of cones (Machado, Oliveira and Fernandes 2009, whole severity). */
export const EYES: Record<string, Three[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A tone as such eyes see it, in Oklab, where distances are about as they are felt. */
function seen(tone: string, eyes: Three[]): Three {
  const light = times(eyes, lights(tone)).map((part) => Math.min(1, Math.max(0, part))) as Three;
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt) as Three;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** How far apart two tones are to some eyes: 0 is the same, 1 is black and white; 0.02 can just be told apart side by side. */
export function apart(one: string, other: string, eyes: Three[]): number {
  const [a, b] = [seen(one, eyes), seen(other, eyes)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
