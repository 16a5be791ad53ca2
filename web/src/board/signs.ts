/** The signs on targets, drawn about the origin in a box of 24: no colour alone tells what can be done. */
import type { TargetKind } from "./types";

const PLUS = "M0 -7V7M-7 0H7";
const TURN = "M6.5 -3A7 7 0 1 0 7 2M7.5 -8.5L6.8 -2.6L1 -3.6";

export const SIGNS: Record<TargetKind, string> = {
  lay: PLUS,
  "lay-turned": TURN,
  "lay-both": "M-8 -5.5V5.5M-13.5 0H-2.5M13.5 -2.6A5.5 5.5 0 1 0 14 1.6M14.6 -6.6L14 -2L9.4 -2.8",
  card: "M0 -9V-4M0 9V4M-9 0H-4M9 0H4M0 -0.5V0.5",
  edge: "M0 -5V5M-5 0H5",
  step: "",
  goal: "M-9 0C-5 -6 5 -6 9 0C5 6 -5 6 -9 0ZM0 -1.6A1.6 1.6 0 1 0 0.1 -1.6",
};

export function isLay(kind: TargetKind): boolean {
  return kind.startsWith("lay");
}
