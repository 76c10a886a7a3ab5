/** Letters about money, as the platform sends them. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endOfDay, plusBankDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { formatUntil } from '#lib/domain/kernel/dates.ts';
import { endOfBoleto } from '#lib/domain/payments/deadlines.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { bookDisputes } from '#lib/platform/payments/book-disputes.ts';
import { endCase } from '#lib/platform/payments/close-case.ts';
import { confirmCharge, undoConfirmation } from '#lib/platform/payments/confirm.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { DEMO } from '#lib/platform/payments/providers/demo.ts';
import { moveDispute } from '#lib/platform/payments/queries/disputes.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { dropMails, htmlMailsOf, mailsOf } from '../../support/mails.ts';
import { AUTHOR, openMoneyShop, PRICE, type TestMoneyShop } from '../../support/payments/shop.ts';

const DAY = 86_400_000;

let shop: TestMoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  expect(shop.store.failures).toEqual([]);
  await shop.clear();
  await dropMails(shop.store);
});
afterAll(() => shop.store.close());

/** One round of the platform; what it wrote, which is then forgotten. */
async function sent(): Promise<readonly string[]> {
  shop.store.platform.round();
  const mails = await mailsOf(shop.store);
  await dropMails(shop.store);
  return mails;
}

const by = () => ({ author: AUTHOR, now: shop.deps.now() });

it('a buyer gets the code, is told of a confirmation, and of one that was a mistake', async () => {
  const numero = await shop.order();
  const charge = await shop.pixByKey(numero, new Date(shop.deps.now().getTime() + DAY));
  await shop.inTrx((trx) => queueMails(trx, [{ assunto: 'pagamento-pix', sobre: numero }], shop.deps.now()));
  const [code = ''] = await sent();
  expect(code).toContain('To: bia@cliente.test');
  expect(code).toContain(charge.payload.copiaECola);
  expect(code).toContain('R$ 100,00');

  const sighting = {
    valor: PRICE,
    entryRef: '',
    at: shop.deps.now(),
    cause: 'confirmacao',
    ...by(),
  } as const;
  await shop.inTrx((trx) => confirmCharge(trx, shop.deps, charge, sighting));
  expect((await sent()).join()).toContain('foi confirmado');
  await shop.inTrx((trx) => undoConfirmation(trx, shop.deps, charge, by()));
  expect((await sent()).join()).toContain('por engano');
});

it('a letter about an order that was paid before it was written asks for no payment', async () => {
  const numero = await shop.order();
  const charge = await shop.pixByKey(numero, new Date(shop.deps.now().getTime() + DAY));
  const letter = () =>
    shop.inTrx((trx) => queueMails(trx, [{ assunto: 'pedido-recebido', sobre: numero }], shop.deps.now()));
  await letter();
  shop.store.platform.round();
  const [page = ''] = await htmlMailsOf(shop.store);
  expect(page).toMatch(/<html.*Falta o pagamento.*<a .*<\/html>/s);
  expect((await sent()).join()).toContain('Falta o pagamento');
  const sighting = {
    valor: PRICE,
    entryRef: '',
    at: shop.deps.now(),
    cause: 'confirmacao',
    ...by(),
  } as const;
  await shop.inTrx((trx) => confirmCharge(trx, shop.deps, charge, sighting));
  await sent();
  await letter();
  const [late = ''] = await sent();
  expect(late).toContain('O pagamento já está confirmado');
  expect(late).not.toContain('Falta o pagamento');
});

it.each([
  ['ganha', 'o pedido segue para o envio'],
  ['perdida', 'O valor voltou a quem pagou'],
] as const)(
  'a buyer is told of the end of a dispute (%s), and of none that is open',
  async (status, said) => {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    await shop.store.db
      .updateTable('orders')
      .set({ status: 'confirmado' })
      .where('numero', '=', numero)
      .execute();
    const { id } = await shop.store.db
      .insertInto('disputes')
      .values({
        ...{ charge_id: charge.id, provider: charge.provider, provider_ref: 'D1', kind: 'contestacao' },
        ...{ status: 'aberta', valor: PRICE, answer_by: null, created_at: shop.deps.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const letter = () =>
      shop.inTrx((trx) => queueMails(trx, [{ assunto: 'pagamento-disputa', sobre: id }], shop.deps.now()));
    await letter();
    expect((await sent()).join()).not.toContain('disputa');
    await shop.inTrx((trx) => moveDispute(trx, id, status));
    await letter();
    const mail = (await sent()).find((one) => one.includes('disputa')) ?? '';
    expect(mail).toContain('To: bia@cliente.test');
    expect(mail).toContain(said);
  },
);

it('an order that is cancelled while its payment is disputed is promised no money before its end', async () => {
  const numero = await shop.order();
  await shop.store.db
    .updateTable('orders')
    .set({ situacao_pagamento: 'contestado' })
    .where('numero', '=', numero)
    .execute();
  const letter = [{ assunto: 'pedido-cancelado', sobre: numero }];
  await shop.inTrx((trx) => queueMails(trx, letter, shop.deps.now()));
  const [mail = ''] = await sent();
  expect(mail).toContain('espera o fim dela');
  expect(mail).not.toContain('devolvemos o valor inteiro');
});

it('the shop is told how a dispute ended, and no more what to do until then', async () => {
  const numero = await shop.order();
  const charge = await shop.charge(numero);
  const about = { ref: 'D1', of: 'E1', amount: PRICE, at: shop.deps.now() };
  const told = async (state: 'aberta' | 'ganha') => {
    await shop.inTrx((trx) => bookDisputes(trx, charge, [{ ...about, state }], shop.deps.now()));
    return (await sent()).filter((mail) => mail.includes('/painel/pedidos/')).join();
  };
  expect(await told('aberta')).toContain('enquanto ela estiver aberta');
  const end = await told('ganha');
  expect(end).toContain('terminou a favor da loja.');
  expect(end).not.toContain('enquanto ela estiver aberta');
});

it('who paid another amount reads of it at once, and of neither amount in the other’s place', async () => {
  const numero = await shop.order();
  const charge = await shop.charge(numero);
  await shop.work();
  shop.standIn.pay(charge.ref, PRICE - 100);
  shop.later(60_000);
  await shop.work();
  const own = (await sent()).filter((mail) => mail.includes('To: bia@cliente.test'));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain('O pagamento de R$ 99,00');
  expect(own[0]).toContain('A cobrança era de R$ 100,00.');
  expect(own[0]).toContain('Não pague de novo');
});

it('who is refused after an analysis reads of it once and has a day for another way to pay', async () => {
  const numero = await shop.order();
  const charge = await shop.charge(numero);
  await shop.work();
  shop.standIn.set(charge.ref, 'analise');
  shop.later(60_000);
  await shop.work();
  shop.later(5 * 3_600_000);
  shop.standIn.set(charge.ref, 'recusada');
  await shop.work();
  const refused = shop.deps.now();
  const [mail = '', ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail).toContain('To: bia@cliente.test');
  expect(mail).toContain('não foi aprovado. Nada foi cobrado');
  expect(mail).toContain(formatUntil(new Date(refused.getTime() + DAY).toISOString()));
  shop.later(DAY - 3_600_000);
  await shop.work();
  expect(await shop.state(numero)).toMatchObject({ status: 'recebido', charges: ['recusada'] });
  shop.later(2 * 3_600_000);
  await shop.work();
  expect(await shop.state(numero)).toMatchObject({ status: 'cancelado' });
  expect((await sent()).join()).not.toContain('não foi aprovado');
});

it('who asked to cancel during an analysis reads of no refusal', async () => {
  const numero = await shop.order();
  const charge = await shop.charge(numero);
  await shop.work();
  shop.standIn.set(charge.ref, 'analise');
  shop.later(60_000);
  await shop.work();
  await shop.store.db
    .updateTable('orders')
    .set({ cancel_asked_at: shop.deps.now() })
    .where('numero', '=', numero)
    .execute();
  shop.later(3_600_000);
  shop.standIn.set(charge.ref, 'recusada');
  await shop.work();
  expect((await sent()).join()).not.toContain('não foi aprovado');
});

it('a code is not sent any more once it was paid', async () => {
  const numero = await shop.order();
  const charge = await shop.pixByKey(numero, new Date(shop.deps.now().getTime() + DAY));
  const letters = ['pagamento-pix', 'pagamento-lembrete'].map((assunto) => ({ assunto, sobre: numero }));
  await shop.inTrx((trx) => queueMails(trx, letters, shop.deps.now()));
  const sighting = {
    valor: PRICE,
    entryRef: '',
    at: shop.deps.now(),
    cause: 'confirmacao',
    ...by(),
  } as const;
  await shop.inTrx((trx) => confirmCharge(trx, shop.deps, charge, sighting));
  expect(await sent()).toHaveLength(1);
});

it('who has not paid yet is reminded once before the code ends, and nobody else', async () => {
  const ends = () => new Date(shop.deps.now().getTime() + 30 * 60_000);
  const waits = await shop.order();
  const charge = await shop.pixByKey(waits, ends());
  const paid = await shop.order();
  const other = await shop.pixByKey(paid, ends());
  shop.later(19 * 60_000);
  expect(await sent()).toEqual([]);
  const sighting = {
    valor: PRICE,
    entryRef: '',
    at: shop.deps.now(),
    cause: 'confirmacao',
    ...by(),
  } as const;
  await shop.inTrx((trx) => confirmCharge(trx, shop.deps, other, sighting));
  await sent();
  shop.later(60_000);
  const reminded = await sent();
  expect(reminded).toHaveLength(1);
  expect(reminded[0]).toContain(`O pedido ${waits} ainda aguarda o pagamento de R$ 100,00, até`);
  expect(reminded[0]).toContain(charge.payload.copiaECola);
  shop.later(60_000);
  expect(await sent()).toEqual([]);
});

it('the line of a boleto is sent as soon as it is there, and again on its last day', async () => {
  const numero = await shop.order({ pagamento: 'boleto' });
  const expiresAt = endOfBoleto(plusBankDays(shopDay(shop.deps.now()), 3));
  const { id } = await shop.charge(numero, { provider: DEMO, method: 'boleto', expiresAt });
  shop.store.platform.round();
  await shop.store.platform.settled();
  const { payload } = await shop.store.db
    .selectFrom('charges')
    .select('payload')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [line = ''] = await sent();
  expect(line).toContain(payload.linhaDigitavel);
  expect(line).toContain(payload.vencimento?.split('-').toReversed().join('/'));
  expect(await sent()).toEqual([]);
  shop.later(endOfDay(payload.vencimento ?? '').getTime() - shop.deps.now().getTime() - DAY / 2);
  expect((await sent()).join()).toContain(`O pedido ${numero} ainda aguarda o pagamento`);
  shop.later(DAY);
  expect(await sent()).toEqual([]);
});

it('a code that takes the place of another way is sent', async () => {
  const numero = await shop.order();
  const first = await shop.charge(numero, { provider: DEMO });
  await shop.inTrx((trx) => endPayments(trx, shop.deps, { numero }, { by: 'troca', ...by() }));
  expect(first.ordem).toBe(1);
  const second = await shop.pixByKey(numero, new Date(shop.deps.now().getTime() + DAY));
  const [code = ''] = await sent();
  expect(code).toContain(second.payload.copiaECola);
});

it('buyer and shop are told that an order ended unpaid', async () => {
  const numero = await shop.order({ pagamento: 'combinar' });
  await shop.store.db
    .updateTable('orders')
    .set({ pay_until: shop.deps.now() })
    .where('numero', '=', numero)
    .execute();
  const mails = await sent();
  expect(mails).toHaveLength(2);
  expect(mails.join()).toContain(`Ninguém pagou o pedido ${numero} no prazo`);
  expect(mails.join()).toContain('Nada foi cobrado');
});

it('the shop is told of a case, and the buyer of what went back', async () => {
  const numero = await shop.order();
  const charge = await shop.pixByKey(numero, new Date(shop.deps.now().getTime() + DAY));
  const sighting = {
    valor: PRICE - 10,
    entryRef: '',
    at: shop.deps.now(),
    cause: 'confirmacao',
    ...by(),
  } as const;
  await shop.inTrx((trx) => confirmCharge(trx, shop.deps, charge, sighting));
  const told = (await sent()).join();
  expect(told).toContain('Chegou um pagamento com outro valor');
  expect(told).toContain('R$ 99,90');
  const { id } = await shop.store.db.selectFrom('payment_cases').select('id').executeTakeFirstOrThrow();
  const closing = { outcome: 'devolvida', ref: 'E1', at: shop.deps.now(), note: '', ...by() } as const;
  await shop.inTrx((trx) => endCase(trx, shop.deps, { numero, id }, closing));
  expect((await sent()).join()).toContain('Devolvemos R$ 99,90');
  await expect(
    shop.inTrx((trx) => requestRefund(trx, shop.deps, numero, { causa: 'manual', ...by() })),
  ).rejects.toMatchObject({ status: 409 });
});

it('each return is told with its own amount, and late money by key too', async () => {
  const numero = await shop.order();
  const charge = await shop.charge(numero);
  await shop.work();
  shop.standIn.pay(charge.ref);
  shop.later(60_000);
  await shop.work();
  await sent();
  for (const valor of [1200, 3400])
    await shop.inTrx((trx) => requestRefund(trx, shop.deps, numero, { valor, causa: 'manual', ...by() }));
  await shop.work();
  const mails = await sent();
  expect(mails).toHaveLength(2);
  expect(mails.join()).toContain('Devolvemos R$ 12,00');
  expect(mails.join()).toContain('Devolvemos R$ 34,00');

  const other = await shop.order();
  const code = await shop.pixByKey(other, new Date(shop.deps.now().getTime() + DAY));
  await shop.step(other, 'cancelado');
  await sent();
  const sighting = {
    valor: PRICE,
    entryRef: '',
    at: shop.deps.now(),
    cause: 'confirmacao',
    ...by(),
  } as const;
  await shop.inTrx((trx) => confirmCharge(trx, shop.deps, code, sighting));
  const late = (await sent()).filter((mail) => mail.includes('bia@cliente.test'));
  expect(late).toHaveLength(1);
  expect(late[0]).toContain('Devolvemos o valor inteiro pelo banco');
  expect(late[0]).not.toContain('dois dias');
});

it('a buyer whose payment came while they cancelled is told that it goes back, and no guest is named', async () => {
  const numero = await shop.order();
  await shop.store.db.updateTable('orders').set({ convidado: true }).where('numero', '=', numero).execute();
  const charge = await shop.charge(numero);
  await shop.work();
  shop.standIn.pay(charge.ref);
  await shop.inTrx((trx) =>
    endPayments(trx, shop.deps, { numero }, { by: 'comprador', author: '', now: shop.deps.now() }),
  );
  await shop.work();
  shop.later(60_000);
  await shop.work();
  expect(await shop.state(numero)).toMatchObject({ status: 'cancelado' });
  const mails = (await sent()).filter((mail) => mail.includes('bia@cliente.test'));
  expect(mails.join()).not.toContain('nada será cobrado');
  expect(mails.join()).toContain('como você pediu');
  expect(mails.join()).not.toContain('Olá, Bia');
});
