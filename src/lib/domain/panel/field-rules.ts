/** What a text of the panel may have to be, beside its length. */
import { tagContainer } from '#lib/domain/analytics/analytics.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { isCnpj, plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import { readHex } from '#lib/domain/shop/colour.ts';

export const RULES = {
  cnpj: (text: string) => isCnpj(plainTaxId(text)),
  /** Of a coupon: one that can be typed, said on the phone and stand in an address. */
  code: (text: string) => /^[A-Z0-9][A-Z0-9_-]{2,29}$/.test(text),
  colour: (text: string) => readHex(text) !== undefined,
  email: isMailAddress,
  gtm: (text: string) => tagContainer(text) !== undefined,
  https: (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:',
  phone: (text: string) => [10, 11].includes(text.replace(/\D/g, '').length) && /^[\d\s()+-]+$/.test(text),
  placeholder: (text: string) => /\{\{?valor\}\}?/.test(text),
};
export type Rule = keyof typeof RULES;
