import { CAVITY, darker, GOLD, lighter, NICKEL } from '../ink.ts';
import { grown, roundedBox } from '../outline.ts';
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

type UsbKind = 'usb-c' | 'usb-a';

const SIZES = {
  'usb-c': { width: 8.34, height: 2.56, radius: 1.3, tongue: 6.7, body: [12.2, 6.4, 23], bodyRadius: 3.2 },
  'usb-a': { width: 12, height: 4.5, radius: 0.2, tongue: 11.8, body: [16, 8, 24], bodyRadius: 2.4 },
} as const;

export function usbPlug(kind: UsbKind, end: ConnectorEnd, look: Look): Connector {
  if (end.gender === 'female') return femaleBlock(usbSocket(kind), end, look);
  const { width, height, radius, tongue, body, bodyRadius } = SIZES[kind];
  const holes =
    kind === 'usb-a' ? [-3.6, 1.4].flatMap((x) => topPatch(x, 3.6, 2.2, 2.4, -height / 2, CAVITY)) : [];
  const head = [
    {
      outline: roundedBox(width, height, radius),
      at: 0,
      length: tongue,
      fill: look.metal,
      face: kind === 'usb-c' ? usbCFace : usbAFace(end),
      marks: holes,
    },
    ...grip(roundedBox(body[0], body[1], bodyRadius), tongue, body[2], look),
  ];
  return {
    ...withBoot(head, end, look, { length: tongue + body[2], width: body[0], height: body[1] }),
    mating: { width, height },
    broad: 'above',
  };
}

export function usbSocket(kind: UsbKind): Socket {
  const { width, height, radius } = SIZES[kind];
  const outline = roundedBox(width + 0.6, height + 0.6, radius);
  const tongue = kind === 'usb-c' ? 0.32 : 0.42;
  const draw = (fine: number): string =>
    [
      polygon(grown(outline, 0.4), {
        fill: lighter(NICKEL, 0.2),
        stroke: darker(NICKEL, 0.7),
        'stroke-width': fine,
      }),
      polygon(outline, { fill: CAVITY }),
      rect(-width * 0.38, kind === 'usb-c' ? -height * 0.16 : -height * 0.4, width * 0.76, height * tongue, {
        fill: '#58616f',
      }),
      kind === 'usb-c'
        ? contactRow(12, width * 0.06, [width * 0.03, height * 0.1], -height * 0.1, fine)
        : contactRow(4, width * 0.18, [width * 0.09, height * 0.1], -height * 0.02, fine),
    ].join('');
  return { width: width + 1.4, height: height + 1.4, draw };
}

function usbCFace(fine: number): string {
  return [
    polygon(roundedBox(7.5, 1.9, 0.95), { fill: CAVITY }),
    rect(-2.9, -0.28, 5.8, 0.56, { fill: '#05070b', rx: 0.2 }),
    contactRow(12, 0.46, [0.22, 0.34], -0.5, fine),
    contactRow(12, 0.46, [0.22, 0.34], 0.5, fine),
  ].join('');
}

/** The lower half is plastic with four contacts; blue means 3.x, by convention. */
function usbAFace(end: ConnectorEnd): (fine: number) => string {
  const plastic = end.accents[0] === undefined ? '#e9ecef' : '#2a64b7';
  return (fine) =>
    [
      rect(-5.6, -1.9, 11.2, 3.8, { fill: CAVITY }),
      rect(-5.4, 0, 10.8, 1.8, { fill: plastic }),
      contactRow(4, 2.4, [1.2, 0.5], 0.1, fine, GOLD),
    ].join('');
}
