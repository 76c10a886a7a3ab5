/** What one metre of a cable costs, for buyers who compare lengths. */
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';

/** Metres from which on a cable is bought by length rather than as a piece. */
const FROM = 5;

/** Price of one metre in centavos, half up; undefined for what is short or has no length in metres. */
export function pricePerMetre(price: Centavos, length: string): Centavos | undefined {
  const metres = metresOf(length);
  if (metres === undefined || metres < FROM || price === 0) return undefined;
  return centavos(Math.round(price / metres));
}

/** `12,5 m` and `305 m` in metres. */
function metresOf(length: string): number | undefined {
  const [, number] = /^(\d{1,4}(?:,\d{1,3})?)\s*m$/.exec(length.trim()) ?? [];
  return number === undefined ? undefined : Number(number.replace(',', '.'));
}
