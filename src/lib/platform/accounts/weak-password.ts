/** What nobody may choose as a password (OWASP ASVS 5, 6.2.1 and 6.2.4). */
import { readFileSync } from 'node:fs';
import { PASSWORD_LENGTH, passwordFault } from '#lib/domain/accounts/password-length.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';

/**
 * The 3,100 most used ones of at least eight characters, the most used first: Portuguese ones, then those of
 * `@zxcvbn-ts/language-common` 4.1.3 (MIT).
 */
const FILE = new URL('common-passwords.txt', import.meta.url);

/** @throws HttpError 400 for a password that is too short, or that everybody tries first. */
export function refuseWeakPassword(senha: string): void {
  if (passwordFault(senha) !== undefined) {
    throw new HttpError(400, message.passwordTooShort(PASSWORD_LENGTH.min));
  }
  if (isCommonPassword(senha)) throw new HttpError(400, message.passwordTooCommon);
}

/** In any spelling of its letters. */
export function isCommonPassword(senha: string): boolean {
  common ??= new Set(readFileSync(FILE, 'utf8').trim().split('\n'));
  return common.has(senha.normalize('NFKC').trim().toLowerCase());
}

/** Read when somebody chooses a password for the first time. */
let common: ReadonlySet<string> | undefined;
