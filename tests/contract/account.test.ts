import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { login } from '#lib/api/account.ts';
import { getUser } from '#lib/api/checkout.ts';
import { ANA, get, logIn, person, post } from '../support/accounts.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

const DAY = 86_400_000;

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(() => store.reset());
afterAll(() => store.close());

const sessions = () => store.db.selectFrom('sessions').select(['id', 'user_id']).execute();

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
      expect(await answer.json()).toEqual({ redirect: 'http://loja.localhost/' });
    }
    expect(await getUser(visitor.api)).toMatchObject({ vendaInterna: {}, logado: true });
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
    expect(await (await get(visitor, 'representative')).json()).toEqual({
      representantes: [],
      representante: {},
    });
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
