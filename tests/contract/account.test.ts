import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { login, logout } from '#lib/api/account.ts';
import { addToCart, getCart, getUser } from '#lib/api/checkout.ts';
import { createPlatform } from '#lib/platform/platform.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '#lib/platform/seed/accounts.ts';
import { ANA, get, logIn, person, post } from '../support/accounts.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let store: TestStore;
let products: readonly number[];
beforeAll(async () => {
  store = await createTestStore();
  const rows = await store.db
    .selectFrom('products as p')
    .leftJoin('product_variants as v', 'v.product_id', 'p.id')
    .select('p.id')
    .where('v.id', 'is', null)
    .where('p.status', '=', 'disponivel')
    .where('p.estoque', '>', 20)
    .orderBy('p.id')
    .limit(3)
    .execute();
  products = rows.map(({ id }) => id);
});
afterEach(() => store.reset());
afterAll(() => store.close());

const product = (index = 0): number => products[index] ?? 0;

function put(visitor: Visitor, quantidade = 1, index = 0): Promise<unknown> {
  return addToCart(visitor.api, { tipo: 'produto', itens: [{ idProduto: product(index), quantidade }] });
}

/** Quantities of the cart by product. */
async function cart(visitor: Visitor): Promise<Record<number, number>> {
  const { itens } = await getCart(visitor.api);
  return Object.fromEntries(itens.map(({ hash, quantidade }) => [hash.idProduto, quantidade]));
}

/** Somebody else's browser with the cookies as they are now. */
function withSession(session: string): Visitor {
  const visitor = store.visitor();
  const fetch: Visitor['fetch'] = (path, init = {}) =>
    visitor.fetch(path, { ...init, headers: { ...init.headers, Session: session } });
  return { ...visitor, api: store.api(session), fetch };
}

const sessions = () => store.db.selectFrom('sessions').select(['id', 'user_id']).execute();
const cartRows = () =>
  store.db.selectFrom('cart_items').select(['session_id', 'user_id', 'quantidade']).execute();

describe('login', () => {
  it('answers with the complete user', async () => {
    const visitor = store.visitor();
    const answer = await post(visitor, 'checkout/login', ANA);
    expect(answer.status).toBe(200);
    const user = await answer.json();
    expect(user).toMatchObject({
      id: 1,
      nomeRazao: 'Clara Menezes Duarte',
      email: 'cliente@demo.test',
      pessoa: 'f',
      sexo: 'f',
      nascimento: '1990-04-17',
      logado: true,
      ativo: true,
      revendedor: false,
      primeiraCompra: true,
      optin: true,
      vendaInterna: {},
      representantes: [],
      perfilMultiplo: [],
      endereco: {
        cep: '30130010',
        principal: { cep: '30130010', cidade: 'Belo Horizonte', uf: 'MG', pais: 'BR' },
      },
      pontos: { valorTotal: { quantidade: 0, valorEmMoeda: 0 }, valorPorCanal: [] },
    });
    const { vendaInterna: _, ...answered } = user;
    expect(await getUser(visitor.api)).toMatchObject(answered);
  });

  it('hashes who it is in one spelling, and nothing as nothing', async () => {
    const visitor = store.visitor();
    const { userHash } = await login(visitor.api, ANA);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(userHash).toEqual({
      nomeRazao: sha256('clara menezes duarte'),
      email: sha256('cliente@demo.test'),
      celular: sha256('+5531900000101'),
      telefone: '',
    });
  });

  it.each([
    ['an e-mail address', 'cliente@demo.test', 1],
    ['an e-mail address in capitals, with spaces around', '  Cliente@Demo.TEST ', 1],
    ['a CPF', '70125483040', 1],
    ['a CPF with its dots', '701.254.830-40', 1],
    ['a CNPJ', '45.087.123/0001-40', 3],
    ['a CNPJ with letters', 'AB.12C.D34/0001-84', 2],
    ['a CNPJ with small letters', 'ab12cd34000184', 2],
  ])('takes %s', async (_, usuario, id) => {
    expect((await login(store.visitor().api, { usuario, senha: DEMO_PASSWORD })).id).toBe(id);
  });

  it.each([
    ['a wrong password', { ...ANA, senha: 'outra-senha-qualquer' }],
    ['the right password in capitals', { ...ANA, senha: DEMO_PASSWORD.toUpperCase() }],
    ['the right password with a space behind it', { ...ANA, senha: `${DEMO_PASSWORD} ` }],
    ['an unknown e-mail address', { ...ANA, usuario: 'ninguem@demo.test' }],
    ['an unknown CPF', { ...ANA, usuario: '52998224725' }],
    ['a pattern', { ...ANA, usuario: '%@demo.test' }],
  ])('refuses %s with the same sentence, and leaves nothing behind', async (_, credentials) => {
    const visitor = store.visitor();
    const answer = await post(visitor, 'checkout/login', credentials);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'Usuário ou senha inválidos' });
    expect(await sessions()).toEqual([]);
    expect((await getUser(visitor.api)).logado).toBe(false);
  });

  it('tells a blocked account only to who knows its password', async () => {
    const usuario = person('bloqueado').email;
    const right = await post(store.visitor(), 'checkout/login', { usuario, senha: DEMO_PASSWORD });
    expect(right.status).toBe(403);
    expect(await right.json()).toEqual({ error: expect.stringContaining('bloqueada') });
    const wrong = await post(store.visitor(), 'checkout/login', { usuario, senha: 'outra-senha' });
    expect(wrong.status).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  it('lets resellers alone in where only they may go', async () => {
    const asReseller = (usuario: string) =>
      post(store.visitor(), 'checkout/login', { usuario, senha: DEMO_PASSWORD, revendedor: true });
    expect((await asReseller(ANA.usuario)).status).toBe(403);
    const answer = await asReseller(person('revenda').email);
    expect(answer.status).toBe(200);
    const user = await answer.json();
    expect(user.revendedor).toBe(true);
    expect(user.representantes).toEqual([expect.objectContaining({ nome: 'Renato Vilas Boas' })]);
  });

  it.each([
    ['no body', undefined],
    ['a text', 'usuario'],
    ['no password', { usuario: ANA.usuario }],
    ['no name', { senha: ANA.senha }],
    ['an empty name', { ...ANA, usuario: '  ' }],
    ['an empty password', { ...ANA, senha: '' }],
    ['null', { usuario: null, senha: null }],
    ['numbers', { usuario: 1, senha: 2 }],
    ['a name of 255 characters', { ...ANA, usuario: `${'a'.repeat(245)}@demo.test` }],
    ['a password of 257 characters', { ...ANA, senha: 'a'.repeat(257) }],
    ['a name with NUL', { ...ANA, usuario: 'a\0@demo.test' }],
    ['half a character', { ...ANA, usuario: '\ud800@demo.test' }],
    ['a list', { ...ANA, usuario: ['cliente@demo.test'] }],
    ['a flag that is none', { ...ANA, revendedor: 'talvez' }],
  ])('answers 400 to %s', async (_, body) => {
    const answer = await post(store.visitor(), 'checkout/login', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
    expect(store.failures).toEqual([]);
  });

  it('opens an internal sale for a seller, which can be ended without logging out', async () => {
    const visitor = store.visitor();
    await logIn(visitor, { usuario: person('vendas').email, senha: DEMO_PASSWORD });
    expect((await getUser(visitor.api)).vendaInterna).toEqual({
      id: 5,
      usuario: { id: 5, nome: 'Renato Vilas Boas' },
      data: store.clock.now.toISOString(),
      canais: [],
    });
    for (const _ of ['once', 'twice']) {
      const answer = await post(visitor, 'sale/cancel');
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ redirect: 'http://loja.test/' });
    }
    expect(await getUser(visitor.api)).toMatchObject({ vendaInterna: {}, logado: true });
  });
});

describe('the session of a login', () => {
  it('is a new one, and the one before it is worth nothing', async () => {
    const visitor = store.visitor();
    await put(visitor);
    const planted = visitor.session();
    await logIn(visitor);
    expect(visitor.session()).not.toBe(planted);
    expect(visitor.cookies.get('vitrine')).toBe('cl');
    const attacker = withSession(planted);
    expect((await getUser(attacker.api)).logado).toBe(false);
    expect(await cart(attacker)).toEqual({});
    expect((await post(attacker, 'wishlist/add', { idProduto: product() })).status).toBe(401);
  });

  it('is another one at every login', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    const first = visitor.session();
    await logIn(visitor);
    expect(visitor.session()).not.toBe(first);
    expect((await getUser(store.api(first))).logado).toBe(false);
    expect(await sessions()).toHaveLength(1);
  });

  it('ends at logout for whoever knows it, and the browser forgets it', async () => {
    const visitor = store.visitor();
    await put(visitor);
    await logIn(visitor);
    const session = visitor.session();
    const answer = await post(visitor, 'checkout/logout');
    expect(await answer.json()).toEqual({ sucesso: true });
    expect([...visitor.cookies.keys()]).toEqual(['aparelho']);
    expect(await sessions()).toEqual([]);
    expect((await getUser(store.api(session))).logado).toBe(false);
    expect((await getCart(store.api(session))).itens).toEqual([]);
  });

  it('is left alone by a logout of nobody, with its cart', async () => {
    const visitor = store.visitor();
    expect((await logout(visitor.api)).sucesso).toBe(true);
    await put(visitor);
    expect((await logout(visitor.api)).sucesso).toBe(true);
    expect(await cart(visitor)).toEqual({ [product()]: 1 });
  });

  it('keeps the place the visitor asked for before', async () => {
    const visitor = store.visitor();
    await put(visitor);
    await store.db.updateTable('sessions').set({ cep: '69005000', cidade: 'Manaus', uf: 'AM' }).execute();
    await logIn(visitor);
    expect((await getUser(visitor.api)).endereco).toMatchObject({ cep: '69005000', principal: { uf: 'MG' } });
  });

  it('ends 7 days after it was last used', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    store.later(7 * DAY);
    expect((await getUser(visitor.api)).logado).toBe(true);
    store.later(7 * DAY);
    expect((await getUser(visitor.api)).logado).toBe(true);
    store.later(7 * DAY + 1);
    expect((await getUser(visitor.api)).logado).toBe(false);
    expect(visitor.cookies.get('vitrine')).toBe('c');
  });

  it('ends 30 days after the password was given, however much it is used', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    for (let day = 0; day < 30; day += 5) {
      store.later(5 * DAY);
      expect((await getUser(visitor.api)).logado).toBe(true);
    }
    store.later(1);
    expect((await getUser(visitor.api)).logado).toBe(false);
    expect((await post(visitor, 'wishlist/add', { idProduto: product() })).status).toBe(401);
  });

  it('still shows its cart when the login in it has ended, and takes it along to the next login once', async () => {
    const visitor = store.visitor();
    await put(visitor, 2);
    await logIn(visitor);
    store.later(8 * DAY);
    expect((await getUser(visitor.api)).logado).toBe(false);
    expect(await cart(visitor)).toEqual({ [product()]: 2 });
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 2 });
  });

  it('ends when the account is blocked', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    await store.db.updateTable('users').set({ ativo: false }).where('id', '=', 1).execute();
    try {
      expect((await getUser(visitor.api)).logado).toBe(false);
      expect((await post(visitor, 'wishlist/add', { idProduto: product() })).status).toBe(401);
    } finally {
      await store.db.updateTable('users').set({ ativo: true }).where('id', '=', 1).execute();
    }
  });
});

describe('the cart at login', () => {
  it('comes along', async () => {
    const visitor = store.visitor();
    await put(visitor, 3);
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 3 });
    expect(await cartRows()).toEqual([{ session_id: null, user_id: 1, quantidade: 3 }]);
  });

  it('joins what the account had', async () => {
    const [phone, desk] = [store.visitor(), store.visitor()];
    await logIn(phone);
    await put(phone, 1, 0);
    await put(phone, 2, 1);
    await put(desk, 4, 1);
    await put(desk, 1, 2);
    await logIn(desk);
    const joined = { [product(0)]: 1, [product(1)]: 6, [product(2)]: 1 };
    expect(await cart(desk)).toEqual(joined);
    expect(await cart(phone)).toEqual(joined);
  });

  it('comes along once, whatever is tried with the old session', async () => {
    const visitor = store.visitor();
    await put(visitor, 3);
    const old = visitor.session();
    await logIn(visitor);
    await logIn(withSession(old));
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 3 });
  });

  it('is there in both of two tabs that log in at the same time, once', async () => {
    const tab = store.visitor();
    await put(tab, 3);
    const old = tab.session();
    const answers = await Promise.all([1, 2, 3].map(() => post(withSession(old), 'checkout/login', ANA)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers) {
      const session = /^PHPSESSID=([^;]*)/m.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '';
      const { itens } = await getCart(store.api(session));
      expect(itens.map(({ quantidade }) => quantidade)).toEqual([3]);
    }
    expect(await sessions()).toHaveLength(3);
  });

  it('stays with its account when somebody else logs in with the same browser', async () => {
    const visitor = store.visitor();
    await put(visitor, 2);
    await logIn(visitor);
    await logIn(visitor, { usuario: person('empresa').email, senha: DEMO_PASSWORD });
    expect(await cart(visitor)).toEqual({});
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 2 });
  });

  it('is kept for the next login when the visitor logs out', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    await put(visitor, 2);
    await logout(visitor.api);
    expect(await cart(visitor)).toEqual({});
    await logIn(visitor);
    expect(await cart(visitor)).toEqual({ [product()]: 2 });
  });

  it('of one account takes every change of its devices that write at once', async () => {
    const devices = [store.visitor(), store.visitor(), store.visitor(), store.visitor()];
    for (const device of devices) await logIn(device);
    await Promise.all(devices.map((device) => put(device, 1)));
    expect(await cart(store.visitor())).toEqual({});
    for (const device of devices) expect(await cart(device)).toEqual({ [product()]: devices.length });
  });
});

describe('guessing passwords', () => {
  const wrong = { ...ANA, senha: 'nao-e-esta' };
  const guess = (body: object = wrong, address = '203.0.113.7') =>
    post(store.visitor(), 'checkout/login', body, { 'X-Client-Address': address });

  it('has to pause after 5 tries on an account, longer each time, also with the right password', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('Muitas tentativas') });
    expect((await guess(ANA)).status).toBe(429);
    store.later(30_000 - 1);
    expect((await guess()).status).toBe(429);
    store.later(1);
    expect((await guess()).status).toBe(401);
    store.later(59_999);
    expect((await guess()).status).toBe(429);
    store.later(1);
    expect((await guess(ANA)).status).toBe(200);
  });

  it('is counted for the account, whatever name is given for it and wherever it comes from', async () => {
    const names = [ANA.usuario, '701.254.830-40', '70125483040', 'CLIENTE@DEMO.TEST', ANA.usuario];
    for (const [index, usuario] of names.entries()) {
      expect((await guess({ ...wrong, usuario }, `198.51.100.${index}`)).status).toBe(401);
    }
    expect((await guess(wrong, '198.51.100.99')).status).toBe(429);
    expect((await guess({ ...wrong, usuario: person('empresa').email })).status).toBe(401);
  });

  it('is counted for unknown accounts too', async () => {
    const unknown = { ...wrong, usuario: 'ninguem@demo.test' };
    for (let tries = 0; tries < 5; tries += 1) expect((await guess(unknown)).status).toBe(401);
    expect((await guess(unknown)).status).toBe(429);
  });

  it('counts tries that are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess()));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  });

  it('is counted over all processes that serve the shop', async () => {
    const { db, dataDir, clock } = store;
    const sessionSecret = 'a secret that only tests use, and long enough';
    const other = createPlatform({
      db,
      dataDir,
      sessionSecret,
      now: () => clock.now,
      siteUrl: SITE_URL,
      appToken: APP_TOKEN,
    });
    const there = () =>
      other.fetch(
        new Request(`${SITE_URL}/api/v2/front/checkout/login`, {
          method: 'POST',
          headers: { 'App-Token': APP_TOKEN },
          body: JSON.stringify(wrong),
        }),
      );
    const answers = await Promise.all([guess(), there(), guess(), there(), guess(), there()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('has to pause after 50 tries from an address', async () => {
    for (let tries = 0; tries < 50; tries += 1) {
      expect((await guess({ ...wrong, usuario: `alguem${tries}@demo.test` })).status).toBe(401);
    }
    expect((await guess(ANA)).status).toBe(429);
    expect((await guess(ANA, '203.0.113.8')).status).toBe(200);
    store.later(MINUTE);
    expect((await guess(ANA)).status).toBe(200);
  });

  it('is forgotten after a login, and after an hour', async () => {
    for (let tries = 0; tries < 4; tries += 1) await guess();
    expect((await guess(ANA)).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401);
    store.later(60 * MINUTE);
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  it('keeps neither names nor addresses', async () => {
    await guess();
    const kept = JSON.stringify(await store.db.selectFrom('throttles').selectAll().execute());
    expect(kept).not.toContain('203.0.113.7');
    expect(kept).not.toContain(ANA.usuario);
  });

  it('takes as long for an unknown account as for a known one', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (const [times, usuario] of [
        [known, ANA.usuario],
        [unknown, 'ninguem@demo.test'],
      ] as const) {
        const began = performance.now();
        await guess({ ...wrong, usuario });
        times.push(performance.now() - began);
      }
    }
    const least = (times: readonly number[]) => Math.min(...times);
    // A refusal without a hash takes a tenth of it.
    expect(least(unknown)).toBeGreaterThan(least(known) / 2);
    expect(least(unknown)).toBeLessThan(least(known) * 2);
  });
});

describe('the demo accounts', () => {
  it('are seven, each with the documented password', async () => {
    expect(ACCOUNTS.map(({ email }) => email)).toEqual([
      'cliente@demo.test',
      'empresa@demo.test',
      'revenda@demo.test',
      'bloqueado@demo.test',
      'vendas@demo.test',
      'marketing@demo.test',
      'admin@demo.test',
    ]);
    for (const { email: usuario, ativo = true } of ACCOUNTS) {
      const answer = await post(store.visitor(), 'checkout/login', { usuario, senha: DEMO_PASSWORD });
      expect(answer.status).toBe(ativo ? 200 : 403);
    }
  });
});

describe('client/reseller', () => {
  it('notes that somebody asked, and what they want to be sent', async () => {
    const visitor = store.visitor();
    await logIn(visitor, { usuario: person('empresa').email, senha: DEMO_PASSWORD });
    const read = () =>
      store.db
        .selectFrom('users')
        .select(['optin', 'sms_optin', 'revendedor', 'revendedor_requested_at'])
        .where('id', '=', 2)
        .executeTakeFirstOrThrow();
    const asked = store.clock.now;
    expect(await (await post(visitor, 'client/reseller', { newsletter: true, sms: 'true' })).json()).toEqual({
      sucesso: true,
    });
    expect(await read()).toEqual({
      optin: true,
      sms_optin: true,
      revendedor: false,
      revendedor_requested_at: asked,
    });
    store.later(DAY);
    await post(visitor, 'client/reseller', {});
    expect(await read()).toMatchObject({ optin: false, sms_optin: false, revendedor_requested_at: asked });
  });

  it('is for people who are logged in', async () => {
    expect((await post(store.visitor(), 'client/reseller', { newsletter: true, sms: true })).status).toBe(
      401,
    );
  });
});

describe('representative', () => {
  it('names who looks after a reseller, and nobody for a visitor', async () => {
    const visitor = store.visitor();
    expect(await (await get(visitor, 'representative')).json()).toEqual({ representantes: [] });
    await logIn(visitor, { usuario: person('revenda').email, senha: DEMO_PASSWORD });
    const { representantes } = await (await get(visitor, 'representative')).json();
    expect(representantes).toHaveLength(1);
  });

  it('is chosen by the customer, and stands first wherever they are named', async () => {
    const visitor = store.visitor();
    await logIn(visitor, { usuario: person('revenda').email, senha: DEMO_PASSWORD });
    const of = async (): Promise<readonly object[]> =>
      (await (await get(visitor, 'representative')).json()).representantes;
    const [renato] = await of();
    const bia = { ...renato, id: 12, nome: 'Bia' };
    await store.db
      .updateTable('users')
      .set({ representantes: JSON.stringify([renato, bia]) })
      .where('email', '=', person('revenda').email)
      .execute();
    const choose = (id: string) => visitor.fetch(`/api/v2/front/representative/${id}`, { method: 'PUT' });
    expect(await (await choose('12')).json()).toEqual({ sucesso: true });
    expect(await of()).toEqual([bia, renato]);
    expect((await (await get(visitor, 'checkout/user')).json()).representantes).toEqual([bia, renato]);
    for (const id of ['2', '0', '1.5', 'bia', '%00']) {
      const answer = await choose(id);
      expect([answer.status, await answer.json()]).toEqual([404, { error: expect.any(String) }]);
    }
    expect(await of()).toEqual([bia, renato]);
  });
});
