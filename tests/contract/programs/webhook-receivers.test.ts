/** Web hooks against receivers that hang or lie, and against very many events for one that is dead. */
import { once } from 'node:events';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { WebhookAberto, WebhookCriado } from '#lib/contract/panel-webhooks.ts';
import { rounds } from '../../faults/rounds.ts';
import { logIn, post } from '../../support/accounts.ts';
import { dropMails } from '../../support/mails.ts';
import { createAuthority } from '../../support/pix-api/certificates.ts';
import { plainProduct } from '../../support/plain-product.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../../support/store.ts';

/** Places of the events that came, and whether this receiver is dead. */
const got: number[] = [];
const manners = { dead: true, hangs: false, leadsTo: '' };
const plain = createPlainServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  if (manners.hangs) return;
  if (manners.leadsTo !== '') {
    response.writeHead(307, { location: manners.leadsTo }).end();
    return;
  }
  if (manners.dead) {
    request.socket.destroy();
    return;
  }
  got.push(JSON.parse(body).sequence);
  response.writeHead(204).end();
});
/** Places of the events that came to one that answers at once. */
const swiftGot: number[] = [];
const swift = createPlainServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  swiftGot.push(JSON.parse(body).sequence);
  response.writeHead(204).end();
});
const identity = createAuthority().issue('programa.example');
const lying = createServer(identity, (_, response) => {
  got.push(-1);
  response.writeHead(204).end();
});
const hostOf = ({ address }: { readonly address: () => AddressInfo | string | null }) =>
  `127.0.0.1:${(address() as AddressInfo).port}`;

let store: TestStore;
let admin: Visitor;
let product: number;
beforeAll(async () => {
  for (const server of [plain, lying, swift]) await once(server.listen(0, '127.0.0.1'), 'listening');
  const hookHosts = [plain, lying, swift].map((server) => hostOf({ address: () => server.address() }));
  store = await createTestStore({ hookHosts });
  product = await plainProduct(store);
});
afterEach(async () => {
  got.length = 0;
  swiftGot.length = 0;
  Object.assign(manners, { dead: true, hangs: false, leadsTo: '' });
  expect(store.failures).toEqual([]);
  for (const table of ['web_hooks', 'program_events'] as const) await store.db.deleteFrom(table).execute();
  await store.reset();
  await dropMails(store);
});
afterAll(async () => {
  for (const server of [plain, lying, swift]) {
    server.closeAllConnections();
    server.close();
  }
  await store.close();
});

async function asked<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await admin.fetch(`/api/v2/vitrine/panel/webhooks${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

async function hook(url: string): Promise<number> {
  admin = await staff(store, 'administrador');
  const { webhook } = await asked<WebhookCriado>('POST', '', { nome: 'ERP', url, tipos: [] });
  return webhook.id;
}

async function round(): Promise<void> {
  store.platform.round();
  await store.platform.settled();
}

/** Milliseconds that an order may take beside one on a calm shop: other work of a machine may double it, a queue in its way would do more. */
const slowest = (calm: number): number => calm * 4 + 1_000;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
/** Bytes that are in use, without what nobody holds. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Milliseconds from the cart to the answer of an order. */
async function buy(): Promise<number> {
  const began = performance.now();
  const buyer = store.visitor();
  await logIn(buyer);
  await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] });
  const { versao } = await (await buyer.fetch('/api/v2/vitrine/order/review')).json();
  const form = { chave: `form ${began}`, versao, pagamento: 'combinar', observacao: '' };
  const answer = await buyer.fetch('/api/v2/vitrine/order', { method: 'POST', body: JSON.stringify(form) });
  expect(answer.status).toBe(200);
  return performance.now() - began;
}

it('one that hangs is given up after its ten seconds, and an order meanwhile waits for nothing', async () => {
  manners.hangs = true;
  const id = await hook(`http://${hostOf({ address: () => plain.address() })}/avisos`);
  const calm = await buy();
  const began = performance.now();
  store.platform.round();
  expect(await buy()).toBeLessThan(slowest(calm));
  await store.platform.settled();
  expect(performance.now() - began).toBeGreaterThan(9_000);
  const { entregas } = await asked<WebhookAberto>('GET', `/${id}`);
  expect(entregas.filter(({ falta }) => falta !== '')).toMatchObject([{ falta: 'demora', tentativas: 1 }]);
}, 120_000);

it('one that hangs delays what happens meanwhile to no other', async () => {
  manners.hangs = true;
  await hook(`http://${hostOf({ address: () => plain.address() })}/avisos`);
  await hook(`http://${hostOf({ address: () => swift.address() })}/avisos`);
  await buy();
  store.platform.round();
  await vi.waitUntil(() => swiftGot.length > 0, { timeout: 5_000 });
  const before = swiftGot.length;
  await buy();
  store.platform.round();
  await vi.waitUntil(() => swiftGot.length > before, { timeout: 5_000 });
  await store.platform.settled();
  // The round that was sent into did not send again what the one before is sending.
  expect(new Set(swiftGot).size).toBe(swiftGot.length);
  const tries = store.db.selectFrom('web_hook_deliveries').select('tentativas').where('tentativas', '>', 0);
  expect(await tries.where('falta', '=', 'demora').execute()).toEqual([{ tentativas: 1 }]);
}, 60_000);

it('one that leads to another address is not followed there', async () => {
  manners.leadsTo = `http://${hostOf({ address: () => swift.address() })}/dentro`;
  const id = await hook(`http://${hostOf({ address: () => plain.address() })}/avisos`);
  const { entregas } = await asked<WebhookAberto>('POST', `/${id}/test`);
  expect(entregas[0]).toMatchObject({ falta: 'desvio', resposta: 307, situacao: 'espera' });
  expect(swiftGot).toEqual([]);
});

it('one whose certificate nobody vouches for is told nothing', async () => {
  const id = await hook(`https://${hostOf({ address: () => lying.address() })}/avisos`);
  const { entregas } = await asked<WebhookAberto>('POST', `/${id}/test`);
  expect(entregas[0]).toMatchObject({ falta: 'certificado', resposta: 0, situacao: 'espera' });
  expect(got).toEqual([]);
});

it('one that is dead for thousands of events slows no order, fills no memory, and loses none of them', async () => {
  const many = rounds(2_000, 10_000);
  const calm = [await buy(), await buy(), await buy()].toSorted((a, b) => a - b)[1] ?? 0;
  await hook(`http://${hostOf({ address: () => plain.address() })}/avisos`);
  // Each is a statement of its own: the trigger writes a row for each, in the transaction that caused it.
  await sql`do ${sql.raw(`$$ begin for i in 1..${many} loop
    update products set estoque = 100000 - i where id = ${product}; end loop; end $$`)}`.execute(
    store.patient,
  );
  // What was taken back in the midst of it is told to nobody.
  const undone = store.db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set({ estoque: 1 }).where('id', '=', product).execute();
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await round();
  const before = heap();
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    store.later(15 * 60_000);
    store.platform.round();
    times.push(await buy());
    await store.platform.settled();
  }
  expect(heap() - before).toBeLessThan(32 * 2 ** 20);
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(slowest(calm));
  expect(got).toEqual([]);

  manners.dead = false;
  for (let turn = 0; turn < 4; turn += 1) {
    store.later(15 * 60_000);
    await round();
  }
  const places = await store.db.selectFrom('program_events').select('posicao').execute();
  expect(places.length).toBeGreaterThan(many);
  // So many of a round at most; of the rest each waits, once.
  const left = await store.db
    .selectFrom('web_hook_deliveries')
    .select(sql<number>`(corpo::json ->> 'sequence')::int`.as('sequence'))
    .where('proxima', 'is not', null)
    .execute();
  expect(got.length).toBeGreaterThan(1_000);
  const all = [...got, ...left.map(({ sequence }) => sequence)].toSorted((a, b) => a - b);
  expect(all).toEqual(places.map(({ posicao }) => posicao).toSorted((a, b) => Number(a) - Number(b)));
}, 600_000);
