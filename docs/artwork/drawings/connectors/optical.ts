/** Fibre connectors: TOSLINK and mini TOSLINK for audio, LC and SC for networks and long video runs. */
import { CAVITY, darker, GOLD, lighter, mix } from '../ink.ts';
import { cutBox, disc, moved, roundedBox } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { circle, polygon, rect } from '../svg.ts';
import { type Connector, grip, type Look, type Socket, withBoot } from './connector.ts';

const RED_LIGHT = '#ff5b4d';
const CERAMIC = '#f7f6f1';

export function toslinkPlug(end: ConnectorEnd, look: Look): Connector {
  const c = [1.7, 1.7] as const;
  const sharp = [0.2, 0.2] as const;
  const lens = (fine: number): string =>
    circle(0, 0, 0.9, { fill: RED_LIGHT, stroke: darker(RED_LIGHT, 0.5), 'stroke-width': fine * 0.6 });
  const head: readonly Slice[] = [
    { outline: disc(1.5), at: 0, length: 3, fill: mix(look.body, '#888f9b', 0.25), face: lens },
    {
      outline: cutBox(6.4, 6.4, [c, c, sharp, sharp]),
      at: 3,
      length: 8,
      fill: mix(look.body, '#888f9b', 0.18),
    },
    ...grip(roundedBox(9.8, 9.8, 1.4), 11, 17, look),
  ];
  return {
    ...withBoot(head, end, look, { length: 28, width: 9, height: 9.8 }),
    mating: { width: 6.4, height: 6.4 },
    broad: 'side',
  };
}

export function miniToslinkPlug(end: ConnectorEnd, look: Look): Connector {
  const plastic = mix(look.body, '#888f9b', 0.3);
  const lens = (): string => circle(0, 0, 0.7, { fill: RED_LIGHT });
  const head: readonly Slice[] = [
    { outline: disc(1.2), at: 0, length: 2.4, fill: plastic, face: lens, taper: 1.4 },
    { outline: disc(1.72), at: 2.4, length: 1.6, fill: plastic, taper: 0.75 },
    { outline: disc(1.72), at: 4, length: 10, fill: plastic },
    { outline: disc(3), at: 14, length: 2, fill: look.metal },
    ...grip(disc(4.6), 16, 19, look),
  ];
  return {
    ...withBoot(head, end, look, { length: 35, width: 8, height: 8 }),
    mating: { width: 3.5, height: 3.5 },
    broad: 'side',
  };
}

/** LC: 1.25 mm ferrule, small body, lever on top; two stand side by side in a clip. */
export function lcPlug(_end: ConnectorEnd, look: Look, boots: readonly string[]): Connector {
  const colours = boots.length > 0 ? boots : [look.accent];
  const across = colours.map((_, i) => (i - (colours.length - 1) / 2) * 6.25);
  const fibres = across.flatMap((x, i): readonly Slice[] => [
    { outline: disc(0.62, x), at: 0, length: 4, fill: CERAMIC },
    {
      outline: roundedBox(4.4, 4.4, 0.3, x),
      at: 3.2,
      length: 11,
      fill: look.body,
      face: () => circle(x, 0, 1.5, { fill: CAVITY }),
    },
    { outline: roundedBox(2.6, 0.9, 0.2, x, -3.5), at: 7.5, length: 13, fill: lighter(look.body, 0.12) },
    { outline: roundedBox(5.2, 5.6, 0.4, x), at: 14.2, length: 9, fill: look.body },
    { outline: disc(2, x), at: 23.2, length: 14, fill: colours[i] ?? look.accent, taper: 0.72 },
  ]);
  const clip: Slice = {
    outline: roundedBox(6.25 * colours.length, 7.4, 0.6),
    at: 18,
    length: 5.2,
    fill: lighter(look.body, 0.2),
  };
  const joined = colours.length > 1 ? [...fibres, clip, ...duplexLeads(across, 37, look)] : fibres;
  const slices = sorted(joined);
  return {
    slices,
    head: sorted(fibres),
    headLength: 37,
    exit: { at: [0, 0, colours.length > 1 ? 54 : 37], towards: [0, 0, 1] },
    mating: { width: 6.25 * (colours.length - 1) + 4.5, height: 4.5 },
    broad: 'above',
  };
}

/** SC: 2.5 mm ferrule in a square body that is pushed and pulled. */
export function scPlug(_end: ConnectorEnd, look: Look, boots: readonly string[]): Connector {
  const colours = boots.length > 0 ? boots : [look.accent];
  const across = colours.map((_, i) => (i - (colours.length - 1) / 2) * 12.7);
  const parts = across.flatMap((x, i): readonly Slice[] => [
    { outline: disc(1.25, x), at: 0, length: 4.4, fill: CERAMIC },
    {
      outline: roundedBox(6.6, 4.8, 0.3, x),
      at: 3.6,
      length: 4,
      fill: WHITEISH,
      face: () => circle(x, 0, 1.9, { fill: CAVITY }),
    },
    { outline: roundedBox(9, 7.4, 0.3, x), at: 6.6, length: 17, fill: look.body },
    { outline: roundedBox(3, 1, 0.1, x, -4.1), at: 9, length: 9, fill: lighter(look.body, 0.15) },
    { outline: disc(2.7, x), at: 23.6, length: 16, fill: colours[i] ?? look.accent, taper: 0.66 },
  ]);
  const slices = sorted(colours.length > 1 ? [...parts, ...duplexLeads(across, 39, look)] : parts);
  return {
    slices,
    head: sorted(parts),
    headLength: 39,
    exit: { at: [0, 0, colours.length > 1 ? 56 : 39], towards: [0, 0, 1] },
    mating: { width: 12.7 * (colours.length - 1) + 9, height: 7.4 },
    broad: 'above',
  };
}

export function toslinkSocket(): Socket {
  const c = [1.7, 1.7] as const;
  const outline = cutBox(7.4, 7.4, [c, c, [0.2, 0.2], [0.2, 0.2]]);
  const draw = (fine: number): string =>
    [
      rect(-6, -6, 12, 12, { rx: 1.2, fill: '#3b424e', stroke: CAVITY, 'stroke-width': fine }),
      polygon(outline, { fill: CAVITY, stroke: '#7d8794', 'stroke-width': fine * 0.7 }),
      circle(0, 0, 1.3, { fill: RED_LIGHT }),
    ].join('');
  return { width: 12, height: 12, draw };
}

/** LC and SC couplers: rectangular openings with the sleeve inside. */
export function fibreSocket(kind: 'lc' | 'sc', colour: string): Socket {
  const [w, h, pitch] = kind === 'lc' ? [4.6, 5.2, 6.25] : [9, 7.4, 0];
  const width = w + pitch + 3;
  const openings = (fine: number): string =>
    (pitch === 0 ? [0] : [-pitch / 2, pitch / 2])
      .map((x) =>
        [
          polygon(moved(roundedBox(w, h, 0.3), x, 0), {
            fill: CAVITY,
            stroke: darker(colour, 0.5),
            'stroke-width': fine,
          }),
          circle(x, 0, h * 0.24, { fill: CERAMIC }),
          circle(x, 0, h * 0.1, { fill: GOLD }),
        ].join(''),
      )
      .join('');
  const draw = (fine: number): string =>
    rect(-width / 2, -h / 2 - 1.5, width, h + 3, {
      rx: 0.6,
      fill: colour,
      stroke: darker(colour, 0.6),
      'stroke-width': fine,
    }) + openings(fine);
  return { width, height: h + 3, draw };
}

const WHITEISH = '#e9e7df';

/** Each fibre has its own lead as far as the sleeve where they become one cable. */
function duplexLeads(across: readonly number[], at: number, look: Look): readonly Slice[] {
  const reach = Math.max(...across);
  const sleeve = roundedBox(2 * reach + 4, Math.max(4, look.cable * 1.1), 1.6);
  return [
    ...across.map((x): Slice => ({ outline: disc(1.2, x), at, length: 10, fill: look.jacket })),
    { outline: sleeve, at: at + 10, length: 7, fill: darker(look.jacket, 0.2) },
  ];
}

/** Slices are painted from the back, so the list goes by depth. */
function sorted(slices: readonly Slice[]): readonly Slice[] {
  return slices.toSorted((a, b) => a.at - b.at);
}
