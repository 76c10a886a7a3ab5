/** Customers in the panel: found by any of their names, with what they did; resellers approved, with the price at once. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decideReseller, getPanelCustomer, getPanelCustomers } from '#lib/api/panel-customers.ts';
import { writeNote } from '#lib/api/panel-notes.ts';
import { answerCustomer } from '#lib/server/panel/customers.ts';
import { person } from '../support/accounts.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

const CLIENT = person('cliente').email;
const COMPANY = person('empresa').email;
const api = async () => (await staff(store, 'administrador')).api;
const found = async (choice: Parameters<typeof getPanelCustomers>[1]) =>
  (await getPanelCustomers(await api(), choice)).clientes.map(({ email }) => email);
const row = (email: string) =>
  store.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const setUser = (email: string, columns: object) =>
  store.db.updateTable('users').set(columns).where('email', '=', email).execute();

describe('panel/customers', () => {
  it('finds by part of a name, address, document and telephone, however they are written', async () => {
    await setUser(CLIENT, { celular: '(11) 98765-4321' });
    const { nome_razao, cpf_cnpj } = await row(CLIENT);
    const cpf = cpf_cnpj.replace(/^(.{3})(.{3})(.{3})/, '$1.$2.$3-');
    for (const busca of [nome_razao.slice(0, 6).toUpperCase(), 'CLIENTE@demo', cpf, '98765-4321', '11 98765'])
      expect(await found({ busca }), busca).toContain(CLIENT);
    const { cpf_cnpj: cnpj } = await row(COMPANY);
    expect(await found({ busca: cnpj.toLowerCase() })).toEqual([COMPANY]);
  });

  it('finds nobody by what nobody has, nor everybody by two digits or a sign', async () => {
    for (const busca of ['99', '%', '_', '00000000000', 'zzzz'])
      expect(await found({ busca }), busca).toEqual([]);
  });

  it('shows what a customer did, agreed to and what the shop wrote down', async () => {
    const { id } = await row(CLIENT);
    const as = await api();
    await store.db
      .insertInto('leads')
      .values({
        tipo: 'contact',
        product_id: null,
        nome: 'x',
        email: CLIENT,
        assunto: 'Prazo',
        mensagem: 'Quando?',
      })
      .execute();
    await writeNote(as, `customers/${id}`, 'Prefere retirar.');
    await writeNote(as, `customers/${id}`, 'Ligou hoje.');
    const customer = await getPanelCustomer(as, id);
    expect(customer.notas.map(({ texto }) => texto)).toEqual(['Ligou hoje.', 'Prefere retirar.']);
    expect(customer.mensagens[0]).toMatchObject({ assunto: 'Prazo', situacao: 'novo' });
    const orders = await store.db.selectFrom('orders').select('numero').where('user_id', '=', id).execute();
    expect(customer.pedidos.map(({ numero }) => numero).toSorted()).toEqual(
      orders.map(({ numero }) => numero).toSorted(),
    );
    await expect(getPanelCustomer(as, 999_999)).rejects.toMatchObject({ status: 404 });
  });

  it('approves a reseller, who waits no more, and takes it back', async () => {
    await setUser(COMPANY, { revendedor_requested_at: store.clock.now });
    expect(await found({ revenda: 'esperando' })).toEqual([COMPANY]);
    const { id } = await row(COMPANY);
    const as = await api();
    const approved = await decideReseller(as, id, { desconto: 12, visto: 0 });
    expect(approved.cliente).toMatchObject({ revenda: 'aprovada', desconto: 12 });
    expect(await row(COMPANY)).toMatchObject({ revendedor: true, desconto_revenda: 12 });
    await expect(decideReseller(as, id, { desconto: 20, visto: 0 })).rejects.toMatchObject({ status: 409 });
    const ended = await decideReseller(as, id, { desconto: 0, visto: 12 });
    expect(ended.cliente).toMatchObject({ revenda: 'nao', desconto: 0 });
    expect(ended.alteracoes.map(({ campos }) => campos[0]?.depois)).toEqual(['nao', 'aprovada']);
  });

  it.each(['', '0', '91', '12,5', 'x'])('says what is wrong with a per cent of "%s"', async (desconto) => {
    const { id } = await row(COMPANY);
    const posted = new FormData();
    posted.set('acao', 'revenda');
    posted.set('desconto', desconto);
    expect(await answerCustomer(await api(), id, posted)).toMatchObject({ status: 422 });
    expect(await row(COMPANY)).toMatchObject({ revendedor: false });
  });
});
