/** Wall plates of the Brazilian 4 × 2 box. Millimetres. */
import type { Socket } from '../connectors/connector.ts';
import { keystoneSocket } from '../connectors/keystone.ts';
import { socketOf } from '../connectors/kinds.ts';
import { fittedSolid, measuredFront } from '../fitting.ts';
import { darker, INK, NICKEL, safeColour, WHITE } from '../ink.ts';
import { connectorName } from '../names.ts';
import { roundedBox } from '../outline.ts';
import type { Slice } from '../solid.ts';
import type { ConnectorKind, DrawingSpec, DrawingView } from '../spec.ts';
import { circle, type Point, path, placed, rect } from '../svg.ts';
import { bag } from './packing.ts';

type Plate = Extract<DrawingSpec, { form: 'wall-plate' }>;

export function wallPlatePicture(spec: Plate, view: DrawingView): string {
  const slices = plateSlices(spec);
  if (view === 'scale') return measuredFront(slices, 72, 116);
  if (view !== 'pack') return fittedSolid(slices, 32, 16, [90, 70, 820, 860]);
  const names = [...new Set(spec.ports)].map(connectorName).join(' + ');
  return bag(
    fittedSolid(slices, 30, 16, [120, 60, 760, 860]),
    ['Placa de parede 4 × 2', names],
    safeColour(spec.colour),
  );
}

function plateSlices(spec: Plate): readonly Slice[] {
  const fill = safeColour(spec.colour);
  const rows = Math.min(
    3,
    Math.max(1, spec.ports.length > 3 ? Math.ceil(spec.ports.length / 2) : spec.ports.length),
  );
  const columns = Math.ceil(spec.ports.length / rows);
  const pitch = Math.min(30, 78 / rows);
  const face = (fine: number): string => {
    const screws = [-1, 1].map(
      (side) =>
        circle(0, side * 50, 2.4, { fill: NICKEL, stroke: INK, 'stroke-width': fine }) +
        path(`M-1.6 ${side * 50}h3.2`, { stroke: INK, 'stroke-width': fine }),
    );
    const ports = spec.ports.map((kind, i) => {
      const at: Point = [
        ((i % columns) - (columns - 1) / 2) * 28,
        (Math.floor(i / columns) - (rows - 1) / 2) * pitch,
      ];
      const socket = framed(kind);
      const zoom = Math.min(1.3, (pitch - 4) / socket.height, 44 / socket.width);
      return placed(at, socket.draw(fine / zoom), zoom);
    });
    return (
      rect(-25, -43, 50, 86, {
        rx: 2,
        fill: darker(fill, 0.04),
        stroke: darker(fill, 0.3),
        'stroke-width': fine,
      }) +
      screws.join('') +
      ports.join('')
    );
  };
  return [{ outline: roundedBox(72, 116, 5), at: 0, length: 7, fill, face }];
}

/** Ports that come as modules are drawn in one; round and wide ones sit in the plate itself. */
function framed(kind: ConnectorKind): Socket {
  const socket = socketOf(kind);
  if (kind === 'keystone-hdmi' || socket.height > 14.5 || socket.width > 16.5) return socket;
  return kind === 'rj45' || kind.includes('hdmi') ? keystoneSocket(socket, WHITE) : socket;
}
