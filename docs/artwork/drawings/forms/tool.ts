import { safeColour } from '../ink.ts';
import { pieceCount } from '../names.ts';
import type { DrawingSpec, DrawingView } from '../spec.ts';
import { DETAIL, drawTool } from '../tools/tools.ts';
import { enlarged } from '../views/scale.ts';
import { bag } from './packing.ts';

export function toolPicture(spec: Extract<DrawingSpec, { form: 'tool' }>, view: DrawingView): string {
  const alone = drawTool({ ...spec, units: 1 });
  if (view === 'scale') return enlarged(alone, DETAIL[spec.tool]);
  return view === 'pack' ? bag(alone, [pieceCount(spec.units)], safeColour(spec.colour)) : drawTool(spec);
}
