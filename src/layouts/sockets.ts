/**
 * Sockets as they look from the front, so that one can be recognised by somebody who does not know its name. Drawn in
 * a square of 48, in the ink of the text around them; with the colours that makers give them, and never by these alone.
 */
const LINE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';
const path = (d: string): string => `<path ${LINE} d="${d}"/>`;
const dot = (x: number, y: number, r = 1.6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
const ring = (r: number, x = 24, y = 24): string => `<circle cx="${x}" cy="${y}" r="${r}" ${LINE}/>`;
const bar = (x: number, y: number, width: number, height: number, r = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="currentColor"/>`;
/** A ring in the colour of what goes into it. */
const dyed = (fill: string, r: number, x = 24, y = 24): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="currentColor" stroke-width="2"/>`;
const dyedFrame = (fill: string, x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${fill}" stroke="currentColor" stroke-width="2"/>`;
const RED = '#d64545';
const YELLOW = '#f2c335';
const WHITE = '#fff';
const BLUE = '#4a86d8';
const GREEN = '#3f9d5a';
const frame = (x: number, y: number, width: number, height: number, r: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" ${LINE}/>`;
const pins = (xs: readonly number[], y: number): string => xs.map((x) => dot(x, y)).join('');
const row = (from: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + step * index);

/** A jack and the plug that goes into it: the holes are alike, and the rings of the plug tell them apart. */
const jack = (r: number, rings: number): string =>
  ring(r, 11) +
  dot(11, 24, r * 0.45) +
  path('M25 21.5h13l3.5-1.5 3 4-3 4-3.5-1.5H25z') +
  Array.from({ length: rings }, (_, index) => path(`M${37 - index * 4} 21.5v5`)).join('');

const DVI_SCREWS = dot(3, 24) + dot(45, 24);
const small = (xs: readonly number[], y: number): string => xs.map((x) => dot(x, y, 1.05)).join('');
const dvi = (columns: readonly number[]): string =>
  frame(7, 15, 34, 18, 2) + [19.5, 24, 28.5].map((y) => small(columns, y)).join('') + DVI_SCREWS;
const DVI_BLADE = bar(34.2, 23.2, 5.2, 1.6, 0.8);
const DVI_ANALOGUE = DVI_BLADE + small([35, 38.6], 20.2) + small([35, 38.6], 27.8);

/** A latch on top of a small fibre plug. */
const LC =
  frame(10, 17, 12, 14, 1.5) + frame(26, 17, 12, 14, 1.5) + bar(13.5, 12, 5, 5) + bar(29.5, 12, 5, 5);

/** Two poles of a loudspeaker, marked as on the back of an amplifier. */
const poles = (inside: (x: number) => string): string =>
  dyed(RED, 8, 13, 29) +
  dyed('#333', 8, 35, 29) +
  [13, 35].map(inside).join('') +
  path('M13 9v8M9 13h8M31 13h8');

/** The thick metal of a panel socket, and the latch that says PUSH. */
const XLR =
  '<circle cx="24" cy="26" r="16" fill="none" stroke="currentColor" stroke-width="5"/>' +
  '<rect x="17" y="2" width="14" height="9" rx="2" fill="#fff" stroke="currentColor" stroke-width="2"/>' +
  bar(20.5, 5.5, 7, 2);

/** Two levers of a clip, each over the hole for its wire. */
const CLIPS = [
  [RED, 3],
  ['#333', 25],
]
  .map(
    ([fill, x]) =>
      frame(Number(x), 6, 20, 36, 2) +
      dyedFrame(String(fill), Number(x) + 4, 10, 12, 14) +
      ring(4, Number(x) + 10, 33),
  )
  .join('');

const SHAPES: Readonly<Record<string, string>> = {
  hdmi: path('M7 17h34v9l-6 6H13l-6-6z') + bar(13, 22, 22, 3),
  'mini-hdmi': path('M11 19h26v6l-3 2v3H14v-3l-3-2z') + bar(16, 22.5, 16, 2.5),
  'micro-hdmi': path('M14.5 19.5h19v5H32l-1.5 3h-13l-1.5-3h-1.5z') + bar(18.5, 22.2, 11, 1.6, 0.5),
  dp: path('M6 17h36v14H12l-6-6z') + bar(12, 22, 25, 3),
  'mini-dp': path('M14 15h20v14l-4 4H18l-4-4z') + bar(18, 20, 12, 5),
  'usb-c': frame(10, 18, 28, 12, 6) + bar(16, 22.5, 16, 3, 1.5),
  'usb-a': frame(8, 16, 32, 16, 1.5) + bar(12, 19, 24, 5),
  'usb-b': path('M13 36V17l4-5h14l4 5v19z') + frame(19, 20, 10, 9, 1),
  'micro-usb': path('M10 20h28v3l-6 6H16l-6-6z') + bar(19, 22.5, 10, 1.8, 0.5),
  lightning:
    frame(12, 6, 24, 8, 4) +
    frame(16, 21, 16, 13, 3) +
    row(17.9, 1.6, 8)
      .map((x) => bar(x, 24, 0.9, 5, 0))
      .join('') +
    bar(13, 34, 22, 9, 2),
  vga:
    `<path fill="${BLUE}" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M8 15h32l-3 16a3 3 0 0 1-3 2H14a3 3 0 0 1-3-2z"/>` +
    pins(row(15, 4.5, 5), 20) +
    pins(row(13.5, 5, 5), 24.5) +
    pins(row(15, 4.5, 5), 29) +
    dot(4, 24, 2) +
    dot(44, 24, 2),
  'dvi-d': dvi(row(10.5, 3, 8)) + DVI_BLADE,
  'dvi-i': dvi(row(10.5, 3, 8)) + DVI_ANALOGUE,
  'dvi-a': dvi([...row(10.5, 3, 3), ...row(25.5, 3, 3)]) + DVI_ANALOGUE,
  bnc: ring(13) + ring(8) + dot(24, 24, 2) + bar(8, 22.5, 4, 3) + bar(36, 22.5, 4, 3),
  'micro-bnc':
    `<g opacity="0.4">${ring(12, 15)}${ring(7.5, 15)}${bar(0.5, 22.5, 3, 3)}${bar(26.5, 22.5, 3, 3)}</g>` +
    ring(5.5, 39) +
    dot(39, 24, 1.3) +
    bar(31.6, 23, 2.4, 2) +
    bar(44, 23, 2.4, 2),
  din:
    [45, 135, 225, 315]
      .map((turn) => `<path ${LINE} transform="rotate(${turn} 24 24)" d="M20.5 13.2a11.4 11.4 0 0 1 7 0"/>`)
      .join('') +
    ring(6) +
    dot(24, 24, 1.3),
  rca3: [YELLOW, WHITE, RED]
    .map((fill, index) => dyed(fill, 6.5, 9 + index * 15) + dot(9 + index * 15, 24, 2))
    .join(''),
  rca2: dyed(WHITE, 8, 14) + dyed(RED, 8, 34) + dot(14, 24, 2.6) + dot(34, 24, 2.6),
  rca: dyed('#e88b2e', 11) + dyed(WHITE, 6.5) + dot(24, 24, 2.8),
  toslink:
    path('M9 37V17l6-7h18l6 7v20z') +
    `<circle cx="24" cy="25" r="4" fill="${RED}"/>` +
    `<path stroke="${RED}" stroke-width="2" stroke-linecap="round" d="M24 15v3M24 32v3M14 25h3M31 25h3M17 18l2 2M31 18l-2 2M17 32l2-2M31 32l-2-2"/>`,
  p2: jack(6, 2),
  p3: jack(6, 3),
  'p10-ts': jack(9.5, 1),
  'p10-trs': jack(9.5, 2),
  xlr3: XLR + dot(17, 23, 2.4) + dot(31, 23, 2.4) + dot(24, 32, 2.4),
  xlr5: XLR + dot(15.5, 24, 2) + dot(32.5, 24, 2) + dot(18, 31, 2) + dot(30, 31, 2) + dot(24, 34, 2),
  combo: ring(15) + dot(24, 24, 6) + dot(14, 20, 2) + dot(34, 20, 2) + dot(24, 36, 2),
  midi:
    ring(13) +
    bar(22, 11, 4, 3.5) +
    dot(15, 25, 1.9) +
    dot(17.6, 31.4, 1.9) +
    dot(24, 34, 1.9) +
    dot(30.4, 31.4, 1.9) +
    dot(33, 25, 1.9),
  scart: path('M4 16h36l4 4v12H4z') + pins(row(9, 3.4, 10), 21) + pins(row(9, 3.4, 10), 27.5),
  speakon:
    dyedFrame(BLUE, 7, 7, 34, 34) +
    dyed(WHITE, 13) +
    ring(7) +
    bar(22, 11, 4, 5) +
    bar(22, 32, 4, 5) +
    [11, 37].map((x) => dot(x, 11) + dot(x, 37)).join(''),
  borne: CLIPS,
  banana: poles((x) => `<circle cx="${x}" cy="29" r="3.4" fill="#fff" stroke="currentColor"/>`),
  bare:
    path('M4 17h18v14H4z') +
    path('M22 20h7M22 28h7') +
    path('M29 20l14-4M29 20h14M29 20l14 3M29 28l14-3M29 28h14M29 28l14 4'),
  rj45:
    path('M11 14h26v20h-6v4H17v-4h-6z') +
    row(15, 2.6, 8)
      .map((x) => bar(x, 16, 1.3, 5, 0))
      .join(''),
  lc: LC + dot(16, 24, 2.2) + dot(32, 24, 2.2),
  'lc-apc':
    dyedFrame(GREEN, 10, 17, 12, 14) +
    dyedFrame(GREEN, 26, 17, 12, 14) +
    LC +
    dot(16, 24, 2.2) +
    dot(32, 24, 2.2),
  sc: dyedFrame(BLUE, 7, 15, 15, 18) + dyedFrame(BLUE, 26, 15, 15, 18) + dot(14.5, 24, 3) + dot(33.5, 24, 3),
  'sc-apc': dyedFrame(GREEN, 14, 14, 20, 20) + dot(24, 24, 3.4),
  mpo: frame(8, 18, 32, 12, 2) + pins(row(14, 2.9, 8), 24),
  's-video':
    ring(12) + dot(19, 20, 1.8) + dot(29, 20, 1.8) + dot(17, 27, 1.8) + dot(31, 27, 1.8) + bar(21, 31, 6, 3),
  db9:
    path('M10 17h28l-3 14H13z') +
    pins(row(15.5, 4.3, 5), 21.5) +
    pins(row(17.6, 4.3, 4), 26.5) +
    dot(5, 24, 2) +
    dot(43, 24, 2),
  'coax-f':
    `<circle cx="14" cy="24" r="10.5" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="1.6 1.7"/>` +
    ring(8, 14) +
    dot(14, 24, 1.4) +
    ring(8.5, 37) +
    ring(3, 37),
};

/** Ports that look unlike others of their socket. */
const OF_PORTS: Readonly<Record<string, string>> = {
  componente: [GREEN, BLUE, RED]
    .map((fill, index) => dyed(fill, 6.5, 9 + index * 15) + dot(9 + index * 15, 24, 2))
    .join(''),
  'sub-out': dyed('#333', 11) + dyed(WHITE, 6.5) + dot(24, 24, 2.8),
  // The screw for the wire of the turntable, with the sign of earth.
  phono:
    dyed(WHITE, 6.5, 8, 22) +
    dot(8, 22, 2.2) +
    dyed(RED, 6.5, 24, 22) +
    dot(24, 22, 2.2) +
    ring(4.5, 40, 22) +
    path('M37.5 24.5l5-5M40 31v3M35.5 34h9M37.5 37h5M39.2 40h1.6'),
};

const OTHER = ring(12);

/** What tells one picture from another: the port where it has its own, else the socket. */
export const pictureOf = (socket: string, port = ''): string => (port in OF_PORTS ? port : socket);

/** The inside of an `<svg viewBox="0 0 48 48">`. @param of A socket or a port, as `pictureOf` names it. */
export function socketShape(of: string): string {
  return OF_PORTS[of] ?? SHAPES[of] ?? OTHER;
}
