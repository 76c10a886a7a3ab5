/** Puts the plugs of an end into a box of the page, as large as fits, and says where their cables leave. */
import { type Camera, type Point3, project } from './camera.ts';
import type { Connector } from './connectors/connector.ts';
import { drawSolid, solidExtent } from './solid.ts';
import type { Point } from './svg.ts';

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type PlacedPlug = {
  readonly svg: string;
  readonly exit: Point;
  /** Unit vector on the page along which the cable leaves. */
  readonly leaves: Point;
  /** Drawing units in a millimetre. */
  readonly scale: number;
  readonly camera: Camera;
};

/** The scale at which this connector fills the area. */
export function fitScale(connector: Connector, view: Camera, area: Area): number {
  const covered = solidExtent(connector.slices, view);
  return Math.min(area.width / covered.width, area.height / covered.height);
}

/** Centres a connector in an area. */
export function placePlug(
  connector: Connector,
  view: Camera,
  area: Area,
  scale = fitScale(connector, view, area),
): PlacedPlug {
  const covered = solidExtent(connector.slices, view);
  const origin: Point = [
    area.x + area.width / 2 - covered.cx * scale,
    area.y + area.height / 2 - covered.cy * scale,
  ];
  const camera: Camera = { ...view, scale, origin };
  const exit = project(camera, connector.exit.at);
  const beyond = project(camera, added(connector.exit.at, connector.exit.towards));
  const length = Math.hypot(beyond[0] - exit[0], beyond[1] - exit[1]) || 1;
  return {
    svg: drawSolid(connector.slices, camera),
    exit,
    leaves: [(beyond[0] - exit[0]) / length, (beyond[1] - exit[1]) / length],
    scale,
    camera,
  };
}

function added(a: Point3, b: Point3): Point3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}
