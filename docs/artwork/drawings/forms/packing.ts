/** Packing: a cardboard box, and a clear bag with a printed header. */
import { orbit, project } from '../camera.ts';
import { darker, INK, isDark, OUTLINE, PAPER } from '../ink.ts';
import { label } from '../label.ts';
import { roundedBox } from '../outline.ts';
import { drawSolid } from '../solid.ts';
import { group, path, placed, polygon, rect } from '../svg.ts';

export const CARTON = '#d6b78d';

/** A closed box of the given proportions (centimetres) with tape, a label with these lines, and what stands beside it. */
export function carton(
  size: readonly [width: number, height: number, depth: number],
  lines: readonly string[],
  accent: string,
): string {
  const [width, height, depth] = size;
  const view = orbit(32, 24);
  const reach = Math.max(width * 0.85 + depth * 0.53, (height + depth * 0.4) * 1.1);
  const camera = { ...view, scale: 800 / reach, origin: [0, 0] as const };
  const [cx, cy] = project(camera, [0, 0, depth / 2]);
  const tape = [-1, 1].map((side) => side * width * 0.05);
  const [left = 0, right = 0] = tape;
  const y = -height / 2;
  const marks = [
    {
      points: [
        [left, y, 0],
        [right, y, 0],
        [right, y, depth],
        [left, y, depth],
      ] as const,
      normal: [0, -1, 0] as const,
      fill: '#e9d7b8',
    },
  ];
  const card = (fine: number): string =>
    [
      rect(-width * 0.36, -height * 0.3, width * 0.72, height * 0.56, {
        fill: PAPER,
        stroke: INK,
        'stroke-width': fine,
        rx: width * 0.01,
      }),
      rect(-width * 0.36, -height * 0.3, width * 0.72, height * 0.12, { fill: accent }),
      ...lines.slice(0, 3).map((line, i) =>
        label([-width * 0.32, -height * 0.05 + i * height * 0.11], line, {
          size: Math.min(height * 0.1, (width * 1.16) / Math.max(12, line.length)),
          anchor: 'start',
        }),
      ),
    ].join('');
  const solid = drawSolid(
    [{ outline: roundedBox(width, height), at: 0, length: depth, fill: CARTON, marks, face: card }],
    { ...camera, origin: [500 - cx, 500 - cy] },
  );
  return solid;
}

/** A clear bag: header with euro hole, and in it what `content` draws on the whole page, made smaller. */
export function bag(content: string, lines: readonly string[], accent: string): string {
  const paper = isDark(accent) ? PAPER : INK;
  const header = [
    path('M150 70h700v170h-700z', {
      fill: accent,
      stroke: INK,
      'stroke-width': OUTLINE,
      'stroke-linejoin': 'round',
    }),
    path('M440 104h42a18 18 0 0 1 36 0h42v26h-42a18 18 0 0 1 -36 0h-42z', {
      fill: PAPER,
      stroke: INK,
      'stroke-width': 2,
    }),
    ...lines.slice(0, 2).map((line, i) =>
      label([500, 178 + i * 40], line, {
        size: i === 0 ? 36 : 28,
        fill: paper,
        weight: i === 0 ? 600 : 400,
      }),
    ),
  ];
  return group(
    {},
    rect(150, 70, 700, 860, { rx: 10, fill: '#f4f7fa', stroke: INK, 'stroke-width': OUTLINE }),
    placed([170, 255], content, 0.66),
    polygon(
      [
        [190, 240],
        [290, 240],
        [190, 520],
      ],
      { fill: PAPER, 'fill-opacity': 0.35 },
    ),
    rect(150, 902, 700, 28, { fill: darker('#f4f7fa', 0.08), stroke: INK, 'stroke-width': 2 }),
    ...header,
  );
}
