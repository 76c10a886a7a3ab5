/** Connectors and modules sold without cable, by the piece or in a pack. */
import { orbit } from '../camera.ts';
import type { Connector } from '../connectors/connector.ts';
import { keystoneModule } from '../connectors/keystone.ts';
import { plugsOf, socketOf } from '../connectors/kinds.ts';
import { safeColour } from '../ink.ts';
import { label } from '../label.ts';
import { connectorName, pieceCount } from '../names.ts';
import { type Area, fitScale, placePlug } from '../plug-placing.ts';
import type { ConnectorEnd, DrawingSpec, DrawingView } from '../spec.ts';
import { drawEnd } from '../views/end.ts';
import { pieceScale } from '../views/scale.ts';
import { bag } from './packing.ts';

type Plug = Extract<DrawingSpec, { form: 'plug' }>;
type Keystone = Extract<DrawingSpec, { form: 'keystone' }>;

export function plugPicture(spec: Plug, view: DrawingView): string {
  if (view === 'end-a') return drawEnd(spec.end, 0, '#3a414d');
  const lines = [`Conector ${connectorName(spec.end.kind)}`, pieceCount(spec.units)];
  return pieces(loosePlug(spec.end), spec.units, view, lines, safeColour(spec.end.accents[0], '#3a424f'));
}

export function keystonePicture(spec: Keystone, view: DrawingView): string {
  const socket = socketOf(spec.kind === 'keystone-hdmi' ? 'hdmi' : spec.kind);
  const lines = [`Keystone ${connectorName(spec.kind).replace('keystone ', '')}`, pieceCount(spec.units)];
  return pieces(
    keystoneModule(socket, safeColour(spec.colour)),
    spec.units,
    view,
    lines,
    safeColour(spec.colour),
  );
}

function pieces(
  piece: Connector,
  units: number,
  view: DrawingView,
  lines: readonly string[],
  accent: string,
): string {
  if (view === 'scale') return pieceScale(piece);
  return view === 'pack' ? bag(drawGrid(piece, units), lines, accent) : drawPieces(piece, units);
}

/** One large, and for packs a second turned the other way behind it, with the number of pieces. */
function drawPieces(piece: Connector, units: number): string {
  if (units <= 1) return placePlug(piece, orbit(50, 26), { x: 90, y: 130, width: 820, height: 740 }).svg;
  const large: Area = { x: 50, y: 400, width: 640, height: 480 };
  const scale = Math.min(
    fitScale(piece, orbit(50, 26), large),
    fitScale(piece, orbit(-46, 26), { x: 0, y: 0, width: 560, height: 360 }),
  );
  return [
    placePlug(piece, orbit(-46, 26), { x: 390, y: 70, width: 560, height: 360 }, scale * 0.86).svg,
    placePlug(piece, orbit(50, 26), large, scale).svg,
    label([930, 930], `${units} unidades`, { size: 40, anchor: 'end', weight: 600 }),
  ].join('');
}

/** All pieces of a pack, up to sixteen, in rows. */
function drawGrid(piece: Connector, units: number): string {
  const shown = Math.max(1, Math.min(16, units));
  const columns = Math.ceil(Math.sqrt(shown));
  const rows = Math.ceil(shown / columns);
  const [width, height] = [900 / columns, 900 / rows];
  return Array.from({ length: shown }, (_, i) => {
    const area: Area = {
      x: 50 + (i % columns) * width,
      y: 50 + Math.floor(i / columns) * height,
      width: width * 0.86,
      height: height * 0.86,
    };
    return placePlug(piece, orbit(50, 26), area).svg;
  }).join('');
}

function loosePlug(end: ConnectorEnd): Connector {
  const [first] = plugsOf(end, 5, '#3a414d');
  if (first === undefined) throw new Error(`An end has at least one plug: ${end.kind}`);
  return first;
}
