/** Hand tools: pliers, stripper, tester, cleaner. Drawn flat on the page, 0 to 1000. */
import { CAVITY, darker, GOLD, INK, isDark, lighter, NICKEL, OUTLINE, PAPER } from '../ink.ts';
import { label } from '../label.ts';
import { circle, group, path, placed, polygon, rect } from '../svg.ts';

const OUTLINED = { stroke: INK, 'stroke-width': OUTLINE, 'stroke-linejoin': 'round' } as const;
const FINE_LINE = { stroke: INK, 'stroke-width': 2, fill: 'none' } as const;

/** Ratchet crimper: jaws with a die on top, two long handles. */
export function crimper(colour: string): string {
  const handle = (side: 1 | -1): string =>
    group(
      { transform: side === 1 ? 'translate(500 0)' : 'translate(500 0) scale(-1 1)' },
      path(
        'M-8 430C40 470 60 520 84 610C112 720 130 800 150 900C156 930 120 944 104 914C70 800 20 690 -20 560Z',
        { fill: NICKEL, ...OUTLINED },
      ),
      path(
        'M76 560C112 690 140 790 164 900C172 944 108 958 92 916C70 820 40 720 20 650C34 606 56 580 76 560Z',
        { fill: side === 1 ? darker(colour, 0.18) : colour, ...OUTLINED },
      ),
      path('M72 640C98 740 116 820 134 900', {
        stroke: lighter(colour, 0.45),
        'stroke-width': 8,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    );
  return [
    handle(1),
    handle(-1),
    path('M380 90H620L650 250L600 440Q500 520 400 440L350 250Z', { fill: NICKEL, ...OUTLINED }),
    path('M380 90H440L420 250L446 430Q420 440 400 440L350 250Z', { fill: lighter(NICKEL, 0.5) }),
    path('M380 90H620L650 250L600 440Q500 520 400 440L350 250Z', { fill: 'none', ...OUTLINED }),
    rect(424, 130, 152, 176, { rx: 8, fill: CAVITY, ...OUTLINED }),
    rect(424, 130, 152, 66, { fill: darker(NICKEL, 0.2), stroke: INK, 'stroke-width': 2 }),
    rect(424, 240, 152, 66, { fill: darker(NICKEL, 0.3), stroke: INK, 'stroke-width': 2 }),
    ...[456, 500, 544].map((x, i) =>
      circle(x, 218, 12 + i * 5, { fill: PAPER, stroke: INK, 'stroke-width': 3 }),
    ),
    circle(500, 400, 32, { fill: GOLD, ...OUTLINED }),
    path('M482 400h36', { ...FINE_LINE, 'stroke-width': 5 }),
    circle(408, 352, 10, { fill: CAVITY }),
    circle(592, 352, 10, { fill: CAVITY }),
  ].join('');
}

/** Rotary coaxial stripper: two halves around the cable, a finger ring. */
export function stripper(colour: string): string {
  return [
    rect(40, 446, 300, 60, { fill: '#333a46', ...OUTLINED }),
    rect(40, 454, 300, 14, { fill: '#6b7484' }),
    rect(330, 462, 60, 28, { fill: '#f3f1ea', ...OUTLINED }),
    rect(384, 470, 66, 12, { fill: '#c8773f', stroke: INK, 'stroke-width': 3 }),
    path('M380 250H760Q800 250 800 300V450H380Q350 450 350 410V290Q350 250 380 250Z', {
      fill: colour,
      ...OUTLINED,
    }),
    path('M350 500H800V640Q800 700 750 700H390Q350 700 350 660Z', { fill: darker(colour, 0.2), ...OUTLINED }),
    path('M384 274H740', { stroke: lighter(colour, 0.5), 'stroke-width': 12, 'stroke-linecap': 'round' }),
    rect(396, 430, 150, 90, { rx: 8, fill: '#454d5b', ...OUTLINED }),
    ...[424, 470, 516].map((x) =>
      polygon(
        [
          [x - 9, 430],
          [x + 9, 430],
          [x, 474],
        ],
        { fill: NICKEL, stroke: INK, 'stroke-width': 2 },
      ),
    ),
    circle(850, 475, 106, { fill: colour, ...OUTLINED }),
    circle(850, 475, 64, { fill: PAPER, ...OUTLINED }),
    ...[600, 640, 680, 720].map((x) =>
      path(`M${x} 300V410M${x} 540V650`, {
        stroke: isDark(colour) ? lighter(colour, 0.3) : darker(colour, 0.45),
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }),
    ),
  ].join('');
}

/** Network cable tester: main unit with lights 1 to 8, and the remote. */
export function cableTester(colour: string): string {
  return testerUnit(120, 150, 430, 700, colour, true) + testerUnit(620, 330, 260, 430, colour, false);
}

function testerUnit(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  main: boolean,
): string {
  const lamps = Array.from({ length: 8 }, (_, i) => {
    const cy = y + height * 0.2 + i * height * 0.075;
    return (
      circle(x + width * 0.3, cy, height * 0.02, {
        fill: i < 3 ? '#58d68d' : '#dfe5ea',
        stroke: INK,
        'stroke-width': 2,
      }) + label([x + width * 0.44, cy + height * 0.018], String(i + 1), { size: height * 0.05, fill: PAPER })
    );
  });
  const port = group(
    {},
    rect(x + width * 0.2, y - 34, width * 0.6, 64, { rx: 6, fill: '#c9ced6', ...OUTLINED }),
    rect(x + width * 0.28, y - 22, width * 0.44, 40, { fill: CAVITY }),
    ...Array.from({ length: 8 }, (_, i) =>
      rect(x + width * (0.31 + i * 0.05), y - 22, width * 0.02, 22, { fill: GOLD }),
    ),
  );
  const knob = placed(
    [x + width * 0.7, y + height * 0.48],
    circle(0, 0, 44, { fill: '#e2b13c', ...OUTLINED }) +
      path('M0 -30V0', { stroke: INK, 'stroke-width': 8, 'stroke-linecap': 'round' }),
  );
  return [
    port,
    rect(x, y, width, height, { rx: 30, fill: colour, ...OUTLINED }),
    rect(x + 14, y + 14, 12, height - 60, { rx: 6, fill: lighter(colour, 0.45) }),
    rect(x + width * 0.16, y + height * 0.13, width * 0.68, height * 0.68, {
      rx: 14,
      fill: '#2b313c',
      stroke: INK,
      'stroke-width': 2,
    }),
    ...lamps,
    main ? knob : '',
  ].join('');
}

/** Pen that cleans fibre ferrules: cap, nozzle, body with a window. */
export function cleanerPen(colour: string): string {
  const drawn = [
    rect(90, 466, 70, 20, { rx: 6, fill: '#f7f6f1', ...OUTLINED }),
    path('M150 446H290V506H150Z', { fill: '#e8ebef', ...OUTLINED }),
    path('M280 424H380Q410 400 440 400V552Q410 552 380 528H280Z', {
      fill: lighter(colour, 0.25),
      ...OUTLINED,
    }),
    rect(430, 392, 380, 168, { rx: 22, fill: colour, ...OUTLINED }),
    rect(450, 408, 340, 22, { rx: 11, fill: lighter(colour, 0.5) }),
    rect(520, 446, 180, 62, { rx: 12, fill: '#e3ebf2', ...OUTLINED }),
    circle(580, 477, 22, { fill: PAPER, stroke: INK, 'stroke-width': 3 }),
    circle(650, 477, 22, { fill: PAPER, stroke: INK, 'stroke-width': 3 }),
    path('M580 455L650 455M580 499L650 499', FINE_LINE),
    rect(806, 414, 110, 124, { rx: 16, fill: darker(colour, 0.25), ...OUTLINED }),
    ...[830, 856, 882].map((x) => path(`M${x} 430V522`, { stroke: INK, 'stroke-width': 3 })),
  ].join('');
  return group({ transform: 'rotate(-24 500 480)' }, drawn);
}
