/** Mercado Pago by its Orders API, at a stand-in that misbehaves: one story each. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Method } from '#lib/domain/payments/methods.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { readOrderBook } from '#lib/platform/payments/order-book.ts';
import { chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { presentBook } from '#lib/platform/payments/wire/order-payments.ts';
import { type MpShop, openMpShop } from '../../support/mercado-pago/mp-shop.ts';
import type { MpFault } from '../../support/mercado-pago/server.ts';
import { readBrCode } from '../../support/payments/br-code-reader.ts';
import { AUTHOR, PRICE, STOCK } from '../../support/payments/shop.ts';

let own: MpShop;
let account: number;
let numero: number;
beforeAll(async () => {
  own = await openMpShop();
});
beforeEach(async () => {
  await own.shop.clear();
  const { mp } = own;
  mp.ledger.orders.clear();
  mp.faults.length = 0;
  Object.assign(mp.manners, { lagging: false, strictKeys: false, another: undefined });
  Object.assign(mp.manners, { refunds: 'processed', refuses: undefined });
  own.failures.length = 0;
  // Whatever it asked for is over.
  own.shop.later(3_600_000);
  mp.asked.length = 0;
  account = await own.account();
  numero = await own.shop.order();
});
afterEach(() => {
  expect(own.mp.wrong).toEqual([]);
  for (const line of own.failures) expect(line).not.toMatch(/canario|APP_USR|@/i);
});
afterAll(() => own.close());

const only = async () => {
  const [charge] = await chargesOf(own.shop.store.db, numero);
  if (!charge) throw new Error('there is no charge');
  return charge;
};
const begun = async (method: Method = 'cartao', end?: Date) => {
  await own.charge(numero, account, method, end);
  await own.work();
  return only();
};
const pay = async (change: Parameters<MpShop['mp']['ledger']['pay']>[1] = {}) =>
  expect(own.mp.ledger.pay((await only()).ref, change)).toBe(true);
const order = () => {
  const last = own.mp.ledger.last();
  if (!last) throw new Error('there is no order');
  return last;
};
/** The shop and Mercado Pago have the same money. */
const expectSame = async () => {
  const rows = await own.shop.store.db.selectFrom('money_events').select(['kind', 'valor']).execute();
  expect(rows.map(({ kind, valor }) => `${kind} ${valor}`).toSorted()).toEqual(own.mp.ledger.lines());
};
const refund = (valor?: number) =>
  inTransaction(own.shop.store.db, (trx) =>
    requestRefund(trx, own.deps, numero, { valor, causa: 'manual', author: AUTHOR, now: own.deps.now() }),
  );
const cases = async () => {
  const rows = await own.shop.store.db
    .selectFrom('payment_cases')
    .select(['kind', 'nota'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};
const letters = () =>
  own.shop.store.db.selectFrom('outbox').select('sobre').where('assunto', '=', 'pagamento-caso').execute();
const made = () => own.mp.asked.filter((line) => line === 'POST /v1/orders').length;

describe('a card', () => {
  it('is paid on a page of Mercado Pago that takes cards alone, and the order goes on', async () => {
    const charge = await begun();
    expect(charge.status).toBe('pendente');
    expect(charge.payload.link).toMatch(/^https:\/\/www\.mercadopago\.example\/checkout/);
    expect(order().asked).toMatchObject({
      external_reference: charge.ref,
      total_amount: '100.00',
      expiration_time: 'PT30M',
      config: { payment_method: { not_allowed_types: ['ticket', 'bank_transfer'] } },
    });
    await pay();
    await own.rounds(1, 15_000);
    expect(await own.shop.state(numero)).toEqual({
      status: 'confirmado',
      pagamento: 'pago',
      charges: ['paga'],
    });
    await expectSame();
  });

  it('in parts with interest is paid with what the shop asked', async () => {
    await begun();
    await pay({ paid: '118.40', installments: 10 });
    await own.rounds(1, 15_000);
    expect(await only()).toMatchObject({ status: 'paga', applied_valor: PRICE });
    expect(await cases()).toEqual([]);
    const book = await readOrderBook(own.shop.store.db, numero);
    expect(book && presentBook(book, own.deps.providers).cobrancas).toMatchObject([
      { parcelas: 10, totalParcelado: 11_840, aplicado: PRICE },
    ]);
  });

  it.each([['bad_filled_card_data'], ['insufficient_amount'], ['high_risk']])(
    'that is refused (%s) says why, and nothing is charged',
    async (detail) => {
      const { ref } = await begun();
      own.mp.ledger.refuse(ref, detail);
      await own.rounds(1, 15_000);
      expect(await only()).toMatchObject({ status: 'recusada', motivo: detail });
    },
  );

  it('that is looked into is not ended by the clock', async () => {
    await begun();
    own.mp.ledger.move(order(), 'processing', 'in_process');
    await own.rounds(1, 15_000);
    await own.rounds(3, 3_600_000);
    expect(await only()).toMatchObject({ status: 'analise' });
    await pay();
    await own.rounds(1, 4_000_000);
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'pago' });
  });
});

describe('a charge', () => {
  it.each<[string, MpFault[]]>([
    ['the answer was lost', ['lost']],
    ['the answer was cut off', ['half']],
    ['a fault was told', ['done-500']],
    ['nobody answered', ['stalled']],
    ['the answer was lost and nobody was there a while', ['lost', 'dead', 'dead', '500', '500', '423']],
    ['the token was refused a while', ['401', '401']],
    ['a proxy answered', ['html-404', 'html-404']],
    ['too much was answered', ['huge', 'huge']],
  ])('is not made twice when %s', async (_, faults) => {
    await own.charge(numero, account);
    own.mp.faults.push(...faults);
    await own.rounds(5, 20_000);
    expect((await only()).status).toBe('pendente');
    expect(own.mp.ledger.orders.size).toBe(1);
  });

  it.each([[false], [true]])(
    'is not made twice while the list lags (used keys refused: %s)',
    async (strictKeys) => {
      Object.assign(own.mp.manners, { lagging: true, strictKeys });
      own.mp.faults.push('lost');
      await own.charge(numero, account);
      await own.rounds(3, 20_000);
      expect((await only()).status).toBe(strictKeys ? 'incerta' : 'pendente');
      own.mp.manners.lagging = false;
      await own.rounds(2, 120_000);
      expect((await only()).status).toBe('pendente');
      expect(own.mp.ledger.orders.size).toBe(1);
    },
  );

  it('of another amount than was asked is never taken, and somebody is told', async () => {
    own.mp.manners.another = '90.00';
    await begun();
    expect((await only()).status).not.toBe('pendente');
    expect(await cases()).toEqual(['desconhecido']);
    expect(await letters()).toHaveLength(1);
  });

  it('that is refused at once is ended with its reason', async () => {
    own.mp.manners.refuses = 'rejected_by_regulations';
    expect(await begun('pix')).toMatchObject({ status: 'recusada', motivo: 'rejected_by_regulations' });
    await own.rounds(2, 60_000);
    expect(made()).toBe(1);
  });

  it('is not paid with another amount: a person decides', async () => {
    await begun('pix');
    await pay({ paid: '99.99' });
    await own.rounds(1, 15_000);
    expect(await own.shop.state(numero)).toMatchObject({ status: 'recebido', charges: ['paga'] });
    expect(await cases()).toEqual(['valor_divergente']);
    await expectSame();
  });

  it('of another account is not believed', async () => {
    await begun();
    order().user_id = '1';
    await pay();
    await own.rounds(2, 15_000);
    expect((await only()).status).toBe('pendente');
  });

  it('with a word that nobody knows changes nothing', async () => {
    await begun();
    own.mp.ledger.move(order(), 'sleeping', 'deeply');
    await own.rounds(2, 15_000);
    expect((await only()).status).toBe('pendente');
  });
});

describe('Pix', () => {
  it('has its code for the buyer, and its term', async () => {
    const { payload } = await begun('pix');
    expect(readBrCode(payload.copiaECola ?? '')).toMatchObject({ name: 'LOJA' });
    expect(order().asked).toMatchObject({
      transactions: { payments: [{ amount: '100.00', expiration_time: 'PT30M' }] },
    });
  });
});

describe('a boleto', () => {
  const DAY = 86_400_000;
  /** Of the tests' clock, a Friday to come. */
  it('has its line, its day and its document, and is waited for three bank days longer', async () => {
    const { endOfBoleto } = await import('#lib/domain/payments/deadlines.ts');
    const { plusBankDays, shopDay } = await import('#lib/domain/kernel/bank-days.ts');
    const due = plusBankDays(shopDay(own.deps.now()), 3);
    const charge = await begun('boleto', endOfBoleto(due));
    expect(charge.payload).toMatchObject({ vencimento: due, link: expect.stringMatching(/ticket$/) });
    expect(charge.payload.linhaDigitavel?.replace(/\D/g, '')).toHaveLength(47);
    expect(charge.expires_at).toEqual(endOfBoleto(due));
    expect(order().asked).toMatchObject({ payer: { address: { state: expect.any(String) } } });
    // Its issuer calls it expired after its day: money of that day is told later.
    own.shop.later(endOfBoleto(due).getTime() - own.deps.now().getTime() - DAY);
    own.mp.ledger.move(order(), 'expired', 'expired');
    await own.rounds(1, 1000);
    expect((await only()).status).toBe('pendente');
    own.shop.later(2 * DAY);
    await own.rounds(3, 60_000);
    expect((await only()).status).toBe('expirada');
    expect(await own.shop.state(numero)).toMatchObject({ status: 'cancelado' });
  });
});

describe('the end of a charge', () => {
  it('is asked for at Mercado Pago before stock is freed', async () => {
    await begun();
    await own.rounds(3, 1_900_000);
    expect(order().status).toBe('canceled');
    expect(await own.shop.state(numero)).toEqual({
      status: 'cancelado',
      pagamento: 'vencido',
      charges: ['cancelada'],
    });
    expect(await own.shop.stockLeft()).toBe(STOCK);
  });

  it('finds what was paid meanwhile', async () => {
    await begun();
    own.shop.later(1_900_000);
    own.mp.faults.push('paid-meanwhile');
    await own.rounds(2, 60_000);
    expect(await own.shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento: 'pago' });
    await expectSame();
  });
});

describe('money', () => {
  const paid = async (method: Method = 'cartao') => {
    await begun(method);
    await pay();
    await own.rounds(1, 15_000);
  };

  it('goes back in part and whole, each once, however often the answer is lost', async () => {
    await paid();
    await refund(2_500);
    own.mp.faults.push('dead');
    await own.rounds(3, 40_000);
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'devolvido_parcial' });
    await refund();
    // The order is found, then the refund is made and its answer lost.
    await own.rounds(4, 40_000);
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'devolvido' });
    expect(await cases()).toEqual([]);
    await expectSame();
  });

  it.each<MpFault>(['lost', 'half', 'done-500'])('goes back once where the answer was %s', async (fault) => {
    await paid();
    await refund(2_500);
    await own.shop.store.db.updateTable('charges').set({ next_check_at: null }).execute();
    // The read of the order goes well, the refund itself does not.
    own.mp.faults.push(...([undefined, fault] as MpFault[]));
    await own.rounds(3, 40_000);
    expect(order().transactions.refunds).toHaveLength(1);
    await own.shop.store.db.updateTable('charges').set({ next_check_at: own.deps.now() }).execute();
    await own.rounds(1, 1000);
    expect(await cases()).toEqual([]);
    await expectSame();
  });

  it('that is on its way back is asked about until it is there', async () => {
    await paid('pix');
    own.mp.manners.refunds = 'processing';
    await refund();
    await own.rounds(2, 60_000);
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'pago' });
    for (const one of order().transactions.refunds) one.status = 'processed';
    own.mp.ledger.settle(order());
    await own.rounds(2, 120_000);
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'devolvido' });
    expect(await cases()).toEqual([]);
    await expectSame();
  });

  it.each(['refused', 'failed'] as const)(
    'that does not go back (%s) is a case for a person',
    async (how) => {
      await paid();
      own.mp.manners.refunds = how;
      await refund();
      await own.rounds(2, 60_000);
      expect(await cases()).toEqual(['devolucao_recusada']);
      await expectSame();
    },
  );

  it('that was given back in the panel of Mercado Pago is booked, and somebody is told', async () => {
    await paid();
    own.mp.ledger.refund(order(), undefined);
    await own.rounds(3, 120_000);
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'devolvido' });
    expect(await cases()).toEqual(['desconhecido']);
    await expectSame();
  });

  it('that came after the end goes back by itself', async () => {
    const { ref } = await begun();
    await own.rounds(3, 1_900_000);
    own.mp.ledger.move(order(), 'action_required', 'waiting_payment');
    own.mp.ledger.pay(ref);
    await own.rounds(3, 90_000_000);
    await expectSame();
    expect(own.mp.ledger.lines()).toEqual(['devolucao 10000', 'entrada 10000']);
  });
});

describe('a dispute', () => {
  const dispute = async (detail: string) => {
    own.mp.ledger.move(order(), 'charged_back', detail);
    // Nobody asks about a paid charge any more: its list does, once a day.
    await own.rounds(26, 3_600_000);
  };
  const book = async () =>
    (await own.shop.store.db.selectFrom('money_events').select('kind').orderBy('id').execute()).map(
      ({ kind }) => kind,
    );
  beforeEach(async () => {
    await begun();
    await pay();
    await own.rounds(1, 15_000);
    await dispute('in_process');
  });

  it('stops the parcel and the refund, and somebody is told once', async () => {
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'contestado' });
    expect(await cases()).toEqual(['contestacao']);
    expect(await letters()).toHaveLength(1);
    await expect(refund()).rejects.toThrow('disputa');
    await expect(own.shop.step(numero, 'enviado')).rejects.toThrow();
  });

  it('says until when it is to be answered, as soon as that is told', async () => {
    const note = async () => {
      const db = own.shop.store.db;
      const { nota } = await db.selectFrom('payment_cases').select('nota').executeTakeFirstOrThrow();
      const { answer_by } = await db.selectFrom('disputes').select('answer_by').executeTakeFirstOrThrow();
      return { nota, answer_by };
    };
    expect(await note()).toEqual({ nota: expect.not.stringContaining('até 0'), answer_by: null });
    const [payment] = order().transactions.payments;
    const one = { id: 'CHB01', transaction_id: payment?.id ?? '', case_id: '234000062890459000' };
    order().transactions.chargebacks = [one];
    own.mp.manners.deadlines.set(one.case_id, '2026-12-05T23:59:59.000-04:00');
    await own.rounds(26, 3_600_000);
    expect(await note()).toEqual({
      nota: expect.stringMatching(/responda até 06\/12\/2026, 00:59$/),
      answer_by: new Date('2026-12-06T03:59:59Z'),
    });
    expect(await cases()).toEqual(['contestacao']);
  });

  it('that is lost takes the money', async () => {
    await dispute('settled');
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'devolvido' });
    expect(await book()).toEqual(['entrada', 'contestacao']);
    expect(await cases()).toEqual(['contestacao', 'contestacao']);
    // What stood until its end is closed; that it was lost is for a person to see.
    const open = await own.shop.store.db
      .selectFrom('payment_cases')
      .select('nota')
      .where('closed_at', 'is', null)
      .execute();
    expect(open).toEqual([{ nota: expect.stringContaining('terminou a favor do comprador') }]);
  });

  it('that is won leaves it, also after it was lost', async () => {
    await dispute('reimbursed');
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'pago' });
    expect(await book()).toEqual(['entrada']);
    await dispute('settled');
    await dispute('reimbursed');
    expect(await book()).toEqual(['entrada', 'contestacao', 'contestacao_revertida']);
  });
});

describe('its list', () => {
  it('has a charge asked about that nobody asks about any more', async () => {
    await begun();
    await pay();
    await own.rounds(1, 15_000);
    await own.shop.store.db.updateTable('charges').set({ next_check_at: null }).execute();
    own.mp.ledger.refund(order(), undefined);
    await own.rounds(30, 3_600_000);
    expect(await own.shop.state(numero)).toMatchObject({ pagamento: 'devolvido' });
  });
});

it('keeps its secrets where nobody reads them', async () => {
  await begun();
  const rows = await own.shop.store.db.selectFrom('payment_accounts').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/canario|APP_USR/);
});
