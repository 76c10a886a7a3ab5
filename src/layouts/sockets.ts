/**
 * Sockets as they look from the front, so that one can be recognised by somebody who does not know its name. Drawn in
 * a square of 48, in the ink of the text around them.
 */
const LINE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';
const path = (d: string): string => `<path ${LINE} d="${d}"/>`;
const dot = (x: number, y: number, r = 1.6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
const ring = (r: number, x = 24, y = 24): string => `<circle cx="${x}" cy="${y}" r="${r}" ${LINE}/>`;
const bar = (x: number, y: number, width: number, height: number, r = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="currentColor"/>`;
const frame = (x: number, y: number, width: number, height: number, r: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" ${LINE}/>`;
const pins = (xs: readonly number[], y: number): string => xs.map((x) => dot(x, y)).join('');
const row = (from: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + step * index);

const SHAPES: Readonly<Record<string, string>> = {
  hdmi: path('M7 17h34v9l-6 6H13l-6-6z') + bar(13, 22, 22, 3),
  'mini-hdmi': path('M11 19h26v6l-3 2v3H14v-3l-3-2z') + bar(16, 22.5, 16, 2.5),
  'micro-hdmi': path('M14 20h20v5l-4 4H18l-4-4z') + bar(18, 23, 12, 2),
  dp: path('M6 17h36v14H12l-6-6z') + bar(12, 22, 25, 3),
  'mini-dp': path('M13 18h22v8l-4 4H17l-4-4z') + bar(18, 22.5, 12, 2.5),
  'usb-c': frame(10, 18, 28, 12, 6) + bar(16, 22.5, 16, 3, 1.5),
  'usb-a': frame(8, 16, 32, 16, 1.5) + bar(12, 19, 24, 5),
  'usb-b': path('M13 36V17l4-5h14l4 5v19z') + frame(19, 20, 10, 9, 1),
  'micro-usb': path('M13 19h22v5l-3 5H16l-3-5z') + bar(17, 22, 14, 2),
  lightning: frame(14, 20, 20, 8, 4) + pins(row(18, 3, 5), 24),
  vga:
    path('M8 15h32l-3 16a3 3 0 0 1-3 2H14a3 3 0 0 1-3-2z') +
    pins(row(15, 4.5, 5), 20) +
    pins(row(13.5, 5, 5), 24.5) +
    pins(row(15, 4.5, 5), 29) +
    dot(4, 24, 2) +
    dot(44, 24, 2),
  'dvi-d':
    frame(5, 15, 38, 18, 2) + [20, 24, 28].map((y) => pins(row(10, 3.2, 8), y)).join('') + bar(36, 23, 5, 2),
  'dvi-i':
    frame(5, 15, 38, 18, 2) +
    [20, 24, 28].map((y) => pins(row(9, 3.1, 8), y)).join('') +
    bar(35, 23, 6, 2) +
    dot(36, 20) +
    dot(40, 20) +
    dot(36, 28) +
    dot(40, 28),
  'dvi-a':
    frame(5, 15, 38, 18, 2) +
    [20, 24, 28].map((y) => pins(row(9, 3.1, 3), y) + pins(row(24.5, 3.1, 3), y)).join('') +
    bar(35, 23, 6, 2) +
    dot(36, 20) +
    dot(40, 20) +
    dot(36, 28) +
    dot(40, 28),
  bnc: ring(13) + ring(8) + dot(24, 24, 2) + bar(8, 22.5, 4, 3) + bar(36, 22.5, 4, 3),
  'micro-bnc': ring(9) + ring(5.5) + dot(24, 24, 1.5) + bar(12.5, 22.5, 3, 3) + bar(32.5, 22.5, 3, 3),
  din: ring(9) + ring(6) + dot(24, 24, 1.5),
  rca3: [10, 24, 38].map((x) => ring(6, x) + dot(x, 24, 2.2)).join(''),
  rca2: [14, 34].map((x) => ring(8, x) + dot(x, 24, 2.6)).join(''),
  rca: ring(10) + ring(6) + dot(24, 24, 2.8),
  toslink: path('M14 34V18l4-5h12l4 5v16z') + frame(19, 20, 10, 9, 1) + dot(24, 24.5, 2.2),
  p2: ring(9) + dot(24, 24, 4),
  p3: ring(9) + ring(4) + dot(24, 24, 2),
  'p10-ts': ring(14) + dot(24, 24, 7),
  'p10-trs': ring(14) + ring(7) + dot(24, 24, 4),
  xlr3: ring(15) + dot(17, 21, 2.4) + dot(31, 21, 2.4) + dot(24, 31, 2.4) + bar(22, 7, 4, 4),
  xlr5:
    ring(15) +
    dot(15, 22, 2) +
    dot(33, 22, 2) +
    dot(18, 30, 2) +
    dot(30, 30, 2) +
    dot(24, 33, 2) +
    bar(22, 7, 4, 4),
  combo: ring(15) + dot(24, 24, 6) + dot(14, 20, 2) + dot(34, 20, 2) + dot(24, 36, 2),
  speakon: ring(14) + ring(9) + bar(22, 12, 4, 5) + bar(22, 31, 4, 5) + dot(24, 24, 2),
  borne: ring(8, 14) + ring(8, 34) + bar(13, 14, 2, 20) + bar(33, 14, 2, 20),
  banana: ring(8, 14) + ring(8, 34) + dot(14, 24, 3.4) + dot(34, 24, 3.4),
  bare: path('M6 20h18M6 28h18') + path('M26 20h14M26 28h14'),
  rj45:
    path('M11 14h26v20h-6v4H17v-4h-6z') +
    row(15, 2.6, 8)
      .map((x) => bar(x, 16, 1.3, 5, 0))
      .join(''),
  lc: frame(10, 16, 12, 14, 1.5) + frame(26, 16, 12, 14, 1.5) + dot(16, 23, 2.2) + dot(32, 23, 2.2),
  'lc-apc': frame(10, 16, 12, 14, 1.5) + frame(26, 16, 12, 14, 1.5) + dot(16, 23, 2.2) + dot(32, 23, 2.2),
  sc: frame(7, 15, 15, 18, 1.5) + frame(26, 15, 15, 18, 1.5) + dot(14.5, 24, 3) + dot(33.5, 24, 3),
  'sc-apc': frame(14, 14, 20, 20, 1.5) + dot(24, 24, 3.4),
  mpo: frame(8, 18, 32, 12, 2) + pins(row(14, 2.9, 8), 24),
  's-video':
    ring(12) + dot(19, 20, 1.8) + dot(29, 20, 1.8) + dot(17, 27, 1.8) + dot(31, 27, 1.8) + bar(21, 31, 6, 3),
  db9:
    path('M10 17h28l-3 14H13z') +
    pins(row(15.5, 4.3, 5), 21.5) +
    pins(row(17.6, 4.3, 4), 26.5) +
    dot(5, 24, 2) +
    dot(43, 24, 2),
  'coax-f': ring(11) + ring(7) + dot(24, 24, 1.4),
};

const OTHER = ring(12);

/** The inside of an `<svg viewBox="0 0 48 48">`. */
export function socketShape(socket: string): string {
  return SHAPES[socket] ?? OTHER;
}
