import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  // In tests, Svelte is the one for browsers, so that components can be mounted.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/undermine/web",
    emptyOutDir: true,
    // Small pictures are files too: the server's policy allows nothing inline but images.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // A test reads style sheets, too.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], css: true },
});
