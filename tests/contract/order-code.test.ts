/** All of an order in another browser: for the code that went to its buyer's address, and for nothing else. */
import { expect, it } from 'vitest';
import { getOpenOrder, getOrder, mailOrderCode, openOrderByCode } from '#lib/api/order.ts';
import { orderCode } from '#lib/platform/orders/order-code.ts';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { findOrder } from '#lib/platform/orders/queries/orders.ts';
import { boughtByGuest } from '../support/guest.ts';
import { mailsOf } from '../support/mails.ts';
import { openOrders, store } from '../support/openings/orders.ts';
import { SESSION_SECRET } from '../support/store.ts';

openOrders();

const secret = { sessionSecret: SESSION_SECRET };
async function linked() {
  const { numero } = await boughtByGuest(store.visitor());
  const code = async () => {
    const order = await findOrder(store.db, numero);
    return order ? orderCode(secret, order, store.clock.now) : '';
  };
  return { numero, code, token: orderToken(secret, { numero, link_version: 1 }) };
}
const refused = (status: number) => expect.objectContaining({ status });

it('a code shows the order to the browser that sends it, which gets another session by it', async () => {
  const { numero, token, code } = await linked();
  const elsewhere = store.visitor();
  await getOpenOrder(elsewhere.api, token);
  await expect(getOrder(elsewhere.api, String(numero))).rejects.toEqual(refused(401));
  await mailOrderCode(elsewhere.api, token);
  const typed = await code();
  const before = elsewhere.session();
  const shown = await openOrderByCode(elsewhere.api, token, `${typed.slice(0, 4)} ${typed.slice(4)}`);
  expect(shown).toMatchObject({ numero, comprador: { nome: 'Ana Souza' } });
  expect(elsewhere.session()).not.toBe(before);
  expect((await getOrder(elsewhere.api, String(numero))).numero).toBe(numero);
});

it('a code is good once, for its order, and for half an hour at most', async () => {
  const { token, code } = await linked();
  const other = await linked();
  const first = await code();
  await expect(openOrderByCode(store.visitor().api, other.token, first)).rejects.toEqual(refused(400));
  await openOrderByCode(store.visitor().api, token, first);
  await expect(openOrderByCode(store.visitor().api, token, first)).rejects.toEqual(refused(400));
  const next = await code();
  store.later(30 * 60_000);
  await expect(openOrderByCode(store.visitor().api, token, next)).rejects.toEqual(refused(400));
});

it('of several presses at once one opens the order', async () => {
  const { token, code } = await linked();
  const right = await code();
  const presses = await Promise.allSettled(
    [1, 2, 3].map(() => openOrderByCode(store.visitor().api, token, right)),
  );
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('five wrong codes, and the right one waits as well', async () => {
  const { token, code } = await linked();
  const thief = store.visitor();
  for (let tries = 0; tries < 5; tries += 1)
    await expect(openOrderByCode(thief.api, token, `0000000${tries}`)).rejects.toEqual(refused(400));
  await expect(openOrderByCode(thief.api, token, await code())).rejects.toEqual(refused(429));
});

it('goes to the address of the order alone', async () => {
  const { numero, token, code } = await linked();
  await mailOrderCode(store.visitor().api, token);
  await store.platform.settled();
  const right = await code();
  const mail = (await mailsOf(store)).findLast((one) => one.includes(`Código do pedido ${numero} `));
  expect(mail).toContain('ana@exemplo.test');
  expect(mail).toContain(`${right.slice(0, 4)} ${right.slice(4)}`);
});
