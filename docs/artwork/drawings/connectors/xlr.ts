import { CAVITY, darker, GOLD, lighter } from '../ink.ts';
import { disc, roundedBox } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { circle, type Point, rect } from '../svg.ts';
import { type Connector, type Look, type Socket, topPatch, withBoot } from './connector.ts';

const RADIUS = 9.5;

/** Where the three contacts sit; the third is below, between the other two. */
const PINS: readonly Point[] = [
  [-3.4, -1.6],
  [3.4, -1.6],
  [0, 3.6],
];

export function xlrPlug(end: ConnectorEnd, look: Look): Connector {
  const black = end.shell === 'black';
  const metal = black ? '#3c434e' : look.metal;
  const head = end.gender === 'male' ? male(metal) : female(metal, look);
  const body: readonly Slice[] = [
    { outline: disc(RADIUS), at: 20, length: 21, fill: metal },
    { outline: disc(RADIUS * 0.98), at: 41, length: 3.4, fill: look.accent },
    {
      outline: disc(RADIUS * 0.9),
      at: 44.4,
      length: 13,
      fill: '#343a45',
      taper: 0.62,
    },
  ];
  return {
    ...withBoot(
      [...head, ...body],
      end,
      { ...look, body: '#343a45' },
      { length: 57.4, width: 13, height: 13 },
    ),
    mating: { width: RADIUS * 2, height: RADIUS * 2 },
    broad: 'side',
  };
}

export function xlrSocket(gender: 'male' | 'female', metal: string): Socket {
  const draw = (fine: number): string =>
    [
      rect(-13, -15.5, 26, 31, { rx: 1.6, fill: '#3c434e', stroke: CAVITY, 'stroke-width': fine }),
      ...[-1, 1].map((side) =>
        circle(side * 9.6, side * 12.2, 1.6, { fill: metal, stroke: CAVITY, 'stroke-width': fine * 0.7 }),
      ),
      circle(0, 0, 11, { fill: '#555e6c', stroke: CAVITY, 'stroke-width': fine }),
      gender === 'male' ? pins(metal)(fine) : holes(metal)(fine),
    ].join('');
  return { width: 26, height: 31, draw };
}

function male(metal: string): readonly Slice[] {
  return [
    {
      outline: disc(RADIUS),
      at: 0,
      length: 20,
      fill: metal,
      face: pins(metal),
      marks: [...topPatch(-2.2, 9, 4.4, 5, -RADIUS * 0.985, CAVITY)],
    },
  ];
}

function female(metal: string, look: Look): readonly Slice[] {
  const latch: Slice = {
    outline: roundedBox(5.4, 2.4, 0.8, 0, -RADIUS - 0.5),
    at: 9,
    length: 11,
    fill: lighter(look.metal, 0.2),
  };
  return [
    latch,
    { outline: disc(8.1), at: 0, length: 8, fill: '#3a414d', face: holes(metal) },
    { outline: disc(RADIUS), at: 8, length: 12, fill: metal },
  ];
}

/** A deep shell with three pins and the key on top. */
function pins(metal: string): (fine: number) => string {
  return (fine) =>
    [
      circle(0, 0, 8.5, { fill: CAVITY, stroke: darker(metal, 0.6), 'stroke-width': fine }),
      circle(0, 0, 7, { fill: '#2d3440' }),
      rect(-1.2, -8.4, 2.4, 2, { fill: metal }),
      ...PINS.map(([x, y]) =>
        circle(x, y, 1.3, { fill: GOLD, stroke: darker(GOLD, 0.6), 'stroke-width': fine * 0.7 }),
      ),
    ].join('');
}

/** A solid insert with three holes and the slot of the key. */
function holes(metal: string): (fine: number) => string {
  return (fine) =>
    [
      circle(0, 0, 7.9, { fill: '#4a5260', stroke: CAVITY, 'stroke-width': fine }),
      rect(-1.5, -8, 3, 2.4, { fill: CAVITY }),
      ...PINS.map(([x, y]) =>
        circle(x, y, 1.6, { fill: '#05070b', stroke: lighter(metal, 0.1), 'stroke-width': fine }),
      ),
    ].join('');
}
