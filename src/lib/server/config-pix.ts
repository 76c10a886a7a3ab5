/** Pix by the API of a bank: secrets that stand in the environment instead of the panel, each file read once at the start. */
import { readFileSync } from 'node:fs';
import { PIX_BANKS, pixBank } from '#lib/domain/payments/pix-banks.ts';
import type { PixApiOptions } from '#lib/platform/payments/pix-api/account.ts';
import { type ReadIdentity, readIdentity } from '#lib/platform/payments/pix-api/identity.ts';
import { type Environment, isToken, readOrigin, text } from './config-values.ts';

const FAULTS = {
  unreadable: 'is no certificate that can be read',
  password: 'does not open with PIX_API_CERT_PASSWORD',
  old: 'is enciphered in an old way: convert it to PEM with openssl pkcs12 -legacy',
  'no-key': 'has no private key: name its file in PIX_API_KEY_FILE',
  'no-match': 'and PIX_API_KEY_FILE are not of one pair',
} as const;

const SECRETS = ['PIX_API_CLIENT_SECRET', 'PIX_API_APP_KEY', 'PIX_API_CERT_FILE'] as const;

export function readPixApi(env: Environment, problems: string[]): PixApiOptions {
  const secret = (name: string) => {
    const value = text(env, name);
    if (value !== undefined && !isToken(value)) problems.push(`${name} holds characters no secret has`);
    return value;
  };
  const read = readCertificate(env, problems);
  const bank = text(env, 'PIX_API_BANK');
  const clientId = text(env, 'PIX_API_CLIENT_ID');
  if (bank !== undefined && !pixBank(bank))
    problems.push(`PIX_API_BANK is none of ${Object.keys(PIX_BANKS).join(', ')}`);
  const given = SECRETS.find((name) => text(env, name) !== undefined);
  if (given && (bank === undefined || clientId === undefined))
    problems.push(`${given} needs PIX_API_BANK and PIX_API_CLIENT_ID: it is sent to no other account`);
  return {
    bank,
    clientId,
    origin: readOrigin(env, 'PIX_API_URL', problems),
    authorities: readFile(env, 'PIX_API_CA_FILE', problems)?.toString('latin1'),
    clientSecret: secret('PIX_API_CLIENT_SECRET'),
    appKey: secret('PIX_API_APP_KEY'),
    identity: read?.identity,
    identityUntil: read?.until,
    noticeProof: readProof(env, problems),
  };
}

function readCertificate(env: Environment, problems: string[]): ReadIdentity | undefined {
  const certificate = readFile(env, 'PIX_API_CERT_FILE', problems);
  const key = readFile(env, 'PIX_API_KEY_FILE', problems) ?? Buffer.alloc(0);
  if (!certificate) return undefined;
  const read = readIdentity({ certificate, key, password: text(env, 'PIX_API_CERT_PASSWORD') ?? '' });
  if (typeof read !== 'string') return read;
  problems.push(`PIX_API_CERT_FILE ${FAULTS[read]}`);
  return undefined;
}

function readFile(env: Environment, name: string, problems: string[]): Buffer | undefined {
  const path = text(env, name);
  if (path === undefined) return undefined;
  try {
    return readFileSync(path);
  } catch {
    problems.push(`${name} names a file that cannot be read`);
    return undefined;
  }
}

/** `X-Client-Verify: SUCCESS`. */
function readProof(env: Environment, problems: string[]): PixApiOptions['noticeProof'] {
  const value = text(env, 'PIX_NOTICE_HEADER');
  if (value === undefined) return undefined;
  const [, header = '', proof = ''] = /^([\w-]+):\s*(\S.*)$/.exec(value) ?? [];
  if (header === '') problems.push('PIX_NOTICE_HEADER is no header: give it as X-Client-Verify: SUCCESS');
  return { header, value: proof };
}
