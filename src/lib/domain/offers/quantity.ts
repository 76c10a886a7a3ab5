/** What a visitor may type as a quantity (specification, section 5). */

export const MIN_QUANTITY = 1;
/** More digits than any stock has; keeps the number an integer that every layer can hold. */
const MAX_DIGITS = 5;

/** Only the digits of what was typed, at most five. */
export function digitsOnly(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, MAX_DIGITS);
}

/** The quantity meant by a field: at least 1, at most `limit`; an empty field means 1. */
export function parseQuantity(typed: string, limit = Number.POSITIVE_INFINITY): number {
  return clampQuantity(Number(digitsOnly(typed)), limit);
}

export function clampQuantity(quantity: number, limit = Number.POSITIVE_INFINITY): number {
  return Math.max(MIN_QUANTITY, Math.min(quantity, limit));
}

/** The decrease button is disabled at one or less. */
export function canDecrease(quantity: number): boolean {
  return quantity > MIN_QUANTITY;
}
