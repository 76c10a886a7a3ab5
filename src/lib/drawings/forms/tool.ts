import { safeColour } from '../ink.ts';
import { pieceCount } from '../names.ts';
import type { DrawingSpec, DrawingView } from '../spec.ts';
import { drawTool, TOOL_LENGTH } from '../tools/tools.ts';
import { measuredDrawing } from '../views/scale.ts';
import { bag } from './packing.ts';

export function toolPicture(spec: Extract<DrawingSpec, { form: 'tool' }>, view: DrawingView): string {
  const alone = drawTool({ ...spec, units: 1 });
  if (view === 'scale') return measuredDrawing(alone, TOOL_LENGTH[spec.tool]);
  return view === 'pack' ? bag(alone, [pieceCount(spec.units)], safeColour(spec.colour)) : drawTool(spec);
}
