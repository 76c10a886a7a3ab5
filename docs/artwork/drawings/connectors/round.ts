/** Marks on the surface of a round slice whose axis is 0,0. Angles in radians: 0 is right, rising clockwise as seen from the face. */
import type { Point3 } from '../camera.ts';
import type { Mark } from '../solid.ts';

/** Lines along the slice: knurled nuts and rings. */
export function knurls(radius: number, at: number, length: number, count: number): readonly Mark[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    return {
      points: [on(radius, angle, at), on(radius, angle, at + length)],
      normal: [Math.cos(angle), Math.sin(angle), 0],
      stroke: '#5f6878',
    };
  });
}

/** A patch between two angles and two depths. */
export function patch(radius: number, from: number, to: number, z: number, end: number, fill: string): Mark {
  const steps = 5;
  const edge = (depth: number): readonly Point3[] =>
    Array.from({ length: steps + 1 }, (_, i) => on(radius, from + ((to - from) * i) / steps, depth));
  const middle = (from + to) / 2;
  return {
    points: [...edge(z), ...edge(end).toReversed()],
    normal: [Math.cos(middle), Math.sin(middle), 0],
    fill,
  };
}

/** A groove `width` millimetres wide along a line of angle and depth pairs, as one patch. */
export function groove(
  radius: number,
  line: readonly (readonly [angle: number, z: number])[],
  width: number,
  fill: string,
): readonly Mark[] {
  const edge = (side: number): readonly Point3[] =>
    line.map(([angle, z], i) => {
      const [before, after] = [line[i - 1] ?? [angle, z], line[i + 1] ?? [angle, z]];
      const [u, v] = [(after[0] - before[0]) * radius, after[1] - before[1]];
      const reach = (side * width) / 2 / (Math.hypot(u, v) || 1);
      return on(radius, angle - (v * reach) / radius, z + u * reach);
    });
  const middle = line.reduce((sum, [angle]) => sum + angle, 0) / line.length;
  const points = [...edge(1), ...edge(-1).toReversed()];
  return [{ points, normal: [Math.cos(middle), Math.sin(middle), 0], fill, stroke: fill }];
}

/** A thread as rings around the slice. */
export function rings(radius: number, at: number, length: number, pitch: number): readonly Mark[] {
  const count = Math.floor(length / pitch);
  return Array.from({ length: count }, (_, i) => at + (i + 0.5) * pitch).flatMap((z) =>
    Array.from({ length: 12 }, (_, k) => {
      const [from, to] = [(k / 12) * 2 * Math.PI, ((k + 1) / 12) * 2 * Math.PI];
      const middle = (from + to) / 2;
      return {
        points: [on(radius, from, z), on(radius, middle, z), on(radius, to, z)],
        normal: [Math.cos(middle), Math.sin(middle), 0] as const,
        stroke: '#5f6878',
      };
    }),
  );
}

function on(radius: number, angle: number, z: number): Point3 {
  return [radius * Math.cos(angle), radius * Math.sin(angle), z];
}
