/** Where a parcel is followed. */

/** What Correios call a parcel: two letters, nine digits, two letters (UPU S10). */
const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/;
const CORREIOS = 'https://rastreamento.correios.com.br/app/index.php?objetos=';

/** Of what the shop typed: an address as it is, or a code of Correios; undefined for a code of another carrier. */
export function trackingLink(rastreio: string): string | undefined {
  const plain = rastreio.replaceAll(/\s/g, '');
  if (S10.test(plain.toUpperCase())) return `${CORREIOS}${plain.toUpperCase()}`;
  const url = URL.canParse(plain) ? new URL(plain) : undefined;
  return url?.protocol === 'https:' ? url.href : undefined;
}
