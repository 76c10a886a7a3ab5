/** Closed convex outlines in millimetres, centred on 0,0 unless moved; x to the right, y down, points clockwise. */
import type { Point } from './svg.ts';

export type Outline = readonly Point[];

export function disc(radius: number, cx = 0, cy = 0): Outline {
  return arc(cx, cy, radius, 0, 2 * Math.PI, 40).slice(0, -1);
}

export function roundedBox(width: number, height: number, radius = 0, cx = 0, cy = 0): Outline {
  const r = Math.min(radius, width / 2, height / 2);
  const [x, y] = [width / 2, height / 2];
  if (r === 0)
    return moved(
      [
        [-x, -y],
        [x, -y],
        [x, y],
        [-x, y],
      ],
      cx,
      cy,
    );
  const corners = [
    [-x + r, -y + r, Math.PI],
    [x - r, -y + r, 1.5 * Math.PI],
    [x - r, y - r, 0],
    [-x + r, y - r, 0.5 * Math.PI],
  ] as const;
  return moved(
    corners.flatMap(([px, py, start]) => arc(px, py, r, start, start + Math.PI / 2, 6)),
    cx,
    cy,
  );
}

/** A box whose four corners are cut: how much, from the top left clockwise. HDMI, DisplayPort and TOSLINK differ only in this. */
export function cutBox(width: number, height: number, cuts: readonly [Point, Point, Point, Point]): Outline {
  const [x, y] = [width / 2, height / 2];
  const [tl, tr, br, bl] = cuts;
  const points: readonly Point[] = [
    [-x, -y + tl[1]],
    [-x + tl[0], -y],
    [x - tr[0], -y],
    [x, -y + tr[1]],
    [x, y - br[1]],
    [x - br[0], y],
    [-x + bl[0], y],
    [-x, y - bl[1]],
  ];
  return points.filter((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    return Math.hypot(point[0] - next[0], point[1] - next[1]) > 0.01;
  });
}

/** Grown (or, negative, shrunk) by about `by` millimetres on every side. */
export function grown(outline: Outline, by: number): Outline {
  const { width, height, cx, cy } = extent(outline);
  return outline.map(([x, y]) => [
    cx + ((x - cx) * (width + 2 * by)) / width,
    cy + ((y - cy) * (height + 2 * by)) / height,
  ]);
}

export function moved(outline: Outline, dx: number, dy: number): Outline {
  return outline.map(([x, y]) => [x + dx, y + dy]);
}

export function extent(points: readonly Point[]): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cx: number;
  readonly cy: number;
} {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return { left, top, width, height, cx: left + width / 2, cy: top + height / 2 };
}

/** Smallest convex outline around all the points (monotone chain). */
export function hull(points: readonly Point[]): Outline {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]): readonly Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (a === undefined || b === undefined) return 1;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function arc(cx: number, cy: number, r: number, from: number, to: number, steps: number): Outline {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
  });
}
