/** A guest buys without an account: the session that sent an order sees it, nobody else does, and nothing is sent twice. */
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { getCart } from '#lib/api/checkout.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import type { Pedido } from '#lib/contract/order.ts';
import { logIn, person } from '../support/accounts.ts';
import { ADDRESS, boughtByGuest, GUEST, guestBody, guestReview, sendAsGuest } from '../support/guest.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  orders,
  STOCK,
  stock,
  stockLeft,
  store,
} from '../support/openings/orders.ts';
import type { Visitor } from '../support/store.ts';

openOrders();

const numbersOf = async (visitor: Visitor): Promise<readonly number[]> => {
  const answer = await (await call(visitor, 'GET', 'orders')).json();
  return answer.pedidos.map(({ numero }: { numero: number }) => numero);
};

describe('a guest', () => {
  it('sees a review without a buyer, and quoted for the postal code that was typed', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    const bare = await (await call(visitor, 'GET', 'order/review?cep=')).json();
    expect(bare).toMatchObject({ comprador: null, cep: '', servico: '', enderecos: [], endereco: null });
    const shown = await guestReview(visitor);
    expect(shown).toMatchObject({ comprador: null, cep: '01310100' });
    expect(shown.entregas.length).toBeGreaterThan(1);
    const ticked = shown.entregas.at(-1);
    const again = await call(visitor, 'GET', `order/review?cep=01310100&servico=${ticked?.servico}`);
    expect(await again.json()).toMatchObject({ servico: ticked?.servico, versao: ticked?.versao });
  });

  it('buys, is written to, and sees the order in the session that sent it', async () => {
    const visitor = store.visitor();
    const order = await boughtByGuest(visitor);
    expect(order.comprador).toEqual({
      nome: 'Ana Souza',
      pessoa: 'f',
      documento: '52998224725',
      inscricaoEstadual: '',
      email: 'ana@exemplo.test',
      telefone: '11987654321',
    });
    expect(order.endereco).toEqual({ ...ADDRESS, cep: '01310100' });
    expect(await stockLeft()).toBe(STOCK - 1);
    expect((await getCart(visitor.api)).quantidadeTotal).toBe(0);
    expect(await (await call(visitor, 'GET', `order/${order.numero}`)).json()).toEqual(order);
    const waiting = await store.db.selectFrom('outbox').select('assunto').orderBy('assunto').execute();
    expect(waiting.map(({ assunto }) => assunto)).toEqual(['pedido-recebido', 'pedido-recebido-loja']);
  });

  it('takes it back, and what it held is there again', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    const answer = await call(visitor, 'POST', `order/${numero}/cancel`);
    expect([answer.status, await stockLeft()]).toEqual([200, STOCK]);
    // The letter about it still finds its reader.
    const order = await (await call(visitor, 'GET', `order/${numero}`)).json();
    expect([order.status, order.comprador.email]).toEqual(['cancelado', 'ana@exemplo.test']);
  });

  it('sees no order of another session, and nobody else sees theirs', async () => {
    const { numero } = await boughtByGuest(store.visitor());
    const other = store.visitor();
    await fill(other, 1);
    for (const path of [`order/${numero}`, 'order/999999'])
      expect((await call(other, 'GET', path)).status).toBe(401);
    expect((await call(other, 'POST', `order/${numero}/cancel`)).status).toBe(401);
    expect((await call(await buyer(), 'GET', `order/${numero}`)).status).toBe(404);
    expect((await orders())[0]?.status).toBe('recebido');
  });

  it.each([
    ['no buyer', { comprador: undefined }],
    ['no mail address', { comprador: { ...GUEST, email: 'ana' } }],
    ['a document that is none', { comprador: { ...GUEST, documento: '529.982.247-24' } }],
    ['a telephone number that is none', { comprador: { ...GUEST, telefone: '123' } }],
    ['an address of an account', { endereco: { idEndereco: 1 } }],
    ['a postal code of another state', { endereco: { ...ADDRESS, uf: 'RJ' } }],
    ['no address', { endereco: undefined }],
  ])('with %s orders nothing', async (_, change) => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    expect((await sendAsGuest(visitor, change)).status).toBeGreaterThanOrEqual(400);
    expect([await orders(), (await getCart(visitor.api)).quantidadeTotal]).toEqual([[], 1]);
  });

  it('buys as a company, also one that pays no ICMS', async () => {
    const company = { ...GUEST, documento: '11.222.333/0001-81' };
    const order = await boughtByGuest(store.visitor(), { comprador: company });
    expect(order.comprador).toMatchObject({ pessoa: 'j', inscricaoEstadual: '' });
    const other = await boughtByGuest(store.visitor(), {
      comprador: { ...company, inscricaoEstadual: '110.042.490.114' },
    });
    expect(other.comprador.inscricaoEstadual).toBe('110.042.490.114');
    const person = await boughtByGuest(store.visitor(), {
      comprador: { ...GUEST, inscricaoEstadual: '123456' },
    });
    expect(person.comprador.inscricaoEstadual).toBe('');
  });

  it('to another postal code than the page was for sees its total first', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    const { versao } = await guestReview(visitor);
    const elsewhere = { ...ADDRESS, cep: '69005-010', uf: 'AM', cidade: 'Manaus' };
    const refused = await call(visitor, 'POST', 'order', guestBody(versao, { endereco: elsewhere }));
    expect([refused.status, await orders()]).toEqual([409, []]);
    const shown = await guestReview(visitor, elsewhere.cep);
    const answer = await call(visitor, 'POST', 'order', guestBody(shown.versao, { endereco: elsewhere }));
    expect(((await answer.json()) as Pedido).total.valor).toBe(shown.total.valor);
  });

  it('has one order of 50 presses at the same moment', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    const body = guestBody((await guestReview(visitor)).versao);
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(visitor, 'POST', 'order', body)));
    const numbers = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Pedido).numero),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([new Set(numbers).size, (await orders()).length, await stockLeft()]).toEqual([1, 1, STOCK - 1]);
    expect((await sendAsGuest(visitor, { versao: body.versao, observacao: 'Outra' })).status).toBe(409);
    expect((await orders()).length).toBe(1);
  });

  it('gets the last unit once among 20 who press at the same moment', async () => {
    await stock(1);
    const visitors = Array.from({ length: 20 }, () => store.visitor());
    const bodies = await Promise.all(
      visitors.map(async (visitor) => {
        await fill(visitor, 1);
        return guestBody((await guestReview(visitor)).versao);
      }),
    );
    const answers = await Promise.all(
      visitors.map((visitor, index) => call(visitor, 'POST', 'order', bodies[index])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    expect([(await orders()).length, await stockLeft()]).toEqual([1, 0]);
  });
});

describe('the session of a guest', () => {
  it('goes on under another id with an order: who knew the one before sees nothing of it', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    const before = visitor.session();
    const { numero } = await boughtByGuest(visitor);
    expect(visitor.session()).not.toBe(before);
    expect((await call(visitor, 'GET', `order/${numero}`)).status).toBe(200);
    const planted = store.visitor(before);
    expect((await call(planted, 'GET', `order/${numero}`)).status).toBe(401);
    expect(await numbersOf(planted)).toEqual([]);
  });

  it('is handed to who sends the same form again because its answer was lost', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    const body = guestBody((await guestReview(visitor)).versao);
    const before = visitor.session();
    const lost = store.visitor(before);
    const order: Pedido = await (await call(visitor, 'POST', 'order', body)).json();
    const again = await call(lost, 'POST', 'order', body);
    expect([again.status, ((await again.json()) as Pedido).numero]).toEqual([200, order.numero]);
    expect((await call(lost, 'GET', `order/${order.numero}`)).status).toBe(200);
    const opened = store.visitor(before);
    const stranger = store.visitor(before);
    expect((await call(stranger, 'POST', 'order/resume', { chave: 'guessed' })).status).toBe(404);
    expect((await call(store.visitor(), 'POST', 'order/resume', { chave: body.chave })).status).toBe(404);
    const resumed = await call(opened, 'POST', 'order/resume', { chave: body.chave });
    expect(((await resumed.json()) as Pedido).numero).toBe(order.numero);
    expect((await call(opened, 'GET', `order/${order.numero}`)).status).toBe(200);
    // With the new id too, as by the back button.
    expect(((await (await call(visitor, 'POST', 'order', body)).json()) as Pedido).numero).toBe(order.numero);
    expect([(await orders()).length, await stockLeft()]).toEqual([1, STOCK - 1]);
  });

  it('that somebody has logged in to since is handed to nobody', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    const body = guestBody((await guestReview(visitor)).versao);
    const former = store.visitor(visitor.session());
    await call(visitor, 'POST', 'order', body);
    await logIn(visitor, { usuario: person('cliente').email, senha: DEMO_PASSWORD });
    expect((await call(former, 'POST', 'order', body)).status).toBe(401);
    expect((await call(former, 'GET', 'orders')).status).toBe(200);
    expect(former.session()).not.toBe(visitor.session());
  });

  it('lists what it has sent', async () => {
    const visitor = store.visitor();
    const [one, other] = [await boughtByGuest(visitor), await boughtByGuest(visitor, { chave: 'another' })];
    expect(await numbersOf(visitor)).toEqual([other.numero, one.numero]);
    expect(await numbersOf(store.visitor())).toEqual([]);
  });
});

describe('a key of a form', () => {
  it('belongs to its session: two guests may have the same', async () => {
    const [one, other] = [await boughtByGuest(store.visitor()), await boughtByGuest(store.visitor())];
    expect(one.numero).not.toBe(other.numero);
  });

  it('is unique also where the account is gone', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    const shown = await (await call(visitor, 'GET', 'order/review')).json();
    const answer = await call(visitor, 'POST', 'order', form(shown.versao));
    const { numero } = (await answer.json()) as Pedido;
    await store.db.updateTable('orders').set({ user_id: null }).execute();
    const row = await store.db
      .selectFrom('orders')
      .selectAll()
      .where('numero', '=', numero)
      .executeTakeFirstOrThrow();
    const { numero: _numero, comprador, endereco, promocoes, ...rest } = row;
    const again = store.db.insertInto('orders').values({
      ...rest,
      comprador: JSON.stringify(comprador),
      endereco: JSON.stringify(endereco),
      promocoes: JSON.stringify(promocoes),
    });
    await expect(again.execute()).rejects.toThrow(/orders_owner_chave_key/);
  });
});

describe('an account', () => {
  it('takes over what was sent to its address, and the browser that sent another order keeps it', async () => {
    const { email } = person('cliente');
    const elsewhere = await boughtByGuest(store.visitor(), { comprador: { ...GUEST, email } });
    const visitor = store.visitor();
    const here = await boughtByGuest(visitor);
    await logIn(visitor, { usuario: email, senha: DEMO_PASSWORD });
    expect(await numbersOf(visitor)).toEqual([elsewhere.numero]);
    for (const { numero } of [here, elsewhere])
      expect((await call(visitor, 'GET', `order/${numero}`)).status).toBe(200);
  });

  it('keeps what its browser sent when it logs in again, and no other account there gets it', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    const seen: number[] = [];
    for (const name of ['cliente', 'cliente', 'empresa'] as const) {
      await logIn(visitor, { usuario: person(name).email, senha: DEMO_PASSWORD });
      seen.push((await call(visitor, 'GET', `order/${numero}`)).status);
    }
    expect(seen).toEqual([200, 200, 404]);
  });

  it('takes over nothing before its address is proven, and never what a deleted account left', async () => {
    const { email } = person('cliente');
    await boughtByGuest(store.visitor(), { comprador: { ...GUEST, email } });
    const proven = { email_confirmed_at: new Date() };
    await store.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('email', '=', email)
      .execute();
    expect(await numbersOf(await buyer())).toEqual([]);
    await store.db.updateTable('users').set(proven).where('email', '=', email).execute();
    await store.db.updateTable('orders').set({ convidado: false }).execute();
    expect(await numbersOf(await buyer())).toEqual([]);
    await store.db.updateTable('orders').set({ convidado: true }).execute();
    expect(await numbersOf(await buyer())).toHaveLength(1);
  });

  it('whose login has ended is asked to log in again, and keeps its cart', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    store.later(8 * 24 * 3_600_000);
    expect((await call(visitor, 'GET', 'order/review?cep=01310100')).status).toBe(401);
    expect((await call(visitor, 'POST', 'order', guestBody('any'))).status).toBe(401);
    expect([await orders(), (await getCart(visitor.api)).quantidadeTotal]).toEqual([[], 1]);
  });
});

describe('a coupon for once', () => {
  it('counts by CPF: a guest who comes again sees the total without it first', async () => {
    const { id } = await store.db
      .insertInto('coupons')
      .values({ hash: 'UMAVEZ', tipo: 'porcentagem', valor: 10, usos_cliente: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const withCoupon = async (visitor: Visitor): Promise<Response> => {
      await fill(visitor, 1);
      expect((await giveCoupon(visitor.api, 'UMAVEZ')).sucesso).toBe(true);
      return sendAsGuest(visitor);
    };
    expect((await withCoupon(store.visitor())).status).toBe(200);
    const again = store.visitor();
    const refused = await withCoupon(again);
    expect(refused.status).toBe(409);
    // The answer must not reveal whether a CPF has bought here.
    expect((await refused.json()).error).toContain(
      'O cupom UMAVEZ não vale para este pedido e saiu do carrinho.',
    );
    const shown = await guestReview(again);
    expect(shown.carrinho.cupom).toBeFalsy();
    const order: Pedido = await (await call(again, 'POST', 'order', guestBody(shown.versao))).json();
    expect(order.total.valor).toBe(shown.total.valor);
    await store.db.deleteFrom('orders').execute();
    await store.db.deleteFrom('coupons').where('id', '=', id).execute();
  });
});

it('names the coupon to whoever loses its only use to the same document at the same moment', async () => {
  const row = { hash: 'UMAVEZ', tipo: 'porcentagem', valor: 10, usos_cliente: 1 } as const;
  const { id } = await store.db.insertInto('coupons').values(row).returning('id').executeTakeFirstOrThrow();
  try {
    const typed = ['529.982.247-25', '52998224725', '529 982 247 25', '529.98224725'];
    const visitors = Array.from({ length: 8 }, () => store.visitor());
    const bodies: object[] = [];
    for (const [index, visitor] of visitors.entries()) {
      await fill(visitor, 1);
      await giveCoupon(visitor.api, 'UMAVEZ');
      const { versao } = await guestReview(visitor);
      bodies.push(guestBody(versao, { comprador: { ...GUEST, documento: typed[index % typed.length] } }));
    }
    const answers = await Promise.all(
      visitors.map((visitor, index) => call(visitor, 'POST', 'order', bodies[index])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    for (const answer of answers.filter(({ status }) => status === 409))
      expect((await answer.json()).error).toMatch(/^O cupom UMAVEZ não vale /);
  } finally {
    await store.reset();
    await store.db.deleteFrom('coupons').where('id', '=', id).execute();
  }
});
