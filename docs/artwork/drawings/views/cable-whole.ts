/** The whole cable: both ends in front, the coil behind, the length below. */
import { orbit } from '../camera.ts';
import { type Coil, drawCoil, type Tail, thicknessOf, turnsOf } from '../coil.ts';
import { plugsOf } from '../connectors/kinds.ts';
import { measureAcross, metres } from '../dimension.ts';
import { darker, INK, OUTLINE, safeColour } from '../ink.ts';
import { label } from '../label.ts';
import { roundedBox } from '../outline.ts';
import { type Area, fitScale, type PlacedPlug, placePlug } from '../plug-placing.ts';
import type { ConnectorEnd, DrawingSpec, Jacket } from '../spec.ts';
import { decimal, type Point, placed, polygon } from '../svg.ts';
import { tube } from '../tube.ts';

type Cable = Extract<DrawingSpec, { form: 'cable' }>;

export function drawCable(spec: Cable): string {
  const width = thicknessOf(spec.jacket);
  const coil: Coil = { centre: [500, 330], rx: 320, ry: 205 };
  const left = drawEnd(spec.a, spec.jacket, width, 1);
  const right = drawEnd(spec.b, spec.jacket, width, -1);
  return [
    drawCoil(coil, turnsOf(spec.metres), width, spec.jacket, [left.tail, right.tail]),
    left.svg,
    right.svg,
    measureAcross(90, 910, 952, 934, metres(spec.metres), 46),
    spec.directional === true
      ? label([90, 906], 'fonte', { size: 34, anchor: 'start' }) +
        label([910, 906], 'tela', { size: 34, anchor: 'end' })
      : '',
  ].join('');
}

type DrawnEnd = { readonly svg: string; readonly tail: Tail };

/** The plugs of one end, and the point where their cables become one. `side` 1 is on the left, facing lower left. */
function drawEnd(end: ConnectorEnd, jacket: Jacket, width: number, side: 1 | -1): DrawnEnd {
  const view = orbit(side * 54, 24);
  const first = plugsOf(end, jacket.diameter, jacket.colour);
  const count = first.length;
  const area: Area = {
    x: side === 1 ? 36 : 560,
    y: count > 1 ? 500 : 560,
    width: 404,
    height: count > 1 ? 400 : 330,
  };
  const thin = count === 1 ? width : Math.max(11, width * (count === 2 ? 0.72 : 0.6));
  const slot = {
    width: area.width * (count > 1 ? 0.86 : 1),
    height: (area.height / count) * (count > 1 ? 1.12 : 1),
  };
  const roughly = Math.min(...first.map((plug) => fitScale(plug, view, { ...area, ...slot })), 17);
  const plugs = plugsOf(end, (thin * 0.96) / roughly, jacket.colour).map((plug, i) => {
    const y = area.y + (area.height / count) * i - (slot.height - area.height / count) / 2;
    const stagger = count > 1 ? (area.width - slot.width) * (i / (count - 1)) : 0;
    const x = side === 1 ? area.x + stagger : area.x + area.width - slot.width - stagger;
    return placePlug(plug, view, { x, y, ...slot }, roughly);
  });
  return count === 1 ? single(plugs) : gathered(plugs, jacket, width, thin, side);
}

function single(plugs: readonly PlacedPlug[]): DrawnEnd {
  const [plug] = plugs;
  if (plug === undefined) return { svg: '', tail: { at: [500, 700], into: [0, -1] } };
  return { svg: plug.svg, tail: { at: plug.exit, into: plug.leaves } };
}

/** Several plugs: their leads run into a sleeve where the cable begins. */
function gathered(
  plugs: readonly PlacedPlug[],
  jacket: Jacket,
  width: number,
  thin: number,
  side: 1 | -1,
): DrawnEnd {
  const joint: Point = [500 - side * 58, 556];
  const into: Point = [side * 0.94, -0.34];
  const entry: Point = [joint[0] - into[0] * 24, joint[1] - into[1] * 24];
  const leads = plugs.map(({ exit, leaves }) => {
    const reach = Math.hypot(entry[0] - exit[0], entry[1] - exit[1]) * 0.45;
    const c1: Point = [exit[0] + leaves[0] * reach, exit[1] + leaves[1] * reach];
    const c2: Point = [entry[0] - into[0] * reach, entry[1] - into[1] * reach];
    return tube(`M${pair(exit)}C${pair(c1)} ${pair(c2)} ${pair(entry)}`, thin, jacket);
  });
  const angle = (Math.atan2(into[1], into[0]) * 180) / Math.PI;
  const sleeve = polygon(roundedBox(66, width * 1.5, 10), {
    fill: darker(safeColour(jacket.colour), 0.2),
    stroke: INK,
    'stroke-width': OUTLINE,
    transform: `rotate(${decimal(angle)})`,
  });
  const drawn = [...leads.toReversed(), ...plugs.map(({ svg }) => svg), placed(joint, sleeve)].join('');
  return { svg: drawn, tail: { at: joint, into } };
}

function pair([x, y]: Point): string {
  return `${decimal(x)} ${decimal(y)}`;
}
