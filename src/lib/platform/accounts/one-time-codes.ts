/** Codes of an app that change every 30 seconds (RFC 6238), and recovery codes. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Bytes; RFC 4226, section 4, asks for 160 bits. */
const SECRET_SIZE = 20;
/** Codes of the 30 seconds before and after are taken too: clocks of phones differ. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** 31 without what looks alike: a byte whose lower five bits choose none of them is passed over. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 12;

/** Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_SIZE }).base32;
}

/** What a QR code for an app holds. */
export function secretAddress(secret: string, { loja, email }: { loja: string; email: string }): string {
  return new TOTP({ secret, issuer: loja, label: email }).toString();
}

/** The 30 seconds a code is of, counted since 1970; undefined for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\D/g, '');
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = token.length === totp.digits ? totp.validate({ token, timestamp, window: WINDOW }) : null;
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** As they are shown: three groups of four. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => inGroups(randomLetters(RECOVERY_LENGTH), '-'));
}

/** Whatever stands between the letters when somebody types one; undefined for what is none. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return plain.length === RECOVERY_LENGTH ? plain : undefined;
}

export function inGroups(text: string, between: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(between);
}

function randomLetters(length: number): string {
  let letters = '';
  while (letters.length < length) {
    for (const byte of randomBytes(length)) letters += LETTERS[byte & 31] ?? '';
  }
  return letters.slice(0, length);
}
