/** The shop's account at the bank of tests, as its table has it. */
import type { Insertable } from 'kysely';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import { SEALED } from '#lib/platform/payments/pix-api/account.ts';
import { writeIdentity } from '#lib/platform/payments/pix-api/identity.ts';
import { PIX_API } from '#lib/platform/payments/providers/pix-api.ts';
import type { PaymentAccountsTable } from '#lib/platform/schema/payment-accounts.ts';
import { BANK, type PixBankStandIn } from './bank.ts';

export function bankAccount(
  bank: PixBankStandIn,
  seal: Cipher,
  now: Date,
  { chave = BANK.key, secret = BANK.secret } = {},
): Insertable<PaymentAccountsTable> {
  return {
    ...{ provider: PIX_API, banco: 'outro', ambiente: 'producao', client_id: BANK.id },
    ...{ chave, nome: 'Loja', cidade: 'Natal' },
    ...{ api_url: 'https://api.banco.example', token_url: 'https://api.banco.example/oauth/token' },
    secret_sealed: seal.close(secret, SEALED.secret),
    identity_sealed: seal.close(writeIdentity(bank.client), SEALED.identity),
    ...{ author: 'Ana', created_at: now },
  };
}
