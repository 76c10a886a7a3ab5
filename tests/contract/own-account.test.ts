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

describe('the address of an account', () => {
  const email = 'x@demo.test';
  /** @returns Of what stands under the address beside the account, how much is left once it is deleted. */
  async function leftBy(email_confirmed_at: Date | null): Promise<readonly number[]> {
    const visitor = await passer();
    await store.db.updateTable('users').set({ email_confirmed_at }).where('id', '=', visitor.id).execute();
    await store.db.insertInto('newsletter').values({ email, created_at: NOW }).execute();
    const papeis = JSON.stringify(['pedidos']);
    await store.db
      .insertInto('invitations')
      .values({ token_hash: 'h', email, papeis, created_at: NOW, expires_at: NOW })
      .execute();
    const campos = JSON.stringify([{ campo: 'convite', antes: '', depois: 'pedidos' }]);
    const change = { secao: 'equipe', acao: 'criou', campos, autor: 'Dona', created_at: NOW } as const;
    await store.db
      .insertInto('panel_changes')
      .values([email, 'y@demo.test'].map((alvo) => ({ ...change, alvo })))
      .execute();
    await deleteAccount(visitor.api, ANA.senha);
    const [news, invitations, changes] = await Promise.all([
      store.db.selectFrom('newsletter').select('email').execute(),
      store.db.selectFrom('invitations').select('email').execute(),
      store.db.selectFrom('panel_changes').select('alvo').where('alvo', '<>', '').execute(),
    ]);
    await store.db.deleteFrom('panel_changes').execute();
    expect(changes).toEqual([{ alvo: 'y@demo.test' }]);
    return [news.length, invitations.length];
  }

  it('is forgotten with it, in invitations and their history too', async () => {
    expect(await leftBy(NOW)).toEqual([0, 0]);
  });

  it('is somebody else’s where it was never proven: what was left under it stays', async () => {
    expect(await leftBy(null)).toEqual([1, 0]);
  });

  it('subscribes to nothing before it is proven', async () => {
    const { api } = await passer();
    await saveConsents(api, { optin: true, smsOptin: false });
    expect(await store.db.selectFrom('newsletter').select('email').execute()).toEqual([]);
    await deleteAccount(api, ANA.senha);
  });
});

describe('the orders of an account', () => {
  it('are in what it takes along, with goods kept for later and quotes', async () => {
    const { api } = await member();
    const numero = await writeOrder(1);
    await store.db
      .insertInto('quotes')
      .values({ user_id: 1, session_id: null, conteudo: '{"total":1}', created_at: NOW, valid_until: NOW })
      .execute();
    const note = { user_id: 1, texto: 'Prefere entrega à tarde.', author: 'Ana', created_at: NOW };
    await store.db.insertInto('customer_notes').values(note).execute();
    const later = new Date(NOW.getTime() + 1000);
    const ofOrder = { numero, texto: 'Ligou para mudar o endereço.', author: 'Ana', created_at: later };
    await store.db.insertInto('order_notes').values(ofOrder).execute();
    const { id } = await store.db
      .insertInto('customer_groups')
      .values({ nome: 'Bandas', desconto: 12 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const membership = { user_id: 1, grupo_id: id, author: 'Ana', created_at: NOW };
    await store.db.insertInto('group_members').values(membership).execute();
    const { pedidos, orcamentos, guardados, anotacoesLoja, precoProprio } = await getEverything(api);
    expect(precoProprio).toEqual({ desconto: 12, grupo: 'Bandas' });
    expect(anotacoesLoja).toEqual([
      { texto: note.texto, em: NOW.toISOString() },
      { texto: ofOrder.texto, em: later.toISOString() },
    ]);
    expect(pedidos).toMatchObject([
      { numero, comprador: BUYER, endereco: PLACE, total: { valor: 100 }, linhas: [{ quantidade: 2 }] },
    ]);
    expect(orcamentos).toMatchObject([{ conteudo: { total: 1 } }]);
    expect(guardados).toEqual([]);
    await store.db.deleteFrom('quotes').execute();
    await store.db.deleteFrom('customer_notes').execute();
    await store.db.deleteFrom('group_members').execute();
    await store.db.deleteFrom('customer_groups').execute();
  });

  it.each([
    ['on its way', 'enviado', NOW, BUYER, PLACE],
    ['delivered', 'entregue', NOW, { ...BUYER, email: '', telefone: '' }, PLACE],
    ['cancelled', 'cancelado', NOW, NOBODY, NOWHERE],
    [
      'of the last year that counts',
      'entregue',
      new Date('2021-01-01T12:00:00Z'),
      { ...BUYER, email: '', telefone: '' },
      PLACE,
    ],
    ['older than the term', 'entregue', new Date('2020-12-31T12:00:00Z'), NOBODY, NOWHERE],
  ] as const)('outlive it, %s, with what the law asks for', async (_, status, made, comprador, endereco) => {
    const visitor = await passer();
    const numero = await writeOrder(visitor.id, status, made);
    const other = await writeOrder(1, status, made);
    const note = { texto: 'Ligou.', author: 'Ana', created_at: made };
    await store.db
      .insertInto('order_notes')
      .values([numero, other].map((of) => ({ ...note, numero: of })))
      .execute();
    await deleteAccount(visitor.api, ANA.senha);
    const noted = await store.db.selectFrom('order_notes').select('numero').orderBy('numero').execute();
    expect(noted.map((row) => row.numero)).toEqual(status === 'enviado' ? [numero, other] : [other]);
    await store.db.deleteFrom('order_notes').execute();
    expect(await orderOf(numero)).toMatchObject({ user_id: null, comprador, endereco, valor: 10_000 });
    expect((await orderOf(numero)).observacao).toBe(status === 'enviado' ? 'ligar antes' : '');
    // Of somebody who still has an account nothing is taken.
    expect(await orderOf(other)).toMatchObject({ user_id: 1, comprador: BUYER, endereco: PLACE });
  });

  it('are forgotten too where they were sent to its address without it', async () => {
    const visitor = await passer();
    const numero = await writeOrder(visitor.id, 'entregue');
    await store.db
      .updateTable('users')
      .set({ email_confirmed_at: NOW })
      .where('id', '=', visitor.id)
      .execute();
    const asGuest = { user_id: null, convidado: true };
    await store.db.updateTable('orders').set(asGuest).where('numero', '=', numero).execute();
    await deleteAccount(visitor.api, ANA.senha);
    expect((await orderOf(numero)).comprador).toEqual({ ...BUYER, email: '', telefone: '' });
  });

  it('lose the rest within a day once they are delivered', async () => {
    const visitor = await passer();
    const numero = await writeOrder(visitor.id, 'enviado');
    await deleteAccount(visitor.api, ANA.senha);
    await store.db.updateTable('orders').set({ status: 'entregue' }).where('numero', '=', numero).execute();
    store.later(25 * 3_600_000);
    store.platform.round();
    await store.platform.settled();
    expect((await orderOf(numero)).comprador).toEqual({ ...BUYER, email: '', telefone: '' });
  });
});

describe('the browser an account was opened in', () => {
  it('forgets a deleted account, and keeps another one', async () => {
    const visitor = await passer();
    const alone = visitor.cookies.get('aparelho') ?? '';
    await logIn(visitor);
    expect(visitor.cookies.get('aparelho')?.split('.')).toHaveLength(3);
    await logIn(visitor, { usuario: 'x@demo.test', senha: ANA.senha });
    await deleteAccount(visitor.api, ANA.senha);
    const left = visitor.cookies.get('aparelho') ?? '';
    expect(left.split('.')).toHaveLength(2);
    expect(left.split('.')[1]).not.toBe(alone.split('.')[1]);
  });

  it('forgets itself with the only account', async () => {
    const visitor = await passer();
    expect(visitor.cookies.has('aparelho')).toBe(true);
    await deleteAccount(visitor.api, ANA.senha);
    expect([...visitor.cookies.keys()]).toEqual([]);
  });
});

const NOW = new Date('2026-07-01T12:00:00Z');
const BUYER = {
  nome: 'Xis da Silva',
  pessoa: 'f',
  documento: '52998224725',
  inscricaoEstadual: '',
  email: 'x@demo.test',
  telefone: '31900000101',
};
const NOBODY = { ...BUYER, nome: '', documento: '', email: '', telefone: '' };
const PLACE = {
  cep: '30130010',
  logradouro: 'Praça Sete',
  numero: '1',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Belo Horizonte',
  uf: 'MG',
};
const NOWHERE = { ...PLACE, cep: '', logradouro: '', numero: '', bairro: '' };

async function writeOrder(
  user: number,
  status: 'recebido' | 'enviado' | 'entregue' | 'cancelado' = 'recebido',
  created_at = NOW,
): Promise<number> {
  const { numero } = await store.db
    .insertInto('orders')
    .values({
      user_id: user,
      chave: `${user} ${Math.random()}`,
      status,
      comprador: JSON.stringify(BUYER),
      endereco: JSON.stringify(PLACE),
      frete_servico: 'sedex',
      frete_label: 'Sedex',
      frete_prazo: '2 dias',
      frete: 0,
      promocoes: '[]',
      cupom: '',
      desconto_cupom: 0,
      produtos: 10_000,
      valor: 10_000,
      vista: 10_000,
      pagamento: 'combinar',
      observacao: 'ligar antes',
      created_at,
      cancelled_at: status === 'cancelado' ? created_at : null,
    })
    .returning('numero')
    .executeTakeFirstOrThrow();
  const line = { tipo: 'produto', id_produto: 1, id_atributo_simples: 0, nome: 'Cabo', sku: 'C1' } as const;
  await store.db
    .insertInto('order_lines')
    .values({
      ...line,
      numero,
      ordem: 0,
      atributos: '',
      rota: '/cabo',
      imagem: '',
      quantidade: 2,
      preco_por: 5000,
    })
    .execute();
  return numero;
}

function orderOf(numero: number) {
  return store.db
    .selectFrom('orders')
    .select(['user_id', 'comprador', 'endereco', 'observacao', 'valor'])
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow();
}

/** Somebody with an account that may be deleted, logged in. */
async function passer(): Promise<Visitor & { readonly id: number }> {
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
  return { ...(await member({ usuario: 'x@demo.test', senha: ANA.senha })), id };
}

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

  it('from that browser is counted too, apart from what others try', async () => {
    const owner = await member();
    const wrong = () => post(owner, 'checkout/login', { ...ANA, senha: 'errada' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await wrong()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await post(store.visitor(), 'checkout/login', ANA)).status).toBe(200);
  });

  it('is not let through by the cookie of another account, nor by one that is made up', async () => {
    const owner = await member();
    const own = owner.cookies.get('aparelho') ?? '';
    await post(owner, 'checkout/logout');
    const other = await member(EMPRESA);
    await post(other, 'checkout/logout');
    for (let tries = 0; tries < 5; tries += 1)
      await post(store.visitor(), 'checkout/login', { ...ANA, senha: 'errada' });

    const statusWith = async (cookie: string, visitor = store.visitor()): Promise<number> => {
      visitor.cookies.set('aparelho', cookie);
      return (await post(visitor, 'checkout/login', ANA)).status;
    };
    const [device = '', signature = ''] = own.split('.');
    const [otherDevice = '', otherSignature = ''] = (other.cookies.get('aparelho') ?? '').split('.');
    expect(otherSignature).toHaveLength(43);
    const madeUp = [
      `${otherDevice}.${otherSignature}`,
      `${device}.${otherSignature}`,
      `${otherDevice}.${signature}`,
      `${device}.${'A'.repeat(43)}`,
      `${device}.${signature.slice(0, 21)}${'A'.repeat(22)}`,
      `${device}.${'A'.repeat(21)}${signature.slice(21)}`,
      device,
    ];
    const statuses: number[] = [];
    for (const cookie of madeUp) statuses.push(await statusWith(cookie));
    expect(statuses).toEqual(madeUp.map(() => 429));
    expect(await statusWith(own)).toBe(200);
  });
});
