/** What texts.ts makes of the files in src/undermine/texts. */
declare module "virtual:languages" {
  export const languages: Record<string, () => Promise<{ default: string }>>;
}
