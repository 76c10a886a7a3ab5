/** Notes about customers and orders: who may change and remove one, what the history keeps of it, and for how long. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { reviewOrder, sendOrder } from '#lib/api/order.ts';
import { getPanelCustomer } from '#lib/api/panel-customers.ts';
import { changeNote, type Noted, removeNote, writeNote } from '#lib/api/panel-notes.ts';
import { getPanelOrder } from '#lib/api/panel-orders.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { deleteAccount } from '#lib/platform/privacy/queries/delete-account.ts';
import { answerNote } from '#lib/server/panel/notes.ts';
import { logIn, person, post } from '../support/accounts.ts';
import { plainProduct } from '../support/plain-product.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let owner: Api;
/** Looks after customers and orders. */
let clerk: Api;
let other: Api;
let customer: number;
let order: number;
beforeAll(async () => {
  store = await createTestStore();
  const clerks = [person('marketing').email, person('vendas').email];
  await store.db
    .updateTable('users')
    .set({ clientes: true, pedidos: true })
    .where('email', 'in', clerks)
    .execute();
  ({ api: owner } = await staff(store, 'administrador'));
  ({ api: clerk } = await staff(store, 'marketing'));
  ({ api: other } = await staff(store, 'vendedor'));
  ({ id: customer } = await store.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', person('cliente').email)
    .executeTakeFirstOrThrow());
  const buyer = store.visitor();
  await logIn(buyer);
  await post(buyer, 'checkout/cart', {
    tipo: 'produto',
    itens: [{ idProduto: await plainProduct(store), quantidade: 1 }],
  });
  const { versao } = await reviewOrder(buyer.api);
  const form = { chave: 'notas', versao, pagamento: 'combinar', observacao: '' } as const;
  ({ numero: order } = await sendOrder(buyer.api, form));
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  for (const table of ['customer_notes', 'order_notes', 'panel_changes'] as const)
    await store.db.deleteFrom(table).execute();
});
afterAll(() => store.close());

const KINDS = ['customers', 'orders'] as const;
const aboutOf = (kind: (typeof KINDS)[number]): Noted =>
  kind === 'customers' ? `customers/${customer}` : `orders/${order}`;
const read = async (api: Api, kind: (typeof KINDS)[number]) =>
  kind === 'customers' ? getPanelCustomer(api, customer) : getPanelOrder(api, String(order));
const first = async (api: Api, kind: (typeof KINDS)[number]) => {
  const [note] = (await read(api, kind)).notas;
  if (!note) throw new Error('no note');
  return note;
};

describe.each(KINDS)('a note about %s', (kind) => {
  it('is changed by who wrote it and by an administrator, and the history keeps what it said', async () => {
    const about = aboutOf(kind);
    await writeNote(clerk, about, 'Ligou.');
    const { id, revisao, mudavel, mudadaEm } = await first(clerk, kind);
    expect([mudavel, mudadaEm, (await first(other, kind)).mudavel]).toEqual([true, '', false]);
    const change = { id, texto: 'Ligou às 9 h.', revisao };
    await expect(changeNote(other, about, change)).rejects.toMatchObject({ status: 403 });
    await changeNote(clerk, about, change);
    const changed = await first(owner, kind);
    expect(changed).toMatchObject({ texto: 'Ligou às 9 h.', mudavel: true });
    expect(changed.mudadaEm).not.toBe('');
    await expect(changeNote(owner, about, change)).rejects.toMatchObject({ status: 409 });
    await changeNote(owner, about, { ...change, texto: 'Ligou.', revisao: changed.revisao });
    expect((await read(owner, kind)).alteracoes.map(({ campos }) => campos)).toEqual([
      [{ campo: 'nota', antes: 'Ligou às 9 h.', depois: 'Ligou.' }],
      [{ campo: 'nota', antes: 'Ligou.', depois: 'Ligou às 9 h.' }],
    ]);
  });

  it('is removed by the same people, once', async () => {
    const about = aboutOf(kind);
    await writeNote(clerk, about, 'Engano.');
    const { id } = await first(clerk, kind);
    await expect(removeNote(other, about, id)).rejects.toMatchObject({ status: 403 });
    const elsewhere: Noted = kind === 'customers' ? `customers/${customer + 1}` : `orders/${order + 1}`;
    await expect(removeNote(owner, elsewhere, id)).rejects.toMatchObject({ status: 404 });
    await removeNote(owner, about, id);
    expect((await read(owner, kind)).notas).toEqual([]);
    await expect(removeNote(owner, about, id)).rejects.toMatchObject({ status: 404 });
    const [{ campos } = { campos: [] }] = (await read(owner, kind)).alteracoes;
    expect(campos).toEqual([{ campo: 'nota', antes: 'Engano.', depois: '' }]);
  });

  it('comes back into the form with what was typed where somebody was faster', async () => {
    const about = aboutOf(kind);
    await writeNote(clerk, about, 'Um.');
    const { id } = await first(clerk, kind);
    const form = (acao: string, nota: string) => {
      const posted = new FormData();
      for (const [name, value] of Object.entries({ acao, nota, anotacao: String(id), revisao: 'old' }))
        posted.set(name, value);
      return answerNote(clerk, { about, path: '/x' }, posted);
    };
    expect(await form('mudar-nota', 'Dois.')).toMatchObject({
      typed: { id, texto: 'Dois.' },
      problems: { form: expect.stringContaining('Outra pessoa') },
    });
    expect(await form('mudar-nota', ' ')).toMatchObject({ status: 422 });
    expect(await form('enviado', 'Dois.')).toBeUndefined();
    expect(await form('remover-nota', '')).toEqual({ path: '/x?aviso=nota-removida' });
    // A second press, and who was still editing.
    expect(await form('remover-nota', '')).toEqual({ path: '/x?aviso=nota-removida' });
    expect(await form('mudar-nota', 'Três.')).toMatchObject({
      typed: { id: 0, texto: 'Três.' },
      problems: { form: expect.stringContaining('removeu') },
    });
  });
});

it('leaves the history with the account that it was about', async () => {
  const { id } = await store.db
    .insertInto('users')
    .values({
      ...{ email: 'some@example.test', senha_hash: 'x', pessoa: 'f', nome_razao: 'Some' },
      ...{ cpf_cnpj: '39053344705', created_at: store.clock.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeNote(owner, `customers/${id}`, 'Segredo.');
  await removeNote(owner, `customers/${id}`, (await getPanelCustomer(owner, id)).notas[0]?.id ?? 0);
  const kept = () => store.db.selectFrom('panel_changes').select('alvo').execute();
  expect(await kept()).toEqual([{ alvo: String(id) }]);
  await inTransaction(store.db, (trx) => deleteAccount(trx, id, store.clock.now));
  expect(await kept()).toEqual([]);
});
