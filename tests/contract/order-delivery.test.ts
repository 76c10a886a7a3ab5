/** The delivery that is ticked when an order is sent is the order's; a total that nobody saw is never charged. */
import { afterEach, describe, expect, it } from 'vitest';
import { reviewOrder } from '#lib/api/order.ts';
import type { Pedido, RevisaoPedido } from '#lib/contract/order.ts';
import { readCheckout } from '#lib/domain/orders/checkout-form.ts';
import { sendOrderForm } from '#lib/server/cart/order-send.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  orders,
  review,
  STOCK,
  send,
  stockLeft,
  store,
} from '../support/openings/orders.ts';

openOrders();

const sendWith = (
  visitor: Parameters<typeof call>[0],
  { versao, servico }: { readonly versao: string; readonly servico: string },
) => call(visitor, 'POST', 'order', { ...form(versao), servico });

/** What was shown, the service it came with, and one that costs more. */
async function shown() {
  const visitor = await buyer();
  await fill(visitor, 1);
  const page = await review(visitor);
  const frete = (servico: string) => page.entregas.find((one) => one.servico === servico)?.total.frete ?? 0;
  const dearer = page.entregas.find((one) => one.total.frete > frete(page.servico));
  if (!dearer) throw new Error('every service costs the same');
  return { visitor, page, dearer };
}

const optionOf = ({ entregas }: RevisaoPedido, servico: string) => {
  const option = entregas.find((one) => one.servico === servico);
  if (!option) throw new Error(`${servico} does not go there`);
  return option;
};

describe('a review', () => {
  it('says of every service what the order costs with it, and its version', async () => {
    const { visitor, page, dearer } = await shown();
    expect(page.entregas.map(({ servico }) => servico)).toEqual(page.cotacao.fretes.map(({ id }) => id));
    for (const { servico, total } of page.entregas) {
      const { valor } = page.cotacao.fretes.find(({ id }) => id === servico) ?? { valor: -1 };
      expect(total.frete).toBe(valor);
      expect(total.valor).toBeCloseTo(page.carrinho.subtotal.valor + valor, 5);
      expect(total.vista).toBeCloseTo(page.carrinho.subtotal.descontoVista.valor + valor, 5);
    }
    expect(optionOf(page, page.servico)).toEqual({
      servico: page.servico,
      versao: page.versao,
      retirada: false,
      local: null,
      agenda: [],
      total: page.total,
    });
    const atOnce = ({ total: { parcelamento, valor } }: RevisaoPedido['entregas'][number]) =>
      expect(parcelamento[0]).toMatchObject({ parcelas: 1, valorTotal: valor });
    page.entregas.forEach(atOnce);
    await call(visitor, 'PUT', 'order/freight', { servico: dearer.servico });
    expect((await review(visitor)).versao).toBe(dearer.versao);
  });
});

describe('an order that names its delivery', () => {
  it('comes with it, whatever was chosen before', async () => {
    const { visitor, page, dearer } = await shown();
    const answer = await sendWith(visitor, dearer);
    expect(answer.status).toBe(200);
    const order: Pedido = await answer.json();
    expect(order.frete).toMatchObject({ servico: dearer.servico, valor: dearer.total.frete });
    expect(order.total.valor).toBe(dearer.total.valor);
    expect(dearer.total.valor).toBeGreaterThan(page.total.valor);
  });

  it('whose total is not the one that was shown is refused, and nothing is written', async () => {
    const { visitor, page, dearer } = await shown();
    const answer = await sendWith(visitor, { versao: page.versao, servico: dearer.servico });
    expect([answer.status, await orders(), await stockLeft()]).toEqual([409, [], STOCK]);
    expect((await sendWith(visitor, { versao: dearer.versao, servico: page.servico })).status).toBe(409);
  });

  it.each(['pombo', 'x'.repeat(100)])('that does not go there is refused: %s', async (servico) => {
    const { visitor, page } = await shown();
    const answer = await sendWith(visitor, { versao: page.versao, servico });
    expect([answer.status, await orders()]).toEqual([400, []]);
  });

  it('may leave it out: then it is the one that was chosen, else the cheapest', async () => {
    const { visitor, page, dearer } = await shown();
    await call(visitor, 'PUT', 'order/freight', { servico: dearer.servico });
    expect((await send(visitor, page.versao)).status).toBe(409);
    const order: Pedido = await (await send(visitor, dearer.versao)).json();
    expect(order.frete.servico).toBe(dearer.servico);
  });

  it('is not changed by what another tab chose meanwhile', async () => {
    const { visitor, page, dearer } = await shown();
    await call(visitor, 'PUT', 'order/freight', { servico: dearer.servico });
    const order: Pedido = await (await sendWith(visitor, page)).json();
    expect([order.frete.servico, order.total.valor]).toEqual([page.servico, page.total.valor]);
  });
});

describe('when the table of freight changes', () => {
  const rates = () => store.db.selectFrom('shipping_rates').select(['id', 'valor_base', 'prazo_dias']);
  const kept = { rows: [] as Awaited<ReturnType<ReturnType<typeof rates>['execute']>> };
  const setRates = async (service: string, columns: object) => {
    kept.rows = await rates().execute();
    await store.db.updateTable('shipping_rates').set(columns).where('service_id', '=', service).execute();
  };
  afterEach(async () => {
    for (const { id, ...columns } of kept.rows)
      await store.db.updateTable('shipping_rates').set(columns).where('id', '=', id).execute();
    kept.rows = [];
  });

  it.each([
    ['price', { valor_base: 7777 }],
    ['time', { prazo_dias: 44 }],
  ])('an order with the old %s of its service is refused', async (_, columns) => {
    const { visitor, dearer } = await shown();
    await setRates(dearer.servico, columns);
    expect([(await sendWith(visitor, dearer)).status, await orders()]).toEqual([409, []]);
    const now = optionOf(await review(visitor), dearer.servico);
    expect((await sendWith(visitor, now)).status).toBe(200);
  });

  it('a service that costs as much as the one that was shown is taken at once, but not at another time', async () => {
    const { visitor, page, dearer } = await shown();
    await setRates(page.servico, { valor_base: 1500, valor_kg: 0 });
    await store.db
      .updateTable('shipping_rates')
      .set({ valor_base: 1500, valor_kg: 0 })
      .where('service_id', '=', dearer.servico)
      .execute();
    const before = await review(visitor);
    const [one, other] = [page.servico, dearer.servico].map((servico) => optionOf(before, servico));
    if (!one || !other) throw new Error('no options');
    expect(one.total).toEqual(other.total);
    expect(one.versao).not.toBe(other.versao);
    await store.db
      .updateTable('shipping_rates')
      .set({ prazo_dias: 44 })
      .where('service_id', '=', other.servico)
      .execute();
    expect((await sendWith(visitor, { versao: one.versao, servico: other.servico })).status).toBe(409);
    const after = optionOf(await review(visitor), one.servico);
    const answer = await sendWith(visitor, { versao: after.versao, servico: other.servico });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as Pedido).frete.servico).toBe(other.servico);
  });
});

describe('the page of an order', () => {
  const gone = (servico: string, ativo: boolean) =>
    store.db.updateTable('shipping_services').set({ ativo }).where('id', '=', servico).execute();
  /** With the address of the account that the page ticks. */
  const sent = ({ enderecos }: RevisaoPedido, fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    const idEndereco = String(enderecos[0]?.id);
    for (const [name, value] of Object.entries({ idEndereco, ...fields })) form.set(name, value);
    return { typed: readCheckout(form), chave: fields.chave ?? '', versao: fields.versao ?? '' };
  };
  const shownForm = async () => {
    const { visitor, page: whole, dearer: other } = await shown();
    const page = await reviewOrder(visitor.api, { cep: '' });
    const dearer = page.entregas.find(({ servico }) => servico === other.servico) ?? other;
    return { visitor, page: { ...whole, versao: page.versao }, dearer };
  };

  it('names the delivery in the place of one that is gone, at the total it had shown too', async () => {
    const { visitor, page, dearer } = await shownForm();
    const label = page.cotacao.fretes.find(({ id }) => id === page.servico)?.label ?? '';
    await gone(dearer.servico, false);
    const { versao } = page;
    const fields = {
      chave: 'a form',
      versao,
      servico: dearer.servico,
      pagamento: 'combinar',
      observacao: '',
      termos: '1',
    };
    const outcome = await sendOrderForm(visitor.api, sent(page, fields)).finally(() =>
      gone(dearer.servico, true),
    );
    if (!('page' in outcome)) throw new Error('it was sent');
    expect(outcome.page.review.versao).toBe(versao);
    expect(outcome.page.problem).toMatch(/não está disponível/);
    expect(outcome.page.problem).toContain(`“${label}”`);
  });

  it('that comes back because its terms were not accepted says nothing of a delivery that stayed', async () => {
    const { visitor, page } = await shownForm();
    const { versao, servico } = page;
    const outcome = await sendOrderForm(visitor.api, sent(page, { chave: 'a form', versao, servico }));
    if (!('page' in outcome)) throw new Error('it was sent');
    expect(outcome.page.problem).toBeUndefined();
    expect(outcome.page.faults.termos).toBe(true);
  });
});
