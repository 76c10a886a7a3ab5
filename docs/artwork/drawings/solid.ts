/** Bodies made of slices along one axis: enough for every plug, and drawn from any side with the same light. */
import { type Camera, lit, type Point3, planeMatrix, project, towards } from './camera.ts';
import { darker, FINE, INK, lighter, OUTLINE } from './ink.ts';
import { extent, hull, type Outline } from './outline.ts';
import { group, type Point, path, polygon, polyline, trace } from './svg.ts';

export type Slice = {
  readonly outline: Outline;
  /** Millimetres from the mating face to the front of this slice. */
  readonly at: number;
  readonly length: number;
  readonly fill: string;
  /** The back is this many times the front: a boot that narrows has 0.6. */
  readonly taper?: number;
  /** Drawn flat on the front of the slice, in millimetres; gets the width of a fine line in millimetres. */
  readonly face?: (fine: number) => string;
  /** Drawn on the surface. */
  readonly marks?: readonly Mark[];
  /** `down`: the slice runs along y instead of z, `outline` lies in x,z and `at` is a y (plugs with a right angle). */
  readonly axis?: 'down';
};

export type Mark = {
  readonly points: readonly Point3[];
  /** Outward; a mark that looks away from the viewer is not drawn. */
  readonly normal: Point3;
  readonly fill?: string;
  readonly stroke?: string;
};

/** Slices are listed from the tip to the back and painted the other way round. */
export function drawSolid(slices: readonly Slice[], camera: Camera): string {
  return [...slices]
    .reverse()
    .map((slice) => drawSlice(slice, camera))
    .join('');
}

/** The page area the slices cover. */
export function solidExtent(slices: readonly Slice[], camera: Camera): ReturnType<typeof extent> {
  return extent(
    slices.flatMap((slice) =>
      rims(slice)
        .flat()
        .map((point) => project(camera, point)),
    ),
  );
}

function drawSlice(slice: Slice, camera: Camera): string {
  const [front, back] = rims(slice).map((rim) => rim.map((point) => project(camera, point)));
  if (front === undefined || back === undefined) return '';
  const silhouette = trace(hull([...front, ...back]));
  const sides = sideBands(slice, camera, front, back).join('');
  const outlined = { fill: 'none', stroke: INK, 'stroke-width': OUTLINE };
  const marks = (slice.marks ?? []).filter((mark) => towards(camera, mark.normal) > 0.08);
  return group(
    { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    path(`${silhouette}Z`, { fill: slice.fill }),
    sides,
    marks.map((mark) => drawMark(mark, camera)).join(''),
    path(`${silhouette}Z`, outlined),
    faceOf(slice, camera, front),
  );
}

function faceOf(slice: Slice, camera: Camera, front: readonly Point[]): string {
  const normal: Point3 = slice.axis === 'down' ? [0, -1, 0] : [0, 0, -1];
  if (towards(camera, normal) < 0.05) return '';
  const surface = polygon(front, {
    fill: tone(slice.fill, lit(camera, normal)),
    stroke: INK,
    'stroke-width': FINE,
  });
  if (slice.face === undefined) return surface;
  const matrix = planeMatrix(camera, [0, 0, slice.at], [1, 0, 0], [0, 1, 0]);
  return (
    surface +
    group(
      { transform: `matrix(${matrix.map((v) => Math.round(v * 1000) / 1000).join(' ')})` },
      slice.face(FINE / camera.scale),
    )
  );
}

/** Visible sides, one flat band a tone, with a fine line on sharp edges. */
function sideBands(
  slice: Slice,
  camera: Camera,
  front: readonly Point[],
  back: readonly Point[],
): readonly string[] {
  const count = front.length;
  const tones = slice.outline.map((point, i) => {
    const next = slice.outline[(i + 1) % count] ?? point;
    const flat: Point = [next[1] - point[1], point[0] - next[0]];
    const normal: Point3 = slice.axis === 'down' ? [flat[0], 0, flat[1]] : [flat[0], flat[1], 0];
    return towards(camera, normal) > 1e-6 ? tone(slice.fill, lit(camera, normal)) : undefined;
  });
  const first = tones.findIndex((value, i) => value !== tones[(i + count - 1) % count]);
  const bands: string[] = [];
  let start = Math.max(first, 0);
  for (let step = 1; step <= count; step += 1) {
    const i = (Math.max(first, 0) + step) % count;
    const fill = tones[start % count];
    if (step < count && tones[i] === fill) continue;
    const span = (i - start + count) % count || count;
    const pick = (rim: readonly Point[]): readonly Point[] =>
      Array.from({ length: span + 1 }, (_, k) => rim[(start + k) % count] ?? [0, 0]);
    if (fill !== undefined) bands.push(polygon([...pick(front), ...pick(back).toReversed()], { fill }));
    start = i;
  }
  return [...bands, ...creases(slice, front, back, tones)];
}

function creases(
  slice: Slice,
  front: readonly Point[],
  back: readonly Point[],
  tones: readonly (string | undefined)[],
): readonly string[] {
  const count = front.length;
  return front.flatMap((point, i) => {
    const before = (i + count - 1) % count;
    const end = back[i];
    if (end === undefined || tones[i] === undefined || tones[before] === undefined) return [];
    return bend(slice.outline, i) > 0.6
      ? [polyline([point, end], { stroke: INK, 'stroke-width': FINE, 'stroke-opacity': 0.55 })]
      : [];
  });
}

function drawMark(mark: Mark, camera: Camera): string {
  const points = mark.points.map((point) => project(camera, point));
  const stroke = { stroke: mark.stroke ?? INK, 'stroke-width': FINE };
  return mark.fill === undefined ? polyline(points, stroke) : polygon(points, { fill: mark.fill, ...stroke });
}

/** Five flat steps from light to shade. */
function tone(colour: string, light: number): string {
  if (light > 0.84) return lighter(colour, 0.34);
  if (light > 0.55) return lighter(colour, 0.16);
  if (light > 0.2) return colour;
  if (light > -0.25) return darker(colour, 0.16);
  return darker(colour, 0.34);
}

function bend(outline: Outline, i: number): number {
  const count = outline.length;
  const [a, b, c] = [outline[(i + count - 1) % count], outline[i], outline[(i + 1) % count]];
  if (a === undefined || b === undefined || c === undefined) return 0;
  const angle = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));
}

/** Front and back edge of a slice in space. */
function rims(slice: Slice): readonly [readonly Point3[], readonly Point3[]] {
  const { cx, cy } = extent(slice.outline);
  const taper = slice.taper ?? 1;
  const back =
    taper === 1
      ? slice.outline
      : slice.outline.map(([x, y]) => [cx + (x - cx) * taper, cy + (y - cy) * taper] as const);
  const place = (rim: Outline, depth: number): readonly Point3[] =>
    rim.map(([u, v]) => (slice.axis === 'down' ? [u, depth, v] : [u, v, depth]));
  return [place(slice.outline, slice.at), place(back, slice.at + slice.length)];
}
