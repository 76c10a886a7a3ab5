/**
 * Parallel projection of millimetres onto the page. An object's mating face looks at the viewer: x to the right, y down,
 * z away from the viewer, into the body and along the cable.
 */
import type { Point } from './svg.ts';

export type Point3 = readonly [x: number, y: number, z: number];

export type Camera = {
  readonly right: Point3;
  readonly down: Point3;
  readonly away: Point3;
  /** Drawing units in a millimetre. */
  readonly scale: number;
  /** Where the point 0,0,0 falls on the page. */
  readonly origin: Point;
};

/** Light from the upper left, a little in front: right, down, away. */
const LIGHT: Point3 = [-0.48, -0.74, -0.47];

/** Turned by `yaw` degrees (positive: the body recedes to the right) and seen from `pitch` degrees above. */
export function orbit(yaw: number, pitch: number): Camera {
  const [sy, cy] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sp, cp] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  return {
    right: [cy, 0, sy],
    down: [sy * sp, cp, -cy * sp],
    away: [-sy * cp, sp, cy * cp],
    scale: 1,
    origin: [0, 0],
  };
}

/** The face alone. */
export const facing: Camera = orbit(0, 0);
/** From the side, face to the left. */
export const fromSide: Camera = orbit(90, 0);
/** From above, face to the left: shows the broad side of flat plugs. */
export const fromAbove: Camera = {
  right: [0, 0, 1],
  down: [1, 0, 0],
  away: [0, 1, 0],
  scale: 1,
  origin: [0, 0],
};

export function project(camera: Camera, point: Point3): Point {
  const { scale, origin } = camera;
  return [origin[0] + scale * dot(camera.right, point), origin[1] + scale * dot(camera.down, point)];
}

/** How much a surface with this normal looks at the viewer: above 0 it is seen. */
export function towards(camera: Camera, normal: Point3): number {
  return -dot(camera.away, normal);
}

/** Light on a surface with this normal, -1 to 1. */
export function lit(camera: Camera, normal: Point3): number {
  const seen: Point3 = [dot(camera.right, normal), dot(camera.down, normal), dot(camera.away, normal)];
  return dot(LIGHT, seen) / (Math.hypot(...normal) || 1);
}

/** An SVG matrix that lays flat drawing (millimetres) on a plane through `at` with the given axes. */
export function planeMatrix(camera: Camera, at: Point3, across: Point3, along: Point3): readonly number[] {
  const [ox, oy] = project(camera, at);
  const { scale } = camera;
  return [
    scale * dot(camera.right, across),
    scale * dot(camera.down, across),
    scale * dot(camera.right, along),
    scale * dot(camera.down, along),
    ox,
    oy,
  ];
}

function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
