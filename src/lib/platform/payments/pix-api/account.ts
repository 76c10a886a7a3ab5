/** The account of a charge with its secrets opened: those of the environment before those that were typed in the panel. */
import type { Kysely } from 'kysely';
import { isServer } from '#lib/domain/payments/pix-api-fields.ts';
import { type PixBank, pixBank } from '#lib/domain/payments/pix-banks.ts';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type AccountRow, findAccount } from '../queries/payment-accounts.ts';
import { type PixIdentity, parseIdentity } from './identity.ts';

/** Of the environment. */
export type PixApiOptions = {
  /** Origin that is asked instead of the bank's own. */
  readonly origin?: string | undefined;
  /** PEM of authorities that are believed instead of those of Node. */
  readonly authorities?: string | undefined;
  /** Bank and application that the secrets below are of. */
  readonly bank?: string | undefined;
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  readonly appKey?: string | undefined;
  readonly identity?: PixIdentity | undefined;
  /** When the certificate of the environment ends. */
  readonly identityUntil?: Date | undefined;
  /** Header that the shop's proxy sets once it has seen the bank's certificate, and its value. */
  readonly noticeProof?: { readonly header: string; readonly value: string } | undefined;
};

export type PixAccount = {
  readonly id: number;
  /** Another one with each change of what is needed to reach it. */
  readonly version: string;
  readonly bank: PixBank;
  readonly api: string;
  readonly token: string;
  /** The addresses were typed by a person. */
  readonly typed: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly appKey: string;
  readonly identity: PixIdentity | undefined;
  readonly key: string;
  readonly name: string;
  readonly city: string;
};

/** Why an account cannot be used. */
export type AccountFault = 'unknown' | 'sealed' | 'incomplete';

export const SEALED = {
  secret: 'pix account secret',
  appKey: 'pix account app key',
  identity: 'pix account identity',
} as const;

type GivenSecrets = Pick<PixApiOptions, 'clientSecret' | 'appKey' | 'identity' | 'identityUntil'>;

/** Secrets of the environment for this account: none for another application, nor for an address that somebody typed. */
export function givenSecrets(
  { banco, client_id }: Pick<AccountRow, 'banco' | 'client_id'>,
  options: PixApiOptions,
): GivenSecrets {
  const typed = pixBank(banco)?.producao.api === '' && options.origin === undefined;
  return !typed && banco === options.bank && client_id === options.clientId ? options : {};
}

/**
 * @returns `sealed` where the key of the environment is not the one that closed its secrets, `incomplete` where its bank asks for
 * one that it has not, `unknown` for no bank, or an address that the panel takes from nobody: the row may come from a pack.
 */
export function openAccount(
  row: AccountRow,
  seal: Cipher,
  options: PixApiOptions,
): PixAccount | AccountFault {
  const bank = pixBank(row.banco);
  if (!bank) return 'unknown';
  const given = givenSecrets(row, options);
  const secret = given.clientSecret ?? seal.open(row.secret_sealed, SEALED.secret);
  const appKey = given.appKey ?? seal.open(row.app_key_sealed, SEALED.appKey);
  const identity = given.identity ?? seal.open(row.identity_sealed, SEALED.identity);
  if (secret === undefined || appKey === undefined || identity === undefined) return 'sealed';
  const lacksSecret = bank.tokenAuth !== 'id-only' && secret === '';
  if (lacksSecret || (bank.appKey !== undefined && appKey === '')) return 'incomplete';
  const own = bank[row.ambiente] ?? bank.producao;
  const typed = own.api === '';
  const { api, token } = typed ? { api: row.api_url, token: row.token_url } : own;
  if (typed && options.origin === undefined && !(isServer(api) && isServer(token))) return 'unknown';
  return {
    id: row.id,
    version: `${row.id}.${row.versao}`,
    bank,
    api: moved(api, options.origin),
    token: moved(token, options.origin),
    typed: typed && options.origin === undefined,
    clientId: row.client_id,
    clientSecret: secret,
    appKey,
    identity: typeof identity !== 'string' ? identity : identity === '' ? undefined : parseIdentity(identity),
    key: row.chave,
    name: row.nome,
    city: row.cidade,
  };
}

/** When its certificate ends, of the environment before that of the panel; nullish where that cannot be told. */
export function certificateEnd(account: AccountRow, options: PixApiOptions): Date | null | undefined {
  const given = givenSecrets(account, options);
  return given.identity ? given.identityUntil : account.identity_until;
}

/** @throws Error where there is no such account, or its secrets do not open. */
export async function accountOf(
  db: Kysely<Schema>,
  id: number | null,
  seal: Cipher,
  options: PixApiOptions,
): Promise<PixAccount> {
  const row = id === null ? undefined : await findAccount(db, id);
  const account = row ? openAccount(row, seal, options) : 'unknown';
  if (typeof account === 'string') throw new Error(`the account of a Pix charge cannot be used: ${account}`);
  return account;
}

function moved(address: string, origin: string | undefined): string {
  if (origin === undefined || !URL.canParse(address)) return address;
  return `${origin}${new URL(address).pathname.replace(/\/$/, '')}`;
}
