/**
 * The account of a charge with its secrets opened. Mercado Pago has one address, which nobody types: what is secret is sent there,
 * or where the environment says, and nowhere else.
 */
import type { Kysely } from 'kysely';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type AccountRow, findAccount } from '../queries/payment-accounts.ts';

/** Of the environment. */
export type MercadoPagoOptions = {
  /** Origin that is asked instead of Mercado Pago's own. */
  readonly origin?: string | undefined;
  /** User ID of the account that the secrets below are of. */
  readonly user?: string | undefined;
  readonly accessToken?: string | undefined;
  readonly noticeSecret?: string | undefined;
};

export type MpAccount = {
  readonly id: number;
  /** Another one with each change of what is needed to reach it. */
  readonly version: string;
  readonly origin: string;
  /** User ID. */
  readonly user: string;
  readonly token: string;
  /** Nobody pays in it. */
  readonly testing: boolean;
};

/** Why an account cannot be used. */
export type MpFault = 'sealed' | 'incomplete';

const ORIGIN = 'https://api.mercadopago.com';
export const MP_SEALED = {
  token: 'mercado pago access token',
  notices: 'mercado pago notice secret',
} as const;

type Given = Pick<MercadoPagoOptions, 'accessToken' | 'noticeSecret'>;

/** Secrets of the environment, for the account that they are of alone. */
export function givenToMp({ client_id }: Pick<AccountRow, 'client_id'>, options: MercadoPagoOptions): Given {
  return client_id === options.user ? options : {};
}

/** @returns `sealed` where the key of the environment is not the one that closed its token, `incomplete` without one. */
export function openMpAccount(
  row: AccountRow,
  seal: Cipher,
  options: MercadoPagoOptions,
): MpAccount | MpFault {
  const token = givenToMp(row, options).accessToken ?? seal.open(row.secret_sealed, MP_SEALED.token);
  if (token === undefined) return 'sealed';
  if (token === '') return 'incomplete';
  return {
    id: row.id,
    version: `${row.id}.${row.versao}`,
    origin: options.origin ?? ORIGIN,
    user: row.client_id,
    token,
    testing: row.ambiente === 'homologacao',
  };
}

/** What its notices are signed with; undefined where there is none, or it does not open. */
export function noticeSecretOf(
  row: AccountRow,
  seal: Cipher,
  options: MercadoPagoOptions,
): string | undefined {
  const secret =
    givenToMp(row, options).noticeSecret ?? seal.open(row.notice_secret_sealed, MP_SEALED.notices);
  return secret === '' ? undefined : secret;
}

/** @throws Error where there is no such account, or its token does not open. */
export async function mpAccountOf(
  db: Kysely<Schema>,
  id: number | null,
  seal: Cipher,
  options: MercadoPagoOptions,
): Promise<MpAccount> {
  const row = id === null ? undefined : await findAccount(db, id);
  const account = row?.provider === 'mercado-pago' ? openMpAccount(row, seal, options) : 'unknown';
  if (typeof account === 'string') throw new Error(`the account at Mercado Pago cannot be used: ${account}`);
  return account;
}
