/** Where a parcel is followed. */

/** What Correios call a parcel: two letters, nine digits, two letters (UPU S10). */
const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/;
const CORREIOS = 'https://rastreamento.correios.com.br/app/index.php?objetos=';

/**
 * Whether a code that looks like one of Correios has another check digit than theirs have: it was probably typed wrongly. Other
 * carriers have codes of other shapes, of which nothing is said.
 */
export function isMistypedS10(rastreio: string): boolean {
  const plain = rastreio.replaceAll(/\s/g, '').toUpperCase();
  return S10.test(plain) && s10Digit(plain.slice(2, 10)) !== plain.at(10);
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

function s10Digit(serial: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(serial.charAt(place)), 0);
  const rest = 11 - (sum % 11);
  return String(rest === 10 ? 0 : rest === 11 ? 5 : rest);
}

/** Of what the shop typed: an address as it is, or a code of Correios; undefined for a code of another carrier. */
export function trackingLink(rastreio: string): string | undefined {
  const plain = rastreio.replaceAll(/\s/g, '');
  if (S10.test(plain.toUpperCase())) return `${CORREIOS}${plain.toUpperCase()}`;
  const url = URL.canParse(plain) ? new URL(plain) : undefined;
  return url?.protocol === 'https:' ? url.href : undefined;
}
