/** A cable stripped step by step: jacket, then each layer, then what they hold. */
import { orbit } from '../camera.ts';
import { rings } from '../connectors/round.ts';
import { COPPER, darker, lighter, mix, NICKEL, safeColour } from '../ink.ts';
import { disc } from '../outline.ts';
import { drawSolid, type Slice, solidExtent } from '../solid.ts';
import type { Jacket } from '../spec.ts';
import type { Layer, Recipe, Unit } from './section.ts';

const FILL: Readonly<Record<Layer['kind'], string>> = {
  braid: '#aab2be',
  foil: lighter(NICKEL, 0.4),
  aramid: '#f3dc8b',
  'inner-jacket': '#5a6372',
};

export function drawStripped(recipe: Recipe, jacket: Jacket): string {
  const view = orbit(76, 20);
  const slices = steps(recipe, jacket);
  const covered = solidExtent(slices, view);
  const scale = Math.min(880 / covered.width, 250 / covered.height);
  return drawSolid(slices, { ...view, scale, origin: [500 - covered.cx * scale, 830 - covered.cy * scale] });
}

/** Radii in parts of the cable's, lengths in the same unit; the tip is at 0. */
function steps(recipe: Recipe, jacket: Jacket): readonly Slice[] {
  const count = recipe.layers.length;
  const step = count === 0 ? 0 : Math.min(3.2, 7 / count);
  const bundle = 0.96 - count * 0.09;
  const held =
    recipe.units.length === 1
      ? single(recipe.units[0], bundle)
      : several([...recipe.units, ...(recipe.core ?? [])].slice(0, 9), bundle);
  const layers = recipe.layers.toReversed().map((layer, i): Slice => {
    const radius = bundle + 0.08 * (i + 0.6);
    const at = 6 + i * step;
    const fill = layer.kind === 'braid' ? (layer.fill ?? FILL.braid) : FILL[layer.kind];
    return {
      outline: disc(radius),
      at,
      length: step,
      fill,
      marks: layer.kind === 'braid' ? weave(radius, at, step, fill) : [],
    };
  });
  const colour = safeColour(jacket.colour);
  const fill = jacket.finish === 'transparent' ? mix(colour, '#eef3f7', 0.6) : colour;
  const at = 6 + count * step;
  const texture = jacket.finish === 'braided' ? weave(1.14, at, 15 - at, fill) : [];
  return [...held, ...layers, { outline: disc(1.14), at, length: 15 - at, fill, marks: texture }];
}

function single(unit: Unit | undefined, radius: number): readonly Slice[] {
  if (unit === undefined) return [];
  return [
    { outline: disc(radius * 0.3), at: 0, length: 2.6, fill: unit.core === '#f3f1ea' ? COPPER : unit.core },
    { outline: disc(radius), at: 2.6, length: 3.6, fill: unit.colour },
  ];
}

/** Conductors fan out a little, upper ones behind. */
function several(units: readonly Unit[], radius: number): readonly Slice[] {
  const around = units.length;
  const size = Math.min(0.44, (radius * Math.sin(Math.PI / around)) / (1 + Math.sin(Math.PI / around)));
  return units
    .flatMap((unit, i): readonly Slice[] => {
      const angle = -Math.PI / 2 + (i / around) * 2 * Math.PI;
      const [x, y] = [(radius - size) * Math.cos(angle), (radius - size) * Math.sin(angle)];
      const start = (i * 7) % 3;
      return [
        { outline: disc(size * 0.5, x, y), at: start * 0.5, length: 1.6, fill: unit.core },
        { outline: disc(size, x, y), at: 1.6 + start * 0.5, length: 4.6 - start * 0.5, fill: unit.colour },
      ];
    })
    .toSorted((a, b) => middleY(b) - middleY(a));
}

/** Crossing threads: short lines around the layer. */
function weave(radius: number, at: number, length: number, fill: string): NonNullable<Slice['marks']> {
  const thread = darker(fill, 0.35);
  return rings(radius, at, length, 0.5).flatMap((mark, i) => {
    const [first, , last] = mark.points;
    if (first === undefined || last === undefined) return [];
    const slant = i % 2 === 0 ? 0.44 : -0.44;
    return [
      {
        ...mark,
        stroke: thread,
        points: [
          [first[0], first[1], first[2] - slant / 2] as const,
          [last[0], last[1], last[2] + slant / 2] as const,
        ],
      },
    ];
  });
}

function middleY(slice: Slice): number {
  return slice.outline.reduce((sum, [, y]) => sum + y, 0) / slice.outline.length;
}
