/** Where a picture is cut for a place of the shop. Everything in pixels. */
import type { Slot } from './picture-slots.ts';

export type Size = { readonly largura: number; readonly altura: number };
export type Area = Size & { readonly x: number; readonly y: number };

/** Nine positions, in reading order. */
export const FOCUSES = [
  'topo-esquerda',
  'topo',
  'topo-direita',
  'esquerda',
  'centro',
  'direita',
  'base-esquerda',
  'base',
  'base-direita',
] as const;
export type Focus = (typeof FOCUSES)[number];

/** The largest area of the slot's shape, as near to `focus` as the picture lets it. */
export function focusArea(picture: Size, slot: Slot, focus: Focus): Area {
  const largura = Math.max(1, Math.min(picture.largura, Math.round(picture.altura * shape(slot))));
  const altura = Math.max(1, Math.min(picture.altura, Math.round(picture.largura / shape(slot))));
  const index = FOCUSES.indexOf(focus);
  const x = Math.round(((picture.largura - largura) * (index % 3)) / 2);
  const y = Math.round(((picture.altura - altura) * Math.floor(index / 3)) / 2);
  return { x, y, largura, altura };
}

/** An area somebody drew, made to lie in the picture and to have the slot's shape: its corner and its width count. */
export function drawnArea(picture: Size, slot: Slot, drawn: Pick<Area, 'x' | 'y' | 'largura'>): Area {
  const most = focusArea(picture, slot, 'centro');
  const largura = clamp(Math.round(drawn.largura), 1, most.largura);
  const altura = clamp(Math.round(largura / shape(slot)), 1, most.altura);
  return {
    x: clamp(Math.round(drawn.x), 0, picture.largura - largura),
    y: clamp(Math.round(drawn.y), 0, picture.altura - altura),
    largura,
    altura,
  };
}

/** The slot's own size, or the area's where that is smaller: nothing is blown up. */
export function cutSize({ largura, altura }: Area, slot: Slot): Size {
  return largura >= slot.largura ? { largura: slot.largura, altura: slot.altura } : { largura, altura };
}

function shape({ largura, altura }: Size): number {
  return largura / altura;
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
