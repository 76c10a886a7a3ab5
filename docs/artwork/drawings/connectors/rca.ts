import { CAVITY, darker, GOLD, lighter } from '../ink.ts';
import { disc } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { circle } from '../svg.ts';
import { type Connector, type Look, type Socket, withBoot } from './connector.ts';
import { groove, knurls } from './round.ts';

/** The colour of an RCA plug says what runs in it, so the accent is a broad ring. */
export function rcaPlug(end: ConnectorEnd, look: Look): Connector {
  const head = end.gender === 'male' ? male(look) : female(look);
  const across = end.gender === 'male' ? 9.6 : 8.3;
  return {
    ...withBoot(head, end, look, { length: 42, width: 11, height: 11 }),
    mating: { width: across, height: across },
    broad: 'side',
  };
}

export function rcaSocket(metal: string, accent: string): Socket {
  const draw = (fine: number): string =>
    [
      circle(0, 0, 7, { fill: accent, stroke: darker(accent, 0.5), 'stroke-width': fine }),
      circle(0, 0, 4.4, { fill: lighter(metal, 0.3), stroke: darker(metal, 0.7), 'stroke-width': fine }),
      circle(0, 0, 3.4, { fill: accent }),
      circle(0, 0, 1.7, { fill: CAVITY, stroke: darker(metal, 0.6), 'stroke-width': fine }),
    ].join('');
  return { width: 14, height: 14, draw };
}

function male(look: Look): readonly Slice[] {
  const face = (fine: number): string =>
    [
      circle(0, 0, 4, { fill: CAVITY }),
      circle(0, 0, 3, { fill: '#f3f1ea', stroke: darker(look.metal, 0.5), 'stroke-width': fine * 0.6 }),
    ].join('');
  const slits = [-2.36, -0.79, 0.79, 2.36].flatMap((angle) =>
    groove(
      4.8,
      [
        [angle, 7],
        [angle, 13],
      ],
      1,
      CAVITY,
    ),
  );
  return [
    { outline: disc(0.9), at: 0, length: 1.2, fill: look.metal, taper: 1.75 },
    { outline: disc(1.6), at: 1.2, length: 8, fill: look.metal },
    { outline: disc(4.8), at: 7, length: 7, fill: look.metal, face, marks: slits },
    { outline: disc(5.7), at: 14, length: 3, fill: look.metal },
    { outline: disc(5.8), at: 17, length: 5, fill: look.accent },
    { outline: disc(5.7), at: 22, length: 14, fill: look.body, marks: knurls(5.7, 24, 10, 20) },
    { outline: disc(5.7), at: 36, length: 6, fill: look.body, taper: 0.8 },
  ];
}

function female(look: Look): readonly Slice[] {
  const face = (fine: number): string =>
    [
      circle(0, 0, 3.3, { fill: look.accent }),
      circle(0, 0, 1.8, { fill: CAVITY, stroke: GOLD, 'stroke-width': fine }),
    ].join('');
  return [
    { outline: disc(4.15), at: 0, length: 8.5, fill: look.metal, face },
    { outline: disc(6.2), at: 8.5, length: 4, fill: look.accent },
    { outline: disc(6), at: 12.5, length: 22, fill: look.body },
    { outline: disc(6), at: 34.5, length: 7.5, fill: look.body, taper: 0.75 },
  ];
}
