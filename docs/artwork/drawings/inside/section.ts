/** The vocabulary of cross-sections: layers around a bundle of units. Drawing units; every unit is drawn around 0,0. */
import { COPPER, darker, GOLD, INK, lighter, NICKEL } from '../ink.ts';
import { circle, decimal, group, placed } from '../svg.ts';

export type Layer = {
  readonly kind: 'braid' | 'foil' | 'aramid' | 'inner-jacket';
  readonly label: string;
  readonly fill?: string;
};

/** Something inside the layers: a conductor, a pair, a small coaxial, a fibre. `label` names its sort, once. */
export type Unit = {
  /** Names the middle, when it deserves a name of its own. */
  readonly middle?: string;
  /** Turned so that it follows the wall it lies on. */
  readonly turns?: boolean;
  readonly label: string;
  readonly draw: (radius: number) => string;
  readonly colour: string;
  readonly core: string;
};

export type Recipe = {
  /** From the jacket inwards. */
  readonly layers: readonly Layer[];
  readonly units: readonly Unit[];
  /** Thin conductors in the middle of the others. */
  readonly core?: readonly Unit[];
  readonly filler?: string;
};

const THIN = { stroke: INK, 'stroke-width': 2 };

export const LAYER_WIDTH: Readonly<Record<Layer['kind'], number>> = {
  braid: 20,
  foil: 8,
  aramid: 16,
  'inner-jacket': 16,
};

export function drawLayer(layer: Layer, radius: number): string {
  const width = LAYER_WIDTH[layer.kind];
  const middle = radius - width / 2;
  const ring = (fill: string): string => circle(0, 0, radius, { fill, ...THIN });
  switch (layer.kind) {
    case 'foil':
      return ring('#dfe5ec');
    case 'inner-jacket':
      return ring(layer.fill ?? '#5a6372');
    case 'aramid':
      return ring('#f3dc8b') + dots(middle, width * 0.22, Math.round(middle / 3.4), '#d9b84f');
    case 'braid':
      return (
        ring(lighter(NICKEL, 0.3)) +
        dots(middle + 4.6, 3.8, Math.round(middle / 2.6), layer.fill ?? '#98a1ae') +
        dots(middle - 4.6, 3.8, Math.round(middle / 2.6), layer.fill ?? '#98a1ae')
      );
  }
}

/** A stranded (or, with 1 strand, solid) conductor in its insulation. */
export function conductor(label: string, insulation: string, core = COPPER, strands = 7): Unit {
  const draw = (r: number): string =>
    circle(0, 0, r, { fill: insulation, ...THIN }) + bundle(r * 0.58, core, strands);
  return { label, draw, colour: insulation, core };
}

/** Two conductors side by side, in foil when the pair has its own. */
export function pair(label: string, colours: readonly [string, string], foil: boolean, core = COPPER): Unit {
  const draw = (r: number): string => {
    const inner = r * 0.47;
    const wires = colours.map((colour, i) =>
      placed([(i === 0 ? -1 : 1) * inner, 0], conductor('', colour, core, 1).draw(inner * 0.97)),
    );
    return (
      (foil
        ? circle(0, 0, r, { fill: '#e7ecf1', stroke: '#8b95a4', 'stroke-width': 4 })
        : circle(0, 0, r, {
            fill: 'none',
            stroke: '#8b95a4',
            'stroke-width': 2,
            'stroke-dasharray': '7 6',
          })) + wires.join('')
    );
  };
  return { label, draw, turns: true, colour: foil ? '#dfe5ec' : colours[0], core: colours[1] };
}

/** A small coaxial inside a bigger cable. */
export function smallCoax(label: string, jacket: string): Unit {
  const draw = (r: number): string =>
    [
      circle(0, 0, r, { fill: jacket, ...THIN }),
      circle(0, 0, r * 0.84, { fill: '#aab2be', stroke: INK, 'stroke-width': 1.4 }),
      circle(0, 0, r * 0.68, { fill: '#f3f1ea', stroke: INK, 'stroke-width': 1.4 }),
      bundle(r * 0.26, COPPER, 7),
    ].join('');
  return { label, draw, colour: jacket, core: COPPER };
}

/** Dielectric with the conductor in the middle, filling the cable: coaxial. */
export function dielectric(label: string, solid: boolean): Unit {
  const draw = (r: number): string =>
    circle(0, 0, r, { fill: '#f3f1ea', ...THIN }) + bundle(r * 0.27, solid ? COPPER : GOLD, 1);
  return { label, middle: 'Condutor central', draw, colour: '#f3f1ea', core: COPPER };
}

export function fibre(label: string, buffer: string, core: string): Unit {
  const draw = (r: number): string =>
    [
      circle(0, 0, r, { fill: buffer, ...THIN }),
      circle(0, 0, r * 0.58, { fill: '#f7fbff', stroke: INK, 'stroke-width': 1.6 }),
      circle(0, 0, r * 0.26, { fill: core, stroke: INK, 'stroke-width': 1.6 }),
    ].join('');
  return { label, draw, colour: buffer, core };
}

export function filler(colour = '#efe9da'): Unit {
  return {
    label: 'Enchimento',
    draw: (r) =>
      circle(0, 0, r, {
        fill: colour,
        stroke: darker(colour, 0.3),
        'stroke-width': 2,
        'stroke-dasharray': '5 4',
      }),
    colour,
    core: colour,
  };
}

function bundle(radius: number, fill: string, strands: number): string {
  const line = { fill, stroke: darker(fill, 0.55), 'stroke-width': 1.4 };
  if (strands === 1) return circle(0, 0, radius, line);
  const outer = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return circle((radius * 2 * Math.cos(angle)) / 3, (radius * 2 * Math.sin(angle)) / 3, radius / 3, line);
  });
  if (strands <= 7) return circle(0, 0, radius / 3, line) + outer.join('');
  const many = [0.82, 0.5].flatMap((reach, ring) =>
    Array.from({ length: ring === 0 ? 15 : 9 }, (_, i, all = ring === 0 ? 15 : 9) => {
      const angle = (i / all) * 2 * Math.PI;
      return circle(radius * reach * Math.cos(angle), radius * reach * Math.sin(angle), radius * 0.165, line);
    }),
  );
  return (
    circle(0, 0, radius, { fill: darker(fill, 0.25) }) +
    many.join('') +
    [0, 1, 2]
      .map((i) =>
        circle(radius * 0.19 * Math.cos(i * 2.1), radius * 0.19 * Math.sin(i * 2.1), radius * 0.165, line),
      )
      .join('')
  );
}

function dots(radius: number, size: number, count: number, fill: string): string {
  const each = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return `M${decimal(radius * Math.cos(angle))} ${decimal(radius * Math.sin(angle))}h.01`;
  });
  return group(
    { stroke: fill, 'stroke-width': size * 2, 'stroke-linecap': 'round' },
    `<path d="${each.join('')}"/>`,
  );
}
