import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS } from '#artwork/demo/accounts.ts';
import { getCart, getUser } from '#lib/api/checkout.ts';
import { person, post } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const HOUR = 3_600_000;
const SENHA = 'sete cabos bem longos';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.platform.settled();
  await dropMails(store);
  await store.reset();
});
afterAll(() => store.close());

const ADDRESS = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};
const PERSON = {
  pessoa: 'f',
  nomeRazao: 'Dalva Nogueira',
  cpfCnpj: '529.982.247-25',
  email: 'Dalva@Example.test',
  senha: SENHA,
  telefone: '(11) 91234-5678',
  endereco: ADDRESS,
};
const COMPANY = {
  ...PERSON,
  pessoa: 'j',
  nomeRazao: 'Palco Norte Ltda.',
  nomeFantasia: 'Palco Norte',
  cpfCnpj: '11.222.333/0001-81',
  inscricaoEstadual: 'isento',
  telefone: '11 3000-1020',
};

const own = (visitor: Visitor, path: string, body: unknown, address = '') =>
  visitor.fetch(`/api/v2/vitrine/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...(address && { headers: { 'X-Client-Address': address } }),
  });
const signUp = (body: unknown, address = '') => own(store.visitor(), 'account', body, address);
const confirm = (visitor: Visitor, token: string, senha = SENHA) =>
  own(visitor, 'account/confirm', { token, senha });
const users = () =>
  store.db.selectFrom('users').select(['id', 'email']).where('id', '>', ACCOUNTS.length).execute();

function tokenIn(mail = ''): string {
  return /\/checkout\/cadastro\?confirmar=([\w-]+)/.exec(mail)?.[1] ?? '';
}
const token = async () => tokenIn((await mailsOf(store)).at(-1));
const canLogIn = async (usuario: string, senha = SENHA) =>
  (await post(store.visitor(), 'checkout/login', { usuario, senha })).status === 200;

describe('signing up', () => {
  it('mails a link, and makes no account before it is opened', async () => {
    const answer = await signUp(PERSON);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { sucesso: true, mensagem: expect.stringContaining('e-mail') },
    ]);
    const [mail = '', ...more] = await mailsOf(store);
    expect(more).toEqual([]);
    expect(mail).toMatch(/^To: dalva@example\.test\r$/m);
    expect(tokenIn(mail)).toMatch(/^[\w-]{43}$/);
    expect(mail).not.toContain('Dalva Nogueira');
    expect(await users()).toEqual([]);
    expect(await canLogIn('dalva@example.test')).toBe(false);
  });

  it('keeps neither the password nor the token as they are', async () => {
    await signUp(PERSON);
    const secret = await token();
    const kept = JSON.stringify(await store.db.selectFrom('sign_ups').selectAll().execute());
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(SENHA);
  });

  it.each([
    [
      'a person',
      PERSON,
      { cpf_cnpj: '52998224725', celular: '11912345678', telefone: '', inscricao_estadual: '' },
    ],
    [
      'a company',
      COMPANY,
      { cpf_cnpj: '11222333000181', celular: '', telefone: '1130001020', inscricao_estadual: 'ISENTO' },
    ],
    [
      'a company whose CNPJ has letters',
      { ...COMPANY, cpfCnpj: '12.abc.345/01de-35', inscricaoEstadual: '110.042.490.114' },
      { cpf_cnpj: '12ABC34501DE35', inscricao_estadual: '110.042.490.114' },
    ],
  ])('becomes the account of %s once its link is opened with the password', async (_, form, row) => {
    const signed = await signUp(form);
    expect([signed.status, await signed.json()]).toEqual([200, expect.anything()]);
    const visitor = store.visitor();
    const answer = await confirm(visitor, await token());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      logado: true,
      email: 'dalva@example.test',
      nomeRazao: form.nomeRazao,
    });
    expect(await getUser(visitor.api)).toMatchObject({
      logado: true,
      endereco: { principal: { cep: '01310100', cidade: 'São Paulo', uf: 'SP', pais: 'BR' } },
    });
    const kept = await store.db
      .selectFrom('users')
      .select(['cpf_cnpj', 'celular', 'telefone', 'inscricao_estadual', 'email_confirmed_at'])
      .where('email', '=', 'dalva@example.test')
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ ...row, email_confirmed_at: store.clock.now });
    expect(await canLogIn('dalva@example.test')).toBe(true);
    expect(await canLogIn(form.cpfCnpj)).toBe(true);
  });

  it('brings the cart of the visitor along, once', async () => {
    const visitor = store.visitor();
    await putInCart(visitor, await plainProduct(store), 2);
    await signUp(PERSON);
    const before = visitor.session();
    expect((await confirm(visitor, await token())).status).toBe(200);
    expect(visitor.session()).not.toBe(before);
    expect((await getCart(visitor.api)).quantidadeTotal).toBe(2);
  });

  it('subscribes who wants the news', async () => {
    await signUp({ ...PERSON, optin: true });
    expect(await store.db.selectFrom('newsletter').select('email').execute()).toEqual([]);
    await confirm(store.visitor(), await token());
    expect(await store.db.selectFrom('newsletter').select('email').execute()).toEqual([
      { email: 'dalva@example.test' },
    ]);
  });
});

describe('the link of a sign-up', () => {
  it('is good once', async () => {
    await signUp(PERSON);
    const secret = await token();
    expect((await confirm(store.visitor(), secret)).status).toBe(200);
    const answer = await confirm(store.visitor(), secret);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringContaining('link') });
  });

  it('makes one account of two tries at once', async () => {
    await signUp(PERSON);
    const secret = await token();
    const answers = await Promise.all([1, 2].map(() => confirm(store.visitor(), secret)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await users()).toHaveLength(1);
  });

  it('ends after 24 hours', async () => {
    await signUp(PERSON);
    const secret = await token();
    store.later(24 * HOUR);
    expect((await confirm(store.visitor(), secret)).status).toBe(400);
    store.later(-1);
    expect((await confirm(store.visitor(), secret)).status).toBe(200);
  });

  it('needs the password, which cannot be guessed with it', async () => {
    await signUp(PERSON);
    const secret = await token();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await confirm(store.visitor(), secret, `errada ${tries}`)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await users()).toEqual([]);
  });

  it('does not make the account somebody else asked for with the same address', async () => {
    await signUp({ ...PERSON, senha: 'a senha de um estranho' });
    const planted = await token();
    await dropMails(store);
    await signUp(PERSON);
    // The owner opens the wrong one of the two mails with the password they chose.
    expect((await confirm(store.visitor(), planted)).status).toBe(401);
    expect((await confirm(store.visitor(), await token())).status).toBe(200);
    expect((await confirm(store.visitor(), planted, 'a senha de um estranho')).status).toBe(400);
  });

  it.each(['', 'x', 'a'.repeat(43)])('is refused when it was made up: %j', async (made) => {
    expect((await confirm(store.visitor(), made)).status).toBe(400);
  });
});

describe('signing up with what is known already', () => {
  const answerTo = async (form: object) => {
    const answer = await signUp(form);
    return [answer.status, await answer.text()];
  };

  it('answers the same, and mails the owner of the e-mail address', async () => {
    const unknown = await answerTo(PERSON);
    await store.platform.settled();
    await dropMails(store);
    const owner = person('cliente');
    expect(await answerTo({ ...PERSON, email: owner.email })).toEqual(unknown);
    const mails = await mailsOf(store);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: cliente@demo\.test\r$/m);
    expect(mails[0]).toContain('/checkout/acesso');
    expect(tokenIn(mails[0])).toBe('');
  });

  it('answers the same for a known document, mails its owner, and makes no second account', async () => {
    const unknown = await answerTo(PERSON);
    await store.platform.settled();
    await dropMails(store);
    await store.db.deleteFrom('throttles').execute();
    expect(await answerTo({ ...PERSON, cpfCnpj: person('cliente').cpf_cnpj })).toEqual(unknown);
    const mails = await mailsOf(store);
    expect(mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]).toSorted()).toEqual([
      'cliente@demo.test',
      'dalva@example.test',
    ]);
    const secret = mails.map(tokenIn).find(Boolean) ?? '';
    const answer = await confirm(store.visitor(), secret);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ error: expect.stringContaining('Já existe uma conta') });
    expect(await users()).toEqual([]);
  });

  it('sends no more than 5 mails to an address without a pause, and says nothing about it', async () => {
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await signUp(PERSON, `198.51.100.${tries}`)).status).toBe(200);
      await store.platform.settled();
    }
    expect(await mailsOf(store)).toHaveLength(5);
  });
});

describe('a sign-up is refused, with a sentence,', () => {
  it.each([
    ['of a CPF with a wrong digit', { ...PERSON, cpfCnpj: '529.982.247-26' }],
    ['of a CPF of one digit', { ...PERSON, cpfCnpj: '111.111.111-11' }],
    ['of a person with a CNPJ', { ...PERSON, cpfCnpj: COMPANY.cpfCnpj }],
    ['of a company with a CPF', { ...COMPANY, cpfCnpj: PERSON.cpfCnpj }],
    ['of a company without a state registration', { ...COMPANY, inscricaoEstadual: '' }],
    ['of a company with words for it', { ...COMPANY, inscricaoEstadual: 'não sei' }],
    ['of a password of 7 characters', { ...PERSON, senha: 'cabo-xl' }],
    ['of a password of 257 characters', { ...PERSON, senha: 'a'.repeat(257) }],
    ['of one of the most used passwords', { ...PERSON, senha: '12345678' }],
    ['of one of them in capitals', { ...PERSON, senha: 'Senha123' }],
    ['of a telephone number without area code', { ...PERSON, telefone: '91234-5678' }],
    ['of a postal code that is none', { ...PERSON, endereco: { ...ADDRESS, cep: '0131010' } }],
    ['of a state that is none', { ...PERSON, endereco: { ...ADDRESS, uf: 'XX' } }],
    ['without a street', { ...PERSON, endereco: { ...ADDRESS, logradouro: ' ' } }],
  ])('%s', async (_, form) => {
    const answer = await signUp(form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\S.{5}/) });
    expect(await mailsOf(store)).toEqual([]);
    expect(await store.db.selectFrom('sign_ups').select('email').execute()).toEqual([]);
  });

  it.each(['cabo-hd4', 'cabo-xlr', 'a'.repeat(256), '        ã', '🎸🎸🎸🎸🎸🎸🎸🎸'])(
    'but not of the password %j',
    async (senha) => {
      expect((await signUp({ ...PERSON, senha })).status).toBe(200);
    },
  );

  it('after 50 from one address', async () => {
    for (let tries = 0; tries < 50; tries += 1) await signUp({ ...PERSON, senha: '12345678' }, '203.0.113.9');
    expect((await signUp(PERSON, '203.0.113.9')).status).toBe(429);
    expect((await signUp(PERSON, '203.0.113.10')).status).toBe(200);
  });
});
