/**
 * What a delivery is charged by. Carriers charge the weight or the room it takes, whichever is more: the room counts as
 * so many kilograms for each so many cubic centimetres.
 */

/** One packed unit. Millimetres and grams. */
export type Box = {
  readonly altura: number;
  readonly largura: number;
  readonly comprimento: number;
  readonly peso: number;
};

export type Boxes = { readonly box: Box; readonly quantity: number };

/** All that goes in one delivery. */
export type Load = {
  /** Grams. */
  readonly weight: number;
  /** Cubic millimetres. */
  readonly volume: number;
};

/** The smallest parcel the post office takes, 16 × 11 × 2 cm, in cubic millimetres. */
export const SMALLEST_VOLUME = 160 * 110 * 20;

const MM3_IN_CM3 = 1000;
const G_IN_KG = 1000;

export function loadOf(boxes: readonly Boxes[]): Load {
  const sum = (amount: (box: Box) => number) =>
    boxes.reduce((total, { box, quantity }) => total + amount(box) * quantity, 0);
  return {
    weight: sum(({ peso }) => peso),
    volume: Math.max(
      SMALLEST_VOLUME,
      sum(({ altura, largura, comprimento }) => altura * largura * comprimento),
    ),
  };
}

/** Grams that `volume` (mm³) counts as; `divisor` in cm³ for each kilogram, 6000 being the usual one by air. */
export function cubicWeight(volume: number, divisor: number): number {
  return Math.ceil((volume * G_IN_KG) / (MM3_IN_CM3 * divisor));
}

/** Grams that are charged. */
export function chargedWeight({ weight, volume }: Load, divisor: number): number {
  return Math.max(weight, cubicWeight(volume, divisor));
}
