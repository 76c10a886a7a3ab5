/** Who collects an order as a person is asked for no address; a company and a boleto need one. */
import { expect, it } from 'vitest';
import { answerOrderPage } from '#lib/server/cart/order-page.ts';
import { EVERYBODY } from '#lib/server/page/visitor.ts';
import { GUEST, guestBody, guestReview } from '../support/guest.ts';
import { mailsOf } from '../support/mails.ts';
import { call, fill, openOrders, orders, store } from '../support/openings/orders.ts';
import type { Visitor } from '../support/store.ts';

openOrders();

const CEP = '01310-100';
const COMPANY = { ...GUEST, documento: '11.222.333/0001-81' };

async function collected(visitor: Visitor, change: object = {}): Promise<Response> {
  await fill(visitor, 1);
  const { entregas } = await guestReview(visitor);
  const { versao = '' } = entregas.find(({ servico }) => servico === 'retirada') ?? {};
  const body = guestBody(versao, { servico: 'retirada', endereco: { cep: CEP }, ...change });
  return call(visitor, 'POST', 'order', body);
}

const sentence = async (answer: Response) => JSON.stringify(await answer.json());

it('an order of a person is collected with a postal code alone, and its letters print what is known', async () => {
  const visitor = store.visitor();
  const answer = await collected(visitor);
  expect(answer.status).toBe(200);
  const { endereco, numero } = await answer.json();
  expect(endereco).toEqual({
    ...{ cep: '01310100', cidade: 'São Paulo', uf: 'SP' },
    ...{ logradouro: '', numero: '', complemento: '', bairro: '' },
  });
  const letters = (await mailsOf(store)).join('\n');
  expect(letters).toContain('Endereço do comprador: São Paulo - SP, CEP 01310-100');
  expect(letters).not.toMatch(/undefined|: ,|, ,/);
  // An account made of it has no address yet.
  expect((await call(visitor, 'POST', `order/${numero}/account`)).status).toBe(200);
  await store.platform.settled();
  const token = /cadastro\?confirmar=([\w-]+)/.exec((await mailsOf(store)).join('\n'))?.[1];
  const owner = store.visitor();
  const senha = 'sete cabos bem longos';
  expect((await call(owner, 'POST', 'account/confirm', { token, senha })).status).toBe(200);
  expect(await (await call(owner, 'GET', 'account/addresses')).json()).toEqual({ enderecos: [] });
});

it('a delivery, a company and a boleto are refused without an address, in words', async () => {
  const visitor = store.visitor();
  const company = await collected(visitor, { comprador: COMPANY });
  expect([company.status, await sentence(company)]).toEqual([400, expect.stringContaining('nota fiscal')]);
  const boleto = await collected(visitor, { pagamento: 'boleto' });
  expect([boleto.status, await sentence(boleto)]).toEqual([400, expect.stringContaining('O boleto leva')]);
  const { entregas } = await guestReview(visitor);
  const sent = entregas.find(({ retirada }) => !retirada);
  const body = guestBody(sent?.versao ?? '', { servico: sent?.servico, endereco: { cep: CEP } });
  const delivered = await call(visitor, 'POST', 'order', body);
  expect([delivered.status, await sentence(delivered)]).toEqual([
    400,
    expect.stringContaining('rua, número'),
  ]);
  // A part of an address is neither of the two.
  const part = await collected(visitor, { endereco: { cep: CEP, logradouro: 'Avenida Paulista' } });
  expect(part.status).toBe(400);
  const abroad = await collected(visitor, { endereco: { cep: '00000-000' } });
  expect(abroad.status).toBe(400);
  expect(await orders()).toEqual([]);
});

async function formOf(visitor: Visitor, change: Readonly<Record<string, string>>): Promise<FormData> {
  await fill(visitor, 1);
  const { entregas } = await guestReview(visitor);
  const { versao = '' } = entregas.find(({ servico }) => servico === 'retirada') ?? {};
  const { nome: nomeCompleto, ...guest } = GUEST;
  const typed = {
    ...{ ...guest, nomeCompleto, cep: CEP, logradouro: 'Avenida Paulista', uf: 'SP', termos: '1' },
    ...{ acao: 'enviar', chave: `chave-${change.documento ?? ''}`, servico: 'retirada' },
    ...{ 'versao.retirada': versao, 'retirada.retirada': '1', pagamento: 'combinar', ...change },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return form;
}

async function answered(visitor: Visitor, form: FormData) {
  const { api } = visitor;
  return answerOrderPage({ api, sessionApi: () => api, visitor: { ...EVERYBODY, hasSession: true } }, form);
}

it('the form of the checkout asks a company that collects for its address, and a person not', async () => {
  const company = store.visitor();
  const refused = await answered(company, await formOf(company, { documento: COMPANY.documento }));
  expect(refused).toMatchObject({
    page: { faults: { endereco: { numero: 'missing', bairro: 'missing', cidade: 'missing' } } },
  });
  const visitor = store.visitor();
  const boleto = await answered(visitor, await formOf(visitor, { pagamento: 'boleto' }));
  expect(boleto).toMatchObject({ page: { faults: { endereco: { numero: 'missing' } } } });
  const noCep = await answered(visitor, await formOf(visitor, { cep: '' }));
  expect(noCep).toMatchObject({ page: { faults: { endereco: { cep: 'missing' } } } });
  const sent = await answered(visitor, await formOf(visitor, {}));
  expect(sent).toMatchObject({ path: expect.stringContaining('aviso=enviado') });
  // Neither did what was half typed stay.
  const [order] = await store.db.selectFrom('orders').select('endereco').execute();
  expect(order?.endereco).toMatchObject({ cep: '01310100', logradouro: '', uf: 'SP' });
});
