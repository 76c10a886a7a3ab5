import { darker, lighter } from '../ink.ts';
import { roundedBox } from '../outline.ts';
import type { Slice } from '../solid.ts';
import { rect } from '../svg.ts';
import type { Connector, Socket } from './connector.ts';

/** A keystone module holds one socket in the 14.5 × 16 mm opening that all plates and panels share. */
export function keystoneModule(socket: Socket, colour: string): Connector {
  const zoom = Math.min(1, 13.6 / socket.width, 14.6 / socket.height);
  const face = (fine: number): string =>
    `<g transform="scale(${zoom.toFixed(3)})">${socket.draw(fine / zoom)}</g>`;
  const slices: readonly Slice[] = [
    { outline: roundedBox(14.5, 16, 0.8), at: 0, length: 9, fill: colour, face },
    { outline: roundedBox(8, 3, 0.4, 0, -9.4), at: 4, length: 3, fill: lighter(colour, 0.15) },
    { outline: roundedBox(16.6, 18.6, 0.8), at: 9, length: 3, fill: darker(colour, 0.08) },
    { outline: roundedBox(15, 16.4, 0.8), at: 12, length: 20, fill: darker(colour, 0.14), taper: 0.9 },
  ];
  return {
    slices,
    head: slices,
    headLength: 32,
    exit: { at: [0, 0, 32], towards: [0, 0, 1] },
    mating: { width: 14.5, height: 16 },
    broad: 'above',
  };
}

/** The module seen in a plate or a panel. */
export function keystoneSocket(socket: Socket, colour: string): Socket {
  const zoom = Math.min(1, 13.6 / socket.width, 14.6 / socket.height);
  const draw = (fine: number): string =>
    rect(-7.25, -8, 14.5, 16, { rx: 0.8, fill: colour, stroke: darker(colour, 0.6), 'stroke-width': fine }) +
    `<g transform="scale(${zoom.toFixed(3)})">${socket.draw(fine / zoom)}</g>`;
  return { width: 14.5, height: 16, draw };
}
