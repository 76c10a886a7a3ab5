/** A coiled cable lying on the table: more metres, more turns. */
import { GROUND, INK, OUTLINE, PAPER } from './ink.ts';
import type { Jacket } from './spec.ts';
import { decimal, ellipse, type Point, path } from './svg.ts';
import { tube } from './tube.ts';

export type Tail = {
  /** Where the plug takes the cable, and the direction from the plug into the coil (unit vector). */
  readonly at: Point;
  readonly into: Point;
};

export type Coil = { readonly centre: Point; readonly rx: number; readonly ry: number };

/** Turns that are drawn for a cable of this length, 1 to 15. */
export function turnsOf(metres: number): number {
  return Math.max(
    1,
    Math.min(15, Math.round(0.6 + 1.75 * Math.sqrt(Math.max(0, metres) - 0.2 > 0 ? metres - 0.2 : 0))),
  );
}

/** Thickness of a cable on the page; a thick cable looks thick, a thin one can still be seen at card size. */
export function thicknessOf(jacket: Jacket): number {
  return Math.max(15, Math.min(38, 10 + 2.3 * jacket.diameter));
}

export function drawCoil(
  coil: Coil,
  turns: number,
  width: number,
  jacket: Jacket,
  tails: readonly [Tail, Tail],
): string {
  const [cx, cy] = coil.centre;
  const step = Math.min(width * 0.86, 150 / Math.max(4, turns));
  const strands = Array.from({ length: turns - 1 }, (_, i) => strand(coil, i, turns, step));
  const lift = liftOf(turns - 1, turns, step);
  const top: Coil = { centre: [cx, cy - lift], rx: coil.rx, ry: coil.ry };
  const ground = ellipse(cx + 10, cy + 16, coil.rx + width, coil.ry + width, {
    fill: 'none',
    stroke: GROUND,
    'stroke-width': width * 2.2,
  });
  return [
    ground,
    ...strands.map((d) => tube(d, width, jacket)),
    tube(half(top, tails[0], 1), width, jacket),
    tube(half(top, tails[1], -1), width, jacket),
    strap(top, width, Math.min(turns, 15) * step * 0.5),
  ].join('');
}

/** Turns lie beside and on each other, none quite like its neighbour. */
function strand(coil: Coil, i: number, turns: number, step: number): string {
  const layer = i % 3;
  const rx = coil.rx - (layer - 1) * step * 1.05 + Math.sin(i * 2.4) * 4;
  const ry = coil.ry - (layer - 1) * step * 0.85 + Math.cos(i * 1.7) * 3;
  const [cx, cy] = [coil.centre[0] + Math.sin(i * 1.9) * 5, coil.centre[1] - liftOf(i, turns, step)];
  return `M${decimal(cx - rx)} ${decimal(cy)}a${decimal(rx)} ${decimal(ry)} 0 1 1 ${decimal(2 * rx)} 0a${decimal(rx)} ${decimal(ry)} 0 1 1 ${decimal(-2 * rx)} 0Z`;
}

function liftOf(i: number, turns: number, step: number): number {
  return (i - turns / 2) * step * 0.52;
}

/** From a plug to the far side of the coil: `side` 1 joins on the right, -1 on the left. The two halves meet under the strap. */
function half(coil: Coil, tail: Tail, side: 1 | -1): string {
  const [cx, cy] = coil.centre;
  const angle = 0.62;
  const [jx, jy] = [cx + side * coil.rx * Math.cos(angle), cy + coil.ry * Math.sin(angle)];
  const tangent: Point = [side * coil.rx * Math.sin(angle), -coil.ry * Math.cos(angle)];
  const length = Math.hypot(tangent[0], tangent[1]) || 1;
  const reach = Math.hypot(jx - tail.at[0], jy - tail.at[1]) * 0.42;
  const c1: Point = [tail.at[0] + tail.into[0] * reach, tail.at[1] + tail.into[1] * reach];
  const c2: Point = [jx - (tangent[0] / length) * reach, jy - (tangent[1] / length) * reach];
  const sweep = side === 1 ? 0 : 1;
  return [
    `M${point(tail.at)}C${point(c1)} ${point(c2)} ${decimal(jx)} ${decimal(jy)}`,
    `A${decimal(coil.rx)} ${decimal(coil.ry)} 0 0 ${sweep} ${decimal(cx - side * 6)} ${decimal(cy - coil.ry)}`,
  ].join('');
}

/** The hook-and-loop strap that keeps the coil together. */
function strap(coil: Coil, width: number, spread: number): string {
  const [cx, cy] = coil.centre;
  const y = cy - coil.ry;
  const [up, down] = [y - width * 0.85 - 4, y + width * 0.85 + spread];
  const d = `M${decimal(cx - 26)} ${decimal(up)}q26 -7 52 0L${decimal(cx + 26)} ${decimal(down)}q-26 7 -52 0Z`;
  return (
    path(d, { fill: '#39414f', stroke: INK, 'stroke-width': OUTLINE, 'stroke-linejoin': 'round' }) +
    path(`M${decimal(cx - 14)} ${decimal(up + 5)}V${decimal(down)}`, {
      stroke: PAPER,
      'stroke-opacity': 0.25,
      'stroke-width': 3,
    })
  );
}

function point([x, y]: Point): string {
  return `${decimal(x)} ${decimal(y)}`;
}
