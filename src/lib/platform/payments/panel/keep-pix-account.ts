/** Keeps what people say of the account at a bank. One that has charges is never made another: it is retired, and asked about them. */
import type { Updateable } from 'kysely';
import type { PixApiFields } from '#lib/domain/payments/pix-api-fields.ts';
import { pixBank } from '#lib/domain/payments/pix-banks.ts';
import { pixKeyOf } from '#lib/domain/payments/pix-key.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import type { PaymentAccountsTable } from '#lib/platform/schema/payment-accounts.ts';
import { givenSecrets, type PixApiOptions, SEALED } from '../pix-api/account.ts';
import { type ReadIdentity, writeIdentity } from '../pix-api/identity.ts';
import { PIX_API } from '../providers/pix-api.ts';
import {
  type AccountRow,
  changeAccount,
  changeApplication,
  hasCharges,
  insertAccount,
} from '../queries/payment-accounts.ts';

/** What was said of a connection says nothing of another one. */
const UNTRIED = { tested: '[]', tested_at: null, notices: '', notices_at: null } as const;
const NO_SECRETS = {
  secret_sealed: '',
  app_key_sealed: '',
  identity_sealed: '',
  identity_until: null,
} as const;

export async function keepAccount(
  trx: Trx,
  was: AccountRow | undefined,
  fields: PixApiFields,
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<void> {
  const row = rowOf(fields);
  if (!was) return insertAccount(trx, { ...row, author, created_at: now });
  const moved = WHERE.some((column) => row[column] !== was[column]);
  const another = moved || row.chave !== was.chave;
  const changed = another || row.nome !== was.nome || row.cidade !== was.cidade;
  if (!changed) return;
  // Secrets are of one bank: no other one is ever sent them.
  const secrets = moved ? NO_SECRETS : secretsOf(was);
  if (another && (await hasCharges(trx, was.id))) {
    await changeAccount(trx, was.id, { retired_at: now });
    return insertAccount(trx, { ...row, ...secrets, author, created_at: now });
  }
  const untried = another ? UNTRIED : {};
  await changeAccount(trx, was.id, { ...row, ...secrets, ...untried, versao: was.versao + 1 });
}

const WHERE = ['banco', 'ambiente', 'api_url', 'token_url', 'client_id'] as const;

function rowOf({ banco, ambiente, apiUrl, tokenUrl, clientId, chave, nome, cidade }: PixApiFields) {
  const typed = pixBank(banco)?.producao.api === '';
  const address = (url: string) => (typed ? url.trim().replace(/\/+$/, '') : '');
  return {
    ...{ provider: PIX_API, banco, ambiente, api_url: address(apiUrl), token_url: address(tokenUrl) },
    ...{
      client_id: clientId.trim(),
      chave: pixKeyOf(chave) ?? chave,
      nome: nome.trim(),
      cidade: cidade.trim(),
    },
  };
}

function secretsOf({ secret_sealed, app_key_sealed, identity_sealed, identity_until }: AccountRow) {
  return { secret_sealed, app_key_sealed, identity_sealed, identity_until };
}

type Secrets = {
  readonly clientSecret: string;
  readonly appKey: string;
  readonly identity: ReadIdentity | undefined;
};

/** Those that were sent, for each account of the application; the others stay. @returns The names of what changed. */
export async function keepSecrets(
  trx: Trx,
  account: AccountRow,
  { clientSecret, appKey, identity }: Secrets,
  seal: Cipher,
): Promise<readonly string[]> {
  const change: Updateable<PaymentAccountsTable> = {
    ...(clientSecret !== '' && { secret_sealed: seal.close(clientSecret, SEALED.secret) }),
    ...(appKey !== '' && { app_key_sealed: seal.close(appKey, SEALED.appKey) }),
    ...(identity && {
      identity_sealed: seal.close(writeIdentity(identity.identity), SEALED.identity),
      identity_until: identity.until ?? null,
    }),
  };
  const names = [
    ...(clientSecret !== '' ? ['clientSecret'] : []),
    ...(appKey !== '' ? ['appKey'] : []),
    ...(identity ? ['certificado'] : []),
  ];
  // Those before it are asked about their own charges: a bank takes back what it gave before.
  if (names.length > 0) await changeApplication(trx, account, { ...change, ...UNTRIED });
  return names;
}

/** Whether an account has what its bank asks for. The certificate is left out for tests alone, where banks may want none. */
export function readiness(account: AccountRow | undefined, options: PixApiOptions): 'ready' | 'incomplete' {
  const bank = account && pixBank(account.banco);
  if (!bank) return 'incomplete';
  const { clientSecret, appKey, identity } = givenSecrets(account, options);
  const has = {
    secret: bank.tokenAuth === 'id-only' || clientSecret !== undefined || account.secret_sealed !== '',
    appKey: bank.appKey === undefined || appKey !== undefined || account.app_key_sealed !== '',
    identity: account.ambiente === 'homologacao' || identity !== undefined || account.identity_sealed !== '',
  };
  return has.secret && has.appKey && has.identity ? 'ready' : 'incomplete';
}
