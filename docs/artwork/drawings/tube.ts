/** A cable as a line with body: ink, jacket, shade, light, and the texture of its finish. */
import { COPPER, darker, INK, isDark, lighter, mix, NICKEL, OUTLINE, safeColour } from './ink.ts';
import type { Jacket } from './spec.ts';
import { group, path } from './svg.ts';

/** `d` is path data; `width` the diameter on the page. */
export function tube(d: string, width: number, jacket: Jacket): string {
  const colour = safeColour(jacket.colour);
  const stroke = (fill: string, wide: number, dx = 0, extra: Record<string, string | number> = {}): string =>
    path(d, {
      stroke: fill,
      'stroke-width': wide,
      ...(dx === 0 ? {} : { transform: `translate(${(-dx * 0.6).toFixed(1)} ${(-dx).toFixed(1)})` }),
      ...extra,
    });
  const flat = jacket.finish === 'flat';
  const wide = flat ? width * 1.15 : width;
  const base =
    jacket.finish === 'transparent'
      ? mix(colour, '#eef3f7', 0.55)
      : isDark(colour)
        ? lighter(colour, 0.13)
        : colour;
  const shade = isDark(colour) ? darker(base, 0.45) : darker(base, 0.26);
  const shine = lighter(base, isDark(colour) ? 0.3 : 0.5);
  const layers = [
    stroke(INK, wide + OUTLINE),
    stroke(shade, wide - OUTLINE),
    stroke(base, wide * (flat ? 0.8 : 0.62), wide * (flat ? 0.02 : 0.1)),
    ...texture(jacket, wide, stroke, base),
    ...(flat || jacket.finish === 'braided' ? [] : [stroke(shine, wide * 0.13, wide * 0.24)]),
  ];
  return group({ fill: 'none', 'stroke-linejoin': 'round' }, ...layers);
}

type Stroke = (fill: string, wide: number, dx?: number, extra?: Record<string, string | number>) => string;

function texture(jacket: Jacket, wide: number, stroke: Stroke, base: string): readonly string[] {
  switch (jacket.finish) {
    case 'smooth':
      return [];
    case 'flat':
      return [
        stroke(lighter(base, 0.3), wide * 0.1, wide * 0.3),
        stroke(darker(base, 0.3), wide * 0.07, -wide * 0.16),
      ];
    case 'transparent':
      return [
        stroke(COPPER, wide * 0.26, wide * 0.22),
        stroke(mix(NICKEL, '#a8b0bc', 0.5), wide * 0.26, -wide * 0.12),
      ];
    case 'braided': {
      const dash = (offset: number): Record<string, string | number> => ({
        'stroke-dasharray': `${(wide * 0.16).toFixed(1)} ${(wide * 0.2).toFixed(1)}`,
        'stroke-dashoffset': offset.toFixed(1),
      });
      const thread = isDark(base) ? lighter(base, 0.34) : darker(base, 0.3);
      return [
        stroke(thread, wide * 0.2, wide * 0.2, dash(0)),
        stroke(thread, wide * 0.2, 0, dash(wide * 0.18)),
        stroke(thread, wide * 0.2, -wide * 0.2, dash(0)),
      ];
    }
  }
}
