/** A step of an order that is taken back: what may be, what may not, and what its buyer has heard of it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { reviewOrder, sendOrder } from '#lib/api/order.ts';
import { addParcelState, getPanelOrder, stepPanelOrder, undoPanelStep } from '#lib/api/panel-orders.ts';
import { doneQuery, stepMarked, undoable, undoneQuery, undoSteps } from '#lib/server/panel/order-list.ts';
import { logIn, post } from '../support/accounts.ts';
import { dropMails } from '../support/mails.ts';
import { plainProduct } from '../support/plain-product.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let admin: Api;
let product: number;
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
});
beforeEach(async () => {
  await store.db.updateTable('products').set({ estoque: 50 }).where('id', '=', product).execute();
  ({ api: admin } = await staff(store, 'administrador'));
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('recent_writes').execute();
  await store.reset();
  await dropMails(store);
});
afterAll(() => store.close());

let key = 0;
async function order(): Promise<number> {
  const buyer = store.visitor();
  await logIn(buyer);
  await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] });
  const { versao } = await reviewOrder(buyer.api);
  key += 1;
  const form = { chave: `desfazer-${key}`, versao, pagamento: 'combinar', observacao: '' } as const;
  const { numero } = await sendOrder(buyer.api, form);
  await store.platform.settled();
  await store.db.deleteFrom('outbox').execute();
  return numero;
}
const WAY = ['recebido', 'confirmado', 'enviado', 'entregue'] as const;
type Step = Exclude<(typeof WAY)[number], 'recebido'>;
const go = async (numero: number, until: Step) => {
  for (const [place, situacao] of WAY.entries()) {
    const vista = WAY[place - 1];
    if (situacao === 'recebido' || vista === undefined) continue;
    await stepPanelOrder(admin, numero, { situacao, vista });
    if (situacao === until) break;
  }
  await store.platform.settled();
};
const statusOf = async (numero: number) => (await getPanelOrder(admin, String(numero))).pedido.status;

describe('a step that is taken back', () => {
  it.each(WAY.slice(1) as readonly Step[])('leads from %s to the step before, once', async (step) => {
    const numero = await order();
    await go(numero, step);
    const { situacao, avisado } = await undoPanelStep(admin, numero, step);
    expect([situacao, avisado]).toEqual([WAY[WAY.indexOf(step) - 1], true]);
    expect(await statusOf(numero)).toBe(situacao);
    await expect(undoPanelStep(admin, numero, step)).rejects.toMatchObject({ status: 409 });
    const again = await stepPanelOrder(admin, numero, { situacao: step, vista: situacao });
    expect(again.pedido.status).toBe(step);
  });

  it('takes a letter along that is not out, and the code that was typed with it', async () => {
    const numero = await order();
    await go(numero, 'confirmado');
    await stepPanelOrder(admin, numero, {
      situacao: 'enviado',
      vista: 'confirmado',
      rastreio: 'BR123456785BR',
    });
    await store.platform.settled();
    await store.db
      .updateTable('outbox')
      .set({ sent_at: null, tries: 0 })
      .where('assunto', '=', 'pedido-enviado')
      .execute();
    expect(await undoPanelStep(admin, numero, 'enviado')).toEqual({ situacao: 'confirmado', avisado: false });
    const left = store.db.selectFrom('outbox').select('id').where('assunto', '=', 'pedido-enviado');
    expect(await left.execute()).toEqual([]);
    expect((await getPanelOrder(admin, String(numero))).pedido.rastreio).toBe('');
  });

  it('is gone from what its buyer sees, and stands in the history of the panel', async () => {
    const numero = await order();
    await go(numero, 'enviado');
    await undoPanelStep(admin, numero, 'enviado');
    const { pedido, passos } = await getPanelOrder(admin, String(numero));
    expect(pedido.passos.map(({ status }) => status)).toEqual(['recebido', 'confirmado']);
    expect(passos.map(({ situacao }) => situacao)).toEqual(['confirmado', 'enviado', 'confirmado']);
  });

  it('makes the step before no newer, nor anybody’s who did not take it', async () => {
    const [old, automatic] = [await order(), await order()];
    await go(old, 'confirmado');
    await go(automatic, 'confirmado');
    await store.db.updateTable('order_steps').set({ author: '' }).where('numero', '=', automatic).execute();
    await store.later(30 * 60_000 + 1);
    ({ api: admin } = await staff(store, 'administrador'));
    for (const numero of [old, automatic]) {
      await stepPanelOrder(admin, numero, { situacao: 'enviado', vista: 'confirmado' });
      await undoPanelStep(admin, numero, 'enviado');
      await expect(undoPanelStep(admin, numero, 'confirmado')).rejects.toMatchObject({ status: 409 });
    }
  });

  it('holds an order on that waits to be paid again', async () => {
    const numero = await order();
    await go(numero, 'confirmado');
    await store.db
      .updateTable('orders')
      .set({ pay_until: store.clock.now })
      .where('numero', '=', numero)
      .execute();
    await undoPanelStep(admin, numero, 'confirmado');
    const { pay_until } = await store.db
      .selectFrom('orders')
      .select('pay_until')
      .where('numero', '=', numero)
      .executeTakeFirstOrThrow();
    expect(pay_until?.getTime()).toBeGreaterThan(store.clock.now.getTime());
  });

  it.each([
    ['half an hour later', async () => store.later(30 * 60_000 + 1)],
    [
      'once a carrier has said something',
      async (numero: number) =>
        addParcelState(admin, numero, { estado: 'postado', em: '', local: '', detalhe: '' }),
    ],
    [
      'once its payment has come',
      async (numero: number) =>
        store.db.updateTable('order_steps').set({ author: '' }).where('numero', '=', numero).execute(),
    ],
  ])('is refused %s', async (_, happens) => {
    const numero = await order();
    await go(numero, 'enviado');
    await happens(numero);
    ({ api: admin } = await staff(store, 'administrador'));
    await expect(undoPanelStep(admin, numero, 'enviado')).rejects.toMatchObject({ status: 409 });
    expect(await statusOf(numero)).toBe('enviado');
  });

  it('is refused of a paid order, of a cancelled one, of none, and to marketing', async () => {
    const numero = await order();
    await go(numero, 'confirmado');
    await store.db
      .updateTable('orders')
      .set({ situacao_pagamento: 'pago' })
      .where('numero', '=', numero)
      .execute();
    await expect(undoPanelStep(admin, numero, 'confirmado')).rejects.toMatchObject({ status: 409 });
    await stepPanelOrder(admin, numero, { situacao: 'cancelado', vista: 'confirmado' });
    await expect(undoPanelStep(admin, numero, 'cancelado')).rejects.toMatchObject({ status: 409 });
    await expect(undoPanelStep(admin, 999_999, 'enviado')).rejects.toMatchObject({ status: 404 });
    const { api } = await staff(store, 'marketing');
    await expect(undoPanelStep(api, numero, 'enviado')).rejects.toMatchObject({ status: 403 });
  });
});

it('the list takes several back by the press that follows, and names whom it cannot', async () => {
  const [one, two] = [await order(), await order()];
  const form = (entries: readonly (readonly [string, string])[]) => {
    const posted = new FormData();
    for (const [name, value] of entries) posted.append(name, value);
    return posted;
  };
  const stepped = await stepMarked(
    admin,
    form([
      ['pedido', `${one}:recebido`],
      ['pedido', `${two}:recebido`],
      ['passo', 'confirmado'],
      ['confirmo', 'sim'],
    ]),
  );
  await store.platform.settled();
  const url = new URL(`https://x.test/painel/pedidos?${new URLSearchParams(doneQuery(stepped.done))}`);
  expect(undoable(url)).toEqual([
    { numero: one, vista: 'confirmado' },
    { numero: two, vista: 'confirmado' },
  ]);
  await stepPanelOrder(admin, two, { situacao: 'enviado', vista: 'confirmado' });
  const both = form([
    ['feito', `${one}:confirmado`],
    ['feito', `${two}:confirmado`],
  ]);
  expect(await undoSteps(admin, both)).toEqual({
    problem: expect.stringMatching(new RegExp(`^1 pedido voltou .* Pedido ${two}: `)),
  });
  expect(await Promise.all([statusOf(one), statusOf(two)])).toEqual(['recebido', 'enviado']);
  expect(undoneQuery({ undone: 1, told: 1 })).toEqual({ aviso: 'desfeitos-1-1' });
  expect(await undoSteps(admin, form([]))).toHaveProperty('problem');
});
