/** Desktop boxes: splitters, switches, extenders, converters. Millimetres. */
import { type Camera, facing, orbit } from '../camera.ts';
import type { Socket } from '../connectors/connector.ts';
import { socketOf } from '../connectors/kinds.ts';
import { CAVITY, GOLD, INK, isDark, lighter, safeColour } from '../ink.ts';
import { label } from '../label.ts';
import { roundedBox } from '../outline.ts';
import { drawSolid, type Slice, solidExtent } from '../solid.ts';
import type { DrawingSpec, DrawingView, Port } from '../spec.ts';
import { circle, group, type Point, placed, rect } from '../svg.ts';
import { carton } from './packing.ts';

type Box = Extract<DrawingSpec, { form: 'box' }>;
type Size = { readonly width: number; readonly height: number; readonly depth: number };

export function boxPicture(spec: Box, view: DrawingView): string {
  if (view === 'end-a') return drawPanelOf(spec, 'front');
  if (view === 'scale') return drawPanelOf(spec, 'rear');
  if (view !== 'pack') return drawBox(spec);
  const powered = [...spec.front, ...spec.rear].some((port) => port.kind === 'dc');
  const content = `${spec.units === 2 ? '2 aparelhos' : '1 aparelho'}${powered ? ', fonte' : ''} e manual`;
  return carton([30, 19, 22], [spec.caption, content], safeColour(spec.colour));
}

/** Front and back of a box, or the pair: the front of one and the back of the other. */
function drawBox(spec: Box): string {
  const size = sizeOf(spec);
  const back = spec.rear.length > 0 ? spec.rear : spec.front;
  return (
    whole(spec, size, back, orbit(-28, 20), [300, 70, 650, 400]) +
    whole(spec, size, spec.front, orbit(28, 20), [50, 490, 650, 400]) +
    (spec.units === 2 ? label([940, 940], 'par: TX + RX', { size: 36, anchor: 'end', weight: 600 }) : '')
  );
}

/** A panel seen straight: large ports with their labels. */
function drawPanelOf(spec: Box, side: 'front' | 'rear'): string {
  const size = sizeOf(spec);
  const scale = Math.min(900 / size.width, 520 / size.height);
  const camera: Camera = { ...facing, scale, origin: [500, 500] };
  const ports = side === 'front' ? spec.front : spec.rear;
  return [
    label([60, 84], side === 'front' ? 'Painel frontal' : 'Painel traseiro', {
      size: 36,
      anchor: 'start',
      weight: 600,
    }),
    rect(60, 107, 880, 2, { fill: INK }),
    drawSolid(body(spec, size, ports), camera),
  ].join('');
}

function whole(
  spec: Box,
  size: Size,
  ports: readonly Port[],
  view: Camera,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const slices = body(spec, size, ports);
  const covered = solidExtent(slices, view);
  const scale = Math.min(width / covered.width, height / covered.height);
  const origin: Point = [x + width / 2 - covered.cx * scale, y + height / 2 - covered.cy * scale];
  return drawSolid(slices, { ...view, scale, origin });
}

function body(spec: Box, size: Size, ports: readonly Port[]): readonly Slice[] {
  const fill = safeColour(spec.colour);
  const foot = (x: number, z: number): Slice => ({
    outline: roundedBox(7, 2, 0.6, x, size.height / 2 + 1),
    at: z,
    length: 7,
    fill: CAVITY,
  });
  const face = (fine: number): string => panel(ports, size, fill, fine) + caption(spec.caption, size, fill);
  const inset = size.width / 2 - 9;
  return [
    { outline: roundedBox(size.width, size.height, 2.2), at: 0, length: size.depth, fill, face },
    foot(-inset, 4),
    foot(inset, 4),
    foot(-inset, size.depth - 11),
    foot(inset, size.depth - 11),
  ];
}

/** Ports in one row (two from the tenth on), each with its label under it. */
function panel(ports: readonly Port[], _size: Size, fill: string, fine: number): string {
  const rows = rowsOf(ports);
  const writing = isDark(fill) ? '#ffffff' : INK;
  return rows
    .map((row, r) => {
      const total = row.reduce((sum, port) => sum + cell(port), 0);
      let x = -total / 2;
      const y = (r - (rows.length - 1) / 2) * 26 + 3;
      return row
        .map((port) => {
          const middle = x + cell(port) / 2;
          x += cell(port);
          const text = label([middle, y + 11.4], port.label, {
            size: Math.min(3.4, (cell(port) * 1.7) / Math.max(1, port.label.length)),
            fill: writing,
          });
          return placed([middle, y], drawPort(port, fine)) + text;
        })
        .join('');
    })
    .join('');
}

function drawPort(port: Port, fine: number): string {
  switch (port.kind) {
    case 'dc':
      return (
        circle(0, 0, 4, { fill: CAVITY, stroke: '#8b93a1', 'stroke-width': fine }) +
        circle(0, 0, 1.1, { fill: GOLD })
      );
    case 'led':
      return circle(0, 0, 1.6, { fill: '#58d68d', stroke: CAVITY, 'stroke-width': fine });
    case 'button':
      return (
        circle(0, 0, 4.2, { fill: '#c3cad4', stroke: CAVITY, 'stroke-width': fine }) +
        circle(0, 0, 2.8, { fill: '#eef1f4', stroke: CAVITY, 'stroke-width': fine * 0.6 })
      );
    case 'ir':
      return (
        circle(0, 0, 3, { fill: '#4d1f2b', stroke: CAVITY, 'stroke-width': fine }) +
        circle(-0.9, -0.9, 0.9, { fill: '#a0586a' })
      );
    default: {
      const socket = socketOf(port.kind);
      const zoom = shrink(socket);
      return group({ transform: `scale(${zoom.toFixed(3)})` }, socket.draw(fine / zoom));
    }
  }
}

function caption(text: string, size: Size, fill: string): string {
  const colour = isDark(fill) ? lighter(fill, 0.75) : INK;
  return label([-size.width / 2 + 5, -size.height / 2 + 5.6], text, {
    size: Math.min(4, (size.width * 1.5) / Math.max(10, text.length)),
    anchor: 'start',
    fill: colour,
    weight: 600,
  });
}

function rowsOf(ports: readonly Port[]): readonly (readonly Port[])[] {
  if (ports.length < 10) return [ports];
  const half = Math.ceil(ports.length / 2);
  return [ports.slice(0, half), ports.slice(half)];
}

function sizeOf(spec: Box): Size {
  const rows = [...rowsOf(spec.front), ...rowsOf(spec.rear)];
  const widest = Math.max(...rows.map((row) => row.reduce((sum, port) => sum + cell(port), 0)));
  const tall = Math.max(rowsOf(spec.front).length, rowsOf(spec.rear).length);
  const width = Math.max(72, widest + 14);
  return { width, height: tall * 26 + 6, depth: Math.max(52, Math.min(110, width * 0.55)) };
}

function cell(port: Port): number {
  if (port.kind === 'led') return 9;
  if (port.kind === 'dc' || port.kind === 'button' || port.kind === 'ir') return 15;
  const socket = socketOf(port.kind);
  return Math.max(14, socket.width * shrink(socket) + 6);
}

/** Tall sockets are made to fit the row. */
function shrink(socket: Socket): number {
  return Math.min(1, 17 / socket.height, 40 / socket.width);
}
