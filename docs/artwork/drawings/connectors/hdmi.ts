import { CAVITY, darker, GOLD, lighter, NICKEL } from '../ink.ts';
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

type HdmiKind = 'hdmi' | 'mini-hdmi' | 'micro-hdmi';

type Size = {
  readonly width: number;
  readonly height: number;
  /** The lower corners: type A is a deep trapezoid, type D nearly a box. */
  readonly cut: readonly [number, number];
  readonly tongue: number;
  readonly body: readonly [width: number, height: number, length: number];
};

const SIZES: Readonly<Record<HdmiKind, Size>> = {
  hdmi: { width: 13.9, height: 4.45, cut: [1.9, 2], tongue: 11.6, body: [20.4, 10.4, 25] },
  'mini-hdmi': { width: 10.42, height: 2.42, cut: [1.3, 1.3], tongue: 9.6, body: [15.6, 8, 21] },
  'micro-hdmi': { width: 5.83, height: 2.2, cut: [0.7, 0.6], tongue: 7, body: [11, 6.8, 19] },
};

export function hdmiPlug(kind: HdmiKind, end: ConnectorEnd, look: Look): Connector {
  if (end.gender === 'female') return femaleBlock(hdmiSocket(kind), end, look);
  const { width, height, tongue, body } = SIZES[kind];
  const shell = outlineOf(SIZES[kind]);
  const dimples = [-1, 1].flatMap((side) =>
    topPatch(
      side * width * 0.27 - width * 0.07,
      tongue * 0.3,
      width * 0.14,
      tongue * 0.3,
      -height / 2,
      darker(look.metal, 0.45),
    ),
  );
  const head = [
    { outline: shell, at: 0, length: tongue, fill: look.metal, face: plugFace(kind), marks: dimples },
    ...grip(roundedBox(body[0], body[1], 3), tongue, body[2], look),
  ];
  return {
    ...withBoot(head, end, look, { length: tongue + body[2], width: body[0], height: body[1] }),
    mating: { width, height },
    broad: 'above',
  };
}

export function hdmiSocket(kind: HdmiKind): Socket {
  const { width, height } = SIZES[kind];
  const outline = outlineOf(SIZES[kind]);
  const pins = kind === 'hdmi' ? 10 : 9;
  const draw = (fine: number): string =>
    [
      polygon(grown(outline, 0.5), {
        fill: lighter(NICKEL, 0.2),
        stroke: darker(NICKEL, 0.7),
        'stroke-width': fine,
      }),
      polygon(outline, { fill: CAVITY }),
      rect(-width * 0.39, -height * 0.14, width * 0.78, height * 0.3, { fill: '#4a5362' }),
      contactRow(pins, (width * 0.74) / pins, [(width * 0.42) / pins, height * 0.12], -height * 0.1, fine),
    ].join('');
  return { width: width + 1, height: height + 1, draw };
}

/** Inside a plug the contacts sit on the upper and lower wall and leave a gap for the tongue of the socket. */
function plugFace(kind: HdmiKind): (fine: number) => string {
  const size = SIZES[kind];
  const { width, height } = size;
  return (fine) =>
    [
      polygon(grown(outlineOf(size), -height * 0.1), { fill: CAVITY }),
      rect(-width * 0.38, -height * 0.12, width * 0.76, height * 0.2, { fill: '#05070b' }),
      contactRow(10, width * 0.079, [width * 0.042, height * 0.17], -height * 0.2, fine, GOLD),
      contactRow(9, width * 0.079, [width * 0.042, height * 0.17], height * 0.16, fine, GOLD),
    ].join('');
}

function outlineOf({ width, height, cut }: Size): Outline {
  const corner = [0.35, 0.35] as const;
  return cutBox(width, height, [corner, corner, cut, cut]);
}
