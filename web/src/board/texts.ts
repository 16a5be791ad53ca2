/** The few words that the board itself needs; the catalogue of a language may give its own. */
export interface BoardTexts {
  board: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  dwarf: (letter: string, fallen: boolean) => string;
}

export const BOARD_TEXTS: BoardTexts = {
  board: "The table",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show all",
  dwarf: (letter, fallen) => (fallen ? `Dwarf ${letter}, lying` : `Dwarf ${letter}`),
};
