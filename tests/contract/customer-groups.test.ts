/** Groups of customers: what their members pay on every way to a price, and how somebody comes in, out, and where it is refused. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { getCart } from '#lib/api/checkout.ts';
import { reviewOrder, sendOrder } from '#lib/api/order.ts';
import {
  decideReseller,
  getPanelCustomer,
  getPanelCustomers,
  putIntoGroup,
} from '#lib/api/panel-customers.ts';
import { getRecords, removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { CUSTOMER_GROUPS, type CustomerGroupFields } from '#lib/domain/panel/records/customer-groups.ts';
import { groupMarked } from '#lib/server/panel/customer-list.ts';
import { answerCustomer } from '#lib/server/panel/customers.ts';
import { get, person } from '../support/accounts.ts';
import {
  COMMON,
  category,
  costs,
  fill,
  openResale,
  priceOf,
  product,
  store,
  visitorAs,
} from '../support/openings/resale.ts';
import { staff } from '../support/staff.ts';
import type { Visitor } from '../support/store.ts';

openResale();
afterEach(async () => {
  await store.db.deleteFrom('group_members').execute();
  await store.db.deleteFrom('customer_groups').execute();
});

type Name = Parameters<typeof person>[0];
const owner = async () => (await staff(store, 'administrador')).api;
const idOf = async (name: Name) =>
  (
    await store.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', person(name).email)
      .executeTakeFirstOrThrow()
  ).id;
const make = async (fields: Partial<CustomerGroupFields>): Promise<number> => {
  const values = { ...CUSTOMER_GROUPS.blank, nome: crypto.randomUUID(), ...fields };
  const { registros } = await saveRecord(await owner(), CUSTOMER_GROUPS, values);
  return registros.find(({ nome }) => nome === values.nome)?.id ?? 0;
};
const enter = async (name: Name, grupo: number) => {
  const [api, id] = [await owner(), await idOf(name)];
  return putIntoGroup(api, id, { grupo, visto: (await getPanelCustomer(api, id)).cliente.grupo });
};
const changeDiscount = async (group: number, desconto: number) =>
  store.db.updateTable('customer_groups').set({ desconto }).where('id', '=', group).execute();
const letters = async (visitor: Visitor) => {
  await getCart(visitor.api);
  return visitor.cookies.get('vitrine');
};

describe('a member of a group', () => {
  it('pays the same on page, card, cart and order, the lowest of promotion and group, for any discount', async () => {
    const group = await make({ desconto: 1 });
    await enter('cliente', group);
    const visitor = await visitorAs('cliente');
    await fill(visitor);
    const prices = fc.record({
      percent: fc.integer({ min: 0, max: 90 }),
      de: fc.integer({ min: 0, max: 60_000 }),
      por: fc.integer({ min: 100, max: 50_000 }),
    });
    await fc.assert(
      fc.asyncProperty(prices, async ({ percent, de, por }) => {
        await costs(por, de > por ? de : 0);
        await changeDiscount(group, percent);
        const normal = Math.max(por, de > por ? de : 0);
        const expected = Math.min(por, Math.floor((normal * (100 - percent) + 50) / 100));
        const { conteudo } = await getProductDetail(visitor.api, `/${product.slug}`);
        const listing = await get(visitor, `url/product/listing/category?url=${category}&limit=100`);
        const cards = (await listing.json()) as {
          conteudo: { produtos: { id: number; precos: { por: number } }[] };
        };
        const card = cards.conteudo.produtos.find(({ id }) => id === product.id);
        const cart = await getCart(visitor.api);
        const { carrinho } = await reviewOrder(visitor.api);
        expect(conteudo.precos.por).toBe(expected);
        expect(conteudo.precos.revenda).toBe(expected < por ? true : undefined);
        if (card) expect(Math.round(card.precos.por * 100)).toBe(expected);
        expect(cart.itens[0]?.precos.precoPor).toBe(expected);
        expect(carrinho.itens[0]?.precos.precoPor).toBe(expected);
      }),
      { numRuns: 25 },
    );
    await costs(COMMON);
    await changeDiscount(group, 12);
    const { versao } = await reviewOrder(visitor.api);
    const sent = await sendOrder(visitor.api, {
      chave: 'grupo',
      versao,
      pagamento: 'combinar',
      observacao: '',
    });
    expect(sent.linhas).toMatchObject([{ precoPor: 8800 }]);
  });

  it('pays the price of everybody outside the group, logged out, and once the group is left', async () => {
    const group = await make({ desconto: 30 });
    await enter('cliente', group);
    const visitor = await visitorAs('cliente');
    expect(await priceOf(visitor)).toBe(7000);
    expect(await priceOf(store.visitor())).toBe(COMMON);
    expect(await priceOf(await visitorAs('empresa'))).toBe(COMMON);
    await enter('cliente', 0);
    expect(await priceOf(visitor)).toBe(COMMON);
  });

  it('who is a reseller too pays the lower of both, and is told so', async () => {
    const group = await make({ desconto: 10 });
    await enter('revenda', group);
    const visitor = await visitorAs('revenda');
    expect(await priceOf(visitor)).toBe(8500);
    await changeDiscount(group, 25);
    expect(await priceOf(visitor)).toBe(7500);
    expect(await (await visitor.fetch('/api/v2/vitrine/account/reseller')).json()).toMatchObject({
      situacao: 'aprovada',
      desconto: 25,
    });
  });

  it('of a group with a price is shown no cached page; one of a group without goes on getting them', async () => {
    const group = await make({ desconto: 5 });
    await enter('cliente', group);
    expect(await letters(await visitorAs('cliente'))).toBe('cl');
    await changeDiscount(group, 0);
    expect(await letters(await visitorAs('cliente'))).toBe('cls');
  });
});

describe('panel/customer-groups', () => {
  it('refuses a name that is there and a group that has somebody, and is removed once it is empty', async () => {
    const api = await owner();
    const group = await make({ nome: 'Bandas', desconto: 8 });
    const again = { ...CUSTOMER_GROUPS.blank, nome: 'bandas' };
    await expect(saveRecord(api, CUSTOMER_GROUPS, again)).rejects.toMatchObject({ status: 400 });
    await expect(
      saveRecord(api, CUSTOMER_GROUPS, { ...again, nome: 'Caro', desconto: 91 }),
    ).rejects.toMatchObject({ status: 400 });
    const { grupos } = await enter('cliente', group);
    expect(grupos.find(({ id }) => id === group)).toMatchObject({ desconto: 8, dias: 0, clientes: 1 });
    await expect(removeRecord(api, CUSTOMER_GROUPS, group)).rejects.toMatchObject({ status: 409 });
    const inIt = await getPanelCustomers(api, { grupo: group });
    expect(inIt.clientes.map(({ email }) => email)).toEqual([person('cliente').email]);
    await enter('cliente', 0);
    const { registros } = await removeRecord(api, CUSTOMER_GROUPS, group);
    expect(registros.map(({ id }) => id)).not.toContain(group);
  });

  it('is an owner’s; who looks after customers moves them, but gives nobody credit, nor takes it', async () => {
    const setRoles = (columns: { readonly marketing: boolean; readonly clientes: boolean }) =>
      store.db.updateTable('users').set(columns).where('email', '=', person('marketing').email).execute();
    await setRoles({ marketing: false, clientes: true });
    const { api: clerk } = await staff(store, 'marketing');
    const [price, credit] = [await make({ desconto: 5 }), await make({ desconto: 5, dias: 28 })];
    await expect(getRecords(clerk, CUSTOMER_GROUPS)).rejects.toMatchObject({ status: 403 });
    const id = await idOf('empresa');
    const moved = await putIntoGroup(clerk, id, { grupo: price, visto: 0 });
    expect(moved.alteracoes[0]?.campos).toMatchObject([{ campo: 'grupo', antes: '' }]);
    await expect(putIntoGroup(clerk, id, { grupo: credit, visto: price })).rejects.toMatchObject({
      status: 403,
    });
    await expect(decideReseller(clerk, id, { desconto: 0, visto: 0, grupo: credit })).rejects.toMatchObject({
      status: 403,
    });
    await enter('empresa', credit);
    await expect(putIntoGroup(clerk, id, { grupo: 0, visto: credit })).rejects.toMatchObject({ status: 403 });
    await expect(putIntoGroup(clerk, id, { grupo: price, visto: price })).rejects.toMatchObject({
      status: 409,
    });
    await expect(putIntoGroup(await owner(), id, { grupo: 999_999, visto: credit })).rejects.toMatchObject({
      status: 404,
    });
    await setRoles({ marketing: true, clientes: false });
  });

  it('that is gone meanwhile is said beside the field, of a customer and of a reseller', async () => {
    const posted = (fields: Readonly<Record<string, string>>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, visto: '0', grupo: '999999' }))
        form.set(name, value);
      return form;
    };
    const [api, id] = [await owner(), await idOf('empresa')];
    const gone = expect.stringContaining('não existe mais');
    expect(await answerCustomer(api, id, posted({ acao: 'grupo' }))).toMatchObject({
      problems: { grupo: gone },
    });
    expect(await answerCustomer(api, id, posted({ acao: 'revenda', desconto: '' }))).toMatchObject({
      problems: { 'grupo-revenda': gone },
    });
  });

  it('takes a company in as it is approved, without a per cent of its own', async () => {
    const group = await make({ desconto: 18 });
    const id = await idOf('empresa');
    await store.db
      .updateTable('users')
      .set({ revendedor_requested_at: store.clock.now })
      .where('id', '=', id)
      .execute();
    const posted = new FormData();
    for (const [name, value] of Object.entries({ acao: 'revenda', desconto: '', visto: '0' }))
      posted.set(name, value);
    posted.set('grupo', String(group));
    expect(await answerCustomer(await owner(), id, posted)).toMatchObject({
      path: expect.stringContaining('aprovada'),
    });
    const { cliente } = await getPanelCustomer(await owner(), id);
    expect(cliente).toMatchObject({ revenda: 'aprovada', desconto: 0, grupo: group });
    expect(await priceOf(await visitorAs('empresa'))).toBe(8200);
  });

  it('takes several in at once; what somebody else moved meanwhile is left and said', async () => {
    const api = await owner();
    const group = await make({ desconto: 20 });
    const ids = [await idOf('cliente'), await idOf('empresa')];
    const form = (marks: readonly string[], grupo: string) => {
      const posted = new FormData();
      for (const mark of marks) posted.append('cliente', mark);
      posted.set('grupo', grupo);
      return posted;
    };
    expect(await groupMarked(api, form([], String(group)))).toHaveProperty('problem');
    expect(await groupMarked(api, form([`${ids[0]}:0`], ''))).toHaveProperty('problem');
    expect(await groupMarked(api, form([`${ids[0]}:0`], String(group)))).toEqual({ done: 1 });
    const late = await groupMarked(api, form([`${ids[0]}:0`, `${ids[1]}:0`], String(group)));
    expect(late).toEqual({ problem: expect.stringMatching(/^Grupo de 1 cliente salvo\. 1 não mudou: /) });
    expect((await getPanelCustomers(api, { grupo: group })).info.total).toBe(2);
    const out = await groupMarked(api, form([`${ids[0]}:${group}`], '0'));
    expect(out).toEqual({ done: 1 });
    expect(await priceOf(await visitorAs('cliente'))).toBe(COMMON);
  });
});
