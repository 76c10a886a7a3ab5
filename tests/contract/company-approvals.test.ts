/** What a company is asked to approve: by whom, until when, at which price, once; and what is left of it when accounts go. */

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Aprovacao } from '#lib/contract/approval.ts';
import type { Pedido } from '#lib/contract/order.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { deleteAccount } from '#lib/platform/privacy/queries/delete-account.ts';
import { person } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { ana, company, companyOpening } from '../support/openings/company.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  orders,
  product,
  review,
  STOCK,
  stockLeft,
  store,
} from '../support/openings/orders.ts';
import type { TestStore, Visitor } from '../support/store.ts';

const DAY = 86_400_000;

openOrders();
const { asked, decide, idOf, join, switchOn } = companyOpening();

describe('an approval', () => {
  it('makes the order of the company, at the held prices, and tells both', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero, total: held } = await asked(ana, { pedidoCompra: 'OC-77' });
    await store.db.updateTable('products').set({ preco_por: 19_990 }).where('id', '=', product).execute();
    await store.platform.settled();
    await dropMails(store);
    const approved: Aprovacao = await (await decide(company, numero, 'approve')).json();
    expect(approved).toMatchObject({ situacao: 'aprovada', papel: 'aprovador' });
    const order: Pedido = await (await call(ana, 'GET', `order/${approved.pedido}`)).json();
    expect(order).toMatchObject({
      pedidoCompra: 'OC-77',
      solicitante: person('cliente').nome_razao,
      aprovador: person('empresa').nome_razao,
      total: { valor: held.valor },
      descontos: [{ nome: `Preço do pedido de aprovação ${numero}` }],
    });
    expect([await orders(), await stockLeft()]).toMatchObject([
      [{ user_id: await idOf('empresa') }],
      STOCK - 2,
    ]);
    await store.platform.settled();
    const all = await mailsOf(store);
    const toAna = all.filter((mail) => mail.includes(`To: ${person('cliente').email}`));
    expect(toAna).toEqual([expect.stringContaining('OC-77')]);
    const mails = all.join('\n\n');
    expect(mails).toContain(`To: ${person('empresa').email}`);
    // The company's name ends in a full stop, and is followed by no second one.
    expect(mails.replaceAll('=\r\n', '')).not.toContain('Ltda..');
  });

  it('charges less where a price has fallen', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero, total: held } = await asked(ana);
    await store.db.updateTable('products').set({ preco_por: 5000 }).where('id', '=', product).execute();
    const { pedido }: Aprovacao = await (await decide(company, numero, 'approve')).json();
    const order: Pedido = await (await call(company, 'GET', `order/${pedido}`)).json();
    expect(order.total.valor).toBeLessThan(held.valor);
  });

  it('given twenty times at once makes one order', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await asked(ana);
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(company, numero, 'approve')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const numbers = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Aprovacao).pedido),
    );
    expect([new Set(numbers).size, (await orders()).length, await stockLeft()]).toEqual([1, 1, STOCK - 2]);
    expect((await decide(company, numero, 'refuse')).status).toBe(409);
  });

  it('and a refusal at once: one of them counts', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await asked(ana);
    const [yes, no] = await Promise.all([
      decide(company, numero, 'approve'),
      decide(company, numero, 'refuse'),
    ]);
    expect([yes.status, no.status].toSorted()).toEqual([200, 409]);
    expect(await orders()).toHaveLength(yes.status === 200 ? 1 : 0);
  });

  it('is given by the company alone: not by who asked, a stranger, another buyer, or nobody', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await asked(ana);
    const stranger = await buyer('revenda');
    const statuses = async (visitor: Visitor) => [
      (await call(visitor, 'GET', `approvals/${numero}`)).status,
      (await decide(visitor, numero, 'approve')).status,
      (await decide(visitor, numero, 'refuse')).status,
    ];
    expect(await statuses(ana)).toEqual([200, 403, 403]);
    expect(await statuses(stranger)).toEqual([404, 404, 404]);
    expect(await statuses(store.visitor())).toEqual([401, 401, 401]);
    expect(await orders()).toEqual([]);
  });

  it('comes too late once the prices are over, and once who asked has left', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const first = await asked(ana);
    const id = await idOf('cliente');
    expect((await call(company, 'DELETE', `account/buyers/${id}`)).status).toBe(200);
    const gone = await decide(company, first.numero, 'approve');
    expect([gone.status, (await gone.json()).error]).toEqual([
      409,
      'Quem pediu não compra mais por esta empresa. O pedido de aprovação acabou.',
    ]);
    expect((await call(ana, 'GET', `approvals/${first.numero}`)).status).toBe(404);
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await asked(ana, { chave: 'second' });
    store.later(12 * DAY);
    const late = await buyer('empresa');
    expect((await decide(late, numero, 'approve')).status).toBe(409);
    expect(await orders()).toEqual([]);
  });

  it('is refused where the stock is gone or the shop has switched it off, and nothing is written', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await asked(ana);
    await store.db.updateTable('products').set({ estoque: 1 }).where('id', '=', product).execute();
    expect((await decide(company, numero, 'approve')).status).toBe(409);
    await switchOn(false);
    expect((await decide(company, numero, 'approve')).status).toBe(404);
    expect([await orders(), await stockLeft()]).toEqual([[], 1]);
  });

  it('that was refused tells why, and its items go back into the cart at the prices of today', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await asked(ana);
    expect((await call(ana, 'POST', `approvals/${numero}/cart`)).status).toBe(409);
    expect((await decide(company, numero, 'refuse', 'Compre o mais barato.')).status).toBe(200);
    expect((await decide(company, numero, 'approve')).status).toBe(409);
    const seen: Aprovacao = await (await call(ana, 'GET', `approvals/${numero}`)).json();
    expect(seen).toMatchObject({ situacao: 'recusada', recado: 'Compre o mais barato.' });
    await store.platform.settled();
    expect((await mailsOf(store)).some((mail) => mail.includes('Compre o mais barato.'))).toBe(true);
    const cart = await (await call(ana, 'POST', `approvals/${numero}/cart`)).json();
    expect(cart.itens).toMatchObject([{ quantidade: 2 }]);
  });
});

describe('what is held for an approval', () => {
  it('is bought from no cart, shown by no list of quotes, and does not come back with a cancelled order', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await asked(ana);
    expect((await call(ana, 'GET', `quote/${numero}`)).status).toBe(404);
    expect((await (await call(ana, 'GET', 'quotes')).json()).orcamentos).toEqual([]);
    const { pedido }: Aprovacao = await (await decide(company, numero, 'approve')).json();
    expect((await call(company, 'POST', `order/${pedido}/cancel`)).status).toBe(200);
    expect(await (await decide(company, numero, 'approve')).json()).toMatchObject({ pedido });
    expect(await orders()).toMatchObject([{ status: 'cancelado' }]);
  });

  it('takes up the quote that was in the cart: it is offered once', async () => {
    await join(company, ana);
    await fill(ana, 3);
    const quote = await (await call(ana, 'POST', 'quote')).json();
    await store.db.updateTable('products').set({ preco_por: 99_990 }).where('id', '=', product).execute();
    expect((await call(ana, 'POST', `quote/${quote.numero}/cart`)).status).toBe(200);
    const { numero } = await asked(ana);
    expect(await (await call(ana, 'GET', `quote/${quote.numero}`)).json()).toMatchObject({ valido: false });
    const { pedido }: Aprovacao = await (await decide(company, numero, 'approve')).json();
    const order: Pedido = await (await call(company, 'GET', `order/${pedido}`)).json();
    expect(Math.round((order.total.valor - order.frete.valor) * 100)).toBe(30_000);
  });

  it('is of nobody once the account of the company or of the buyer is gone', async () => {
    await join(company, ana, 1000);
    await fill(ana, 1);
    const sent: Pedido = await (
      await call(ana, 'POST', 'order', form((await review(ana)).versao, 'direct'))
    ).json();
    await store.db.updateTable('company_buyers').set({ limite: 0 }).execute();
    await fill(ana, 2);
    await asked(ana);
    const mine = await (await call(ana, 'GET', 'account/export')).json();
    expect(mine.comprasEmpresa).toMatchObject({ empresa: { nome: person('empresa').nome_razao } });
    const [user, owner] = [await idOf('cliente'), await idOf('empresa')];
    const left = async (gone: number) => {
      const { rows } = await undone(store, async (trx) => {
        await deleteAccount(trx, gone, store.clock.now);
        return sql<{ quotes: number; buyers: number; solicitante: string; solicitante_id: number | null }>`
          select (select count(*)::int from quotes where empresa_id is not null) as quotes,
            (select count(*)::int from company_buyers) as buyers, solicitante, solicitante_id
          from orders where numero = ${sent.numero}`.execute(trx);
      });
      return rows[0];
    };
    expect(await left(user)).toEqual({ quotes: 0, buyers: 0, solicitante: '', solicitante_id: null });
    expect(await left(owner)).toMatchObject({ quotes: 0, buyers: 0 });
  });
});

/** What `work` brings, in a transaction that leaves nothing behind. */
async function undone<T>({ db }: TestStore, work: (trx: Trx) => Promise<T>): Promise<T> {
  let brought: T | undefined;
  const end = new Error('undone');
  await db
    .transaction()
    .execute(async (trx) => {
      brought = await work(trx);
      throw end;
    })
    .catch((error: unknown) => {
      if (error !== end) throw error;
    });
  return brought as T;
}
