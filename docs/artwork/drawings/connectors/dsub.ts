/** Computer video with a D-shaped shell and two thumbscrews: VGA and DVI. */
import { CAVITY, darker, GOLD, lighter, NICKEL } from '../ink.ts';
import { cutBox, disc, grown, type Outline, roundedBox } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { circle, polygon, rect } from '../svg.ts';
import { type Connector, type Look, type Socket, withBoot } from './connector.ts';
import { knurls } from './round.ts';

type DsubKind = 'vga' | 'dvi';

const SIZES = {
  vga: {
    shell: [16.6, 8.2],
    cut: [1.5, 6.4],
    flange: [31, 12.6],
    screw: 12.3,
    hood: [31, 15],
    insulator: '#2f62b5',
  },
  dvi: {
    shell: [24, 8.6],
    cut: [1.4, 6.2],
    flange: [37, 14],
    screw: 16,
    hood: [40, 16.5],
    insulator: '#eceae2',
  },
} as const;

export function dsubPlug(kind: DsubKind, end: ConnectorEnd, look: Look): Connector {
  const { shell, flange, screw, hood } = SIZES[kind];
  const sides = [-1, 1];
  const screwTips = sides.map(
    (side): Slice => ({ outline: disc(1.5, side * screw), at: 0.5, length: 5.5, fill: look.metal }),
  );
  const heads = sides.map((side): Slice => {
    const outline = disc(3.1, side * screw);
    return { outline, at: 21, length: 9, fill: lighter(look.body, 0.12), marks: knurlsAt(side * screw) };
  });
  const head: readonly Slice[] = [
    {
      outline: shellOutline(kind),
      at: 0,
      length: 6,
      fill: look.metal,
      face: end.gender === 'male' ? pinFace(kind) : holeFace(kind),
    },
    ...(end.gender === 'male' ? screwTips : []),
    { outline: roundedBox(flange[0], flange[1], 1.6), at: 6, length: 1, fill: look.metal },
    { outline: roundedBox(hood[0], hood[1], 2.6), at: 7, length: 14, fill: look.body },
    { outline: roundedBox(hood[0] * 0.58, hood[1] * 0.92, 2.6), at: 21, length: 5, fill: look.accent },
    {
      outline: roundedBox(hood[0] * 0.58, hood[1] * 0.92, 2.6),
      at: 26,
      length: 9,
      fill: look.body,
      taper: 0.8,
    },
    ...heads,
  ];
  return {
    ...withBoot(head, end, look, { length: 35, width: hood[0] * 0.5, height: hood[1] }),
    mating: { width: shell[0], height: shell[1] },
    broad: 'above',
  };
}

export function dsubSocket(kind: DsubKind): Socket {
  const { flange, screw } = SIZES[kind];
  const draw = (fine: number): string =>
    [
      polygon(roundedBox(flange[0], flange[1], 1.6), {
        fill: NICKEL,
        stroke: darker(NICKEL, 0.7),
        'stroke-width': fine,
      }),
      ...[-1, 1].map((side) =>
        circle(side * screw, 0, 2, {
          fill: lighter(NICKEL, 0.4),
          stroke: darker(NICKEL, 0.7),
          'stroke-width': fine,
        }),
      ),
      polygon(shellOutline(kind), {
        fill: lighter(NICKEL, 0.3),
        stroke: darker(NICKEL, 0.7),
        'stroke-width': fine,
      }),
      holeFace(kind)(fine),
    ].join('');
  return { width: flange[0], height: flange[1], draw };
}

function pinFace(kind: DsubKind): (fine: number) => string {
  return (fine) =>
    polygon(grown(shellOutline(kind), -0.6), { fill: CAVITY }) +
    contacts(kind, (x, y) =>
      circle(x, y, 0.5, { fill: GOLD, stroke: '#05070b', 'stroke-width': fine * 0.4 }),
    ) +
    (kind === 'dvi' ? rect(6.4, -0.5, 4, 1, { fill: GOLD }) : '');
}

function holeFace(kind: DsubKind): (fine: number) => string {
  const { insulator } = SIZES[kind];
  return (fine) =>
    polygon(grown(shellOutline(kind), -0.9), {
      fill: insulator,
      stroke: darker(insulator, 0.6),
      'stroke-width': fine * 0.6,
    }) +
    contacts(kind, (x, y) => circle(x, y, 0.52, { fill: CAVITY })) +
    (kind === 'dvi' ? rect(6.4, -0.5, 4, 1, { fill: CAVITY }) : '');
}

/** VGA: three rows of five, the middle one set off. DVI-D: three rows of eight beside a flat blade. */
function contacts(kind: DsubKind, draw: (x: number, y: number) => string): string {
  const count = kind === 'vga' ? 5 : 8;
  const pitch = kind === 'vga' ? 2.3 : 1.95;
  return [-1, 0, 1]
    .flatMap((row) =>
      Array.from({ length: count }, (_, i) => {
        const x = (i - (count - 1) / 2) * pitch + (kind === 'vga' ? (row === 0 ? -0.55 : 0.3) : -2.6);
        return draw(x * (kind === 'vga' && row === 1 ? 0.94 : 1), row * 2);
      }),
    )
    .join('');
}

function shellOutline(kind: DsubKind): Outline {
  const { shell, cut } = SIZES[kind];
  const corner = [1, 1] as const;
  return cutBox(shell[0], shell[1], [corner, corner, cut, cut]);
}

function knurlsAt(x: number): NonNullable<Slice['marks']> {
  return knurls(3.1, 21, 9, 18).map((mark) => ({
    ...mark,
    points: mark.points.map(([px, py, pz]) => [px + x, py, pz] as const),
  }));
}
