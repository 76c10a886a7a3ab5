/** Loudspeaker connections: speakON, banana plug and bare wire. */
import { CAVITY, COPPER, darker, GOLD, lighter } from '../ink.ts';
import { disc } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { circle, rect } from '../svg.ts';
import { type Connector, type Look, type Socket, topPatch, withBoot } from './connector.ts';
import { groove, knurls } from './round.ts';

export function speakonPlug(end: ConnectorEnd, look: Look): Connector {
  const blue = end.accents[0] === undefined ? '#2a64b7' : look.accent;
  const keys = [-1.9, -0.5, 1.2].flatMap((angle) =>
    groove(
      10.6,
      [
        [angle, 0],
        [angle, 11],
      ],
      2.4,
      '#11151d',
    ),
  );
  const head: readonly Slice[] = [
    { outline: disc(10.6), at: 0, length: 14, fill: look.body, face: speakonFace, marks: keys },
    {
      outline: disc(12.4),
      at: 14,
      length: 13,
      fill: lighter(look.body, 0.06),
      marks: topPatch(-3.6, 15, 7.2, 9, -12.2, blue),
    },
    { outline: disc(12.5), at: 27, length: 3, fill: blue },
    { outline: disc(11.6), at: 30, length: 18, fill: look.body, marks: knurls(11.6, 32, 14, 30) },
    { outline: disc(11), at: 48, length: 10, fill: look.body, taper: 0.62 },
  ];
  return {
    ...withBoot(head, end, look, { length: 58, width: 14, height: 14 }),
    mating: { width: 21.2, height: 21.2 },
    broad: 'side',
  };
}

export function bananaPlug(end: ConnectorEnd, look: Look): Connector {
  const gold = end.shell === 'nickel' ? look.metal : GOLD;
  const slit = [-2.2, -0.5, 1.1].flatMap((angle) =>
    groove(
      2.2,
      [
        [angle, 4],
        [angle, 15],
      ],
      0.5,
      darker(gold, 0.6),
    ),
  );
  const head: readonly Slice[] = [
    { outline: disc(1.1), at: 0, length: 2.6, fill: gold, taper: 1.7 },
    { outline: disc(1.87), at: 2.6, length: 5, fill: gold, taper: 1.22 },
    { outline: disc(2.28), at: 7.6, length: 6, fill: gold, taper: 0.82, marks: slit },
    { outline: disc(1.87), at: 13.6, length: 5, fill: gold },
    { outline: disc(4.9), at: 18.6, length: 3, fill: gold },
    { outline: disc(5), at: 21.6, length: 4, fill: look.accent },
    { outline: disc(4.9), at: 25.6, length: 14, fill: gold, marks: knurls(4.9, 27, 10, 22) },
    { outline: disc(4.9), at: 39.6, length: 4, fill: gold, taper: 0.8 },
  ];
  return {
    ...withBoot(head, end, look, { length: 43.6, width: 9, height: 9 }),
    mating: { width: 4, height: 4 },
    broad: 'side',
  };
}

/** One drawing for all conductors of the cable: insulation in its colour, copper strands in front. */
export function bareWire(end: ConnectorEnd, look: Look, colours: readonly string[]): Connector {
  const count = Math.max(colours.length, 1);
  const radius = Math.max(0.9, Math.min(2.2, look.cable / (count > 2 ? 4 : 3.2)));
  const wires = (colours.length > 0 ? colours : [look.accent]).flatMap((colour, i): readonly Slice[] => {
    const x = (i - (count - 1) / 2) * radius * 2.6;
    const tinned = disc(radius * 0.62, x);
    return [
      { outline: tinned, at: i % 2, length: 11, fill: COPPER, marks: strands(radius * 0.62, x, i % 2) },
      { outline: disc(radius, x), at: 11 + (i % 2), length: 20, fill: colour },
    ];
  });
  const jacket: Slice = {
    outline: disc(Math.max(look.cable / 2, radius * count * 0.9)),
    at: 30,
    length: 16,
    fill: look.jacket,
  };
  const width = radius * 2.6 * count;
  return {
    slices: [...wires, jacket],
    head: wires,
    headLength: 30,
    exit: { at: [0, 0, 46], towards: [0, 0, 1] },
    mating: { width: end.accents.length > 1 ? width : radius * 2, height: radius * 2 },
    broad: 'above',
  };
}

export function speakonSocket(): Socket {
  const draw = (fine: number): string =>
    rect(-13, -15.5, 26, 31, { rx: 1.6, fill: '#3c434e', stroke: CAVITY, 'stroke-width': fine }) +
    speakonFace(fine);
  return { width: 26, height: 31, draw };
}

export function bindingPost(accent: string): Socket {
  const draw = (fine: number): string =>
    [
      circle(0, 0, 6, { fill: accent, stroke: darker(accent, 0.6), 'stroke-width': fine }),
      circle(0, 0, 3.6, { fill: GOLD, stroke: darker(GOLD, 0.6), 'stroke-width': fine }),
      circle(0, 0, 2, { fill: CAVITY }),
    ].join('');
  return { width: 12, height: 12, draw };
}

function speakonFace(fine: number): string {
  const lugs = [45, 135, 225, 315].map((angle) =>
    rect(-1, -7.6, 2, 2.8, {
      fill: COPPER,
      stroke: CAVITY,
      'stroke-width': fine * 0.6,
      transform: `rotate(${angle})`,
    }),
  );
  return [
    circle(0, 0, 9.4, { fill: '#11151d' }),
    circle(0, 0, 8, { fill: '#3b424e', stroke: '#05070b', 'stroke-width': fine }),
    ...lugs,
    circle(0, 0, 4.4, { fill: '#05070b' }),
    circle(0, 0, 2.6, { fill: '#3b424e' }),
  ].join('');
}

function strands(radius: number, x: number, at: number): NonNullable<Slice['marks']> {
  return knurls(radius, at, 11, 10).map((mark) => ({
    ...mark,
    stroke: darker(COPPER, 0.45),
    points: mark.points.map(([px, py, pz]) => [px + x, py, pz] as const),
  }));
}
