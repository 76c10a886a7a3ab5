import type { Point3 } from '../camera.ts';
import { CAVITY, darker, GOLD, mix } from '../ink.ts';
import { roundedBox } from '../outline.ts';
import type { Mark, Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { polygon, rect } from '../svg.ts';
import { type Connector, contactRow, type Look, type Socket, withBoot } from './connector.ts';

const CLEAR = '#dfe7ee';
/** T568B, from contact 1. */
const WIRES = [
  '#f0b98a',
  '#e0762f',
  '#b9dcae',
  '#2f62b5',
  '#a9c3e8',
  '#3c8f4e',
  '#d8bfa5',
  '#7a4c2b',
] as const;

/** Eight contacts on top and in front, eight coloured wires through the clear body, the clip below. */
export function rj45Plug(end: ConnectorEnd, look: Look): Connector {
  const metal = end.shell === 'nickel' || end.shell === 'gold';
  const body = metal ? look.metal : CLEAR;
  const boot = look.accent;
  const head: readonly Slice[] = [
    {
      outline: roundedBox(11.7, 6.6, 0.2),
      at: 0,
      length: 21.5,
      fill: body,
      face: frontFace,
      marks: topMarks(metal),
    },
    { outline: roundedBox(6, 0.9, 0.2, 0, 4.6), at: 2, length: 15, fill: mix(body, '#9fb2c4', 0.25) },
    { outline: roundedBox(3.2, 1.6, 0.2, 0, 4), at: 1, length: 4, fill: mix(body, '#9fb2c4', 0.35) },
    { outline: roundedBox(12.4, 8, 1.4), at: 19.5, length: 9, fill: boot, taper: 0.8 },
  ];
  const exit = withBoot(head, end, { ...look, body: boot }, { length: 28.5, width: 8.6, height: 8 });
  return { ...exit, mating: { width: 11.7, height: 8 }, broad: 'above' };
}

export function rj45Socket(): Socket {
  const draw = (fine: number): string =>
    [
      rect(-8, -7, 16, 14, { rx: 0.6, fill: '#c9ced6', stroke: CAVITY, 'stroke-width': fine }),
      polygon(
        [
          [-6, -5],
          [6, -5],
          [6, 3],
          [3.2, 3],
          [3.2, 4.4],
          [1.8, 4.4],
          [1.8, 5.8],
          [-1.8, 5.8],
          [-1.8, 4.4],
          [-3.2, 4.4],
          [-3.2, 3],
          [-6, 3],
        ],
        { fill: CAVITY },
      ),
      contactRow(8, 1.2, [0.55, 3], -3.5, fine),
    ].join('');
  return { width: 16, height: 14, draw };
}

function frontFace(fine: number): string {
  return [
    rect(-4.9, -3, 9.8, 3.4, { fill: '#b4c3d1' }),
    contactRow(8, 1.15, [0.6, 3], -1.7, fine),
    rect(-5, 1.2, 10, 1.4, { fill: '#c7d4df' }),
  ].join('');
}

function topMarks(metal: boolean): readonly Mark[] {
  const gold = Array.from({ length: 8 }, (_, i) => strip((i - 3.5) * 1.15, 0.62, 0.3, 6.2, GOLD));
  const wires = metal ? [] : WIRES.map((colour, i) => strip((i - 3.5) * 1.15, 0.85, 7.4, 19.4, colour));
  return [...wires, ...gold];
}

function strip(x: number, width: number, from: number, to: number, fill: string): Mark {
  const y = -3.3;
  const points: readonly Point3[] = [
    [x - width / 2, y, from],
    [x + width / 2, y, from],
    [x + width / 2, y, to],
    [x - width / 2, y, to],
  ];
  return { points, normal: [0, -1, 0], fill, stroke: darker(fill, 0.4) };
}
