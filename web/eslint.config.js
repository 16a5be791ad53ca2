import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "src/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["*.js", "*.ts"], languageOptions: { globals: globals.node }, ...ts.configs.disableTypeChecked },
  { files: ["public/*.js"], ...ts.configs.disableTypeChecked },
  { files: ["public/*.js"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["src/**"],
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      // A switch names every case of what it switches on; a default may only catch what the types don't know.
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // What never changes after it is made needs no reactive twin; Svelte's own check finds what does.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
