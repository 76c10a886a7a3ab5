/** What keeps cables tidy: hook-and-loop tape, ducts, ties, labels. Drawn flat on the page, 0 to 1000. */
import { orbit } from '../camera.ts';
import { darker, INK, isDark, lighter, OUTLINE, PAPER } from '../ink.ts';
import { label } from '../label.ts';
import { disc, roundedBox } from '../outline.ts';
import { drawSolid } from '../solid.ts';
import { circle, group, path, placed, polygon, rect } from '../svg.ts';

const OUTLINED = { stroke: INK, 'stroke-width': OUTLINE, 'stroke-linejoin': 'round' } as const;

/** A roll of hook-and-loop tape with its end pulled out. */
export function hookAndLoop(colour: string): string {
  const face = (fine: number): string =>
    [3.4, 4.1, 4.8, 5.5, 6.2, 6.9, 7.6]
      .map((r) =>
        circle(0, 0, r, { fill: 'none', stroke: lighter(colour, 0.35), 'stroke-width': fine * 1.2 }),
      )
      .join('') + circle(0, 0, 2.8, { fill: PAPER, stroke: INK, 'stroke-width': fine * 2 });
  const roll = drawSolid([{ outline: disc(8.2), at: 0, length: 6.4, fill: colour, face }], {
    ...orbit(40, 18),
    scale: 36,
    origin: [400, 460],
  });
  const tail = path('M390 738C520 800 690 830 880 816L916 700C760 730 640 712 540 676Z', {
    fill: darker(colour, 0.2),
    ...OUTLINED,
  });
  const hooks = Array.from({ length: 14 }, (_, i) =>
    circle(560 + i * 24, 742 + Math.sin(i / 4) * 14, 4, { fill: lighter(colour, 0.5) }),
  );
  return tail + hooks.join('') + roll;
}

/** A length of slotted or closed duct, cover half off, cables inside. */
export function cableDuct(colour: string): string {
  const view = { ...orbit(58, 24), scale: 12, origin: [190, 640] as const };
  const wires = [-7, -2.4, 2.4, 7].map((x, i) => ({
    outline: disc(2.1, x, 5),
    at: -5,
    length: 62,
    fill: ['#2458a8', '#b5202a', '#333a46', '#2f8a57'][i] ?? '#333a46',
  }));
  const floor = { outline: roundedBox(26, 1.6, 0.4, 0, 9), at: 0, length: 60, fill: colour };
  const wall = (
    x: number,
  ): {
    readonly outline: ReturnType<typeof roundedBox>;
    readonly at: number;
    readonly length: number;
    readonly fill: string;
  } => ({ outline: roundedBox(1.6, 18, 0.4, x, 0), at: 0, length: 60, fill: colour });
  const cover = { outline: roundedBox(28, 2.4, 0.6, 0, -10), at: 22, length: 38, fill: lighter(colour, 0.2) };
  return [[wall(-12.2)], [floor], wires, [wall(12.2)], [cover]].map((part) => drawSolid(part, view)).join('');
}

/** Nylon ties: a fan of them and one closed around cables. */
export function cableTies(colour: string): string {
  const tie = [
    rect(-26, -320, 52, 62, { rx: 8, fill: colour, ...OUTLINED }),
    rect(-11, -304, 22, 26, { rx: 3, fill: darker(colour, 0.4), stroke: INK, 'stroke-width': 2 }),
    path('M-15 -260H15V280L0 330L-15 280Z', { fill: colour, ...OUTLINED }),
    ...Array.from({ length: 26 }, (_, i) =>
      path(`M-8 ${-240 + i * 20}H8`, {
        stroke: isDark(colour) ? lighter(colour, 0.4) : darker(colour, 0.3),
        'stroke-width': 3,
      }),
    ),
  ].join('');
  const fan = [-22, -11, 0, 11, 22].map((angle) =>
    group({ transform: `translate(340 900) rotate(${angle}) translate(0 -400)` }, tie),
  );
  const cables = [
    [-34, -20],
    [34, -20],
    [0, 36],
    [-2, -62],
    [58, 34],
    [-58, 34],
  ].map(
    ([x = 0, y = 0]) =>
      circle(x, y, 32, { fill: '#4a5260', ...OUTLINED }) +
      circle(x, y, 12, { fill: '#c8773f', stroke: INK, 'stroke-width': 2 }),
  );
  const closed = [
    circle(0, 0, 114, { fill: colour, ...OUTLINED }),
    circle(0, 0, 98, { fill: PAPER, stroke: INK, 'stroke-width': 3 }),
    ...cables,
    rect(74, -126, 70, 62, { rx: 8, fill: colour, ...OUTLINED, transform: 'rotate(20 109 -95)' }),
    path('M128 -112L216 -178L226 -162L144 -92Z', { fill: colour, ...OUTLINED }),
  ].join('');
  return fan.join('') + placed([740, 730], closed);
}

/** Sheet of self-laminating labels, one wrapped around a cable. */
export function labelKit(colour: string): string {
  const labels = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [150 + (i % 3) * 150, 180 + Math.floor(i / 3) * 140];
    return (
      rect(x, y, 130, 118, { rx: 8, fill: PAPER, stroke: INK, 'stroke-width': 2 }) +
      rect(x, y, 130, 46, { rx: 8, fill: colour, stroke: INK, 'stroke-width': 2 }) +
      label([x + 65, y + 34], `A${String(i + 1).padStart(2, '0')}`, {
        size: 28,
        fill: isDark(colour) ? PAPER : INK,
        weight: 600,
      })
    );
  });
  const sheet = polygon(
    [
      [110, 130],
      [620, 130],
      [620, 770],
      [110, 770],
    ],
    { fill: '#eef3f7', ...OUTLINED },
  );
  const cable = [
    path('M560 930C640 760 780 640 930 560', { stroke: INK, 'stroke-width': 64, fill: 'none' }),
    path('M560 930C640 760 780 640 930 560', { stroke: '#3a424f', 'stroke-width': 56, fill: 'none' }),
    path('M556 920C634 752 772 630 924 550', { stroke: '#7d8796', 'stroke-width': 8, fill: 'none' }),
    group(
      { transform: 'translate(735 706) rotate(-42)' },
      rect(-92, -38, 184, 76, { rx: 6, fill: colour, ...OUTLINED }),
      label([0, 14], 'A07', { size: 42, fill: isDark(colour) ? PAPER : INK, weight: 600 }),
    ),
  ];
  return sheet + labels.join('') + cable.join('');
}
