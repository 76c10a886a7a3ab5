import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#lib/api/checkout.ts';
import {
  changePassword,
  deleteAccount,
  endDevice,
  getAccount,
  getAddresses,
  getDevices,
  getEverything,
  makeMainAddress,
  removeAddress,
  saveAddress,
  saveConsents,
} from '#lib/api/own-account.ts';
import { addFavorite } from '#lib/api/wishlist.ts';
import { ANA, logIn, person, post } from '../support/accounts.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let hash: string;
beforeAll(async () => {
  store = await createTestStore();
  hash = (
    await store.db.selectFrom('users').select('senha_hash').where('id', '=', 1).executeTakeFirstOrThrow()
  ).senha_hash;
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.updateTable('users').set({ senha_hash: hash, optin: true }).where('id', '=', 1).execute();
  await store.reset();
});
afterAll(() => store.close());

const ADDRESS = {
  nome: 'Depósito',
  cep: '80010000',
  logradouro: 'Rua Quinze de Novembro',
  numero: 's/n',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Curitiba',
  uf: 'PR',
};
const EMPRESA = { usuario: person('empresa').email, senha: ANA.senha };

async function member(credentials: object = ANA): Promise<Visitor> {
  const visitor = store.visitor();
  await logIn(visitor, credentials);
  return visitor;
}

describe('the addresses of an account', () => {
  it('have one main one, whatever is added, chosen and removed', async () => {
    const { api } = await member();
    const [first] = (await getAddresses(api)).enderecos;
    const { enderecos } = await saveAddress(api, ADDRESS);
    expect(enderecos.map(({ principal }) => principal)).toEqual([true, false]);
    const added = enderecos[1]?.id ?? 0;
    expect((await makeMainAddress(api, added)).enderecos.map(({ id, principal }) => [id, principal])).toEqual(
      [
        [added, true],
        [first?.id, false],
      ],
    );
    expect((await removeAddress(api, added)).enderecos).toEqual([first]);
  });

  it('are nobody else’s', async () => {
    const { api } = await member(EMPRESA);
    const before = await getAddresses((await member()).api);
    await expect(saveAddress(api, ADDRESS, 1)).rejects.toMatchObject({ status: 404 });
    await expect(makeMainAddress(api, 1)).rejects.toMatchObject({ status: 404 });
    await expect(removeAddress(api, 1)).rejects.toMatchObject({ status: 404 });
    expect(await getAddresses((await member()).api)).toEqual(before);
  });
});

describe('the devices of an account', () => {
  it('can be ended one by one, each by its owner alone', async () => {
    const here = await member();
    const there = await member();
    const { aparelhos } = await getDevices(here.api);
    expect(aparelhos.map(({ atual }) => atual)).toEqual([true, false]);
    const other = aparelhos[1]?.id ?? '';
    await expect(endDevice((await member(EMPRESA)).api, other)).rejects.toMatchObject({ status: 404 });
    expect((await getUser(there.api)).logado).toBe(true);
    await endDevice(here.api, other);
    expect((await getUser(there.api)).logado).toBe(false);
    expect((await getUser(here.api)).logado).toBe(true);
  });
});

describe('the password of an account', () => {
  it('is changed with the old one, and ends the other devices', async () => {
    const here = await member();
    const there = await member();
    await expect(
      changePassword(here.api, { senhaAtual: 'errada', senha: 'um cabo azul' }),
    ).rejects.toMatchObject({ status: 401 });
    await changePassword(here.api, { senhaAtual: ANA.senha, senha: 'um cabo azul' });
    expect((await getUser(here.api)).logado).toBe(true);
    expect((await getUser(there.api)).logado).toBe(false);
    expect((await post(store.visitor(), 'checkout/login', ANA)).status).toBe(401);
  });
});

describe('the owner of an account', () => {
  it('subscribes, and takes it back', async () => {
    const { api } = await member();
    const subscribers = () => store.db.selectFrom('newsletter').select('email').execute();
    expect(await saveConsents(api, { optin: true, smsOptin: true })).toMatchObject({
      optin: true,
      smsOptin: true,
    });
    expect(await subscribers()).toEqual([{ email: ANA.usuario }]);
    expect(await saveConsents(api, { optin: false, smsOptin: false })).toMatchObject({ optin: false });
    expect(await subscribers()).toEqual([]);
  });

  it('takes everything along that is kept, and nothing of others', async () => {
    const { api } = await member();
    await addFavorite(api, { idProduto: 1, idAtributoSimples: 0, idUnidadeVenda: 0 });
    const all = await getEverything(api);
    expect(all.conta).toEqual(await getAccount(api));
    expect(all.produtosFavoritos).toHaveLength(1);
    expect(all.enderecos).toHaveLength(1);
    expect(JSON.stringify(all)).not.toMatch(/argon2|empresa@demo\.test/);
  });

  it('deletes it with the password, and what belongs to it', async () => {
    const { id } = await store.db
      .insertInto('users')
      .values({
        email: 'x@demo.test',
        senha_hash: hash,
        pessoa: 'f',
        nome_razao: 'Xis',
        cpf_cnpj: '52998224725',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const visitor = await member({ usuario: 'x@demo.test', senha: ANA.senha });
    await saveAddress(visitor.api, ADDRESS);
    await expect(deleteAccount(visitor.api, 'errada')).rejects.toMatchObject({ status: 401 });
    await deleteAccount(visitor.api, ANA.senha);
    const left = await store.db.selectFrom('addresses').select('id').where('user_id', '=', id).execute();
    expect(left).toEqual([]);
    expect((await getUser(visitor.api)).logado).toBe(false);
    expect(
      (await post(store.visitor(), 'checkout/login', { usuario: 'x@demo.test', senha: ANA.senha })).status,
    ).toBe(401);
  });
});

describe('an attack on an account', () => {
  it('does not keep out the browser that logged in before, whatever comes from elsewhere', async () => {
    const owner = await member();
    for (let tries = 0; tries < 1000; tries += 1) {
      const address = `198.51.100.${tries % 200}`;
      await post(
        store.visitor(),
        'checkout/login',
        { ...ANA, senha: 'errada' },
        { 'X-Client-Address': address },
      );
    }
    expect((await post(store.visitor(), 'checkout/login', ANA)).status).toBe(429);
    const began = performance.now();
    expect((await post(owner, 'checkout/login', ANA, { 'X-Client-Address': '198.51.100.7' })).status).toBe(
      200,
    );
    expect(performance.now() - began).toBeLessThan(2000);
    // The attack goes on, as far as it was.
    expect((await post(store.visitor(), 'checkout/login', ANA)).status).toBe(429);
  }, 60_000);

  it('from that browser is counted too, and its cookie opens no other account', async () => {
    const owner = await member();
    const wrong = () => post(owner, 'checkout/login', { ...ANA, senha: 'errada' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await wrong()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await post(store.visitor(), 'checkout/login', ANA)).status).toBe(200);
  });
});
