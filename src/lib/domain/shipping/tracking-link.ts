/** Where a parcel is followed. */
import { carrierKey, filledLink, type OwnCarrier } from '#lib/domain/shop/own-carrier.ts';

/** What Correios call a parcel: two letters, nine digits, two letters (UPU S10). */
const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/;
const CORREIOS = 'https://rastreamento.correios.com.br/app/index.php?objetos=';
const MELHOR_RASTREIO = 'https://www.melhorrastreio.com.br/rastreio/';

/** Where each follows its parcels, by its name in small letters and digits alone. */
const CARRIERS: Readonly<Record<string, string>> = {
  correios: CORREIOS,
  jadlog: MELHOR_RASTREIO,
  melhorenvio: MELHOR_RASTREIO,
  melhorrastreio: MELHOR_RASTREIO,
};

/** Names that a form offers; any other may be typed. */
export const KNOWN_CARRIERS = ['Correios', 'Jadlog', 'Melhor Envio'] as const;

/**
 * Whether a code that looks like one of Correios has another check digit than theirs have, or one that is to be theirs looks like
 * none of them: it was probably typed wrongly. Other carriers have codes of other shapes, of which nothing is said.
 */
export function isMistypedCode(rastreio: string, transportadora = ''): boolean {
  const plain = plainCode(rastreio);
  if (S10.test(plain)) return s10Digit(plain.slice(2, 10)) !== plain.at(10);
  return plain !== '' && carrierKey(transportadora) === 'correios' && addressOf(rastreio) === undefined;
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

function s10Digit(serial: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(serial.charAt(place)), 0);
  const rest = 11 - (sum % 11);
  return String(rest === 10 ? 0 : rest === 11 ? 5 : rest);
}

/**
 * Of what the shop typed: an address as it is, else the page of the carrier, its own ones first, else that of Correios for a code
 * of theirs; undefined for a code of a carrier that is not known.
 */
export function trackingLink(
  rastreio: string,
  transportadora = '',
  own: readonly OwnCarrier[] = [],
): string | undefined {
  const address = addressOf(rastreio);
  if (address !== undefined) return address;
  const plain = plainCode(rastreio);
  if (plain === '') return undefined;
  const carrier = carrierKey(transportadora);
  const named = carrier === '' ? undefined : own.find(({ nome }) => carrierKey(nome) === carrier);
  // Elsewhere a small letter may be another code.
  if (named) return filledLink(named.link, rastreio.replaceAll(/\s/g, ''));
  if (carrier === '' || carrier === 'correios') return S10.test(plain) ? `${CORREIOS}${plain}` : undefined;
  const page = Object.hasOwn(CARRIERS, carrier) ? CARRIERS[carrier] : undefined;
  return page && `${page}${encodeURIComponent(plain)}`;
}

function plainCode(rastreio: string): string {
  return rastreio.replaceAll(/\s/g, '').toUpperCase();
}

function addressOf(rastreio: string): string | undefined {
  const plain = rastreio.replaceAll(/\s/g, '');
  const url = URL.canParse(plain) ? new URL(plain) : undefined;
  return url?.protocol === 'https:' ? url.href : undefined;
}
