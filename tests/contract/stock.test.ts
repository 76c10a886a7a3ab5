/** The last unit: many buyers send their orders at the same moment, to be paid by Pix. One of them gets it and pays, nobody else. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import type { RevisaoPedido } from '#lib/contract/order.ts';
import { hashPassword } from '#lib/platform/accounts/password.ts';
import { rounds } from '../faults/rounds.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const BUYERS = rounds(50, 200);
const ROUNDS = rounds(2, 50);
/** Of the accounts. */
const IDS = Array.from({ length: BUYERS }, (_, index) => 1000 + index);

let store: TestStore;
let product: number;

beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
});
afterAll(() => store.close());

it(
  `of one unit goes to exactly one of ${BUYERS} buyers, ${ROUNDS} times`,
  async () => {
    const buyers = await makeBuyers();
    const [first] = buyers;
    for (let round = 1; round <= ROUNDS; round += 1) {
      await stockOne();
      // Whoever was too late has lost the line, and the first one the whole cart.
      await store.db.deleteFrom('cart_items').execute();
      await store.db
        .insertInto('cart_items')
        .values(IDS.map((user_id) => ({ user_id, ...line(product) })))
        .execute();
      // The same cart at the same address: one review speaks for all.
      const { versao } = await review(first);
      const answers = await Promise.all(buyers.map((visitor) => send(visitor, versao, `volta-${round}`)));
      const sent = buyers.flatMap((visitor, index) => (answers[index]?.status === 200 ? [visitor] : []));
      expect(sent).toHaveLength(1);
      // For the others the line has left the cart (400), or it leaves it as they send (409).
      for (const answer of answers.filter(({ status }) => status !== 200)) await isTold(answer);
      expect(await sold()).toEqual({ orders: round, left: 0 });
      for (const winner of sent) await pay(winner);
      // Jobs change nothing any more.
      store.platform.round();
      await store.platform.settled();
      expect(await paid()).toEqual({ orders: round, charges: round, atBank: round, entries: round });
      await store.platform.settled();
      expect(store.failures).toEqual([]);
    }
  },
  60_000 + ROUNDS * BUYERS * 300,
);

/** Accounts with an address, logged in; each of their passwords would take a fifth of a second to check. */
async function makeBuyers(): Promise<readonly [Visitor, ...Visitor[]]> {
  const senha_hash = await hashPassword(DEMO_PASSWORD);
  const account = { senha_hash, pessoa: 'f' as const };
  const named = (id: number) => ({
    email: `p${id}@teste.invalid`,
    nome_razao: `Pessoa ${id}`,
    cpf_cnpj: `${id}`,
  });
  await store.db
    .insertInto('users')
    .values(IDS.map((id) => ({ id, ...account, ...named(id) })))
    .execute();
  const place = { cep: '01310100', logradouro: 'Avenida Paulista', numero: '1', bairro: 'Bela Vista' };
  const town = { cidade: 'São Paulo', uf: 'SP', principal: true };
  await store.db
    .insertInto('addresses')
    .values(IDS.map((user_id) => ({ user_id, ...place, ...town })))
    .execute();
  await stockOne();
  const enter = async (user_id: number): Promise<Visitor> => {
    const visitor = store.visitor();
    await putInCart(visitor, product, 1);
    const now = store.clock.now;
    await store.db
      .updateTable('sessions')
      .set({ user_id, login_at: now, login_seen_at: now })
      .where('id', '=', visitor.session().split('.')[0] ?? '')
      .execute();
    return visitor;
  };
  const [first = 0, ...others] = IDS;
  return [await enter(first), ...(await Promise.all(others.map(enter)))];
}

const stockOne = () =>
  store.db.updateTable('products').set({ estoque: 1 }).where('id', '=', product).execute();

const line = (id_produto: number) => ({
  ...{ session_id: null, tipo: 'produto' as const, id_produto, quantidade: 1, adicional: '' },
  ...{ id_atributo_simples: 0, id_unidade_venda: 0, id_armazem: 0 },
});

/** Where the bank of the demonstration is. */
const HERE = { 'x-private-visit': '1' };

async function review(visitor: Visitor): Promise<RevisaoPedido> {
  const answer = await visitor.fetch('/api/v2/vitrine/order/review', { headers: HERE });
  expect(answer.status).toBe(200);
  return answer.json();
}

function send(visitor: Visitor, versao: string, chave: string): Promise<Response> {
  const body = JSON.stringify({ chave, versao, pagamento: 'pix', observacao: '' });
  return visitor.fetch('/api/v2/vitrine/order', { method: 'POST', body, headers: HERE });
}

/** Whoever was too late reads why. */
async function isTold(answer: Response): Promise<void> {
  expect([400, 409]).toContain(answer.status);
  expect((await answer.json()).error).toMatch(
    /está indisponível e saiu do carrinho|carrinho está vazio|outra pessoa comprou as últimas unidades/,
  );
}

/** The order that they have just sent, by its own charge at the bank. */
async function pay(visitor: Visitor): Promise<void> {
  const { ref, numero } = await store.db
    .selectFrom('charges')
    .select(['ref', 'numero'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const own = `/api/v2/vitrine/order/${numero}/payment`;
  expect(await (await visitor.fetch(own)).json()).toMatchObject({ situacao: 'aguardando', forma: 'pix' });
  const body = JSON.stringify({ acao: 'pagar' });
  const bank = await visitor.fetch(`/api/v2/vitrine/demo-bank/${ref}`, {
    method: 'POST',
    body,
    headers: HERE,
  });
  expect(bank.status).toBe(200);
  expect(await (await visitor.fetch(own)).json()).toMatchObject({ situacao: 'pago', status: 'confirmado' });
}

/** What was paid, by all who know of money. */
async function paid() {
  const { rows } = await sql<Record<'orders' | 'charges' | 'atBank' | 'entries', number>>`select
    (select count(*)::int from orders where status = 'confirmado' and situacao_pagamento = 'pago') as orders,
    (select count(*)::int from charges where applied_valor = valor) as charges,
    (select count(*)::int from demo_bank) as "atBank",
    (select count(*)::int from money_events) as entries`.execute(store.db);
  return rows[0];
}

async function sold(): Promise<{ readonly orders: number; readonly left: number }> {
  const orders = await store.db.selectFrom('orders').select('numero').execute();
  const { estoque } = await store.db
    .selectFrom('products')
    .select('estoque')
    .where('id', '=', product)
    .executeTakeFirstOrThrow();
  return { orders: orders.length, left: estoque };
}
