/** How big the thing is: beside a ruler, with its thickness and length. */
import { facing, fromAbove, fromSide } from '../camera.ts';
import type { Connector } from '../connectors/connector.ts';
import { plugsOf } from '../connectors/kinds.ts';
import { measureAcross, measureUpright, metres, millimetres } from '../dimension.ts';
import { INK, OUTLINE, safeColour } from '../ink.ts';
import { label } from '../label.ts';
import { type Area, fitScale, placePlug } from '../plug-placing.ts';
import type { ConnectorEnd, Jacket } from '../spec.ts';
import { circle, decimal, group, line, type Point, rect } from '../svg.ts';
import { tube } from '../tube.ts';

/** A plug and its cable at one scale above a ruler in centimetres, and how long and thick the cable is. */
export function cableScale(end: ConnectorEnd, jacket: Jacket, length: number): string {
  const [plug] = plugsOf(
    end,
    end.accents.length > 1 ? jacket.diameter * 0.7 : jacket.diameter,
    jacket.colour,
  );
  if (plug === undefined) return '';
  const view = plug.broad === 'above' && end.angled !== true ? fromAbove : fromSide;
  const scale = Math.min(10, fitScale(plug, view, { x: 0, y: 0, width: 560, height: 330 }));
  const placed = placePlug(plug, view, { x: 60, y: 150, width: 560, height: 330 }, scale);
  const [x, y] = placed.exit;
  const thick = jacket.diameter * scale * (end.accents.length > 1 ? 0.7 : 1);
  const down = placed.leaves[1] > 0.5;
  const lead = down ? `M${x} ${y}C${x} ${y + 120} ${x + 120} ${y + 120} 960 ${y + 120}` : `M${x} ${y}H960`;
  const level = down ? y + 120 : y;
  return [
    tube(lead, Math.max(12, thick), jacket),
    placed.svg,
    measureUpright(level - thick / 2, level + thick / 2, 900, 890, '', 28),
    label([890, level - thick / 2 - 30], `Ø ${millimetres(jacket.diameter)}`, { size: 32, anchor: 'end' }),
    ruler(620, scale),
    summary(jacket, length),
  ].join('');
}

/** Thickness of bare cable, five times life size and more. */
export function thicknessScale(jacket: Jacket, length: number): string {
  const scale = Math.min(26, 260 / jacket.diameter);
  const thick = jacket.diameter * scale;
  return [
    tube('M-60 330H1060', thick, jacket),
    measureUpright(330 - thick / 2, 330 + thick / 2, 500, 490, '', 28),
    label([530, 330 - thick / 2 - 24], `Ø ${millimetres(jacket.diameter)}`, { size: 34, anchor: 'start' }),
    ruler(620, scale),
    summary(jacket, length),
  ].join('');
}

/** A piece without cable above the ruler: from the front and from the side, at one scale. */
export function pieceScale(piece: Connector): string {
  const view = piece.broad === 'above' ? fromAbove : fromSide;
  const face: Area = { x: 60, y: 130, width: 300, height: 430 };
  const side: Area = { x: 420, y: 130, width: 520, height: 430 };
  const scale = Math.min(14, fitScale(piece, facing, face), fitScale(piece, view, side));
  return (
    placePlug(piece, facing, face, scale).svg + placePlug(piece, view, side, scale).svg + ruler(640, scale)
  );
}

/** A drawing of the whole page through a lens on one of its points. */
export function enlarged(content: string, [x, y]: Point): string {
  const zoom = 2.1;
  const moved = `translate(${decimal(500 - x * zoom)} ${decimal(500 - y * zoom)}) scale(${zoom})`;
  return [
    '<clipPath id="lens"><circle cx="500" cy="500" r="410"/></clipPath>',
    group({ 'clip-path': 'url(#lens)' }, group({ transform: moved }, content)),
    circle(500, 500, 410, { fill: 'none', stroke: INK, 'stroke-width': 6 }),
  ].join('');
}

/** Centimetres and millimetres at the scale of the drawing above. */
function ruler(y: number, scale: number): string {
  const millimetre = scale;
  const count = Math.floor(880 / millimetre);
  const ticks = Array.from({ length: count + 1 }, (_, i) => {
    const x = 60 + i * millimetre;
    const long = i % 10 === 0 ? 52 : i % 5 === 0 ? 36 : 22;
    const thin = scale < 5 && i % 5 !== 0;
    return thin ? '' : line([x, y], [x, y + long], { stroke: INK, 'stroke-width': i % 10 === 0 ? 3 : 1.6 });
  });
  const numbers = Array.from({ length: Math.floor((count - 30 / scale) / 10) + 1 }, (_, i) =>
    label([60 + i * 10 * millimetre + 8, y + 84], String(i), { size: 28, anchor: 'start' }),
  );
  return (
    rect(40, y, 920, 108, { rx: 6, fill: '#f6eed7', stroke: INK, 'stroke-width': OUTLINE }) +
    ticks.join('') +
    numbers.join('') +
    label([942, y + 84], 'cm', { size: 26, anchor: 'end' })
  );
}

function summary(jacket: Jacket, length: number): string {
  return [
    measureAcross(60, 940, 850, 820, metres(length), 38),
    rect(60, 892, 46, 46, { rx: 6, fill: safeColour(jacket.colour), stroke: INK, 'stroke-width': 3 }),
    label([126, 926], `capa ${FINISH[jacket.finish]}, ${millimetres(jacket.diameter)} de diâmetro`, {
      size: 32,
      anchor: 'start',
    }),
  ].join('');
}

const FINISH: Readonly<Record<Jacket['finish'], string>> = {
  smooth: 'lisa',
  braided: 'trançada',
  flat: 'plana',
  transparent: 'transparente',
};
