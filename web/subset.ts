/** Leaves in the bundled fonts only the letters that our languages need; anything else in a name comes from a font of the system. */
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
const LETTERS = `${ASCII}ÄÖÜäöüßéèêëïáó‘’“”„–—…×·`;
const FEATURES = ["kern", "lnum", "tnum"];

export function subsetFonts(): Plugin {
  return {
    name: "subset-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        const whole = Buffer.from(file.source);
        file.source = await subsetFont(whole, LETTERS, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
      }
    },
  };
}
