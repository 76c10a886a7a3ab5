/** The shop of tests about money, with an account at the bank of tests. */
import { type Cipher, createCipher } from '#lib/platform/kernel/encryption.ts';
import { workPayments } from '#lib/platform/payments/due-payments.ts';
import { openCharge } from '#lib/platform/payments/open-charge.ts';
import type { PaymentDeps } from '#lib/platform/payments/payment-deps.ts';
import type { PixApiOptions } from '#lib/platform/payments/pix-api/account.ts';
import { createPixClient } from '#lib/platform/payments/pix-api/client.ts';
import { createAskProvider } from '#lib/platform/payments/providers/ask.ts';
import { createPixApiProvider, PIX_API } from '#lib/platform/payments/providers/pix-api.ts';
import { providersByName } from '#lib/platform/payments/providers/provider.ts';
import type { ChargeRow } from '#lib/platform/payments/queries/charges.ts';
import { insertAccount } from '#lib/platform/payments/queries/payment-accounts.ts';
import { HALF_HOUR, type MoneyShop, openMoneyShop, PRICE } from '../payments/shop.ts';
import { SESSION_SECRET } from '../store.ts';
import { type PixBankStandIn, startBank } from './bank.ts';
import { bankAccount } from './pix-account.ts';

export type PixShop = {
  readonly shop: MoneyShop;
  readonly bank: PixBankStandIn;
  readonly deps: PaymentDeps;
  readonly seal: Cipher;
  readonly options: PixApiOptions;
  /** What failed between shop and bank, as logs have it. */
  readonly failures: string[];
  readonly account: (change?: { readonly chave?: string; readonly secret?: string }) => Promise<number>;
  readonly charge: (numero: number, account: number) => Promise<ChargeRow>;
  readonly work: () => Promise<void>;
  /** Rounds of the jobs, so many milliseconds apart. */
  readonly rounds: (times: number, ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openPixShop(): Promise<PixShop> {
  const shop = await openMoneyShop();
  const { db } = shop.store;
  const now = () => shop.store.clock.now;
  const bank = await startBank(now);
  const seal = createCipher(SESSION_SECRET);
  const options: PixApiOptions = { origin: bank.origin, authorities: bank.authority.cert };
  const client = createPixClient({ now, chance: () => 0, authorities: options.authorities, patience: 1000 });
  const provider = createPixApiProvider({ db, now, seal, client, options });
  const failures: string[] = [];
  const deps: PaymentDeps = {
    ...shop.deps,
    providers: providersByName([...shop.deps.providers.values(), provider]),
    askProvider: createAskProvider({
      now,
      onFailure: (name, error) => failures.push(`${name}: ${String(error)}`),
    }),
  };
  const pix: PixShop = {
    ...{ shop, bank, deps, seal, options, failures },
    async account(change = {}) {
      await db
        .updateTable('payment_accounts')
        .set({ retired_at: now() })
        .where('retired_at', 'is', null)
        .execute();
      await shop.inTrx((trx) => insertAccount(trx, bankAccount(bank, seal, now(), change)));
      const row = await db
        .selectFrom('payment_accounts')
        .select('id')
        .where('retired_at', 'is', null)
        .executeTakeFirstOrThrow();
      return row.id;
    },
    charge: (numero, account) =>
      shop.inTrx((trx) =>
        openCharge(trx, deps, numero, {
          ...{ provider: PIX_API, method: 'pix', amount: PRICE, account, now: now() },
          expiresAt: new Date(now().getTime() + HALF_HOUR),
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
      await bank.close();
      await shop.store.close();
    },
  };
  return pix;
}
