/** Several buyers of one company: invited by a link; an order above the limit of its buyer waits for the company. */
import { describe, expect, it } from 'vitest';
import type { Aprovacao } from '#lib/contract/approval.ts';
import type { CompradoresEmpresa } from '#lib/contract/company-buyers.ts';
import type { Pedido } from '#lib/contract/order.ts';
import { person } from '../support/accounts.ts';
import { mailsOf } from '../support/mails.ts';
import { ana, company, companyOpening } from '../support/openings/company.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  orders,
  review,
  STOCK,
  stockLeft,
  store,
} from '../support/openings/orders.ts';
import type { Visitor } from '../support/store.ts';

const DAY = 86_400_000;

openOrders();
const { ask, asked, idOf, invite, join, linkFor, switchOn, total } = companyOpening();

describe('an invitation', () => {
  it('is answered in the same words whether or not the address has an account', async () => {
    const known = await invite(company, person('cliente').email);
    const unknown = await invite(company, 'ninguem@exemplo.com.br');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const { convites, compradores }: CompradoresEmpresa = await unknown.json();
    expect([convites.map(({ email }) => email).toSorted(), compradores]).toEqual([
      [person('cliente').email, 'ninguem@exemplo.com.br'],
      [],
    ]);
    await store.platform.settled();
    const mails = (await mailsOf(store)).map((mail) => mail.replaceAll(/convite\/[\w-]+/g, 'convite/…'));
    expect(mails).toHaveLength(2);
  });

  it('makes the account of its address a buyer, once', async () => {
    await invite(company, person('cliente').email, 150);
    const token = await linkFor(person('cliente').email);
    const seen = await (await call(ana, 'GET', `company-invitation/${token}`)).json();
    expect(seen).toMatchObject({ aceitavel: true, email: expect.stringMatching(/^c\*\*\*@/) });
    const joined: CompradoresEmpresa = await (await call(ana, 'POST', `company-invitation/${token}`)).json();
    expect(joined).toMatchObject({ papel: 'comprador', empresa: { limite: 150 } });
    // What the menu of the account goes by.
    const user = async (visitor: Visitor) => (await visitor.fetch('/api/v2/front/checkout/user')).json();
    expect(await user(ana)).toMatchObject({ compraPorEmpresa: true });
    expect(await user(company)).not.toHaveProperty('compraPorEmpresa');
    expect((await call(ana, 'POST', `company-invitation/${token}`)).status).toBe(404);
    const { compradores }: CompradoresEmpresa = await (await call(company, 'GET', 'account/buyers')).json();
    expect(compradores).toMatchObject([{ email: person('cliente').email, limite: 150 }]);
  });

  it('is good for no other account, for none that is not logged in, and not after its term', async () => {
    await invite(company, person('cliente').email);
    const token = await linkFor(person('cliente').email);
    const other = await buyer('vendas');
    const statuses = async (visitor: Visitor) => [
      (await call(visitor, 'GET', `company-invitation/${token}`)).status,
      (await call(visitor, 'POST', `company-invitation/${token}`)).status,
    ];
    expect(await statuses(other)).toEqual([200, 403]);
    expect(await statuses(store.visitor())).toEqual([200, 401]);
    expect((await (await call(other, 'GET', `company-invitation/${token}`)).json()).aceitavel).toBe(false);
    store.later(6.9 * DAY);
    expect((await call(company, 'GET', `company-invitation/${token}`)).status).toBe(200);
    store.later(0.2 * DAY);
    expect((await call(company, 'GET', `company-invitation/${token}`)).status).toBe(404);
  });

  it('is sent by companies alone, and where the shop has it', async () => {
    expect((await invite(ana, 'alguem@exemplo.com.br')).status).toBe(403);
    expect((await invite(company, person('empresa').email)).status).toBe(400);
    await join(company, ana);
    expect((await invite(company, person('cliente').email)).status).toBe(409);
    await switchOn(false);
    expect((await invite(company, 'alguem@exemplo.com.br')).status).toBe(404);
    expect(await (await call(ana, 'GET', 'account/buyers')).json()).toMatchObject({
      oferecido: false,
      papel: 'nenhum',
    });
  });

  it('does not bind an account that buys for another company, nor one with buyers of its own', async () => {
    await join(company, ana);
    const other = await buyer('revenda');
    await invite(other, person('cliente').email);
    const token = await linkFor(person('cliente').email);
    expect((await call(ana, 'POST', `company-invitation/${token}`)).status).toBe(409);
    await invite(other, person('empresa').email);
    const toCompany = await linkFor(person('empresa').email);
    expect((await call(company, 'POST', `company-invitation/${toCompany}`)).status).toBe(409);
  });
});

describe('an order of a buyer', () => {
  it('within the limit is the order of the company at once, and its buyer sees it', async () => {
    await join(company, ana, 1000);
    await fill(ana, 2);
    const shown = await review(ana);
    expect(shown.aprovacao).toMatchObject({ limite: 1000, precisa: false });
    expect(shown.comprador?.documento).toBe(person('empresa').cpf_cnpj);
    const sent = await call(ana, 'POST', 'order', form(shown.versao));
    expect(sent.status).toBe(200);
    const order: Pedido = await sent.json();
    expect(order).toMatchObject({ solicitante: person('cliente').nome_razao, aprovador: '' });
    expect(await orders()).toMatchObject([{ user_id: await idOf('empresa') }]);
    expect((await call(company, 'GET', `order/${order.numero}`)).status).toBe(200);
    const { pedidos } = await (await call(ana, 'GET', 'orders')).json();
    expect(pedidos).toMatchObject([{ numero: order.numero }]);
  });

  it('above the limit is refused as an order, by a centavo, and waits: nothing is charged, no stock leaves', async () => {
    await join(company, ana, 100_000);
    await fill(ana, 2);
    const whole = await total(ana);
    const limited = async (limite: number) => {
      await store.db.updateTable('company_buyers').set({ limite }).execute();
      return (await call(ana, 'POST', 'order', form((await review(ana)).versao, `limit-${limite}`))).status;
    };
    expect(await limited(whole - 1)).toBe(409);
    expect(await orders()).toEqual([]);
    const approval = await asked(ana);
    expect(approval).toMatchObject({ situacao: 'aguarda', papel: 'comprador', pedido: null });
    expect(approval.total.valor).toBeCloseTo(whole / 100);
    expect([await orders(), await stockLeft(), (await review(ana)).carrinho.itens]).toEqual([[], STOCK, []]);
    await fill(ana, 2);
    expect(await limited(whole)).toBe(200);
  });

  it('is asked for once, however often its form is sent', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { versao } = await review(ana);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(ana, versao)));
    const numbers = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Aprovacao).numero),
    );
    expect([answers.map(({ status }) => status), new Set(numbers).size]).toEqual([Array(6).fill(200), 1]);
    expect((await ask(ana, versao, { observacao: 'outra' })).status).toBe(409);
  });

  it('is not asked for by somebody who buys for nobody, nor at a total that was not shown', async () => {
    await fill(ana, 2);
    expect((await ask(ana, (await review(ana)).versao)).status).toBe(403);
    const { versao } = await review(ana);
    await join(company, ana);
    expect((await ask(ana, versao)).status).toBe(409);
  });
});
