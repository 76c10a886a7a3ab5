/** What waits for the shop's people, as the first page of the panel counts it. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getPanelStart } from '#lib/api/panel-start.ts';
import { post } from '../support/accounts.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const RITA = { nome: 'Rita Prado', email: 'rita@exemplo.test', contato: '' };

async function waiting(
  role: 'administrador' | 'marketing' | 'vendedor',
): Promise<Readonly<Record<string, number>>> {
  const { esperando } = await getPanelStart((await staff(store, role)).api);
  return Object.fromEntries(esperando.map(({ secao, quantos }) => [secao, quantos]));
}

it('counts a message until it is answered, for whoever may open it and for nobody else', async () => {
  const before = (await waiting('marketing'))['/mensagens'] ?? 0;
  await post(store.visitor(), 'product/budget', { ...RITA, idProduto: 1, mensagem: 'Quanto custam 40?' });
  // Who waits for stock waits for no answer.
  await post(store.visitor(), 'product/solicitation', { ...RITA, idProduto: 1 });
  expect((await waiting('marketing'))['/mensagens']).toBe(before + 1);
  expect((await waiting('administrador'))['/mensagens']).toBe(before + 1);
  expect(await waiting('vendedor')).toEqual({});
  await store.db.updateTable('leads').set({ status: 'respondido' }).execute();
  expect((await waiting('marketing'))['/mensagens'] ?? 0).toBe(before);
});

it('counts orders that nobody has confirmed', async () => {
  const { count } = await store.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('status', '=', 'recebido')
    .executeTakeFirstOrThrow();
  expect((await waiting('administrador'))['/pedidos'] ?? 0).toBe(Number(count));
});

it('says that there is no mail server, and which mails nobody took', async () => {
  const owner = await staff(store, 'administrador');
  expect((await getPanelStart(owner.api)).emails).toEqual({ servidor: false, falhas: 0 });
  const row = { assunto: 'avise-me', sobre: 1, next_at: store.clock.now };
  await store.db
    .insertInto('outbox')
    .values([{ ...row, tries: 2 }, row, { ...row, tries: 1, sent_at: store.clock.now }])
    .execute();
  expect((await getPanelStart(owner.api)).emails.falhas).toBe(1);
});

it('tells whoever watches the shop how many mails wait, and by how many seconds the oldest is late', async () => {
  const { db, platform, clock } = store;
  const none = { mails: 0, deliveries: 0, imports: 0 };
  expect(await platform.backlog()).toMatchObject({ waiting: { ...none, cases: 0 }, late: none });
  const minute = 60_000;
  const mail = (late: number, sent_at: Date | null = null) => ({
    assunto: 'avise-me',
    sobre: 1,
    next_at: new Date(clock.now.getTime() - late * minute),
    sent_at,
  });
  await db
    .insertInto('outbox')
    .values([mail(10), mail(1), mail(-1), mail(90, clock.now)])
    .execute();
  expect(await platform.backlog()).toMatchObject({ waiting: { mails: 3 }, late: { mails: 600 } });
});

it('tells what was ordered to nobody who may not see orders', async () => {
  expect((await getPanelStart((await staff(store, 'marketing')).api)).vendas).toBeNull();
  const { dias, maisVendidos } =
    (await getPanelStart((await staff(store, 'administrador')).api)).vendas ?? {};
  expect([dias?.length, maisVendidos]).toEqual([14, []]);
});
