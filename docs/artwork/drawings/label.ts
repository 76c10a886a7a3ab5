/** Writing on a drawing: rare, small, in Portuguese. */

import { escapeText } from '#lib/drawings/escape-text.ts';
import { INK } from './ink.ts';
import { element, type Point, polyline } from './svg.ts';

const FONT = 'Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif';

export function label(
  at: Point,
  text: string,
  options: {
    readonly size?: number;
    readonly anchor?: 'start' | 'middle' | 'end';
    readonly fill?: string;
    readonly weight?: number;
  } = {},
): string {
  const { size = 30, anchor = 'middle', fill = INK, weight } = options;
  return element(
    'text',
    {
      x: at[0],
      y: at[1],
      'font-size': size,
      'text-anchor': anchor,
      fill,
      'font-weight': weight,
      'font-family': FONT,
    },
    escapeText(text),
  );
}

/** A label beside the drawing and a thin line to what it names. Long labels break in two lines at a space. */
export function callout(target: Point, at: Point, text: string, size = 28): string {
  const lines = broken(text, 21);
  const top = at[1] - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35;
  return [
    polyline([target, [at[0] - 46, at[1]], [at[0] - 12, at[1]]], { stroke: INK, 'stroke-width': 2 }),
    element('circle', {
      cx: target[0],
      cy: target[1],
      r: 5,
      fill: INK,
      stroke: '#ffffff',
      'stroke-width': 1.5,
    }),
    ...lines.map((line, i) => label([at[0], top + i * size * 1.15], line, { size, anchor: 'start' })),
  ].join('');
}

/** `1.8` becomes `1,8`. */
export function comma(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',');
}

function broken(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const space = text.lastIndexOf(' ', most);
  return space < 1 ? [text] : [text.slice(0, space), text.slice(space + 1)];
}
