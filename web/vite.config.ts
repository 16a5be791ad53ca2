import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { subsetFonts } from "./subset.ts";
import { texts } from "./texts.ts";

/** Whatever explains the rules is loaded at once, when somebody asks: together it packs better than in seven files. */
const rules = {
  name: "rules",
  test: /src\/(rules\/(?!explain|InPlace|WhatIs|texts)|games\/\w+\/help)/,
  includeDependenciesRecursively: false,
};

/**
 * What the start page and a table need comes in one piece, whatever else needs it, too: small pieces pack badly. With
 * all that it needs in turn, because pieces that need each other don't start.
 */
const table = { name: "table", test: /src\/(board|people|play|net|games)\/(?!.*(help|living|test))/ };

/** All of a replay but what somebody asks for there. */
const replay = {
  name: "replay",
  test: /src\/(replay\/(Watch|Seats|Controls|OpenRecord|moments)|pages\/(Replay|Timeline|SuspicionPlot|timeline))/,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  base: "/",
  plugins: [svelte(), texts(), subsetFonts()],
  // In tests, Svelte is the one for browsers, so that components can be mounted.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/undermine/web",
    emptyOutDir: true,
    // Small pictures are files too: the server's policy allows nothing inline but images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [rules, table, replay] } } },
  },
  // A test compares what we explain with the rules.
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".", "../docs/rules", "../src/undermine/texts"] },
  },
  // A test reads style sheets, too.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/texts/english.ts"], css: true },
});
