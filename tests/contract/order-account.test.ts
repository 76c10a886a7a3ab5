/** An account made of a guest's order, by one press on its page. */
import { describe, expect, it } from 'vitest';
import { boughtByGuest, GUEST } from '../support/guest.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { buyer, call, openOrders, ordered, store } from '../support/openings/orders.ts';
import type { Visitor } from '../support/store.ts';

openOrders();

const SENHA = 'sete cabos bem longos';
const ADDRESS = GUEST.email.toLowerCase();

/** The mails that the press led to. */
async function mailsAfter(visitor: Visitor, numero: number): Promise<readonly string[]> {
  await store.platform.settled();
  await dropMails(store);
  expect((await call(visitor, 'POST', `order/${numero}/account`)).status).toBe(200);
  await store.platform.settled();
  return mailsOf(store);
}
const tokenIn = (mail = '') => /cadastro\?confirmar=([\w-]+)&senha=nova/.exec(mail)?.[1] ?? '';
const confirm = (token: string, senha = SENHA, visitor = store.visitor()) =>
  call(visitor, 'POST', 'account/confirm', { token, senha });
const account = () =>
  store.db
    .selectFrom('users as u')
    .innerJoin('addresses as a', 'a.user_id', 'u.id')
    .select(['u.id', 'u.nome_razao', 'u.cpf_cnpj', 'u.celular', 'u.inscricao_estadual', 'u.optin', 'a.cep'])
    .where('u.email', '=', ADDRESS)
    .execute();

describe('an account made of an order', () => {
  it('has its data and its order, and the password that its mailbox chooses', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    const [mail = '', ...more] = await mailsAfter(visitor, numero);
    expect(more).toEqual([]);
    expect(mail).toMatch(/^To: ana@exemplo\.test\r$/im);
    expect(await account()).toEqual([]);
    expect((await confirm(tokenIn(mail), '')).status).toBe(400);
    expect((await confirm(tokenIn(mail), '12345678')).status).toBe(400);
    const owner = store.visitor();
    expect((await confirm(tokenIn(mail), SENHA, owner)).status).toBe(200);
    expect(await account()).toMatchObject([
      {
        nome_razao: 'Ana Souza',
        cpf_cnpj: '52998224725',
        celular: '11987654321',
        optin: false,
        cep: '01310100',
      },
    ]);
    expect((await call(owner, 'GET', `order/${numero}`)).status).toBe(200);
    expect((await confirm(tokenIn(mail))).status).toBe(400);
  });

  it('of a company that pays no ICMS says so', async () => {
    const visitor = store.visitor();
    const comprador = { ...GUEST, documento: '11.222.333/0001-81', inscricaoEstadual: '' };
    const { numero } = await boughtByGuest(visitor, { comprador });
    const [mail = ''] = await mailsAfter(visitor, numero);
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    expect(await account()).toMatchObject([
      { cpf_cnpj: '11222333000181', inscricao_estadual: 'NÃO CONTRIBUINTE' },
    ]);
  });

  it('mails an address five times without a pause, and says nothing about it', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    await store.platform.settled();
    await dropMails(store);
    for (let press = 0; press < 6; press += 1) {
      expect((await call(visitor, 'POST', `order/${numero}/account`)).status).toBe(200);
      await store.platform.settled();
    }
    expect((await mailsOf(store)).filter((mail) => tokenIn(mail) !== '')).toHaveLength(5);
  });

  it('is not told apart from one that is there: its owner is mailed, and it stays as it is', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor, { comprador: { ...GUEST, email: 'cliente@demo.test' } });
    const [mail = '', ...more] = await mailsAfter(visitor, numero);
    expect([more, tokenIn(mail)]).toEqual([[], '']);
    expect(mail).toContain('/checkout/acesso');
  });

  it('is for the session that sent the order alone, and for nobody who is logged in', async () => {
    const { numero } = await boughtByGuest(store.visitor());
    expect((await call(store.visitor(), 'POST', `order/${numero}/account`)).status).toBe(401);
    const customer = await buyer();
    expect((await call(customer, 'POST', `order/${numero}/account`)).status).toBe(404);
    const own = await ordered(customer);
    expect((await call(customer, 'POST', `order/${own.numero}/account`)).status).toBe(404);
  });
});
