/** Connectors of coaxial video cable: BNC and its small relatives. */
import { CAVITY, darker, GOLD, lighter } from '../ink.ts';
import { disc } from '../outline.ts';
import type { Mark, Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { circle } from '../svg.ts';
import { type Connector, type Look, type Socket, withBoot } from './connector.ts';
import { groove, knurls, patch } from './round.ts';

type BayonetKind = 'bnc' | 'micro-bnc';

/** Size of micro-BNC beside BNC. */
const SIZE = { bnc: 1, 'micro-bnc': 0.56 } as const;

export function bayonetPlug(kind: BayonetKind, end: ConnectorEnd, look: Look): Connector {
  const s = SIZE[kind];
  const head = end.gender === 'male' ? maleHead(s, look) : femaleHead(s, look);
  const length = 31 * s;
  return {
    ...withBoot(head, end, look, { length, width: 13 * s, height: 13 * s, colour: look.accent }),
    mating: {
      width: (end.gender === 'male' ? 14.6 : 9.7) * s,
      height: (end.gender === 'male' ? 14.6 : 9.7) * s,
    },
    broad: 'side',
  };
}

/** The BNC of a panel or a box. */
export function bayonetSocket(kind: BayonetKind, metal: string): Socket {
  const s = SIZE[kind];
  const ring = darker(metal, 0.6);
  const draw = (fine: number): string =>
    [
      circle(0, 0, 7.4 * s, { fill: lighter(metal, 0.1), stroke: ring, 'stroke-width': fine }),
      ...[-1, 1].map((side) =>
        circle(side * 5.3 * s, 0, 1.1 * s, { fill: metal, stroke: ring, 'stroke-width': fine * 0.7 }),
      ),
      circle(0, 0, 4.9 * s, { fill: lighter(metal, 0.45), stroke: ring, 'stroke-width': fine }),
      circle(0, 0, 4.1 * s, { fill: CAVITY }),
      circle(0, 0, 2.4 * s, { fill: '#f3f1ea' }),
      circle(0, 0, 1 * s, { fill: GOLD }),
      circle(0, 0, 0.5 * s, { fill: CAVITY }),
    ].join('');
  return { width: 14.8 * s, height: 14.8 * s, draw };
}

function maleHead(s: number, look: Look): readonly Slice[] {
  const inside = (fine: number): string =>
    [
      circle(0, 0, 5.7 * s, { fill: CAVITY }),
      circle(0, 0, 4.3 * s, { fill: lighter(look.metal, 0.3), stroke: CAVITY, 'stroke-width': fine }),
      circle(0, 0, 3.5 * s, { fill: '#242b38' }),
      circle(0, 0, 2.5 * s, { fill: '#f3f1ea' }),
      circle(0, 0, 0.95 * s, { fill: GOLD, stroke: darker(GOLD, 0.5), 'stroke-width': fine * 0.6 }),
    ].join('');
  return [
    {
      outline: disc(7.3 * s),
      at: 0,
      length: 9.6 * s,
      fill: look.metal,
      face: inside,
      marks: slots(7.3 * s, s),
    },
    {
      outline: disc(7.6 * s),
      at: 9.6 * s,
      length: 5 * s,
      fill: look.metal,
      marks: knurls(7.6 * s, 9.6 * s, 5 * s, 36),
    },
    { outline: disc(5.6 * s), at: 14.6 * s, length: 5.4 * s, fill: look.metal },
    { outline: disc(4.4 * s), at: 20 * s, length: 11 * s, fill: look.metal },
  ];
}

function femaleHead(s: number, look: Look): readonly Slice[] {
  const lugs = [-0.5, Math.PI - 0.5].map((angle) => lug(4.85 * s, angle, s, look.metal));
  const inside = (fine: number): string =>
    [
      circle(0, 0, 4.1 * s, { fill: CAVITY }),
      circle(0, 0, 2.5 * s, { fill: '#f3f1ea' }),
      circle(0, 0, 1.05 * s, { fill: GOLD, stroke: darker(GOLD, 0.5), 'stroke-width': fine * 0.6 }),
      circle(0, 0, 0.5 * s, { fill: CAVITY }),
    ].join('');
  return [
    { outline: disc(4.85 * s), at: 0, length: 10 * s, fill: look.metal, face: inside, marks: lugs },
    { outline: disc(6.4 * s), at: 10 * s, length: 2 * s, fill: look.metal },
    {
      outline: disc(5.4 * s),
      at: 12 * s,
      length: 8 * s,
      fill: look.metal,
      marks: knurls(5.4 * s, 12 * s, 8 * s, 28),
    },
    { outline: disc(4.4 * s), at: 20 * s, length: 11 * s, fill: look.metal },
  ];
}

/** The stud that runs in the ramp of the plug. */
function lug(radius: number, angle: number, s: number, metal: string): Mark {
  return patch(radius, angle - 0.24, angle + 0.24, 2.6 * s, 4.8 * s, lighter(metal, 0.5));
}

/** The bayonet's two ramps: each starts at the rim, climbs a third of a turn and ends in a round seat. */
function slots(radius: number, s: number): readonly Mark[] {
  return [-1.25, Math.PI - 1.25].flatMap((start) =>
    groove(
      radius,
      [
        [start, 0],
        [start, 1.6 * s],
        [start + 0.12, 2.8 * s],
        [start + 0.4, 3.8 * s],
        [start + 0.9, 5.2 * s],
        [start + 1.25, 5.9 * s],
        [start + 1.45, 5.9 * s],
      ],
      2 * s,
      CAVITY,
    ),
  );
}
