/** Jack plugs: P2 and P3 of 3.5 mm, P10 of 6.35 mm. The black rings tell how many conductors: one, two or three. */
import { CAVITY, darker, lighter } from '../ink.ts';
import { disc } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { circle } from '../svg.ts';
import { type Connector, type Look, type Socket, withBoot } from './connector.ts';
import { knurls } from './round.ts';

type JackKind = 'p2' | 'p3' | 'p10-ts' | 'p10-trs';

const SMALL = { radius: 1.75, length: 14, body: [4.6, 25] } as const;
const LARGE = { radius: 3.175, length: 30.5, body: [7.4, 40] } as const;
const RINGS: Readonly<Record<JackKind, number>> = { p2: 2, p3: 3, 'p10-ts': 1, 'p10-trs': 2 };

export function jackPlug(kind: JackKind, end: ConnectorEnd, look: Look): Connector {
  const { radius, length, body } = sizeOf(kind);
  const [wide, long] = body;
  const front = end.gender === 'male' ? length : 0;
  const metalBody = end.shell === 'nickel' || end.shell === 'gold';
  const colour = metalBody ? look.metal : look.body;
  const opening = end.gender === 'female' ? { face: opened(radius, look.metal) } : {};
  const grip: readonly Slice[] = [
    { outline: disc(wide), at: front, length: long * 0.12, fill: colour, ...opening },
    { outline: disc(wide), at: front + long * 0.12, length: long * 0.09, fill: look.accent },
    {
      outline: disc(wide),
      at: front + long * 0.21,
      length: long * 0.55,
      fill: colour,
      marks: knurls(wide, front + long * 0.34, long * 0.34, 24),
    },
    { outline: disc(wide), at: front + long * 0.76, length: long * 0.24, fill: colour, taper: 0.74 },
  ];
  const head = end.gender === 'male' ? [...pin(kind, look), ...grip] : grip;
  return {
    ...withBoot(head, end, look, { length: front + long, width: wide * 1.5, height: wide * 1.5 }),
    mating: { width: radius * 2, height: radius * 2 },
    broad: 'side',
  };
}

export function jackSocket(kind: JackKind, metal: string): Socket {
  const { radius } = sizeOf(kind);
  const size = radius * 2 + 5;
  const draw = (fine: number): string =>
    [
      circle(0, 0, size / 2, { fill: '#3b424e', stroke: CAVITY, 'stroke-width': fine }),
      circle(0, 0, radius + 1.1, {
        fill: lighter(metal, 0.2),
        stroke: darker(metal, 0.7),
        'stroke-width': fine,
      }),
      circle(0, 0, radius, { fill: CAVITY }),
    ].join('');
  return { width: size, height: size, draw };
}

/** From the point: cone, ball, neck, then black rings and contacts in turn, and the sleeve. */
function pin(kind: JackKind, look: Look): readonly Slice[] {
  const { radius: r, length: l } = sizeOf(kind);
  const tip: readonly Slice[] = [
    { outline: disc(r * 0.35), at: 0, length: l * 0.1, fill: look.metal, taper: 2.75 },
    { outline: disc(r * 0.96), at: l * 0.1, length: l * 0.1, fill: look.metal, taper: 0.72 },
    { outline: disc(r * 0.7), at: l * 0.2, length: l * 0.04, fill: look.metal, taper: 1.42 },
  ];
  const rings = RINGS[kind];
  const step = l * 0.16;
  const first = l * (rings === 1 ? 0.3 : 0.24);
  const contacts = Array.from({ length: rings }, (_, i): readonly Slice[] => [
    { outline: disc(r), at: first + i * step, length: l * 0.045, fill: CAVITY },
    { outline: disc(r), at: first + i * step + l * 0.045, length: step - l * 0.045, fill: look.metal },
  ]).flat();
  const neck: readonly Slice[] =
    rings === 1 ? [{ outline: disc(r), at: l * 0.24, length: l * 0.06, fill: look.metal }] : [];
  const sleeve = first + rings * step;
  return [
    ...tip,
    ...neck,
    ...contacts,
    { outline: disc(r), at: sleeve, length: l - sleeve, fill: look.metal },
  ];
}

function opened(radius: number, metal: string): (fine: number) => string {
  return (fine) =>
    circle(0, 0, radius + 1, {
      fill: lighter(metal, 0.2),
      stroke: darker(metal, 0.7),
      'stroke-width': fine,
    }) + circle(0, 0, radius, { fill: CAVITY });
}

function sizeOf(kind: JackKind): typeof SMALL | typeof LARGE {
  return kind === 'p2' || kind === 'p3' ? SMALL : LARGE;
}
