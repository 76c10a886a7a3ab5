/** Brazilian telephone numbers: area code and eight digits, or nine for mobile ones. */
import { maskPhone } from './masks.ts';

/** Area codes have no zero; landlines begin with 2 to 5 (8 and 9 were mobile once), mobile numbers with 9. */
const PHONE = /^[1-9]{2}(?:[2-5]\d{7}|9\d{8})$/;

/** The ten or eleven digits of what somebody wrote, without the country's 55 or the long-distance 0; undefined when it is none. */
export function plainPhone(typed: string): string | undefined {
  if (!/^[\d\s()+.-]*$/.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, '');
  const own = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits.replace(/^0/, '');
  return PHONE.test(own) ? own : undefined;
}

/** `(11) 91234-5678`, of what is stored; one that is no Brazilian number stays as it was written. */
export function formatPhone(stored: string): string {
  const plain = plainPhone(stored);
  return plain === undefined ? stored : maskPhone(plain);
}

/** What a link dials; undefined when it is no Brazilian number. */
export function phoneLink(stored: string): string | undefined {
  const plain = plainPhone(stored);
  return plain === undefined ? undefined : `tel:+55${plain}`;
}

/** Of ten or eleven digits: a mobile number has eleven. */
export function isMobile(plain: string): boolean {
  return plain.length === 11;
}
