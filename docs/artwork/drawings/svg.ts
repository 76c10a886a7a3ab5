/** The few SVG elements the drawings are made of, as strings. Coordinates are rounded to hundredths, text is escaped. */

import { escapeText } from '#lib/drawings/escape-text.ts';

export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : escapeText(String(value))}"`,
    )
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes = {},
): string {
  return element('rect', { x, y, width, height, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return element('circle', { cx, cy, r, ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, ...attributes });
}

export function line([x1, y1]: Point, [x2, y2]: Point, attributes: Attributes = {}): string {
  return element('line', { x1, y1, x2, y2, ...attributes });
}

export function path(d: string, attributes: Attributes = {}): string {
  return element('path', { d, ...attributes });
}

export function polygon(points: readonly Point[], attributes: Attributes = {}): string {
  return path(`${trace(points)}Z`, attributes);
}

export function polyline(points: readonly Point[], attributes: Attributes = {}): string {
  return path(trace(points), { fill: 'none', ...attributes });
}

export function group(attributes: Attributes, ...content: readonly string[]): string {
  return element('g', attributes, content.join(''));
}

/** Moves (and scales, about the new origin) what is drawn around 0,0. */
export function placed([x, y]: Point, content: string, scale = 1): string {
  const zoom = scale === 1 ? '' : ` scale(${decimal(scale)})`;
  return group({ transform: `translate(${decimal(x)} ${decimal(y)})${zoom}` }, content);
}

/** Straight segments through the points, as path data: `M0 0L10 5`. */
export function trace(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${decimal(x)} ${decimal(y)}`).join('');
}

/** A number as SVG reads it: at most two decimals, never `-0` and never an exponent. */
export function decimal(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? '0' : String(rounded);
}
