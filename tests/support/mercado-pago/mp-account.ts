/** The shop's account at the stand-in of Mercado Pago, as its table has it. */
import type { Insertable } from 'kysely';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import { MP_SEALED } from '#lib/platform/payments/mercado-pago/account.ts';
import { MERCADO_PAGO } from '#lib/platform/payments/providers/mercado-pago.ts';
import type { PaymentAccountsTable } from '#lib/platform/schema/payment-accounts.ts';
import { MP } from './server.ts';

export function mpAccount(seal: Cipher, now: Date): Insertable<PaymentAccountsTable> {
  return {
    ...{ provider: MERCADO_PAGO, banco: '', ambiente: 'producao', client_id: MP.user, chave: '' },
    secret_sealed: seal.close(MP.token, MP_SEALED.token),
    notice_secret_sealed: seal.close(MP.secret, MP_SEALED.notices),
    ...{ author: 'Ana', created_at: now },
  };
}
