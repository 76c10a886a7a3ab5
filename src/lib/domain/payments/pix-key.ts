/** Keys of Pix, as a receiver registered them: CPF, CNPJ, phone, e-mail or a random one. */
import { isMailAddress } from '../kernel/mail-address.ts';
import { isCnpj, isCpf, plainTaxId } from '../kernel/tax-id.ts';

const RANDOM = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** `+55`, area code, eight or nine digits. */
const PHONE = /^\+55[1-9][1-9]\d{8,9}$/;
const LONGEST = 77;

/**
 * The key as codes carry it: digits without punctuation, a phone with `+55`, e-mail and random key in lower case.
 * Undefined for a text that is no key. Eleven digits are a CPF: a phone has to be typed with its `+55`.
 */
export function pixKeyOf(typed: string): string | undefined {
  const text = typed.trim();
  const lower = text.toLowerCase();
  if (RANDOM.test(lower)) return lower;
  if (lower.includes('@')) return lower.length <= LONGEST && isMailAddress(lower) ? lower : undefined;
  if (text.startsWith('+')) {
    const phone = `+${text.replaceAll(/\D/g, '')}`;
    return PHONE.test(phone) ? phone : undefined;
  }
  const plain = plainTaxId(text);
  return isCpf(plain) || isCnpj(plain) ? plain : undefined;
}
