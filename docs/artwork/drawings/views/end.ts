/** One end of a cable or adapter as a technical drawing: the mating face, and the elevation that shows most, with measures. */
import { type Camera, facing, fromAbove, fromSide, project } from '../camera.ts';
import type { Connector } from '../connectors/connector.ts';
import { plugsOf } from '../connectors/kinds.ts';
import { measureAcross, measureUpright } from '../dimension.ts';
import { INK, safeColour } from '../ink.ts';
import { comma, label } from '../label.ts';
import { endName } from '../names.ts';
import { disc } from '../outline.ts';
import { type Area, fitScale, placePlug } from '../plug-placing.ts';
import { solidExtent } from '../solid.ts';
import type { ConnectorEnd, ConnectorKind } from '../spec.ts';
import { line } from '../svg.ts';

/** `cable` is the diameter that leaves the plug, 0 for none. */
export function drawEnd(end: ConnectorEnd, cable: number, jacket: string): string {
  const thickness = end.accents.length > 1 ? cable * 0.7 : cable;
  const plugs = plugsOf(end, thickness || 3, jacket);
  const [first] = plugs;
  if (first === undefined) return '';
  return [
    title(endName(end)),
    faces(
      plugs.slice(0, 4).map((plug) => (end.angled === true ? plug : { ...plug, slices: plug.head })),
      end,
    ),
    elevation(cable > 0 ? withCable(first, thickness, jacket) : first, first, end.angled === true),
  ].join('');
}

/** Plugs whose size a standard fixes to the hundredth; the others, and the openings of sockets, are about so large. */
const EXACT: readonly ConnectorKind[] = [
  'hdmi',
  'mini-hdmi',
  'micro-hdmi',
  'displayport',
  'usb-c',
  'usb-a',
  'p2',
  'p3',
  'p10-ts',
  'p10-trs',
];

function measured(value: number, end: ConnectorEnd): string {
  const exact = end.gender === 'male' && EXACT.includes(end.kind);
  return exact ? `${comma(value)} mm` : `≈ ${comma(Math.round(value * 2) / 2)} mm`;
}

function title(text: string): string {
  const written = text.charAt(0).toUpperCase() + text.slice(1);
  return (
    label([60, 84], written, { size: 36, anchor: 'start', weight: 600 }) +
    line([60, 108], [940, 108], { stroke: INK, 'stroke-width': 2 })
  );
}

/** Up to four faces in a row; the first has the measures of what goes into the device. */
function faces(plugs: readonly Connector[], end: ConnectorEnd): string {
  const slot = 780 / plugs.length;
  const areas = plugs.map((_, i): Area => ({ x: 80 + i * slot + 14, y: 158, width: slot - 28, height: 270 }));
  const scale = Math.min(
    ...plugs.map((plug, i) => fitScale(plug, facing, areas[i] ?? { x: 80, y: 158, width: 700, height: 270 })),
    34,
  );
  const drawn = plugs.map((plug, i) =>
    placePlug(plug, facing, areas[i] ?? { x: 80, y: 158, width: 700, height: 270 }, scale),
  );
  const [first] = drawn;
  const [plug] = plugs;
  if (first === undefined || plug === undefined) return '';
  const { width, height } = plug.mating;
  const [left, top] = project(first.camera, [-width / 2, -height / 2, 0]);
  const [right, bottom] = project(first.camera, [width / 2, height / 2, 0]);
  const covered = solidExtent(plug.slices, first.camera);
  const last = drawn.at(-1);
  const edge =
    plugs.length > 1 && last !== undefined ? 880 : Math.max(right + 46, covered.left + covered.width + 40);
  const side =
    plugs.length > 1 ? '' : measureUpright(top, bottom, edge, right + 6, measured(height, end), 28);
  return (
    drawn.map(({ svg }) => svg).join('') +
    measureAcross(
      left,
      right,
      Math.max(472, covered.top + covered.height + 40),
      bottom + 6,
      measured(width, end),
      28,
    ) +
    side
  );
}

function elevation(drawnPlug: Connector, plug: Connector, angled: boolean): string {
  const camera: Camera = plug.broad === 'above' && !angled ? fromAbove : fromSide;
  const area: Area = { x: 90, y: 560, width: 820, height: 290 };
  const placed = placePlug(drawnPlug, camera, area);
  const bare = solidExtent(plug.slices, placed.camera);
  const bodyMillimetres = bare.width / placed.scale;
  const bottom = Math.max(bare.top + bare.height, area.y + area.height * 0.72);
  return (
    placed.svg +
    measureAcross(
      bare.left,
      bare.left + bare.width,
      Math.min(918, bottom + 56),
      bare.top + bare.height + 10,
      `≈ ${Math.round(bodyMillimetres)} mm`,
      28,
    )
  );
}

function withCable(plug: Connector, diameter: number, jacket: string): Connector {
  const { at, towards } = plug.exit;
  const fill = safeColour(jacket);
  const down = towards[1] > 0;
  const outline = down ? disc(diameter / 2, at[0], at[2]) : disc(diameter / 2, at[0], at[1]);
  const lead = { outline, at: down ? at[1] : at[2], length: down ? 9 : 14, fill };
  return { ...plug, slices: [...plug.slices, down ? { ...lead, axis: 'down' } : lead] };
}
