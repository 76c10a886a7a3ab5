import type { SeedProduct } from '../types.ts';

type Box = SeedProduct['embalagem'];

/** Shipping boxes in stock, from the smallest the post office takes: height, width, length in millimetres and tare in grams. */
const BOXES = [
  [20, 110, 160, 20],
  [30, 140, 200, 35],
  [40, 180, 240, 60],
  [60, 220, 260, 95],
  [80, 260, 300, 150],
  [120, 300, 340, 230],
  [160, 340, 380, 330],
  [220, 380, 420, 480],
  [280, 420, 460, 650],
  [340, 480, 500, 850],
] as const;

const LARGEST = [400, 600, 600, 1200] as const;

/** How much of a box coiled cable really fills: loops leave their middle empty. */
const FILL = 0.3;

/** Smallest stock box for a coil: `diametro` in mm, `gramas` is the cable with its plugs. */
export function boxForCoil(metros: number, diametro: number, gramas: number): Box {
  const volume = (metros * 1000 * diametro * diametro) / FILL;
  const narrowest = diametro * 16;
  const found = BOXES.find(
    ([altura, largura, comprimento]) =>
      altura * largura * comprimento >= volume && largura >= narrowest && altura >= diametro * 2,
  );
  const [altura, largura, comprimento, tara] = found ?? LARGEST;
  return { altura, largura, comprimento, peso: Math.round(gramas + tara) };
}

/** `1.8` is '1,8 m'. */
export function metersLabel(metros: number): string {
  return `${String(metros).replace('.', ',')} m`;
}

/** `1.8` is '1-8m', as it stands in a slug. */
export function metersSlug(metros: number): string {
  return `${String(metros).replace('.', '-')}m`;
}

/** Decimetres in three digits, as they stand in a SKU: `1.8` is '018', `100` is '1000'. */
export function metersSku(metros: number): string {
  return String(Math.round(metros * 10)).padStart(3, '0');
}

/** Grams in words, two figures: `86` is '85 g', `1240` is '1,2 kg'. */
export function weightLabel(gramas: number): string {
  if (gramas < 1000) return `${Math.max(5, Math.round(gramas / 5) * 5)} g`;
  return `${(gramas / 1000).toFixed(1).replace('.', ',')} kg`;
}
