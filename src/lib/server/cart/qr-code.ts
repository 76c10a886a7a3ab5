/** A QR code as a drawing: one path over a grid of squares. */
import { encode } from 'uqr';

export type QrCode = {
  /** Squares of a side, the quiet border included. */
  readonly size: number;
  /** `d` of a path in which a square is 1 by 1. */
  readonly path: string;
};

/** Squares of white that readers want around it (ISO/IEC 18004). */
const BORDER = 4;

/** @throws Error for a text of more than some 2,300 bytes. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size, path: path.join('') };
}

/** Where dark squares begin in a row, and how many follow on each other. */
function runs(row: readonly boolean[]): readonly (readonly [x: number, width: number])[] {
  const found: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    if (!dark) continue;
    const last = found.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}
