/** What every connector family hands back, and the parts that families share. Millimetres throughout. */
import type { Point3 } from '../camera.ts';
import { BLACK, darker, GOLD, NICKEL, safeColour, shellColour } from '../ink.ts';
import { disc, type Outline, roundedBox } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorEnd } from '../spec.ts';
import { type Point, rect } from '../svg.ts';

export type Connector = {
  /** From the tip to where the cable leaves. */
  readonly slices: readonly Slice[];
  /** The same without boot and cable, and its length: what an adapter without cable is made of. */
  readonly head: readonly Slice[];
  readonly headLength: number;
  /** Where the cable leaves, and which way. */
  readonly exit: { readonly at: Point3; readonly towards: Point3 };
  /** Size of what goes into the other side, for the dimension lines. */
  readonly mating: { readonly width: number; readonly height: number };
  /** The elevation that shows most. */
  readonly broad: 'above' | 'side';
};

/** The opening of a female connector, drawn flat around 0,0: in a plug's face, a panel, a plate or a box. */
export type Socket = {
  readonly width: number;
  readonly height: number;
  readonly draw: (fine: number) => string;
};

export type Look = {
  readonly metal: string;
  readonly body: string;
  /** The body's own colour when the end names none. */
  readonly accent: string;
  /** Diameter of the cable that leaves the plug. */
  readonly cable: number;
  readonly jacket: string;
};

/** The colours of the plug number `index` of an end. A metal shell keeps a black body. */
export function lookOf(end: ConnectorEnd, index: number, cable: number, jacket: string): Look {
  const plastic = end.shell !== undefined && end.shell !== 'nickel' && end.shell !== 'gold';
  const body = plastic ? shellColour(end.shell, BLACK) : BLACK;
  return {
    metal: end.shell === 'gold' ? GOLD : NICKEL,
    body,
    accent: safeColour(end.accents[index] ?? end.accents[0], body),
    cable,
    jacket: safeColour(jacket, BLACK),
  };
}

/** Ends a head with a ribbed boot: straight back, or downwards when the plug has a right angle. */
export function withBoot(
  head: readonly Slice[],
  end: ConnectorEnd,
  look: Look,
  body: {
    readonly length: number;
    readonly width: number;
    readonly height: number;
    readonly colour?: string;
  },
): Pick<Connector, 'slices' | 'head' | 'headLength' | 'exit'> {
  const wide = Math.max(look.cable * 0.6, Math.min(body.width, body.height) * 0.36);
  const colour = body.colour ?? look.body;
  const angled = end.angled === true;
  const z = body.length - Math.min(body.width, body.length) * 0.36;
  const start = angled ? body.height / 2 : body.length;
  const ribs = [1, 0.86, 0.95, 0.8, 0.9, 0.74].map((size, i): Slice => {
    const outline = disc(Math.max(wide * size, look.cable / 2 + 0.1), 0, angled ? z : 0);
    const rib = {
      outline,
      at: start + i * 1.9,
      length: 1.9,
      fill: i % 2 === 0 ? colour : darker(colour, 0.25),
    };
    return angled ? { ...rib, axis: 'down' } : rib;
  });
  const reach = start + ribs.length * 1.9;
  return {
    slices: [...head, ...ribs],
    head,
    headLength: body.length,
    exit: angled ? { at: [0, reach, z], towards: [0, 1, 0] } : { at: [0, 0, reach], towards: [0, 0, 1] },
  };
}

/** A moulded grip: a short collar, the body, and an accent band when the end has a colour of its own. */
export function grip(outline: Outline, at: number, length: number, look: Look): readonly Slice[] {
  if (look.accent === look.body) return [{ outline, at, length, fill: look.body }];
  return [
    { outline, at, length: length * 0.62, fill: look.body },
    { outline, at: at + length * 0.62, length: length * 0.12, fill: look.accent },
    { outline, at: at + length * 0.74, length: length * 0.26, fill: look.body },
  ];
}

/** A row of contacts seen from the front. */
export function contactRow(
  count: number,
  pitch: number,
  size: Point,
  y: number,
  fine: number,
  fill = GOLD,
): string {
  return Array.from({ length: count }, (_, i) =>
    rect((i - (count - 1) / 2) * pitch - size[0] / 2, y - size[1] / 2, size[0], size[1], {
      fill,
      stroke: darker(fill, 0.5),
      'stroke-width': fine * 0.4,
    }),
  ).join('');
}

/** A flat patch on the top of a body: `x`, `z` of one corner and its size. */
export function topPatch(
  x: number,
  z: number,
  width: number,
  depth: number,
  y: number,
  fill: string,
): NonNullable<Slice['marks']> {
  return [
    {
      points: [
        [x, y, z],
        [x + width, y, z],
        [x + width, y, z + depth],
        [x, y, z + depth],
      ],
      normal: [0, -1, 0],
      fill,
    },
  ];
}

/** A socket in a moulded block: the female end of an adapter or an extension cable. */
export function femaleBlock(
  socket: Socket,
  end: ConnectorEnd,
  look: Look,
  broad: Connector['broad'] = 'above',
): Connector {
  const [width, height] = [socket.width + 6.5, socket.height + 6.5];
  const outline = roundedBox(width, height, 2.4);
  const [front, ...rest] = grip(outline, 0, 24, look);
  const head = front === undefined ? [] : [{ ...front, face: socket.draw }, ...rest];
  return {
    ...withBoot(head, end, look, { length: 24, width, height }),
    mating: { width: socket.width, height: socket.height },
    broad,
  };
}
