/** An order that is collected at the shop is told so in every word. */
import { expect, it } from 'vitest';
import { stepPanelOrder } from '#lib/api/panel-orders.ts';
import { boughtByGuest, guestBody, guestReview } from '../support/guest.ts';
import { mailsOf } from '../support/mails.ts';
import { call, fill, openOrders, store } from '../support/openings/orders.ts';
import { staff } from '../support/staff.ts';

openOrders();

it('its letters say that it is ready and that it was collected', async () => {
  const visitor = store.visitor();
  await fill(visitor, 1);
  const { entregas } = await guestReview(visitor);
  const pickup = entregas.find(({ servico }) => servico === 'retirada');
  const body = guestBody(pickup?.versao ?? '', { servico: 'retirada' });
  const order = await (await call(visitor, 'POST', 'order', body)).json();
  expect(order.retirada).toBe(true);
  const { api } = await staff(store, 'administrador');
  for (const [situacao, vista] of [
    ['confirmado', 'recebido'],
    ['enviado', 'confirmado'],
    ['entregue', 'enviado'],
  ] as const)
    await stepPanelOrder(api, order.numero, { situacao, vista });
  const letters = (await mailsOf(store)).filter((mail) => mail.includes('To: ana@exemplo.test'));
  expect(letters.map((mail) => /Subject: (.*)/.exec(mail)?.[1])).toEqual([
    expect.stringContaining(`Pedido ${order.numero} recebido`),
    expect.stringContaining(`Pedido ${order.numero} confirmado`),
    expect.stringContaining(`Pedido ${order.numero} pronto para retirar`),
    expect.stringContaining(`Pedido ${order.numero} retirado`),
    expect.anything(),
  ]);
  expect(letters[2]).toContain('Endereço: ');
  expect(letters.join('')).not.toMatch(/foi enviado|para o envio|prazo de entrega/);
});

it('any other is none', async () => {
  expect((await boughtByGuest(store.visitor())).retirada).toBe(false);
});
