/** A carrier that the shop added, with a template of the address where its parcels are followed. */

/** Most characters of its name. */
export const CARRIER_LENGTH = 60;

export type OwnCarrier = {
  readonly nome: string;
  /** An address with `CODE` once, as `isTrackingTemplate` has it. */
  readonly link: string;
};

/** In a template, what stands for the code. */
const CODE = '{codigo}';

/** An https address without a password, with `{codigo}` once and not in its host: no code leads to another site. */
export function isTrackingTemplate(link: string): boolean {
  if (/\s/.test(link) || link.split(CODE).length !== 2) return false;
  const [one, other] = ['1', 'a.2'].map((code) => filledLink(link, code)).map(parsed);
  if (!one || !other || one.origin !== other.origin) return false;
  return (
    one.protocol === 'https:' && `${one.username}${one.password}` === '' && !/[{}]/.test(filledLink(link, ''))
  );
}

/** With a code in it. A function, as a code may hold what a replacement text would read as a mark. */
export function filledLink(link: string, code: string): string {
  return link.replace(CODE, () => encodeURIComponent(code));
}

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Its name in small letters and digits alone, accents left out. */
export function carrierKey(transportadora: string): string {
  return transportadora
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
