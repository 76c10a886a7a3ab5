/** The payments of an order in the hands of the shop: confirmed, undone, marked, given back, and the cases about them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import {
  closePaymentCase,
  confirmPayment,
  getCases,
  getOrderPayments,
  markOrderPaid,
  refundOrder,
  sayUnpaid,
  undoPayment,
} from '#lib/api/panel-order-payments.ts';
import { getPanelOrder, getPanelOrders } from '#lib/api/panel-orders.ts';
import { getClosing } from '#lib/api/panel-statements.ts';
import { endAfterBankDays } from '#lib/domain/payments/deadlines.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { DEMO, playDemo } from '#lib/platform/payments/providers/demo.ts';
import { makeDue } from '#lib/platform/payments/queries/charges.ts';
import { person } from '../../support/accounts.ts';
import { balanceOf, openMoneyShop, PRICE, type TestMoneyShop } from '../../support/payments/shop.ts';
import { staff } from '../../support/staff.ts';

const DAY = 24 * 3_600_000;

let shop: TestMoneyShop;
let owner: Api;
let marketing: Api;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  expect(shop.store.failures).toEqual([]);
  await shop.clear();
});
afterAll(() => shop.store.close());

const enter = async () => {
  ({ api: owner } = await staff(shop.store, 'administrador'));
  ({ api: marketing } = await staff(shop.store, 'marketing'));
};
const withCode = async () => {
  await enter();
  const numero = await shop.order();
  const { id } = await shop.pixByKey(numero, endAfterBankDays(shop.deps.now(), 1));
  return { numero, id };
};
const at = async (numero: number) => {
  const { revisao } = await getOrderPayments(owner, numero);
  return { revisao };
};
const NOTHING = { valor: 0, identificacao: '' };
const confirm = async (numero: number, id: number, change = {}) =>
  confirmPayment(owner, numero, id, { ...(await at(numero)), ...NOTHING, ...change });
const TO_DO = { identificacao: '', em: '' };

describe('a code of the shop’s key', () => {
  it('is confirmed by one press, of two at once by one, and says who did it', async () => {
    const { numero, id } = await withCode();
    const seen = await getOrderPayments(owner, numero);
    expect(seen).toMatchObject({
      nome: 'Bia',
      situacao: 'aguardando',
      cobrancas: [{ estado: 'pendente', valor: PRICE, confirmavel: true, desfazivel: false }],
    });
    const press = () => confirmPayment(owner, numero, id, { revisao: seen.revisao, ...NOTHING });
    const presses = await Promise.allSettled([press(), press()]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { situacao, cobrancas, alteracoes } = await getOrderPayments(owner, numero);
    expect(situacao).toBe('pago');
    expect(cobrancas).toMatchObject([{ estado: 'paga', aplicado: PRICE, desfazivel: true }]);
    expect(cobrancas[0]?.lancamentos).toMatchObject([{ tipo: 'entrada', valor: PRICE }]);
    expect(alteracoes).toMatchObject([
      { autor: person('admin').nome_razao, campos: [{ campo: 'confirmou' }] },
    ]);
  });

  it('is undone, and waits again', async () => {
    const { numero, id } = await withCode();
    await confirm(numero, id);
    const { situacao, cobrancas } = await undoPayment(owner, numero, id, await at(numero));
    expect([situacao, cobrancas[0]?.estado]).toEqual(['aguardando', 'pendente']);
    expect(await balanceOf(shop, id)).toBe(0);
    await expect(undoPayment(owner, numero, id, await at(numero))).rejects.toMatchObject({ status: 409 });
  });

  it('keeps the order from being sent until it is paid', async () => {
    const { numero, id } = await withCode();
    expect((await getPanelOrder(owner, String(numero))).proximos).toEqual(['cancelado']);
    await confirm(numero, id);
    expect((await getPanelOrder(owner, String(numero))).proximos).toEqual(['enviado', 'cancelado']);
  });

  it('is said to be unpaid only once its term is over', async () => {
    const { numero, id } = await withCode();
    await expect(sayUnpaid(owner, numero, id, await at(numero))).rejects.toMatchObject({ status: 409 });
    shop.later(5 * DAY);
    await shop.work();
    await enter();
    expect((await getOrderPayments(owner, numero)).cobrancas).toMatchObject([{ conferivel: true }]);
    const { cobrancas } = await sayUnpaid(owner, numero, id, await at(numero));
    expect(cobrancas).toMatchObject([{ estado: 'expirada' }]);
  });

  it('paid with another amount is a case, which a person takes for the order', async () => {
    const { numero, id } = await withCode();
    await confirm(numero, id, { valor: 99.9, identificacao: 'E123', nota: 'veio menos' });
    const { casos, abertos } = await getCases(owner);
    expect(abertos).toBe(1);
    expect(casos).toMatchObject([
      {
        pedido: numero,
        tipo: 'valor_divergente',
        valor: 9990,
        cobrado: 10_000,
        desfechos: ['devolvida', 'aceita'],
      },
    ]);
    const end = { desfecho: 'aceita', identificacao: '', em: '', nota: 'Faltavam dez centavos' } as const;
    expect((await closePaymentCase(owner, casos[0]?.id ?? 0, end)).casos).toEqual([]);
    const {
      situacao,
      casos: [ended],
    } = await getOrderPayments(owner, numero);
    expect(situacao).toBe('pago');
    expect(ended).toMatchObject({ desfecho: 'aceita', notaFim: 'Faltavam dez centavos' });
    expect((await getCases(owner, { situacao: 'encerrados' })).casos).toHaveLength(1);
  });

  it('is the administrator’s to see and to confirm', async () => {
    const { numero, id } = await withCode();
    await expect(getOrderPayments(marketing, numero)).rejects.toMatchObject({ status: 403 });
    const press = confirmPayment(marketing, numero, id, { ...(await at(numero)), ...NOTHING });
    await expect(press).rejects.toMatchObject({ status: 403 });
    await expect(getCases(marketing)).rejects.toMatchObject({ status: 403 });
    await expect(getClosing(marketing, {})).rejects.toMatchObject({ status: 403 });
    await expect(getOrderPayments(owner, 999_999)).rejects.toMatchObject({ status: 404 });
  });
});

it('an order says that its buyer wants it cancelled, as long as its payment is looked into', async () => {
  await enter();
  const numero = await shop.order();
  const asked = async () => (await getOrderPayments(owner, numero)).cancelamentoPedidoEm;
  const { ref } = await shop.charge(numero, {
    provider: DEMO,
    method: 'pix',
    expiresAt: new Date(shop.deps.now().getTime() + DAY),
  });
  const bank = async (act: 'analisar' | 'recusar') => {
    await playDemo(shop.store.db, { ref, act, now: shop.deps.now() });
    await makeDue(shop.store.db, ref, shop.deps.now());
    await shop.work();
  };
  await shop.work();
  await bank('analisar');
  expect(await asked()).toBe('');
  const now = shop.deps.now();
  await shop.inTrx((trx) => endPayments(trx, shop.deps, { numero }, { by: 'comprador', author: '', now }));
  expect(await asked()).toBe(now.toISOString());
  await bank('recusar');
  expect((await shop.state(numero)).status).toBe('cancelado');
  expect(await asked()).toBe('');
});

describe('a return', () => {
  it('that was made at the bank is noted with its day and identification', async () => {
    const { numero, id } = await withCode();
    await confirm(numero, id);
    const asked = { ...(await at(numero)), valor: 30, motivo: 'Faltou um cabo' };
    const done = { identificacao: 'D77', em: '2026-11-20' };
    for (const wrong of [
      { ...done, em: '' },
      { ...done, em: '2026-11-21' },
    ]) {
      await expect(refundOrder(owner, numero, { ...asked, ...wrong })).rejects.toMatchObject({ status: 400 });
    }
    const { situacao, devolvivel, casos } = await refundOrder(owner, numero, { ...asked, ...done });
    expect([situacao, devolvivel]).toEqual(['devolvido_parcial', PRICE - 3000]);
    expect(casos).toMatchObject([{ desfecho: 'devolvida', identificacao: 'D77', nota: 'Faltou um cabo' }]);
    expect(await balanceOf(shop, id)).toBe(PRICE - 3000);
    expect((await shop.letters()).includes('pagamento-devolvido')).toBe(true);
  });

  it('that is still to be made is a case, which may be dropped', async () => {
    const { numero, id } = await withCode();
    await confirm(numero, id);
    await refundOrder(owner, numero, { ...(await at(numero)), valor: 100, motivo: 'Desistiu', ...TO_DO });
    expect((await getOrderPayments(owner, numero)).devolvivel).toBe(0);
    const [open] = (await getCases(owner)).casos;
    expect(open).toMatchObject({ tipo: 'devolver', valor: PRICE, desfechos: ['devolvida', 'vista'] });
    const end = { desfecho: 'vista', ...TO_DO, nota: 'Ficou com o produto' } as const;
    await closePaymentCase(owner, open?.id ?? 0, end);
    expect(await getOrderPayments(owner, numero)).toMatchObject({ situacao: 'pago', devolvivel: PRICE });
    expect(await balanceOf(shop, id)).toBe(PRICE);
  });

  it('is never more than came', async () => {
    const { numero, id } = await withCode();
    const asked = { valor: 100.01, motivo: 'Tudo', ...TO_DO };
    const early = refundOrder(owner, numero, { ...(await at(numero)), ...asked });
    await expect(early).rejects.toMatchObject({ status: 409 });
    await confirm(numero, id);
    const much = refundOrder(owner, numero, { ...(await at(numero)), ...asked });
    await expect(much).rejects.toMatchObject({ status: 409 });
    for (const valor of [0, -1, 0.001]) {
      const wrong = refundOrder(owner, numero, { ...(await at(numero)), ...asked, valor });
      await expect(wrong).rejects.toMatchObject({ status: 400 });
    }
  });
});

describe('an order that was paid outside of the shop', () => {
  it('is marked with the way, the amount and why, and its code ends', async () => {
    const { numero } = await withCode();
    const paid = { forma: 'retirada', valor: 95, nota: 'Dinheiro no balcão' } as const;
    const { situacao, cobrancas, alteracoes } = await markOrderPaid(owner, numero, {
      ...(await at(numero)),
      ...paid,
    });
    expect(situacao).toBe('pago');
    expect(cobrancas.map(({ estado, provedor }) => [provedor, estado])).toEqual([
      ['pix-chave', 'cancelada'],
      ['manual', 'paga'],
    ]);
    expect(alteracoes[0]?.campos).toMatchObject([
      { campo: 'marcou-retirada', depois: expect.stringContaining('Dinheiro no balcão') },
    ]);
    const again = markOrderPaid(owner, numero, { ...(await at(numero)), ...paid });
    await expect(again).rejects.toMatchObject({ status: 409 });
    for (const valor of [0, 30_000_000]) {
      const wrong = markOrderPaid(owner, numero, { ...(await at(numero)), ...paid, valor });
      await expect(wrong).rejects.toMatchObject({ status: 400 });
    }
  });

  const IN_HAND = { forma: 'retirada', valor: PRICE / 100, nota: 'Dinheiro no balcão' } as const;
  const withMachine = async (change: Parameters<TestMoneyShop['charge']>[1]) => {
    await enter();
    const numero = await shop.order();
    await shop.charge(numero, change);
    await shop.work();
    return numero;
  };

  it('is marked by one press where its bank ends the charge at once', async () => {
    const numero = await withMachine({ provider: DEMO });
    const { cobrancas, alteracoes } = await markOrderPaid(owner, numero, {
      ...(await at(numero)),
      ...IN_HAND,
    });
    expect(cobrancas.map(({ estado, provedor }) => [provedor, estado])).toEqual([
      ['demo', 'cancelada'],
      ['manual', 'paga'],
    ]);
    expect(alteracoes.flatMap(({ campos }) => campos.map(({ campo }) => campo)).toSorted()).toEqual([
      'encerrou',
      'marcou-retirada',
    ]);
  });

  it('is marked a moment later where its bank is slow, and never beside what came by it', async () => {
    // The shop behind the panel does not know this bank: it is silent there.
    const silent = async () => {
      const numero = await withMachine({});
      const first = markOrderPaid(owner, numero, { ...(await at(numero)), ...IN_HAND });
      await expect(first).rejects.toMatchObject({ status: 409 });
      expect((await shop.state(numero)).charges).toEqual(['encerrando']);
      return numero;
    };
    const numero = await silent();
    await shop.work();
    const { situacao } = await markOrderPaid(owner, numero, { ...(await at(numero)), ...IN_HAND });
    expect(situacao).toBe('pago');
    expect((await shop.state(numero)).charges).toEqual(['cancelada', 'paga']);

    const paid = await silent();
    const [charge] = (await getOrderPayments(owner, paid)).cobrancas;
    shop.standIn.pay(charge?.identificador ?? '');
    await shop.work();
    const beside = markOrderPaid(owner, paid, { ...(await at(paid)), ...IN_HAND });
    await expect(beside).rejects.toMatchObject({ status: 409 });
    expect(await shop.state(paid)).toMatchObject({ pagamento: 'pago', charges: ['paga'] });
    expect((await getOrderPayments(owner, paid)).cobrancas[0]?.devolucoes).toEqual([]);
  });
});

it('orders are listed by where they stand with their money', async () => {
  const { numero, id } = await withCode();
  const found = async (pagamento: 'aguardando' | 'pago') =>
    (await getPanelOrders(owner, { pagamento })).pedidos.map((one) => [one.numero, one.situacaoPagamento]);
  expect(await found('aguardando')).toEqual([[numero, 'aguardando']]);
  expect(await found('pago')).toEqual([]);
  await confirm(numero, id);
  expect(await found('pago')).toEqual([[numero, 'pago']]);
});

it('a day is closed by way to pay, with what came, went and is open', async () => {
  const { numero, id } = await withCode();
  await confirm(numero, id);
  const made = { valor: 30, motivo: 'Cabo', identificacao: 'D1', em: '2026-11-20' };
  await refundOrder(owner, numero, { ...(await at(numero)), ...made });
  const other = await withCode();
  const { formas, total, aberto, lancamentos } = await getClosing(owner, {});
  expect(formas).toEqual([
    {
      forma: 'pix',
      provedor: 'pix-chave',
      quantidade: 1,
      recebido: PRICE,
      devolvido: 3000,
      contestado: 0,
      liquido: 7000,
    },
  ]);
  expect(total.liquido).toBe(7000);
  expect(aberto.pedidos).toEqual({ quantidade: 1, valor: PRICE });
  expect(lancamentos.map(({ pedido, tipo }) => [pedido, tipo])).toEqual([
    [numero, 'devolucao'],
    [numero, 'entrada'],
  ]);
  await confirm(other.numero, other.id);
  await undoPayment(owner, other.numero, other.id, await at(other.numero));
  expect((await getClosing(owner, { de: '2026-11-20' })).total).toMatchObject({
    quantidade: 1,
    recebido: PRICE,
  });
  expect((await getClosing(owner, { de: '2026-11-19' })).lancamentos).toEqual([]);
  await expect(getClosing(owner, { de: '2026-11-20', ate: '2026-11-19' })).rejects.toMatchObject({
    status: 400,
  });
  await expect(getClosing(owner, { de: '2026-02-31' })).rejects.toMatchObject({ status: 400 });
});
