/** The day an order is promised for: what the checkout showed is what the order keeps, until it is confirmed too late for it. */
import { afterEach, describe, expect, it } from 'vitest';
import { stepPanelOrder } from '#lib/api/panel-orders.ts';
import { getPanelSettings, saveSettingGroup } from '#lib/api/panel-settings.ts';
import { quoteProduct } from '#lib/api/shipment.ts';
import type { Pedido } from '#lib/contract/order.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  ordered,
  product,
  review,
  send,
  store,
} from '../support/openings/orders.ts';
import { staff } from '../support/staff.ts';

openOrders();
afterEach(() => dropMails(store));

/** As the clock of the shop shows it: UTC-3. */
const at = (time: string) => {
  store.clock.now = new Date(`${time}:00-03:00`);
};
const read = async (visitor: Awaited<ReturnType<typeof buyer>>, numero: number): Promise<Pedido> =>
  (await call(visitor, 'GET', `order/${numero}`)).json();
const confirm = async (numero: number) => {
  const { api } = await staff(store, 'administrador');
  await stepPanelOrder(api, numero, { situacao: 'confirmado', vista: 'recebido' });
};

describe('the day of a delivery', () => {
  it('is said by the calculator, counted from the moment of the question', async () => {
    const asked = { cep: '01310100', idProduto: product, idAtributoValor: 0, quantidade: 1 };
    const terms = async () =>
      (await quoteProduct(store.api(), asked)).fretes.map(({ id, prazo }) => [id, prazo]);
    at('2026-11-24T13:59');
    expect(await terms()).toEqual([
      ['economica', 'Chega até sexta, 27/11'],
      ['expressa', 'Chega até amanhã, quarta, 25/11'],
      ['motoboy', 'Chega hoje'],
      ['retirada', 'Pronto até amanhã, quarta, 25/11'],
    ]);
    at('2026-11-24T14:00');
    expect(await terms()).toEqual([
      ['economica', 'Chega até segunda, 30/11'],
      ['expressa', 'Chega até quinta, 26/11'],
      ['motoboy', 'Chega até amanhã, quarta, 25/11'],
      ['retirada', 'Pronto até quinta, 26/11'],
    ]);
  });

  it('is the order’s, in its page and its mails', async () => {
    at('2026-11-24T10:00');
    const visitor = await buyer();
    await fill(visitor, 1);
    const page = await review(visitor);
    expect(page.cotacao.confirmarAte).toBe('2026-11-24T17:00:00.000Z');
    const shown = page.cotacao.fretes.find(({ id }) => id === page.servico)?.prazo;
    const order: Pedido = await (await send(visitor, page.versao)).json();
    expect(order.frete.prazo).toBe(shown);
    expect(order.frete).toMatchObject({ dia: '2026-12-01', limite: '2026-11-24T17:00:00.000Z' });
    const mails = await mailsOf(store);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain('chega até terça, 01/12');
  });

  it('that is another one since the page was read is shown before anything is ordered', async () => {
    at('2026-11-24T13:59');
    const visitor = await buyer();
    await fill(visitor, 1);
    const before = await review(visitor);
    at('2026-11-24T14:01');
    expect((await send(visitor, before.versao)).status).toBe(409);
    const after = await review(visitor);
    expect(after.cotacao.fretes[0]?.prazo).toBe('Chega até quarta, 02/12');
    expect((await call(visitor, 'POST', 'order', form(after.versao, 'outra'))).status).toBe(200);
  });

  it('stays as it was promised when the order is confirmed in time', async () => {
    at('2026-11-24T10:00');
    const visitor = await buyer();
    const { numero } = await ordered(visitor, 1);
    at('2026-11-24T13:59');
    await confirm(numero);
    expect((await read(visitor, numero)).frete.dia).toBe('2026-12-01');
  });

  it('is counted again when the order is confirmed later, and the mail says the new one', async () => {
    at('2026-11-24T10:00');
    const visitor = await buyer();
    const { numero } = await ordered(visitor, 1);
    await dropMails(store);
    at('2026-11-26T15:00');
    await confirm(numero);
    expect((await read(visitor, numero)).frete).toMatchObject({
      dia: '2026-12-04',
      prazo: 'Chega até sexta, 04/12',
    });
    expect((await mailsOf(store)).join('\n')).toContain('chega até sexta, 04/12');
  });

  it('follows the days and the hour of the panel', async () => {
    at('2026-11-27T15:00');
    const { api } = await staff(store, 'administrador');
    const group = async () =>
      (await getPanelSettings(api)).grupos.find(({ grupo }) => grupo === 'entrega') ??
      Promise.reject(new Error('no group'));
    const before = await group();
    const save = async (valores: object) =>
      saveSettingGroup(api, { ...(await group()), valores: { ...before.valores, ...valores } });
    await save({ corte: 18, sabado: true });
    const visitor = await buyer();
    await fill(visitor, 1);
    const terms = (await review(visitor)).cotacao.fretes.map(({ prazo }) => prazo);
    // A Friday before the later cut-off; what is collected is ready on the Saturday, what is carried counts from Monday on.
    expect(terms).toEqual(['Chega até sexta, 04/12', 'Chega até terça, 01/12']);
    const here = { cep: '01310100', idProduto: product, idAtributoValor: 0, quantidade: 1 };
    const own = (await quoteProduct(store.api(), here)).fretes.slice(-2).map(({ prazo }) => prazo);
    expect(own).toEqual(['Chega hoje', 'Pronto até amanhã, sábado, 28/11']);
    const none = { segunda: false, terca: false, quarta: false, quinta: false, sexta: false };
    await expect(save({ ...none, sabado: false })).rejects.toMatchObject({ status: 400 });
    await save({});
  });
});
