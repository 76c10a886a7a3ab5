/** Adapters: one body with a connector at each end, or two ends with a short lead between them. */
import { orbit } from '../camera.ts';
import { thicknessOf } from '../coil.ts';
import type { Connector } from '../connectors/connector.ts';
import { plugsOf } from '../connectors/kinds.ts';
import { safeColour } from '../ink.ts';
import { betweenEnds } from '../names.ts';
import { extent, type Outline, roundedBox } from '../outline.ts';
import { type Area, type PlacedPlug, placePlug } from '../plug-placing.ts';
import { drawSolid, type Slice, solidExtent } from '../solid.ts';
import type { ConnectorEnd, DrawingSpec, DrawingView, Jacket } from '../spec.ts';
import { decimal, type Point } from '../svg.ts';
import { tube } from '../tube.ts';
import { drawEnd } from '../views/end.ts';
import { bag } from './packing.ts';

type Adapter = Extract<DrawingSpec, { form: 'adapter' }>;

export function adapterPicture(spec: Adapter, view: DrawingView): string {
  if (view === 'end-a' || view === 'end-b') {
    return drawEnd(view === 'end-a' ? spec.a : spec.b, spec.pigtail ? 5 : 0, spec.colour);
  }
  const whole = drawAdapter(spec);
  return view === 'pack'
    ? bag(whole, ['Adaptador', betweenEnds(spec.a, spec.b)], safeColour(spec.colour))
    : whole;
}

function drawAdapter(spec: Adapter): string {
  return spec.pigtail ? withLead(spec) : inOnePiece(spec);
}

function withLead(spec: Adapter): string {
  const jacket: Jacket = { colour: spec.colour, finish: 'smooth', diameter: 5 };
  const width = thicknessOf(jacket);
  const a = placeEnd(spec.a, jacket, 52, { x: 50, y: 520, width: 440, height: 380 });
  const b = placeEnd(spec.b, jacket, -52, { x: 510, y: 520, width: 440, height: 380 });
  const leads = a.flatMap((from) => b.map((to) => tube(loop(from, to), width, jacket)));
  return [...leads, ...a.map(({ svg }) => svg), ...b.map(({ svg }) => svg)].join('');
}

function placeEnd(end: ConnectorEnd, jacket: Jacket, yaw: number, area: Area): readonly PlacedPlug[] {
  const plugs = plugsOf(end, 3.4, jacket.colour);
  const height = area.height / plugs.length;
  return plugs.map((plug, i) => placePlug(plug, orbit(yaw, 24), { ...area, y: area.y + i * height, height }));
}

/** The lead rises behind the two ends and comes down again. */
function loop(from: PlacedPlug, to: PlacedPlug): string {
  const out = (plug: PlacedPlug, reach: number): Point => [
    plug.exit[0] + plug.leaves[0] * reach,
    plug.exit[1] + plug.leaves[1] * reach,
  ];
  const [c1, c2] = [out(from, 300), out(to, 300)];
  return `M${pair(from.exit)}C${pair([c1[0] + 60, c1[1] - 120])} ${pair([860, 150])} ${pair([500, 150])}S${pair([c2[0] - 60, c2[1] - 120])} ${pair(to.exit)}`;
}

/** Two views of one body, so that both faces are seen. */
function inOnePiece(spec: Adapter): string {
  const [a] = plugsOf({ ...spec.a, angled: false }, 3, spec.colour);
  const [b] = plugsOf({ ...spec.b, angled: false }, 3, spec.colour);
  if (a === undefined || b === undefined) return '';
  return (
    fitted(joined(a, b, spec.colour), 50, { x: 70, y: 90, width: 640, height: 400 }) +
    fitted(joined(b, a, spec.colour), -50, { x: 290, y: 520, width: 640, height: 400 })
  );
}

function fitted(slices: readonly Slice[], yaw: number, area: Area): string {
  const view = orbit(yaw, 24);
  const covered = solidExtent(slices, view);
  const scale = Math.min(area.width / covered.width, area.height / covered.height);
  const origin: Point = [
    area.x + area.width / 2 - covered.cx * scale,
    area.y + area.height / 2 - covered.cy * scale,
  ];
  return drawSolid(slices, { ...view, scale, origin });
}

/** The front connector, a collar in the adapter's colour, and the other connector turned round. */
function joined(front: Connector, back: Connector, colour: string): readonly Slice[] {
  const behind = front.headLength + 5;
  const turned = back.head.map((slice): Slice => turnedRound(slice, behind + back.headLength)).toReversed();
  return [
    ...front.head,
    { outline: collar(front, back), at: front.headLength, length: 5, fill: safeColour(colour) },
    ...turned,
  ];
}

function turnedRound(slice: Slice, end: number): Slice {
  const { taper = 1, face: _face, marks, ...kept } = slice;
  const { cx, cy } = extent(slice.outline);
  const outline: Outline = slice.outline.map(([x, y]) => [cx + (x - cx) * taper, cy + (y - cy) * taper]);
  const points = marks?.map((mark) => ({
    ...mark,
    points: mark.points.map(([x, y, z]) => [x, y, end - z] as const),
  }));
  return {
    ...kept,
    outline,
    at: end - slice.at - slice.length,
    taper: 1 / taper,
    ...(points === undefined ? {} : { marks: points }),
  };
}

function collar(a: Connector, b: Connector): Outline {
  const back = (connector: Connector): ReturnType<typeof extent> => {
    const reach = connector.head.filter((slice) => slice.at + slice.length > connector.headLength - 1);
    return extent(
      (reach.length > 0 ? reach : connector.head).flatMap(({ outline, taper = 1 }) =>
        outline.map(([x, y]) => [x * taper, y * taper] as const),
      ),
    );
  };
  const [one, two] = [back(a), back(b)];
  return roundedBox(Math.max(one.width, two.width, 7) * 0.96, Math.max(one.height, two.height, 7) * 0.96, 2);
}

function pair([x, y]: Point): string {
  return `${decimal(x)} ${decimal(y)}`;
}
