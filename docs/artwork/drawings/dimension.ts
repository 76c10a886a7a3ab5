/** Dimension lines as in a technical drawing: extension lines, slim arrows, the measure in the middle. */
import { INK, PAPER } from './ink.ts';
import { comma, label } from './label.ts';
import { group, line, polygon, rect } from './svg.ts';

/** A horizontal measure from `x1` to `x2` at height `y`; extension lines rise to `from`. */
export function measureAcross(
  x1: number,
  x2: number,
  y: number,
  from: number,
  text: string,
  size = 30,
): string {
  const thin = { stroke: INK, 'stroke-width': 1.8 };
  const past = y > from ? 10 : -10;
  const middle = (x1 + x2) / 2;
  const width = text.length * size * 0.54 + 20;
  const tight = text === '' || x2 - x1 < width + 50;
  const outer = tight ? 34 : 0;
  return group(
    {},
    line([x1, from], [x1, y + past], thin),
    line([x2, from], [x2, y + past], thin),
    line([x1 - outer, y], [x2 + outer, y], thin),
    arrow(x1, y, tight ? 1 : -1),
    arrow(x2, y, tight ? -1 : 1),
    tight ? '' : rect(middle - width / 2, y - size * 0.6, width, size * 1.2, { fill: PAPER }),
    label([middle, tight ? y + (past > 0 ? size * 1.35 : -size * 0.6) : y + size * 0.35], text, { size }),
  );
}

/** The same, upright: at `x` from `y1` to `y2`. */
export function measureUpright(
  y1: number,
  y2: number,
  x: number,
  from: number,
  text: string,
  size = 30,
): string {
  const turned = measureAcross(-y2, -y1, x, from, text, size);
  return group({ transform: 'rotate(-90)' }, turned);
}

export function millimetres(value: number): string {
  return `${comma(Math.round(value * 10) / 10)} mm`;
}

export function metres(value: number): string {
  return value < 1 ? `${comma(Math.round(value * 100))} cm` : `${comma(value)} m`;
}

function arrow(x: number, y: number, direction: 1 | -1): string {
  const back = x - direction * 17;
  return polygon(
    [
      [x, y],
      [back, y - 5],
      [back, y + 5],
    ],
    { fill: INK },
  );
}
