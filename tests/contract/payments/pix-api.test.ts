/** Pix by the API of the Central Bank's standard, at a bank of tests that speaks it over mutual TLS: one story each. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { PIX_API } from '#lib/platform/payments/providers/pix-api.ts';
import { chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { readBrCode } from '../../support/payments/br-code-reader.ts';
import { AUTHOR, HALF_HOUR, PRICE, STOCK, shopLedger } from '../../support/payments/shop.ts';
import { BANK, type BankFault } from '../../support/pix-api/bank.ts';
import { openPixShop, type PixShop } from '../../support/pix-api/pix-shop.ts';

let pix: PixShop;
let account: number;
let numero: number;
beforeAll(async () => {
  pix = await openPixShop();
});
beforeEach(async () => {
  await pix.shop.clear();
  const { bank } = pix;
  bank.ledger.cobs.clear();
  bank.faults.length = 0;
  Object.assign(bank.manners, { skew: 0, refunds: 'done', silent: false, codeless: false });
  Object.assign(bank.manners, { lines: 100, another: undefined, expires: 3600 });
  pix.failures.length = 0;
  // Whatever a bank asked for is over.
  pix.shop.later(3_600_000);
  bank.asked.length = 0;
  account = await pix.account();
  numero = await pix.shop.order();
});
afterEach(() => {
  expect(pix.bank.wrong).toEqual([]);
  for (const line of pix.failures) expect(line).not.toMatch(/canario|Client_|eyJ|pix@loja/i);
});
afterAll(() => pix.close());

const charges = () => chargesOf(pix.shop.store.db, numero);
const only = async () => {
  const [charge] = await charges();
  if (!charge) throw new Error('there is no charge');
  return charge;
};
const begun = async () => {
  await pix.charge(numero, account);
  await pix.work();
  return only();
};
const theCob = () => {
  const [cob] = [...pix.bank.ledger.cobs.values()];
  if (!cob) throw new Error('the bank has no charge');
  return cob;
};
const pay = (change: { readonly valor?: string; readonly late?: boolean } = {}) =>
  expect(pix.bank.ledger.pay(theCob().txid, change)).toBe(true);
/** The shop and the bank have the same money. */
const expectSame = async () =>
  expect((await shopLedger(pix.shop, PIX_API)).map((line) => line.replace(/^\w+ /, '')).toSorted()).toEqual(
    pix.bank.ledger.lines(),
  );
const refund = (valor?: number) =>
  inTransaction(pix.shop.store.db, (trx) =>
    requestRefund(trx, pix.deps, numero, { valor, causa: 'manual', author: AUTHOR, now: pix.deps.now() }),
  );
const cases = async () => {
  const rows = await pix.shop.store.db
    .selectFrom('payment_cases')
    .select(['kind', 'nota'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};
/** Letters to the shop's people about a case. */
const letters = async () => {
  const { db } = pix.shop.store;
  return db.selectFrom('outbox').select('sobre').where('assunto', '=', 'pagamento-caso').execute();
};

describe('a charge', () => {
  it('is made with a txid of its own, and its code is for the buyer', async () => {
    const charge = await begun();
    expect(charge.status).toBe('pendente');
    expect(theCob()).toMatchObject({
      txid: `${charge.ref}${'0'.repeat(32 - charge.ref.length)}`,
      valor: '100.00',
    });
    expect(theCob().expiracao).toBe(HALF_HOUR / 1000);
    expect(readBrCode(charge.payload.copiaECola ?? '')).toMatchObject({ amount: '100.00' });
  });

  it('has its code made here where the bank tells its address alone', async () => {
    pix.bank.manners.codeless = true;
    const { payload, ref } = await begun();
    expect(payload.copiaECola).toContain(`pix.banco.example/qr/v2/${ref}`);
    expect(readBrCode(payload.copiaECola ?? '')).toMatchObject({ name: 'LOJA', txid: '***' });
  });

  it('that is paid moves the order on', async () => {
    await begun();
    pay();
    await pix.rounds(1, 15_000);
    expect(await pix.shop.state(numero)).toMatchObject({
      status: 'confirmado',
      pagamento: 'pago',
      charges: ['paga'],
    });
    await expectSame();
  });

  it.each<[string, BankFault[]]>([
    ['the answer was lost', ['lost']],
    ['the answer was cut off', ['half']],
    ['a fault was told', ['done-500']],
    ['the answer was lost and the bank was gone a while', ['lost', 'dead', 'dead', '503', '500']],
  ])('is not made twice when %s', async (_, faults) => {
    await pix.charge(numero, account);
    pix.bank.faults.push(...faults);
    await pix.rounds(4, 20_000);
    expect((await only()).status).toBe('pendente');
    expect(pix.bank.ledger.cobs.size).toBe(1);
    expect(theCob().revisao).toBe(0);
    pay();
    await pix.rounds(2, 60_000);
    await expectSame();
  });

  it.each<[string, BankFault[]]>([
    ['the line was dead', ['dead', 'dead', 'dead']],
    ['nobody answered', ['stalled', 'dead', 'dead']],
    ['the page of a proxy came', ['503', '503', '503']],
    ['too much came', ['huge', 'huge', 'huge']],
    ['somebody between said that there is nothing', ['html-404', 'html-404']],
  ])('is made later when %s', async (_, faults) => {
    await pix.charge(numero, account);
    pix.bank.faults.push(...faults);
    await pix.work();
    expect((await only()).status).toBe('incerta');
    await pix.rounds(4, 60_000);
    expect((await only()).status).toBe('pendente');
    expect(pix.bank.ledger.cobs.size).toBe(1);
  });

  it('waits as long as the bank asks for it', async () => {
    await pix.charge(numero, account);
    pix.bank.faults.push('429-long');
    await pix.work();
    const asked = pix.bank.asked.length;
    pix.shop.later(20_000);
    await pix.work();
    expect(pix.bank.asked.length).toBe(asked);
    await pix.rounds(2, 60_000);
    expect((await only()).status).toBe('pendente');
  });

  it('waits in place where the bank wants a second', async () => {
    pix.bank.faults.push('429');
    expect((await begun()).status).toBe('pendente');
  });

  it('asks for a token once, and again when it is refused or near its end', async () => {
    await begun();
    const tokens = () => pix.bank.asked.filter((one) => one.endsWith('/oauth/token')).length;
    const before = tokens();
    pix.bank.faults.push('401');
    await pix.rounds(1, 15_000);
    expect(tokens()).toBe(before + 1);
    expect(pix.failures).toEqual([]);
    pix.shop.later(3_550_000);
    await pix.work();
    expect(tokens()).toBe(before + 2);
  });

  it('that the bank refuses ends, and its buyer may choose again', async () => {
    pix.bank.faults.push('403');
    const charge = await begun();
    expect(charge).toMatchObject({ status: 'recusada', motivo: 'AcessoNegado: Canario do banco' });
    await pix.charge(numero, account);
    await pix.work();
    expect((await pix.shop.state(numero)).charges).toEqual(['recusada', 'pendente']);
  });

  it('of another amount than was asked is nobody’s, and somebody is told', async () => {
    pix.bank.manners.another = '1.00';
    await begun();
    expect(await cases()).toEqual(['desconhecido']);
    expect(await letters()).toEqual([{ sobre: (await only()).id }]);
    expect((await only()).status).toBe('incerta');
  });

  it('is asked about at the account that it was made in', async () => {
    await begun();
    const another = await pix.account({ chave: 'outra@loja.example', secret: 'other' });
    pay();
    await pix.rounds(1, 15_000);
    expect((await only()).status).toBe('paga');
    expect(another).not.toBe(account);
  });

  it('cannot be made where the secrets do not open, and nobody is asked', async () => {
    await pix.shop.store.db
      .updateTable('payment_accounts')
      .set({ secret_sealed: 'x' })
      .where('id', '=', account)
      .execute();
    expect(await begun()).toMatchObject({ status: 'recusada', motivo: 'SemCredenciais' });
    expect(pix.bank.asked).toEqual([]);
  });
});

describe('the end of a charge', () => {
  it('is told to the bank, and the stock is free again', async () => {
    await begun();
    await pix.rounds(4, HALF_HOUR / 3);
    expect(theCob().status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    expect(await pix.shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['cancelada'] });
    expect(await pix.shop.stockLeft()).toBe(STOCK);
  });

  it('is no end when it was paid at that moment', async () => {
    await begun();
    pix.shop.later(HALF_HOUR - 1000);
    pix.bank.manners.skew = -2000;
    await pix.shop.store.db.updateTable('charges').set({ next_check_at: null }).execute();
    pix.shop.later(2000);
    await pix.shop.store.db.updateTable('charges').set({ next_check_at: pix.deps.now() }).execute();
    // The read before the removal says that it is open; then it is paid.
    pix.bank.manners.skew = -60_000;
    const reads = pix.bank.asked.length;
    pix.bank.faults.push(...([undefined, 'paid-meanwhile'] as unknown as BankFault[]));
    await pix.work();
    expect(pix.bank.asked.slice(reads).map((one) => one.split(' ')[0])).toContain('PATCH');
    expect(await pix.shop.state(numero)).toMatchObject({ status: 'confirmado', charges: ['paga'] });
    await expectSame();
  });

  it('of money that came after the removal is a refund', async () => {
    await begun();
    await pix.rounds(4, HALF_HOUR / 3);
    pay({ late: true });
    await pix.rounds(30, 3_600_000);
    expect(pix.bank.ledger.lines()).toHaveLength(2);
    expect(await pix.shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['paga'] });
    await expectSame();
  });

  it.each([300_000, -300_000])('is the same with a clock that is off by %i ms', async (skew) => {
    pix.bank.manners.skew = skew;
    await begun();
    pix.shop.later(60_000);
    await pix.work();
    expect((await only()).status).toBe('pendente');
    pay();
    await pix.rounds(2, 120_000);
    expect(await pix.shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento: 'pago' });
    await expectSame();
  });

  it('is seen by the bank’s own clock where it does not take the removal', async () => {
    await begun();
    // A bank that ends it by itself without a word for it.
    pix.shop.later(HALF_HOUR + 180_000);
    pix.bank.faults.push(...([undefined, '403', undefined] as unknown as BankFault[]));
    await pix.work();
    expect((await only()).status).toBe('expirada');
  });
});

describe('money', () => {
  it('that comes twice by one code goes back once, also where the list alone tells of it', async () => {
    await begun();
    pay();
    pay({ late: true });
    pix.bank.manners.silent = true;
    pix.bank.manners.lines = 1;
    await pix.rounds(3, 30_000);
    expect(pix.bank.ledger.lines().map((line) => line.split(' ')[0])).toEqual([
      'devolucao',
      'entrada',
      'entrada',
    ]);
    expect(await pix.shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento: 'pago' });
    await expectSame();
  });

  it('of another amount is asked about', async () => {
    await begun();
    pay({ valor: '99.99' });
    await pix.rounds(1, 15_000);
    expect(await cases()).toEqual(['valor_divergente']);
    expect(await pix.shop.state(numero)).toMatchObject({ status: 'recebido' });
    await expectSame();
  });

  it('goes back in part and whole, each once, however often the answer is lost', async () => {
    await begun();
    pay();
    await pix.rounds(1, 15_000);
    await refund(2500);
    pix.bank.faults.push('lost', 'dead', 'lost');
    await pix.rounds(5, 180_000);
    expect((await pix.shop.state(numero)).pagamento).toBe('devolvido_parcial');
    pix.bank.manners.refunds = 'slow';
    await refund();
    await pix.rounds(4, 180_000);
    expect((await pix.shop.state(numero)).pagamento).toBe('devolvido');
    expect(pix.bank.ledger.lines().filter((line) => line.startsWith('devolucao'))).toHaveLength(2);
    await expectSame();
  });

  it.each(['refused', 'failed'] as const)(
    'that the bank does not give back (%s) is a case for a person',
    async (how) => {
      await begun();
      pay();
      await pix.rounds(1, 15_000);
      pix.bank.manners.refunds = how;
      await refund();
      await pix.rounds(3, 180_000);
      expect(await cases()).toEqual(['devolucao_recusada']);
      const row = await pix.shop.store.db
        .selectFrom('refunds')
        .select(['status', 'motivo'])
        .executeTakeFirstOrThrow();
      expect(row.status).toBe('recusada');
      expect(row.motivo).toContain(how === 'refused' ? 'O saldo não é suficiente.' : 'Conta encerrada');
      await expectSame();
    },
  );

  it('that a bank takes back by itself is booked, and somebody is told', async () => {
    await begun();
    pay();
    await pix.rounds(1, 15_000);
    const [came] = theCob().pix;
    pix.bank.ledger.med(came?.endToEndId ?? '', '100.00');
    await pix.rounds(3, 600_000);
    expect(await cases()).toEqual(['desconhecido']);
    expect(await letters()).toEqual([{ sobre: (await only()).id }]);
    expect(PRICE).toBe(10_000);
    await expectSame();
  });
});

describe('the bank’s list', () => {
  it('has a charge asked about that nobody asks about any more: a bank takes money back months later', async () => {
    await begun();
    pay();
    await pix.rounds(8, 86_400_000);
    expect((await only()).next_check_at).toBeNull();
    const [came] = theCob().pix;
    pix.bank.ledger.med(came?.endToEndId ?? '', '100.00');
    pix.shop.later(60 * 86_400_000);
    // Each hour another part of the days before.
    await pix.rounds(25, 3_600_000);
    expect(await cases()).toEqual(['desconhecido']);
    await expectSame();
  });

  it('is read once an hour, and what is booked is asked about no more', async () => {
    await begun();
    pay();
    await pix.rounds(8, 86_400_000);
    const before = pix.bank.asked.length;
    await pix.rounds(24, 3_600_000);
    const asked = pix.bank.asked.slice(before).filter((one) => !one.endsWith('/token'));
    expect(new Set(asked)).toEqual(new Set(['GET /pix']));
    expect(asked.length).toBeLessThanOrEqual(50);
  });
});

describe('a bank', () => {
  it('that wants a certificate and gets none says nothing', async () => {
    await pix.shop.store.db
      .updateTable('payment_accounts')
      .set({ identity_sealed: '', versao: 99 })
      .where('id', '=', account)
      .execute();
    await begun();
    expect((await only()).status).toBe('incerta');
    expect(pix.bank.ledger.cobs.size).toBe(0);
  });

  it('keeps its secrets where nobody reads them', async () => {
    await begun();
    const row = await pix.shop.store.db
      .selectFrom('payment_accounts')
      .selectAll()
      .where('id', '=', account)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(BANK.secret);
    expect(JSON.stringify(row)).not.toContain('PRIVATE KEY');
  });
});
