/**
 * The text behind a Pix QR, "copia e cola": EMV TLV with two digits of id and two of length (Manual do BR Code, Banco Central).
 * The static one needs nothing but the receiver's key, the dynamic one the address that a bank made for a charge.
 */
import type { Centavos } from '../kernel/money.ts';
import { crc16 } from './crc16.ts';

export type StaticPix = {
  /** As `pixKeyOf` gives it. */
  readonly key: string;
  /** Of the receiver, and its city: shown to who pays. */
  readonly name: string;
  readonly city: string;
  /** 1 to 25 letters and digits, or `***` for none. */
  readonly txid: string;
  /** Left out: the payer says how much. */
  readonly amount?: Centavos | undefined;
  /** Left out or '': none. Cut to what the field has left. */
  readonly info?: string | undefined;
};

const GUI = 'br.gov.bcb.pix';
/** Characters that a field of two digits of length can have. */
const LONGEST = 99;
const TXID = /^([a-zA-Z0-9]{1,25}|\*\*\*)$/;
const LARGEST_AMOUNT = 9_999_999_999_99;

/** @throws RangeError for a key, txid or amount that no such code can hold. */
export function staticPixCode({ key, name, city, txid, amount, info = '' }: StaticPix): string {
  if (!TXID.test(txid)) throw new RangeError('the txid is none');
  if (key === '' || key.length > 77) throw new RangeError('the key is none');
  if (amount !== undefined && (amount <= 0 || amount > LARGEST_AMOUNT))
    throw new RangeError('the amount is none');
  const account = field('00', GUI) + field('01', key);
  const text = plainAscii(info).slice(0, Math.max(0, LONGEST - account.length - 4));
  const body = [
    field('00', '01'),
    field('26', account + (text === '' ? '' : field('02', text))),
    field('52', '0000'),
    field('53', '986'),
    amount === undefined ? '' : field('54', decimal(amount)),
    field('58', 'BR'),
    field('59', party(name, 25)),
    field('60', party(city, 15)),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return body + crc16(body);
}

export type DynamicPix = {
  /** Where the payer's bank finds the charge, without `https://`. */
  readonly location: string;
  readonly name: string;
  readonly city: string;
};

/** @throws RangeError for an address, name or city that no such code can hold. */
export function dynamicPixCode({ location, name, city }: DynamicPix): string {
  if (!/^[!-~]{1,77}$/.test(location)) throw new RangeError('the address is none');
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', GUI) + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', party(name, 25)),
    field('60', party(city, 15)),
    // The id of a dynamic charge is behind its address.
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}

/** Whether a code that somebody else made is whole: it begins and ends as the manual says, and its check digits fit. */
export function isWholeCode(code: string): boolean {
  return (
    /^000201[ -~]{20,500}6304[0-9A-Fa-f]{4}$/.test(code) &&
    crc16(code.slice(0, -4)) === code.slice(-4).toUpperCase()
  );
}

/** @throws RangeError when nothing is left of it. */
function party(text: string, longest: number): string {
  const cut = plainAscii(text).toUpperCase().slice(0, longest).trim();
  if (cut === '') throw new RangeError('name and city may not be empty');
  return cut;
}

/** Codes are counted in characters and read in bytes, so nothing but ASCII goes in. */
function plainAscii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^ -~]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

function decimal(amount: Centavos): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}
