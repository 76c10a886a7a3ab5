/**
 * Passwords as argon2id hashes in the PHC format, which carries its own parameters. A hash takes 19 MiB and about
 * 30 ms of a core: only a few run at once, and never inside a transaction.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurnstile } from '#lib/platform/kernel/limits/turnstile.ts';

type Parameters = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** OWASP's smallest recommendation for argon2id; memory in KiB. */
const PARAMETERS: Parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = promisify(argon2);
const turnstile = createTurnstile({ atOnce: 2, waiting: 100 });

/** @throws HttpError 429 when too many wait for theirs. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  const hash = await deriveHash(password, salt, PARAMETERS, HASH_BYTES);
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Takes the same time for an account that does not exist (`undefined`), whose password is never right.
 * @throws HttpError 429 when too many wait for theirs.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored === undefined ? undefined : readPhc(stored);
  const { parameters, salt, hash } = known ?? NOBODY;
  const actual = await deriveHash(password, salt, parameters, hash.length);
  return timingSafeEqual(actual, hash) && known !== undefined;
}

const NOBODY = { parameters: PARAMETERS, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };

/** One password may be typed in two Unicode spellings. */
function deriveHash(
  password: string,
  nonce: Buffer,
  parameters: Parameters,
  tagLength: number,
): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return turnstile(() => derive('argon2id', { message, nonce, tagLength, ...parameters }));
}

function readPhc(stored: string): typeof NOBODY | undefined {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored) ?? [];
  if (memory === undefined) return undefined;
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
