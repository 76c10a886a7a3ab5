/** Rack panels. Millimetres. */
import { facing } from '../camera.ts';
import { keystoneSocket } from '../connectors/keystone.ts';
import { socketOf } from '../connectors/kinds.ts';
import { fittedSolid, measuredFront } from '../fitting.ts';
import { BLACK, CAVITY, darker, INK, NICKEL } from '../ink.ts';
import { label } from '../label.ts';
import { roundedBox } from '../outline.ts';
import { drawSolid, type Slice } from '../solid.ts';
import type { DrawingSpec, DrawingView } from '../spec.ts';
import { type Point, placed, rect } from '../svg.ts';
import { carton } from './packing.ts';

type Panel = Extract<DrawingSpec, { form: 'panel' }>;

export function panelPicture(spec: Panel, view: DrawingView): string {
  if (view === 'scale') return measuredFront(panelSlices(spec), 482.6, spec.rackUnits * 44.45);
  if (view !== 'pack') return drawRackPanel(spec);
  return carton(
    [50, 12, 16],
    [`Patch panel ${spec.ports} portas`, `${spec.rackUnits}U, 19 polegadas`],
    '#3a424f',
  );
}

/** A rack panel is far wider than high: the whole above, and one corner of it enlarged below. */
function drawRackPanel(spec: Panel): string {
  const slices = panelSlices(spec);
  const scale = Math.min(7.2, 340 / (spec.rackUnits * 44.45));
  const zoomed = drawSolid(slices, { ...facing, scale, origin: [120 + 241.3 * scale, 695] });
  return [
    fittedSolid(slices, 24, 20, [50, 90, 900, 330]),
    `<clipPath id="lens"><rect x="90" y="520" width="820" height="350" rx="14"/></clipPath><g clip-path="url(#lens)">${zoomed}</g>`,
    rect(90, 520, 820, 350, { rx: 14, fill: 'none', stroke: INK, 'stroke-width': 4 }),
  ].join('');
}

/** Rack panel of 19 inches with ports in groups of six or eight. */
function panelSlices(spec: Panel): readonly Slice[] {
  const height = 44.45 * spec.rackUnits;
  const rows = spec.ports > 24 || spec.rackUnits === 2 ? 2 : 1;
  const columns = Math.ceil(spec.ports / rows);
  const pitch = Math.min(18.2, 424 / columns);
  const socket = spec.shielded === true ? keystoneSocket(socketOf('rj45'), NICKEL) : socketOf('rj45');
  const face = (fine: number): string => {
    const holes = [-1, 1].flatMap((side) =>
      [-1, 1].map((up) => rect(side * 233 - 5, up * (height / 2 - 7) - 3, 10, 6, { rx: 3, fill: CAVITY })),
    );
    const ports = Array.from({ length: spec.ports }, (_, i) => {
      const column = i % columns;
      const gap =
        (Math.floor(column / 6) - (Math.ceil(columns / 6) - 1) / 2) *
        Math.min(5, (440 - columns * pitch) / 4);
      const at: Point = [
        (column - (columns - 1) / 2) * pitch + gap,
        (Math.floor(i / columns) - (rows - 1) / 2) * Math.min(30, height / 2 - 2) + 1.5,
      ];
      return (
        placed(at, socket.draw(fine), Math.min(1, (pitch - 1.6) / 16, (height / rows - 6) / 16)) +
        label([at[0], at[1] - 9], String(i + 1), { size: 4.6, fill: '#ffffff' })
      );
    });
    return holes.join('') + ports.join('');
  };
  return [
    { outline: roundedBox(482.6, height, 1), at: 0, length: 3, fill: BLACK, face },
    { outline: roundedBox(440, height - 8, 1), at: 3, length: 26, fill: darker(BLACK, 0.3) },
  ];
}
