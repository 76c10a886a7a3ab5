/** The cut through a cable with named parts, and the same cable stripped step by step. */
import { darker, INK, isDark, lighter, mix, OUTLINE, safeColour } from '../ink.ts';
import { callout } from '../label.ts';
import type { CrossSection, Jacket } from '../spec.ts';
import { circle, decimal, group, type Point, placed, rect } from '../svg.ts';
import { recipeOf } from './recipes.ts';
import { drawLayer, LAYER_WIDTH, type Recipe, type Unit } from './section.ts';
import { drawStripped } from './stripped.ts';

const CENTRE: Point = [318, 350];
const RADIUS = 265;

type Named = { readonly text: string; readonly at: Point };

export function drawInside(inside: CrossSection, jacket: Jacket): string {
  const recipe = recipeOf(inside);
  const flat =
    jacket.finish === 'flat' ||
    (inside.kind === 'speaker' && inside.conductors === 2) ||
    (inside.kind === 'fibre' && inside.fibres === 2);
  const section = flat ? flatSection(recipe, jacket) : roundSection(recipe, jacket);
  return section.svg + names(section.named) + drawStripped(recipe, jacket);
}

type Section = { readonly svg: string; readonly named: readonly Named[] };

function roundSection(recipe: Recipe, jacket: Jacket): Section {
  const colour = jacketTone(jacket);
  const named: Named[] = [{ text: jacketName(jacket), at: polar(RADIUS - 15, -1.05) }];
  let radius = RADIUS - 32;
  const layers = recipe.layers.map((layer, i) => {
    const drawn = drawLayer(layer, radius);
    named.push({ text: layer.label, at: polar(radius - LAYER_WIDTH[layer.kind] / 2, -0.72 + i * 0.3) });
    radius -= LAYER_WIDTH[layer.kind] + 3;
    return drawn;
  });
  const bed = circle(0, 0, radius, { fill: '#fbfbf9', stroke: INK, 'stroke-width': 2 });
  const spots = pack(recipe.units.length, radius, recipe.core !== undefined);
  const units = recipe.units.map((unit, i) => placedUnit(unit, spots.at[i] ?? [0, 0], spots.radius));
  const thin = recipe.core ?? [];
  const small = pack(thin.length, spots.core, false);
  const core = thin.map((unit, i) => placedUnit(unit, small.at[i] ?? [0, 0], small.radius));
  named.push(
    ...middles(recipe.units, spots.at),
    ...firstOfEach(recipe.units, spots.at, spots.radius),
    ...firstOfEach(thin, small.at, small.radius),
  );
  const svg = [
    circle(0, 0, RADIUS, { fill: colour, stroke: INK, 'stroke-width': OUTLINE }),
    braidedEdge(jacket),
    ...layers,
    bed,
    ...units,
    ...core,
  ].join('');
  return { svg: placed(CENTRE, svg), named };
}

/** Flat cables have their units in a row; twin speaker cable and duplex fibre are two cables joined. */
function flatSection(recipe: Recipe, jacket: Jacket): Section {
  const count = recipe.units.length;
  const pitch = Math.min(250, 540 / count);
  const half = pitch * 0.5;
  const fill = jacketTone(jacket);
  const line = { fill, stroke: INK, 'stroke-width': OUTLINE };
  const at = recipe.units.map((_, i): Point => [(i - (count - 1) / 2) * pitch, 0]);
  const joined = count === 2;
  const body = joined
    ? rect(-30, -half * 0.22, 60, half * 0.44, line) +
      at.map(([x]) => circle(x, 0, half * 1.02, line)).join('') +
      rect(-34, -half * 0.22 + 2, 68, half * 0.44 - 4, { fill })
    : rect(-(count * pitch) / 2 - 18, -half * 1.12, count * pitch + 36, half * 2.24, { rx: half, ...line });
  const [layer] = recipe.layers;
  const wrapped =
    layer !== undefined && joined ? at.map((spot) => placed(spot, drawLayer(layer, half * 0.84))) : [];
  const size = half * (joined ? (layer === undefined ? 0.8 : 0.62) : 0.88);
  const units = recipe.units.map((unit, i) => placedUnit(unit, at[i] ?? [0, 0], size));
  const right = at.at(-1)?.[0] ?? 0;
  const named: Named[] = [
    { text: jacketName(jacket), at: shifted([right + half * 0.62, -half * 0.74]) },
    ...(layer !== undefined && joined
      ? [{ text: layer.label, at: shifted([right + half * 0.7, -half * 0.2]) }]
      : []),
    ...firstOfEach(recipe.units, at, size),
  ];
  return { svg: placed(CENTRE, body + wrapped.join('') + units.join('')), named };
}

function placedUnit(unit: Unit, at: Point, radius: number): string {
  const drawn = unit.draw(radius);
  const angle = (Math.atan2(at[1], at[0]) * 180) / Math.PI + 90;
  const turned = unit.turns === true && Math.hypot(at[0], at[1]) > 1 && at[1] !== 0;
  return placed(at, turned ? group({ transform: `rotate(${decimal(angle)})` }, drawn) : drawn);
}

/** Equal circles in a circle: around the wall, one in the middle from the seventh on. */
function pack(
  count: number,
  radius: number,
  hollow: boolean,
): { readonly at: readonly Point[]; readonly radius: number; readonly core: number } {
  if (count <= 1) return { at: count === 1 ? [[0, 0]] : [], radius: radius * 0.98, core: 0 };
  const middle = !hollow && count >= 7;
  const around = middle ? count - 1 : count;
  const sine = Math.sin(Math.PI / around);
  const fitted = (radius * sine) / (1 + sine);
  const size = Math.min(fitted, hollow ? radius * 0.36 : fitted) * 0.96;
  const reach = radius - size - 3;
  const ring = Array.from({ length: around }, (_, i): Point => {
    const angle = -Math.PI / 2 + Math.PI / around + (i / around) * 2 * Math.PI;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
  return { at: middle ? [...ring, [0, 0]] : ring, radius: size, core: Math.max(0, reach - size - 2) };
}

/** Each sort of unit is named once, at the one furthest right. */
function firstOfEach(units: readonly Unit[], at: readonly Point[], radius: number): readonly Named[] {
  const labels = [...new Set(units.map((unit) => unit.label))];
  return labels.map((text) => {
    const spots = at.filter((_, i) => units[i]?.label === text);
    const [x, y] = spots.reduce((best, spot) => (spot[0] > best[0] + 1 ? spot : best), spots[0] ?? [0, 0]);
    return { text, at: shifted([x + radius * 0.45, y]) };
  });
}

/** The middle of a unit that names it. */
function middles(units: readonly Unit[], at: readonly Point[]): readonly Named[] {
  return units.flatMap((unit, i) =>
    unit.middle === undefined ? [] : [{ text: unit.middle, at: shifted(at[i] ?? [0, 0]) }],
  );
}

function names(named: readonly Named[]): string {
  const ordered = [...named].sort((a, b) => a.at[1] - b.at[1]);
  const gap = Math.min(110, 520 / Math.max(1, ordered.length - 1));
  const top = CENTRE[1] - (gap * (ordered.length - 1)) / 2;
  return ordered.map(({ text, at }, i) => callout(at, [668, top + i * gap], text)).join('');
}

function jacketTone(jacket: Jacket): string {
  const colour = safeColour(jacket.colour);
  return jacket.finish === 'transparent' ? mix(colour, '#eef3f7', 0.7) : colour;
}

function jacketName(jacket: Jacket): string {
  const names = {
    smooth: 'Capa externa',
    braided: 'Capa com trança de nylon',
    flat: 'Capa plana',
    transparent: 'Capa transparente',
  } as const;
  return names[jacket.finish];
}

function braidedEdge(jacket: Jacket): string {
  if (jacket.finish !== 'braided') return '';
  const colour = safeColour(jacket.colour);
  return circle(0, 0, RADIUS - 8, {
    fill: 'none',
    stroke: isDark(colour) ? lighter(colour, 0.4) : darker(colour, 0.3),
    'stroke-width': 10,
    'stroke-dasharray': '9 7',
  });
}

function polar(radius: number, angle: number): Point {
  return shifted([radius * Math.cos(angle), radius * Math.sin(angle)]);
}

function shifted([x, y]: Point): Point {
  return [CENTRE[0] + x, CENTRE[1] + y];
}
