import { CAVITY, darker, lighter, NICKEL } from '../ink.ts';
import { cutBox, grown, type Outline, roundedBox } from '../outline.ts';
import type { ConnectorEnd } from '../spec.ts';
import { polygon, rect } from '../svg.ts';
import {
  type Connector,
  contactRow,
  femaleBlock,
  grip,
  type Look,
  type Socket,
  topPatch,
  withBoot,
} from './connector.ts';

type DisplayPortKind = 'displayport' | 'mini-displayport';

const SIZES = {
  displayport: { width: 16.1, height: 4.76, tongue: 11, body: [20, 11.4, 26] },
  'mini-displayport': { width: 7.5, height: 4.6, tongue: 8.5, body: [11.6, 8.6, 22] },
} as const;

export function displayPortPlug(kind: DisplayPortKind, end: ConnectorEnd, look: Look): Connector {
  if (end.gender === 'female') return femaleBlock(displayPortSocket(kind), end, look);
  const { width, height, tongue, body } = SIZES[kind];
  const hook = darker(look.metal, 0.5);
  const hooks =
    kind === 'displayport' ? [-5.4, 3.8].flatMap((x) => topPatch(x, 3.2, 1.6, 2.4, -height / 2, hook)) : [];
  const button =
    kind === 'displayport' ? topPatch(-3.6, tongue + 3, 7.2, 7, -body[1] / 2, lighter(look.body, 0.22)) : [];
  const [front, ...rest] = grip(roundedBox(body[0], body[1], 2), tongue, body[2], look);
  const head = [
    { outline: outlineOf(kind), at: 0, length: tongue, fill: look.metal, face: plugFace(kind), marks: hooks },
    ...(front === undefined ? [] : [{ ...front, marks: button }]),
    ...rest,
  ];
  return {
    ...withBoot(head, end, look, { length: tongue + body[2], width: body[0], height: body[1] }),
    mating: { width, height },
    broad: 'above',
  };
}

export function displayPortSocket(kind: DisplayPortKind): Socket {
  const { width, height } = SIZES[kind];
  const draw = (fine: number): string =>
    [
      polygon(grown(outlineOf(kind), 0.5), {
        fill: lighter(NICKEL, 0.2),
        stroke: darker(NICKEL, 0.7),
        'stroke-width': fine,
      }),
      polygon(outlineOf(kind), { fill: CAVITY }),
      rect(-width * 0.38, -height * 0.08, width * 0.76, height * 0.26, { fill: '#4a5362' }),
      contactRow(10, width * 0.072, [width * 0.036, height * 0.12], -height * 0.04, fine),
    ].join('');
  return { width: width + 1, height: height + 1, draw };
}

function plugFace(kind: DisplayPortKind): (fine: number) => string {
  const { width, height } = SIZES[kind];
  return (fine) =>
    [
      polygon(grown(outlineOf(kind), -0.45), { fill: CAVITY }),
      rect(-width * 0.36, -height * 0.1, width * 0.72, height * 0.18, { fill: '#05070b' }),
      contactRow(10, width * 0.07, [width * 0.036, height * 0.16], -height * 0.19, fine),
      contactRow(10, width * 0.07, [width * 0.036, height * 0.16], height * 0.17, fine),
    ].join('');
}

/** DisplayPort has one notched corner; the small one has two, below. */
function outlineOf(kind: DisplayPortKind): Outline {
  const { width, height } = SIZES[kind];
  const corner = [0.3, 0.3] as const;
  if (kind === 'displayport') return cutBox(width, height, [corner, corner, [2.3, 2.3], corner]);
  return cutBox(width, height, [corner, corner, [1.3, 1.3], [1.3, 1.3]]);
}
