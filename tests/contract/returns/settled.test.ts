/** Returns of orders whose money went back at the order: they end with the rest or with nothing, and fill the shelf. */
import { describe, expect, it } from 'vitest';
import { getOrderPayments, refundOrder } from '#lib/api/panel-order-payments.ts';
import { getPanelReturn } from '#lib/api/panel-returns.ts';
import { panelReturnText } from '#lib/text/panel-returns.ts';
import { openOrders, STOCK, stockLeft, store } from '../../support/openings/orders.ts';
import {
  arrived,
  concluded,
  delivered,
  openReturns,
  type Sold,
  withdraw,
} from '../../support/openings/returns.ts';

openOrders();
openReturns();

const MOVED = expect.objectContaining({ status: 409 });

/** Checked in the shop. */
async function back(one: Sold): Promise<number> {
  const id = (await withdraw(one)).devolucoes[0]?.id ?? 0;
  await arrived(one, id);
  return id;
}

/** At the order. @param keeping Centavos that stay. */
async function refunded({ owner, numero }: Sold, keeping = 0): Promise<number> {
  const { revisao, cobrancas } = await getOrderPayments(owner, numero);
  const paid = cobrancas[0]?.aplicado ?? 0;
  const valor = (paid - keeping) / 100;
  await refundOrder(owner, numero, { revisao, valor, motivo: 'combinado', identificacao: '', em: '' });
  return paid;
}

const given = async ({ owner, numero }: Sold) =>
  (await getOrderPayments(owner, numero)).casos.reduce((sum, { valor }) => sum + valor, 0);

describe('a return whose order was given back', () => {
  it('in full names its cost and ends with nothing more, and its units go back to the shelf', async () => {
    const one = await delivered(2);
    const id = await back(one);
    const paid = await refunded(one);
    expect(await getPanelReturn(one.owner, String(id))).toMatchObject({
      custo: paid,
      devolvidoPedido: paid,
      proposto: 0,
      maximo: 0,
    });
    await expect(concluded(one, id, { valor: paid / 100, resposta: 'tudo' })).rejects.toEqual(MOVED);
    await expect(concluded(one, id, { desfecho: 'por-fora', resposta: 'fora' })).rejects.toEqual(MOVED);
    const { devolucao } = await concluded(one, id);
    expect(devolucao).toMatchObject({
      status: 'concluida',
      desfecho: 'dinheiro',
      valor: 0,
      devolvido: false,
    });
    expect([await stockLeft(), await given(one)]).toEqual([STOCK, paid]);
    await store.platform.settled();
    const told = await store.db
      .selectFrom('outbox')
      .select('id')
      .where('assunto', '=', 'devolucao-concluida')
      .execute();
    expect(told).toHaveLength(1);
  });

  it('may keep off the shelf what cannot be sold again', async () => {
    const one = await delivered();
    const id = await back(one);
    await refunded(one);
    await concluded(one, id, { itens: [{ linha: 0, recebida: 1, aoEstoque: 0 }] });
    expect(await stockLeft()).toBe(STOCK - 1);
  });

  it('in part ends with the rest, or with nothing where that is said why', async () => {
    const [one, other] = [await delivered(), await delivered()];
    for (const sale of [one, other]) {
      const id = await back(sale);
      const paid = await refunded(sale, 100);
      const { custo, devolvidoPedido, proposto } = await getPanelReturn(sale.owner, String(id));
      expect([custo, devolvidoPedido, proposto]).toEqual([paid, paid - 100, 100]);
      if (sale === one) {
        expect((await concluded(sale, id)).devolucao.valor).toBe(100);
        expect(await given(sale)).toBe(paid);
        continue;
      }
      await expect(concluded(sale, id, { valor: 0 })).rejects.toMatchObject({ status: 400 });
      await concluded(sale, id, { valor: 0, resposta: 'O frete ficou combinado.' });
      expect(await given(sale)).toBe(paid - 100);
    }
    expect(await stockLeft()).toBe(STOCK);
  });
});

it('a return of a paid order of which nothing went back does not end with nothing', async () => {
  const one = await delivered();
  const id = await back(one);
  await expect(concluded(one, id, { valor: 0, resposta: 'nada' })).rejects.toEqual(MOVED);
  expect(await stockLeft()).toBe(STOCK - 1);
});

it('the page says what the units cost, what went back and what is left', () => {
  const { amountHint } = panelReturnText;
  expect(amountHint('R$ 110,72', '', 'R$ 110,72')).toBe(
    'As unidades pedidas custaram R$ 110,72. Ainda podem ser devolvidos R$ 110,72.',
  );
  expect(amountHint('R$ 110,72', 'R$ 100,00', 'R$ 10,72')).toBe(
    'As unidades pedidas custaram R$ 110,72. R$ 100,00 do pagamento já voltaram ou estão voltando ao comprador. Ainda podem ser devolvidos R$ 10,72.',
  );
  expect(amountHint('R$ 110,72', 'R$ 110,72', '')).toContain('Não há mais o que devolver');
});
