import { followPath, paymentNoticesPath } from '#lib/paths.ts';

/** A token in one of these addresses opens what stands behind it; also where somebody typed it in capitals, which no route takes. */
const PLACES = `(${followPath}|/api/v2/vitrine/(?:order/link|invitation)|${paymentNoticesPath}/(?:pix|mercado-pago))/`;
const SECRET = new RegExp(`^${PLACES}.+`, 'i');
const WITHIN = new RegExp(`${PLACES}[\\w%.~-]+`, 'gi');

/** The path of a request as logs may keep it. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, '$1/***');
}

/** What an error says, which may name the address of a call. */
export function loggedText(text: string): string {
  return text.replace(WITHIN, '$1/***');
}
