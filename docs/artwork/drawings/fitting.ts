/** Puts any solid into an area of the page. */
import { type Camera, facing, orbit, project } from './camera.ts';
import { measureAcross, measureUpright, millimetres } from './dimension.ts';
import { drawSolid, type Slice, solidExtent } from './solid.ts';

/** Fits slices in the page, seen from `yaw` and `pitch` degrees. */
export function fittedSolid(
  slices: readonly Slice[],
  yaw: number,
  pitch: number,
  area: readonly [x: number, y: number, width: number, height: number],
): string {
  const view = orbit(yaw, pitch);
  const covered = solidExtent(slices, view);
  const [x, y, width, height] = area;
  const scale = Math.min(width / covered.width, height / covered.height);
  return drawSolid(slices, {
    ...view,
    scale,
    origin: [x + width / 2 - covered.cx * scale, y + height / 2 - covered.cy * scale],
  });
}

/** Straight from the front with width and height. */
export function measuredFront(slices: readonly Slice[], width: number, height: number): string {
  const scale = Math.min(780 / width, 700 / height);
  const camera: Camera = { ...facing, scale, origin: [460, 450] };
  const [left, top] = project(camera, [-width / 2, -height / 2, 0]);
  const [right, bottom] = project(camera, [width / 2, height / 2, 0]);
  return (
    drawSolid(slices, camera) +
    measureAcross(left, right, bottom + 66, bottom + 12, millimetres(width), 30) +
    measureUpright(top, bottom, right + 60, right + 12, millimetres(height), 30)
  );
}
