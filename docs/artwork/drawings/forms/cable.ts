import { metres } from '../dimension.ts';
import { safeColour } from '../ink.ts';
import { drawInside } from '../inside/inside.ts';
import { betweenEnds } from '../names.ts';
import type { DrawingSpec, DrawingView } from '../spec.ts';
import { drawCable } from '../views/cable-whole.ts';
import { drawEnd } from '../views/end.ts';
import { cableScale } from '../views/scale.ts';
import { bag } from './packing.ts';

export function cablePicture(spec: Extract<DrawingSpec, { form: 'cable' }>, view: DrawingView): string {
  const { jacket } = spec;
  switch (view) {
    case 'whole':
      return drawCable(spec);
    case 'end-a':
      return drawEnd(spec.a, jacket.diameter, jacket.colour);
    case 'end-b':
      return drawEnd(spec.b, jacket.diameter, jacket.colour);
    case 'inside':
      return drawInside(spec.inside, jacket);
    case 'scale':
      return cableScale(spec.a, jacket, spec.metres);
    case 'pack':
      return bag(
        drawCable(spec),
        [betweenEnds(spec.a, spec.b), metres(spec.metres)],
        safeColour(jacket.colour),
      );
  }
}
