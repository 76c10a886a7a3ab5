/** Draws a product: from its spec to a complete SVG document. Pure, so the same spec always gives the same picture. */
import { adapterPicture } from './forms/adapter.ts';
import { boxPicture } from './forms/box.ts';
import { cablePicture } from './forms/cable.ts';
import { panelPicture } from './forms/panel.ts';
import { keystonePicture, plugPicture } from './forms/plug.ts';
import { rollPicture } from './forms/roll.ts';
import { toolPicture } from './forms/tool.ts';
import { wallPlatePicture } from './forms/wall-plate.ts';
import { PAPER } from './ink.ts';
import { sameEnds } from './names.ts';
import type { DrawingSpec, DrawingView } from './spec.ts';
import { rect } from './svg.ts';

/** A view that the form does not have is drawn as the whole. */
export function drawProduct(spec: DrawingSpec, view: DrawingView): string {
  const paper = rect(0, 0, 1000, 1000, { fill: PAPER });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${paper}${picture(spec, view)}</svg>`;
}

/** The pictures of a product in gallery order; the first one is on its card. Equal ends are drawn once. */
export function viewsOf(spec: DrawingSpec): readonly DrawingView[] {
  switch (spec.form) {
    case 'cable':
      return sameEnds(spec.a, spec.b)
        ? ['whole', 'end-a', 'inside', 'scale', 'pack']
        : ['whole', 'end-a', 'end-b', 'inside', 'scale', 'pack'];
    case 'roll':
      return ['whole', 'inside', 'scale'];
    case 'adapter':
      return ['whole', 'end-a', 'end-b', 'pack'];
    case 'box':
    case 'plug':
      return ['whole', 'end-a', 'scale', 'pack'];
    case 'keystone':
    case 'panel':
    case 'wall-plate':
    case 'tool':
      return ['whole', 'scale', 'pack'];
  }
}

function picture(spec: DrawingSpec, view: DrawingView): string {
  switch (spec.form) {
    case 'cable':
      return cablePicture(spec, view);
    case 'roll':
      return rollPicture(spec, view);
    case 'adapter':
      return adapterPicture(spec, view);
    case 'box':
      return boxPicture(spec, view);
    case 'plug':
      return plugPicture(spec, view);
    case 'keystone':
      return keystonePicture(spec, view);
    case 'panel':
      return panelPicture(spec, view);
    case 'wall-plate':
      return wallPlatePicture(spec, view);
    case 'tool':
      return toolPicture(spec, view);
  }
}
