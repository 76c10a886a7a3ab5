import { CAVITY, darker, GOLD } from '../ink.ts';
import { cutBox, type Outline, roundedBox } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { polygon, rect } from '../svg.ts';
import { type Connector, type Look, type Socket, withBoot } from './connector.ts';

/** C13 is the line socket on the cable; its male counterpart C14 sits on the device. */
export function iecPlug(end: ConnectorEnd, look: Look): Connector {
  const head: readonly Slice[] = [
    { outline: outline(22, 15.4), at: 0, length: 17, fill: look.body, face: slots(end.gender === 'male') },
    { outline: roundedBox(25, 19, 3), at: 17, length: 16, fill: look.body },
    { outline: roundedBox(24, 18, 3), at: 33, length: 9, fill: look.body, taper: 0.6 },
  ];
  return {
    ...withBoot(head, end, look, { length: 42, width: 15, height: 13 }),
    mating: { width: 22, height: 15.4 },
    broad: 'above',
  };
}

export function iecSocket(): Socket {
  const draw = (fine: number): string =>
    [
      rect(-15, -11.5, 30, 23, { rx: 1.4, fill: '#3b424e', stroke: CAVITY, 'stroke-width': fine }),
      polygon(outline(24.5, 17.5), { fill: CAVITY, stroke: '#6d7684', 'stroke-width': fine }),
      polygon(outline(17.5, 11), { fill: '#2b313c' }),
      slots(true)(fine),
    ].join('');
  return { width: 30, height: 23, draw };
}

function slots(pins: boolean): (fine: number) => string {
  const at = [
    [-5, 1.6],
    [0, -2.4],
    [5, 1.6],
  ] as const;
  const fill = pins ? GOLD : '#05070b';
  return (fine) =>
    at
      .map(([x, y]) =>
        rect(x - 0.9, y - 2.1, 1.8, 4.2, {
          fill,
          stroke: pins ? darker(GOLD, 0.6) : '#6d7684',
          'stroke-width': fine * 0.7,
        }),
      )
      .join('');
}

function outline(width: number, height: number): Outline {
  const cut = [4.6, 4.6] as const;
  const corner = [0.8, 0.8] as const;
  return cutBox(width, height, [cut, cut, corner, corner]);
}
