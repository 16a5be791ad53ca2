/** A language for tests: English that can be read, with accents on it and four tenths longer, as other languages may be. */
const ACCENTS: Record<string, string> = {
  ...{ a: "á", e: "ë", i: "ï", o: "ö", u: "ü", A: "Ä", E: "É", I: "Ï", O: "Ö", U: "Ü" },
};
const LONGER = 0.4;

export function pseudo(text: string): string {
  const vowels = [...text].filter((letter) => letter in ACCENTS).length;
  let more = Math.ceil(text.trim().length * LONGER);
  const each = vowels ? Math.ceil(more / vowels) : 0;
  return [...text]
    .map((letter) => {
      const accented = ACCENTS[letter];
      if (!accented) return letter;
      const extra = Math.min(each, more);
      more -= extra;
      return accented + accented.toLowerCase().repeat(extra);
    })
    .join("");
}
