/** Coaxial connectors without a bayonet: DIN 1.0/2.3 (push and pull) and F (hexagonal nut, the conductor is the pin). */
import { CAVITY, COPPER, darker, GOLD, lighter } from '../ink.ts';
import { disc, type Outline } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { circle, polygon } from '../svg.ts';
import { type Connector, type Look, type Socket, withBoot } from './connector.ts';
import { groove, knurls, rings } from './round.ts';

export function dinPlug(end: ConnectorEnd, look: Look): Connector {
  const face = (fine: number): string =>
    [
      circle(0, 0, 2.1, { fill: CAVITY }),
      circle(0, 0, 1.35, { fill: '#f3f1ea' }),
      circle(0, 0, 0.55, { fill: GOLD, stroke: darker(GOLD, 0.5), 'stroke-width': fine * 0.6 }),
      end.gender === 'female' ? circle(0, 0, 0.26, { fill: CAVITY }) : '',
    ].join('');
  const slits = [-1.9, -0.5, 0.9, 2.3].flatMap((angle) =>
    groove(
      2.6,
      [
        [angle, 0],
        [angle, 4.4],
      ],
      0.5,
      CAVITY,
    ),
  );
  const head: readonly Slice[] = [
    { outline: disc(2.6), at: 0, length: 5.4, fill: look.metal, face, marks: slits },
    {
      outline: disc(3.3),
      at: 5.4,
      length: 7,
      fill: lighter(look.metal, 0.1),
      marks: knurls(3.3, 5.4, 7, 26),
    },
    { outline: disc(2.7), at: 12.4, length: 1.6, fill: look.metal },
    { outline: disc(3.1), at: 14, length: 8, fill: look.metal },
  ];
  return {
    ...withBoot(head, end, look, { length: 22, width: 6.6, height: 6.6, colour: look.accent }),
    mating: { width: 5.2, height: 5.2 },
    broad: 'side',
  };
}

export function fPlug(end: ConnectorEnd, look: Look): Connector {
  const head = end.gender === 'male' ? fMale(look) : fFemale(look);
  const across = end.gender === 'male' ? 11 : 9.4;
  return {
    ...withBoot(
      head,
      end,
      { ...look, accent: look.body },
      { length: end.gender === 'male' ? 31 : 28, width: 9, height: 9, colour: look.body },
    ),
    mating: { width: across, height: across },
    broad: 'side',
  };
}

export function dinSocket(metal: string): Socket {
  return round(metal, 3.4, [
    [2.5, CAVITY],
    [1.4, '#f3f1ea'],
    [0.6, GOLD],
  ]);
}

export function fSocket(metal: string): Socket {
  return round(metal, 5.4, [
    [4.5, lighter(metal, 0.3)],
    [3.2, '#f3f1ea'],
    [0.8, CAVITY],
  ]);
}

function fMale(look: Look): readonly Slice[] {
  const face = (): string =>
    [
      circle(0, 0, 4.5, { fill: CAVITY }),
      circle(0, 0, 3.4, { fill: lighter(look.metal, 0.2) }),
      circle(0, 0, 2.7, { fill: '#f3f1ea' }),
    ].join('');
  return [
    { outline: disc(0.55), at: -3, length: 4, fill: COPPER },
    { outline: hexagon(6.3), at: 0, length: 8, fill: look.metal, face },
    { outline: disc(4.4), at: 8, length: 2.5, fill: look.metal },
    { outline: disc(4.9), at: 10.5, length: 13, fill: look.metal, marks: rings(4.9, 18, 5, 1.6) },
    { outline: disc(5), at: 23.5, length: 3.5, fill: look.accent },
    { outline: disc(4.9), at: 27, length: 4, fill: look.metal },
  ];
}

function fFemale(look: Look): readonly Slice[] {
  const face = (): string =>
    [circle(0, 0, 3.4, { fill: '#f3f1ea' }), circle(0, 0, 0.8, { fill: CAVITY })].join('');
  return [
    { outline: disc(4.6), at: 0, length: 10, fill: look.metal, face, marks: rings(4.6, 0, 10, 1.2) },
    { outline: hexagon(6.3), at: 10, length: 4, fill: look.metal },
    { outline: disc(4.8), at: 14, length: 14, fill: look.metal },
  ];
}

function hexagon(radius: number): Outline {
  return Array.from(
    { length: 6 },
    (_, i) => [radius * Math.cos((i * Math.PI) / 3), radius * Math.sin((i * Math.PI) / 3)] as const,
  );
}

function round(
  metal: string,
  radius: number,
  layers: readonly (readonly [radius: number, fill: string])[],
): Socket {
  const draw = (fine: number): string =>
    [
      polygon(hexagon(radius + 1.6), { fill: metal, stroke: darker(metal, 0.6), 'stroke-width': fine }),
      circle(0, 0, radius, { fill: lighter(metal, 0.3), stroke: darker(metal, 0.6), 'stroke-width': fine }),
      ...layers.map(([r, fill]) =>
        circle(0, 0, r, { fill, stroke: darker(metal, 0.6), 'stroke-width': fine * 0.6 }),
      ),
    ].join('');
  return { width: 2 * radius + 3.2, height: 2 * radius + 2.6, draw };
}
