/** How far this browser has looked at its tables, so that the start page can tell what has happened since. */
import { recall, remember } from "./memory";

const KEPT = 12;

/** The tables with the number of the last entry that was shown, the latest first. */
const lookedAt = (): Record<string, number> => recall("looked", {});

export function looked(code: string, number: number): void {
  const others = Object.entries(lookedAt()).filter(([other]) => other !== code);
  remember("looked", Object.fromEntries([[code, number], ...others].slice(0, KEPT)));
}

/** As the server asks for it. */
export const seen = (): string =>
  Object.entries(lookedAt())
    .map(([code, number]) => `${code}:${number}`)
    .join();
