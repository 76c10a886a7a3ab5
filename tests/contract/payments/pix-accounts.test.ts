/** Accounts at banks, the one in use and those before it: their secrets, and where they may lead. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepSecrets } from '#lib/platform/payments/panel/keep-pix-account.ts';
import { openAccount } from '#lib/platform/payments/pix-api/account.ts';
import { openDifferences } from '#lib/platform/payments/queries/differences.ts';
import { findAccount } from '#lib/platform/payments/queries/payment-accounts.ts';
import { reconcile } from '#lib/platform/payments/reconcile.ts';
import { openPixShop, type PixShop } from '../../support/pix-api/pix-shop.ts';

let pix: PixShop;
beforeAll(async () => {
  pix = await openPixShop();
});
afterAll(() => pix.close());

const rowOf = async (id: number) => {
  const row = await findAccount(pix.shop.store.db, id);
  if (!row) throw new Error(`there is no account ${id}`);
  return row;
};
const opened = async (id: number) => openAccount(await rowOf(id), pix.seal, pix.options);

describe('new secrets', () => {
  it('reach the accounts before it that are of the same application, and no other', async () => {
    const stranger = await pix.account();
    await pix.shop.store.db
      .updateTable('payment_accounts')
      .set({ client_id: 'another' })
      .where('id', '=', stranger)
      .execute();
    const before = await pix.account({ chave: 'antes@loja.example' });
    const now = await pix.account();
    const versions = [(await rowOf(before)).versao, (await rowOf(now)).versao];
    const row = await rowOf(now);
    const secrets = { clientSecret: 'renewed', appKey: '', identity: undefined };
    await pix.shop.inTrx((trx) => keepSecrets(trx, row, secrets, pix.seal));
    expect(await opened(now)).toMatchObject({ clientSecret: 'renewed', identity: expect.anything() });
    expect(await opened(before)).toMatchObject({ clientSecret: 'renewed', key: 'antes@loja.example' });
    expect(await opened(stranger)).not.toMatchObject({ clientSecret: 'renewed' });
    expect([(await rowOf(before)).versao, (await rowOf(now)).versao]).toEqual(versions.map((one) => one + 1));
  });
});

describe('money by a code of the shop that has no charge here', () => {
  const HOUR = 3_600_000;
  /** Looks at the bank's list. @returns What the log says. */
  const look = async () => {
    const told: string[] = [];
    await reconcile({ ...pix.deps, onFailure: (error) => told.push(String(error)) });
    return told;
  };
  const letters = () =>
    pix.shop.store.db
      .selectFrom('outbox')
      .select('sobre')
      .where('assunto', '=', 'pagamento-sem-cobranca')
      .execute();

  it('is told in the log by each look, and in one letter a day', async () => {
    const { db } = pix.shop.store;
    const account = await pix.account();
    const charge = await pix.charge(await pix.shop.order(), account);
    await pix.work();
    const [cob] = [...pix.bank.ledger.cobs.values()];
    expect(pix.bank.ledger.pay(cob?.txid ?? '')).toBe(true);
    // As after a copy of the database from before the order.
    await db.updateTable('charges').set({ ref: 'PED1T1ABCDEFGH' }).where('id', '=', charge.id).execute();
    pix.shop.later(HOUR);
    expect(await look()).toEqual([
      expect.stringContaining(`1 payment by a code of the shop without a charge here: ${charge.ref}`),
    ]);
    expect(await letters()).toEqual([{ sobre: account }]);
    pix.shop.later(HOUR);
    expect(await look()).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
    expect((await openDifferences(db)).map(({ kind }) => kind)).toContain('sem_cobranca');
    await db.updateTable('charges').set({ ref: charge.ref }).where('id', '=', charge.id).execute();
    pix.shop.later(HOUR);
    expect(await look()).toEqual([]);
    expect((await openDifferences(db)).map(({ kind }) => kind)).not.toContain('sem_cobranca');
  });
});

it('an amount that the bank’s list has otherwise is a difference with both amounts', async () => {
  const account = await pix.account();
  const numero = await pix.shop.order();
  await pix.charge(numero, account);
  await pix.work();
  const [cob] = [...pix.bank.ledger.cobs.values()].slice(-1);
  expect(pix.bank.ledger.pay(cob?.txid ?? '')).toBe(true);
  pix.shop.later(60_000);
  await pix.work();
  const [came] = cob?.pix ?? [];
  if (!came) throw new Error('nothing came');
  const asked = Number(came.valor.replace('.', ''));
  came.valor = '12.34';
  for (let hour = 0; hour < 2; hour += 1) {
    pix.shop.later(3_600_000);
    await reconcile(pix.deps);
  }
  const open = await openDifferences(pix.shop.store.db);
  expect(open.filter(({ name }) => name === came.endToEndId)).toMatchObject([
    { kind: 'outro_valor', numero, valor_provedor: 1234, valor_loja: asked },
  ]);
});

it('an account that the bank refuses again and again stops no other one', async () => {
  const old = await pix.account({ secret: 'of yesterday' });
  const current = await pix.account();
  for (let i = 0; i < 6; i += 1) await pix.charge(await pix.shop.order(), old);
  await pix.work();
  expect(pix.failures.filter((line) => line.includes('401')).length).toBeGreaterThanOrEqual(5);
  const numero = await pix.shop.order();
  await pix.charge(numero, current);
  await pix.work();
  expect(await pix.shop.state(numero)).toMatchObject({ charges: ['pendente'] });
});
