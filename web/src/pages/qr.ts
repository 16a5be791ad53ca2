/** A QR code as the path of an SVG picture, with one unit for each dot. */
import { correction, generate } from "lean-qr/nano";

export interface Code {
  size: number;
  path: string;
}

export function qr(text: string): Code {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = "";
  for (let row = 0; row < code.size; row++) {
    for (let column = 0; column < code.size; column++) {
      if (code.get(column, row)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size: code.size, path };
}
