/** What a person notes of a return made at the bank: its day stands between the payment's and today, its name is new. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import {
  closePaymentCase,
  confirmPayment,
  getCases,
  getOrderPayments,
  refundOrder,
} from '#lib/api/panel-order-payments.ts';
import { getClosing } from '#lib/api/panel-statements.ts';
import { plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { endAfterBankDays } from '#lib/domain/payments/deadlines.ts';
import { answerPayment } from '#lib/server/panel/order-payments.ts';
import { openMoneyShop, PRICE, type TestMoneyShop } from '../../support/payments/shop.ts';
import { staff } from '../../support/staff.ts';

let shop: TestMoneyShop;
let owner: Api;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  expect(shop.store.failures).toEqual([]);
  await shop.clear();
});
afterAll(() => shop.store.close());

/** By a code of the key, confirmed by a person. */
async function paid() {
  ({ api: owner } = await staff(shop.store, 'administrador'));
  const numero = await shop.order();
  const { id } = await shop.pixByKey(numero, endAfterBankDays(shop.deps.now(), 1));
  const { revisao } = await getOrderPayments(owner, numero);
  await confirmPayment(owner, numero, id, { revisao, valor: 0, identificacao: '' });
  return { numero, day: shopDay(shop.deps.now()) };
}
async function giveBack(numero: number, { valor = PRICE / 100, identificacao = '', em = '' }) {
  const { revisao } = await getOrderPayments(owner, numero);
  return refundOrder(owner, numero, { revisao, valor, motivo: 'combinado', identificacao, em });
}
async function promised(numero: number, valor = PRICE / 100): Promise<number> {
  await giveBack(numero, { valor });
  return (await getCases(owner, { situacao: 'abertos' })).casos[0]?.id ?? 0;
}
const close = (id: number, em: string, identificacao = 'D1') =>
  closePaymentCase(owner, id, { desfecho: 'devolvida', identificacao, em, nota: '' });
const given = async (day: string) => (await getClosing(owner, { de: day, ate: day })).total.devolvido;
const WORDS = /não pode ser antes do pagamento, de \d{2}\/\d{2}\/\d{4}/;

describe('the day of a return', () => {
  it('is none before its payment and none to come, in the call and in the form of a case', async () => {
    const { numero, day } = await paid();
    const id = await promised(numero);
    shop.later(2 * 24 * 3_600_000);
    ({ api: owner } = await staff(shop.store, 'administrador'));
    for (const early of ['2020-01-01', plusDays(day, -1)])
      await expect(close(id, early)).rejects.toMatchObject({
        status: 400,
        serverText: expect.stringMatching(WORDS),
      });
    await expect(close(id, plusDays(day, 3))).rejects.toMatchObject({ status: 400 });
    const form = new FormData();
    const fields = { ato: 'caso-devolvida', alvo: String(id), identificacao: 'D1', em: '2020-01-01' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    expect(await answerPayment(owner, '/painel/pagamentos', 0, form)).toMatchObject({
      status: 422,
      problems: { em: expect.stringMatching(WORDS) },
    });
    await close(id, day);
    expect([await given('2020-01-01'), await given(day)]).toEqual([0, PRICE]);
  });

  it('is none before its payment where somebody gave back by hand, and nothing is promised then', async () => {
    const { numero, day } = await paid();
    const made = { identificacao: 'D2', em: plusDays(day, -1) };
    await expect(giveBack(numero, made)).rejects.toMatchObject({
      status: 400,
      serverText: expect.stringMatching(WORDS),
    });
    expect((await getOrderPayments(owner, numero)).casos).toEqual([]);
    await giveBack(numero, { ...made, em: day });
    expect(await given(day)).toBe(PRICE);
  });
});

it('a return is one, however its identification is typed', async () => {
  const { numero, day } = await paid();
  const half = PRICE / 200;
  await giveBack(numero, { valor: half, identificacao: 'D1a', em: day });
  await expect(giveBack(numero, { valor: half, identificacao: ' d1A ', em: day })).rejects.toMatchObject({
    status: 409,
  });
  const id = await promised(numero, half);
  await expect(close(id, day, 'D1A')).rejects.toMatchObject({ status: 409 });
  expect(await given(day)).toBe(PRICE / 2);
  await close(id, day, 'D1b');
  expect(await given(day)).toBe(PRICE);
});
