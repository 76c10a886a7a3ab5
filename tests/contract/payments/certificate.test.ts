/** The certificate that a bank asks for: the shop is written to before it ends. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Desk } from '#lib/platform/mail/mail.ts';
import { certificateEnds } from '#lib/platform/payments/mails/certificate.ts';
import { watchCertificate } from '#lib/platform/payments/pix-api/watch-certificate.ts';
import { changeAccount, insertAccount } from '#lib/platform/payments/queries/payment-accounts.ts';
import { savePaymentSettings } from '#lib/platform/payments/queries/settings.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { createTestStore, type TestStore } from '../../support/store.ts';

const DAY = 86_400_000;
let store: TestStore;
let end: Date;
const failures: string[] = [];
beforeAll(async () => {
  store = await createTestStore();
  end = new Date(store.clock.now.getTime() + 61 * DAY);
  await inTransaction(store.db, (trx) =>
    insertAccount(trx, {
      ...{
        provider: 'pix-api',
        banco: 'efi',
        ambiente: 'producao',
        client_id: 'Client_a',
        chave: 'a@b.example',
      },
      ...{ identity_until: end, author: 'Ana', created_at: store.clock.now },
    }),
  );
});
afterAll(() => store.close());

/** Days left when it is looked at. @returns Letters that wait. */
const letters = async (left: number) => {
  store.clock.now = new Date(end.getTime() - left * DAY);
  await watchCertificate({
    ...{ db: store.db, now: () => store.clock.now, pixApi: { options: {} } as never },
    ...{ onFailure: (error) => failures.push(String(error)), sendOutbox: async () => undefined },
  });
  const { db } = store;
  return (await db.selectFrom('outbox').select('id').where('assunto', '=', 'pagamento-certificado').execute())
    .length;
};

it('is told of 60, 30 and 7 days before its end and on it, once each, while codes are made by the bank', async () => {
  expect(await letters(59)).toBe(0);
  await inTransaction(store.db, (trx) => savePaymentSettings(trx, { pix_api_ativo: true }));
  expect(await letters(61)).toBe(0);
  expect([await letters(60), await letters(45), await letters(31)]).toEqual([1, 1, 1]);
  expect([await letters(30), await letters(8)]).toEqual([2, 2]);
  expect([await letters(7), await letters(1)]).toEqual([3, 3]);
  expect(failures).toEqual([]);
  expect([await letters(0), await letters(-3)]).toEqual([4, 4]);
  expect(failures).toEqual([expect.stringContaining('has ended')]);
});

it('gets no letter that waited while the account or the way to pay went', async () => {
  const account = await store.db.selectFrom('payment_accounts').select('id').executeTakeFirstOrThrow();
  const desk = {
    deps: { db: store.db } as Desk['deps'],
    shop: { configuracoes: { sistema: { geral: { site: { email: 'loja@loja.example' } } } } } as Shop,
    texts: {},
  };
  const written = async () => (await certificateEnds(desk, account.id))?.to;
  expect(await written()).toBe('loja@loja.example');
  await inTransaction(store.db, (trx) => savePaymentSettings(trx, { pix_api_ativo: false }));
  expect(await written()).toBeUndefined();
  await inTransaction(store.db, async (trx) => {
    await savePaymentSettings(trx, { pix_api_ativo: true });
    await changeAccount(trx, account.id, { retired_at: store.clock.now });
  });
  expect(await written()).toBeUndefined();
  expect(await certificateEnds(desk, account.id + 1)).toBeUndefined();
});
