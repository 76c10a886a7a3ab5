/** Money that only people see: Pix by the shop's key, payments by hand, statements; and the demonstration's bank. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endOfDay } from '#lib/domain/kernel/bank-days.ts';
import { readBoletoLine } from '#lib/domain/payments/boleto.ts';
import { endAfterBankDays } from '#lib/domain/payments/deadlines.ts';
import { readOfx } from '#lib/domain/payments/ofx.ts';
import { endCase } from '#lib/platform/payments/close-case.ts';
import { confirmCharge, undoConfirmation } from '#lib/platform/payments/confirm.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { endUnpaid } from '#lib/platform/payments/end-terms.ts';
import { matchStatements, noteStatement } from '#lib/platform/payments/import-statement.ts';
import { markPaid } from '#lib/platform/payments/mark-paid.ts';
import { DEMO, playDemo } from '#lib/platform/payments/providers/demo.ts';
import type { ChargeRow } from '#lib/platform/payments/queries/charges.ts';
import { makeDue } from '#lib/platform/payments/queries/charges.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { readStatement } from '#lib/platform/payments/statement-file.ts';
import { readBrCode } from '../../support/payments/br-code-reader.ts';
import { drained } from '../../support/payments/drained.ts';
import {
  AUTHOR,
  balanceOf,
  HALF_HOUR,
  type MoneyShop,
  openMoneyShop,
  PRICE,
  RECEIVER,
  STOCK,
} from '../../support/payments/shop.ts';

const HOUR = 3_600_000;

let shop: MoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  await shop.clear();
});
afterAll(() => shop.store.close());

const now = () => shop.deps.now();
const confirm = (charge: ChargeRow, valor = PRICE, entryRef = '') =>
  shop.inTrx((trx) =>
    confirmCharge(trx, shop.deps, charge, {
      valor,
      entryRef,
      at: now(),
      author: AUTHOR,
      cause: 'confirmacao',
      now: now(),
    }),
  );
const undo = (charge: ChargeRow) =>
  shop.inTrx((trx) => undoConfirmation(trx, shop.deps, charge, { author: AUTHOR, now: now() }));
const cases = () =>
  shop.store.db
    .selectFrom('payment_cases')
    .select(['id', 'kind', 'causa', 'valor', 'desfecho'])
    .orderBy('id')
    .execute();
const end = async (numero: number, outcome: 'devolvida' | 'aceita' | 'vista', ref = '') => {
  const open = (await cases()).find(({ desfecho }) => desfecho === '');
  await shop.inTrx((trx) =>
    endCase(
      trx,
      shop.deps,
      { numero, id: open?.id ?? 0 },
      { outcome, ref, at: now(), note: '', author: AUTHOR, now: now() },
    ),
  );
};
/** A code made on 20 November (no bank day), good until the end of the 23rd. */
const dayCode = async (numero: number) => shop.pixByKey(numero, endAfterBankDays(now(), 1));
const statement = async (
  until: string,
  ...lines: readonly (readonly [day: string, valor: string, memo: string])[]
) => {
  const rows = lines.map(
    ([day, valor, memo], index) =>
      `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>${day}120000[-3:BRT]\n<TRNAMT>${valor}\n<FITID>F${index}\n<MEMO>${memo}\n</STMTTRN>`,
  );
  const text = `OFXHEADER:100\n\n<OFX>\n<DTSERVER>${until.replaceAll('-', '')}180000[-3:BRT]\n<BANKTRANLIST>\n<DTSTART>20261101\n<DTEND>${until.replaceAll('-', '')}\n${rows.join('\n')}\n</BANKTRANLIST></OFX>`;
  const read = drained(readOfx(text));
  if (!read || read === 'too long') throw new Error('the statement of the test cannot be read');
  await shop.inTrx((trx) => noteStatement(trx, read, { name: 'extrato.ofx', author: AUTHOR, now: now() }));
  await matchStatements(shop.deps);
};
const unpaid = (charge: ChargeRow) =>
  shop.inTrx((trx) => endUnpaid(trx, shop.deps, charge, { author: AUTHOR, now: now() }));

describe('a code of the shop’s key', () => {
  it('says key, amount and id, and can be paid at once', async () => {
    const numero = await shop.order();
    const { payload, ref, status } = await dayCode(numero);
    expect(status).toBe('pendente');
    expect(readBrCode(payload.copiaECola ?? '')).toMatchObject({
      key: RECEIVER.pix_chave,
      amount: '100.00',
      txid: ref,
      city: 'SAO PAULO',
    });
  });

  it('is confirmed by one press, once', async () => {
    const numero = await shop.order();
    const charge = await dayCode(numero);
    const presses = await Promise.allSettled([confirm(charge), confirm(charge)]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
    const steps = await shop.store.db
      .selectFrom('charge_steps')
      .select(['para', 'causa', 'por', 'author'])
      .orderBy('id')
      .execute();
    expect(steps).toEqual([
      { para: 'criando', causa: 'aberta', por: 'comprador', author: '' },
      { para: 'pendente', causa: 'codigo', por: 'tarefa', author: '' },
      { para: 'paga', causa: 'confirmacao', por: 'equipe', author: AUTHOR },
    ]);
  });

  it('confirmed by mistake waits again, and may be confirmed after all', async () => {
    const numero = await shop.order();
    const charge = await dayCode(numero);
    await confirm(charge);
    await undo(charge);
    expect(await shop.state(numero)).toEqual({
      status: 'recebido',
      pagamento: 'aguardando',
      charges: ['pendente'],
    });
    expect(await balanceOf(shop, charge.id)).toBe(0);
    await expect(undo(charge)).rejects.toMatchObject({ status: 409 });
    expect(await shop.letters()).toEqual(['pedido-confirmado', 'pagamento-desfeito']);
    await confirm(charge);
    expect(await shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento: 'pago' });
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
  });

  it('of an order that was sent is not taken back', async () => {
    const numero = await shop.order();
    const charge = await dayCode(numero);
    await confirm(charge);
    await shop.store.db
      .updateTable('orders')
      .set({ status: 'enviado' })
      .where('numero', '=', numero)
      .execute();
    await expect(undo(charge)).rejects.toMatchObject({ status: 409 });
  });

  it('keeps the order and its stock after its term, until a statement that reaches past it was imported', async () => {
    const numero = await shop.order();
    await dayCode(numero);
    shop.later(30 * 24 * HOUR);
    await shop.work();
    await shop.work();
    expect(await shop.state(numero)).toEqual({
      status: 'recebido',
      pagamento: 'aguardando',
      charges: ['encerrando'],
    });
    await statement('2026-11-24');
    expect(await shop.state(numero)).toMatchObject({ charges: ['encerrando'] });
    await statement('2026-11-25');
    expect(await shop.state(numero)).toMatchObject({ charges: ['expirada'] });
    await shop.work();
    expect(await shop.state(numero)).toEqual({
      status: 'cancelado',
      pagamento: 'vencido',
      charges: ['expirada'],
    });
    expect(await shop.stockLeft()).toBe(STOCK);
    await expect(statement('2026-11-25')).rejects.toMatchObject({ status: 409 });
  });

  it('ends without a statement where a person says that they looked', async () => {
    const numero = await shop.order();
    const charge = await dayCode(numero);
    expect(await unpaid(charge)).toBe(false);
    shop.later(5 * 24 * HOUR);
    await shop.work();
    expect(await unpaid(charge)).toBe(true);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', pagamento: 'vencido' });
  });

  it('that is paid late opens a case, which a person ends with the bank’s identification', async () => {
    const numero = await shop.order();
    const charge = await dayCode(numero);
    shop.later(5 * 24 * HOUR);
    await shop.work();
    await unpaid(charge);
    await shop.work();
    await confirm(charge);
    expect(await shop.state(numero)).toEqual({
      status: 'cancelado',
      pagamento: 'vencido',
      charges: ['paga'],
    });
    expect(await cases()).toMatchObject([{ kind: 'devolver', causa: 'tardio', valor: PRICE }]);
    await expect(end(numero, 'vista')).rejects.toMatchObject({ status: 400 });
    await expect(end(numero, 'devolvida')).rejects.toMatchObject({ status: 400 });
    await end(numero, 'devolvida', 'E123');
    expect(await balanceOf(shop, charge.id)).toBe(0);
    expect(await shop.letters()).toContain('pagamento-devolvido');
  });

  it('that is paid late may have the order taken up again', async () => {
    const numero = await shop.order({ coupon: true });
    const charge = await dayCode(numero);
    shop.later(5 * 24 * HOUR);
    await shop.work();
    await unpaid(charge);
    await shop.work();
    await confirm(charge);
    await end(numero, 'aceita');
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
    expect(await shop.stockLeft()).toBe(STOCK - 1);
  });

  it('that is cancelled by its buyer ends at once', async () => {
    const numero = await shop.order();
    await dayCode(numero);
    const ended = shop.inTrx((trx) =>
      endPayments(trx, shop.deps, { numero }, { by: 'comprador', author: '', now: now() }),
    );
    expect(await ended).toBe(true);
    expect(await shop.state(numero)).toMatchObject({ charges: ['cancelada'] });
  });

  it('whose payment is given back opens a case: no machine can', async () => {
    const numero = await shop.order();
    const charge = await dayCode(numero);
    await confirm(charge);
    await shop.inTrx((trx) =>
      requestRefund(trx, shop.deps, numero, { valor: 3000, causa: 'manual', author: AUTHOR, now: now() }),
    );
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'pago' });
    await end(numero, 'devolvida', 'E9');
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'devolvido_parcial' });
    expect(await balanceOf(shop, charge.id)).toBe(7000);
  });
});

describe('a statement', () => {
  it('confirms what it names by id and amount', async () => {
    const numero = await shop.order();
    const { ref } = await dayCode(numero);
    await statement(
      '2026-11-21',
      ['20261120', '100.00', `PIX RECEBIDO ${ref.toLowerCase()} FULANO`],
      ['20261120', '-5,00', 'TARIFA'],
    );
    expect(await shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento: 'pago' });
  });

  it('shows again what was confirmed by hand, and what another one showed, without counting it twice', async () => {
    const numero = await shop.order();
    const charge = await dayCode(numero);
    await confirm(charge);
    await statement('2026-11-21', ['20261120', '100.00', charge.ref]);
    await statement('2026-11-25', ['20261120', '100.00', charge.ref]);
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
    expect(await cases()).toEqual([]);
  });

  it('with the payment twice has the second given back', async () => {
    const numero = await shop.order();
    const { ref, id } = await dayCode(numero);
    await statement('2026-11-21', ['20261120', '100.00', ref], ['20261120', '100.00', ref]);
    expect(await balanceOf(shop, id)).toBe(2 * PRICE);
    expect(await cases()).toMatchObject([{ kind: 'devolver', causa: 'excedente', valor: PRICE }]);
  });

  it('with another amount leaves it to a person, who may accept it', async () => {
    const numero = await shop.order();
    const { ref } = await dayCode(numero);
    await statement('2026-11-21', ['20261120', '99,90', ref]);
    expect(await shop.state(numero)).toMatchObject({ status: 'recebido', pagamento: 'aguardando' });
    expect(await cases()).toMatchObject([{ kind: 'valor_divergente', valor: 9990 }]);
    shop.later(20 * 24 * HOUR);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'recebido' });
    await end(numero, 'aceita');
    expect(await shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento: 'pago' });
  });

  it('does not end a code while a credit of its amount belongs to nobody: banks leave ids out', async () => {
    const numero = await shop.order();
    await dayCode(numero);
    shop.later(5 * 24 * HOUR);
    await shop.work();
    await statement('2026-11-25', ['20261120', '100.00', 'PIX RECEBIDO FULANO']);
    expect(await shop.state(numero)).toMatchObject({ charges: ['encerrando'] });
  });

  it.each([
    [
      'semicolons and Windows-1252',
      Buffer.from('Extrato\r\nData;Lan\xe7amento;Valor\r\n20/11/2026;Pix PED1T1;1.234,56\r\n', 'latin1'),
    ],
    ['commas and quotes', Buffer.from('data,descricao,valor\n2026-11-20,"Pix, PED1T1","1234.56"\n')],
  ])('as CSV with %s is read', async (_, bytes) => {
    expect(await readStatement(bytes)).toMatchObject({
      from: '2026-11-20',
      until: '2026-11-20',
      lines: [{ day: '2026-11-20', valor: 123_456, memo: expect.stringContaining('PED1T1') }],
    });
  });

  it.each([
    ['a line that cannot be read', 'Data;Valor\n20/11/2026;10,00\n31/02/2026;10,00\n'],
    ['an amount that is none', 'Data;Valor\n20/11/2026;dez\n'],
    ['no lines', 'Data;Valor\n'],
    ['another table', 'Nome;Idade\nAna;30\n'],
    ['OFX without days', '<OFX><STMTTRN><TRNAMT>1.00</STMTTRN></OFX>'],
  ])('with %s is refused whole', async (_, text) => {
    expect(await readStatement(Buffer.from(text))).toBeUndefined();
  });
});

describe('an order that is paid by hand', () => {
  it('waits for a person, and ends with its term', async () => {
    const numero = await shop.order({ pagamento: 'combinar' });
    await shop.store.db
      .updateTable('orders')
      .set({ pay_until: endOfDay('2026-11-27') })
      .where('numero', '=', numero)
      .execute();
    expect(await shop.state(numero)).toEqual({ status: 'recebido', pagamento: 'combinar', charges: [] });
    shop.later(7 * 24 * HOUR);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'recebido' });
    shop.later(24 * HOUR);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', pagamento: 'vencido' });
  });

  it('is marked as paid with who said so, and once', async () => {
    const numero = await shop.order({ pagamento: 'retirada' });
    const mark = () =>
      shop.inTrx((trx) =>
        markPaid(trx, shop.deps, numero, { method: 'retirada', valor: 9000, author: AUTHOR, now: now() }),
      );
    const marks = await Promise.allSettled([mark(), mark()]);
    expect(marks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
    const entries = await shop.store.db
      .selectFrom('money_events')
      .select(['kind', 'valor', 'author'])
      .execute();
    expect(entries).toEqual([{ kind: 'entrada', valor: 9000, author: AUTHOR }]);
    const [charge] = await shop.store.db.selectFrom('charges').selectAll().execute();
    if (!charge) throw new Error('no charge');
    await undo(charge);
    expect(await shop.state(numero)).toEqual({
      status: 'recebido',
      pagamento: 'combinar',
      charges: ['cancelada'],
    });
  });
});

describe('the bank of the demonstration', () => {
  const demo = async (method: 'pix' | 'boleto' | 'cartao' = 'pix') => {
    const numero = await shop.order({ pagamento: method });
    const charge = await shop.charge(numero, {
      provider: DEMO,
      method,
      expiresAt: new Date(now().getTime() + HALF_HOUR),
    });
    await shop.work();
    const play = async (act: Parameters<typeof playDemo>[1]['act']) => {
      expect(await playDemo(shop.store.db, { ref: charge.ref, act, now: now() })).toBe(true);
      shop.later(60_000);
      await makeDue(shop.store.db, charge.ref, now());
      await shop.work();
    };
    return { numero, charge, play };
  };

  it('pays, and pays once more', async () => {
    const { numero, charge, play } = await demo();
    await play('pagar');
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
    await play('pagar-de-novo');
    shop.later(HOUR);
    await shop.work();
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
  });

  it.each([
    ['recusar', 'recusada', 'aguardando'],
    ['analisar', 'analise', 'analise'],
    ['expirar', 'expirada', 'aguardando'],
  ] as const)('by %s makes the charge %s', async (act, status, pagamento) => {
    const { numero, play } = await demo('cartao');
    await play(act);
    expect(await shop.state(numero)).toEqual({ status: 'recebido', pagamento, charges: [status] });
  });

  it('lets a boleto end by a press, days before its own end', async () => {
    const { numero, play } = await demo('boleto');
    await play('expirar');
    const state = { status: 'recebido', pagamento: 'aguardando', charges: ['expirada'] };
    expect(await shop.state(numero)).toEqual(state);
  });

  it.each([
    ['contestacao-ganha', 'pago', PRICE],
    ['contestacao-perdida', 'devolvido', 0],
  ] as const)('disputes a card, which ends by %s', async (end, pagamento, left) => {
    const { numero, charge, play } = await demo('cartao');
    await play('pagar');
    await play('contestar');
    expect(await shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento: 'contestado' });
    await expect(shop.step(numero, 'enviado')).rejects.toMatchObject({ status: 409 });
    await shop.letters();
    await play(end);
    expect((await shop.letters()).filter((letter) => letter === 'pagamento-disputa')).toHaveLength(1);
    expect(await shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento });
    expect(await balanceOf(shop, charge.id)).toBe(left);
    expect(await playDemo(shop.store.db, { ref: charge.ref, act: 'contestar', now: now() })).toBe(true);
    shop.later(HOUR);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ pagamento });
  });

  it('gives boletos that no bank takes', async () => {
    const { charge } = await demo('boleto');
    const { payload } = await shop.store.db
      .selectFrom('charges')
      .select('payload')
      .where('id', '=', charge.id)
      .executeTakeFirstOrThrow();
    expect(payload.linhaDigitavel).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
    expect(readBoletoLine(payload.linhaDigitavel ?? '', '2026-11-20')).toBeUndefined();
  });
});
