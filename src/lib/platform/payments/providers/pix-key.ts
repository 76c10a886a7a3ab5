/** Pix by the shop's key: the code is made here, and only the shop's people see whether it was paid. */
import { centavos } from '#lib/domain/kernel/money.ts';
import { staticPixCode } from '#lib/domain/payments/br-code.ts';
import type { ChargePayload } from '#lib/platform/schema/payments.ts';
import type { PeopleProvider } from './provider.ts';

export const PIX_KEY = 'pix-chave';

export const pixKeyProvider: PeopleProvider = { name: PIX_KEY, witness: 'people', methods: ['pix'] };

export type PixReceiver = {
  readonly pix_chave: string;
  readonly pix_nome: string;
  readonly pix_cidade: string;
  readonly pix_txid: boolean;
};

/** @throws RangeError when the receiver's key, name or city are none. */
export function pixPayload(receiver: PixReceiver, amount: number, ref: string): ChargePayload {
  const { pix_chave, pix_nome, pix_cidade, pix_txid } = receiver;
  return {
    copiaECola: staticPixCode({
      key: pix_chave,
      name: pix_nome,
      city: pix_cidade,
      txid: pix_txid ? ref : '***',
      amount: centavos(amount),
      // Without an id the shop still finds the order by what the payer's bank shows.
      info: pix_txid ? '' : ref,
    }),
  };
}
