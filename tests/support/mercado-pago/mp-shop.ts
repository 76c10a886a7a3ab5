/** The shop of tests about money, with an account at the stand-in of Mercado Pago. */
import type { Method } from '#lib/domain/payments/methods.ts';
import { createCipher } from '#lib/platform/kernel/encryption.ts';
import { workPayments } from '#lib/platform/payments/due-payments.ts';
import type { MercadoPagoOptions } from '#lib/platform/payments/mercado-pago/account.ts';
import { createMpClient } from '#lib/platform/payments/mercado-pago/client.ts';
import { openCharge } from '#lib/platform/payments/open-charge.ts';
import type { PaymentDeps } from '#lib/platform/payments/payment-deps.ts';
import { createAskProvider } from '#lib/platform/payments/providers/ask.ts';
import { createMercadoPagoProvider, MERCADO_PAGO } from '#lib/platform/payments/providers/mercado-pago.ts';
import { providersByName } from '#lib/platform/payments/providers/provider.ts';
import type { ChargeRow } from '#lib/platform/payments/queries/charges.ts';
import { currentAccount, insertAccount } from '#lib/platform/payments/queries/payment-accounts.ts';
import { HALF_HOUR, openMoneyShop, PRICE, type TestMoneyShop } from '../payments/shop.ts';
import { SESSION_SECRET } from '../store.ts';
import { mpAccount } from './mp-account.ts';
import { type MercadoPagoStandIn, startMercadoPago } from './server.ts';

export type MpShop = {
  readonly shop: TestMoneyShop;
  readonly mp: MercadoPagoStandIn;
  readonly deps: PaymentDeps;
  readonly failures: string[];
  readonly account: () => Promise<number>;
  readonly charge: (numero: number, account: number, method?: Method, expiresAt?: Date) => Promise<ChargeRow>;
  readonly work: () => Promise<void>;
  /** Rounds of the jobs, so many milliseconds apart. */
  readonly rounds: (times: number, ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openMpShop(): Promise<MpShop> {
  const shop = await openMoneyShop();
  const { db } = shop.store;
  const now = () => shop.store.clock.now;
  const mp = await startMercadoPago(now);
  const seal = createCipher(SESSION_SECRET);
  const options: MercadoPagoOptions = { origin: mp.origin };
  const client = createMpClient({ now, chance: () => 0, patience: 1000 });
  const siteUrl = 'https://loja.example';
  const provider = createMercadoPagoProvider({ db, now, siteUrl, seal, client, options });
  const failures: string[] = [];
  const deps: PaymentDeps = {
    ...shop.deps,
    providers: providersByName([...shop.deps.providers.values(), provider]),
    askProvider: createAskProvider({
      now,
      onFailure: (name, error) => failures.push(`${name}: ${String(error)}`),
    }),
  };
  return {
    ...{ shop, mp, deps, failures },
    async account() {
      await shop.inTrx(async (trx) => {
        await trx
          .updateTable('payment_accounts')
          .set({ retired_at: now() })
          .where('retired_at', 'is', null)
          .execute();
        await insertAccount(trx, mpAccount(seal, now()));
      });
      return (await currentAccount(db, MERCADO_PAGO))?.id ?? 0;
    },
    charge: (numero, account, method = 'cartao', expiresAt = new Date(now().getTime() + HALF_HOUR)) =>
      shop.inTrx((trx) =>
        openCharge(trx, deps, numero, {
          ...{ provider: MERCADO_PAGO, method, amount: PRICE, account, now: now(), expiresAt },
        }),
      ),
    work: () => workPayments(deps),
    async rounds(times, ms) {
      for (let round = 0; round < times; round += 1) {
        await workPayments(deps);
        shop.later(ms);
      }
      await workPayments(deps);
    },
    async close() {
      await mp.close();
      await shop.store.close();
    },
  };
}
