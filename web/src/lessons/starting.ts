/** Guided games are remembered by their table, so that one that was left goes on. */
import * as api from "../net/api";
import { recall, remember } from "../net/memory";
import { t } from "../texts";

const placeOf = (game: string): string => `lesson.${game}`;

/** The table of the lesson that was begun and is not over, or of a new one. */
export async function resumed(game: string): Promise<string> {
  const code = recall<string | null>(placeOf(game), null);
  const table = code === null ? null : await api.table(code).catch(() => null);
  return table?.status === "playing" ? table.code : begun(game);
}

/** A new table for the lesson. */
export async function begun(game: string): Promise<string> {
  const { code } = await api.learn(game, { name: recall("name", "") || t("start-default-name") });
  remember(placeOf(game), code);
  return code;
}
