/** How often one address may ask for what can be guessed, abused, or costs the shop something; and what is said beyond. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { takeTry } from '#lib/platform/kernel/queries/throttles.ts';
import { dropMails } from '../support/mails.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';
import { addressOf, type Call, nameOf } from './calls/call.ts';
import { EVERY_CALL } from './calls/every.ts';
import { visitorFor } from './calls/visitor.ts';
import { readWorld, type World } from './calls/world.ts';

let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterEach(async () => {
  await store.platform.settled();
  expect(store.failures).toEqual([]);
  await store.reset();
  await store.db.deleteFrom('recent_writes').execute();
  await dropMails(store);
});
afterAll(() => store.close());

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};
const callOf = (name: string): Call => {
  const found = EVERY_CALL.find((call) => nameOf(call) === name);
  if (!found) throw new Error(`no call ${name}`);
  return found;
};
type Sent = { readonly path?: string; readonly method?: string; readonly body?: unknown };
const sendFrom = (visitor: Visitor, from: string, { path = '', method = 'POST', body }: Sent) =>
  visitor.fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Client-Address': from },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const requestOf = (call: Call): Sent => {
  const request = call.request?.(world);
  return { path: addressOf(call, request), method: call.method, body: request?.body };
};
/** The last of so many. */
async function many(times: number, visitor: Visitor, from: string, sent: Sent): Promise<Response> {
  let answer = await sendFrom(visitor, from, sent);
  for (let done = 1; done < times; done += 1) answer = await sendFrom(visitor, from, sent);
  return answer;
}
/** As if what was counted so far had happened so often. */
async function countAs(tries: number): Promise<void> {
  await store.db.updateTable('throttles').set({ tries }).execute();
}
async function expectEarly(answer: Response, seconds: number): Promise<void> {
  expect(answer.status).toBe(429);
  expect(answer.headers.get('Retry-After')).toBe(String(seconds));
  const when = seconds < 60 ? `${seconds} segundos` : `${seconds / 60} minuto`;
  expect(await answer.json()).toEqual({ error: `Muitas tentativas. Tente de novo em ${when}.` });
}

describe('what visitors write', () => {
  it.each([
    'POST /newsletter',
    'POST /newsletter/associates',
    'POST /form/contact',
    'POST /question',
    'POST /question/answer',
    'POST /evaluations/product',
    'POST /evaluations/list',
    'POST /product/solicitation',
    'POST /product/budget',
  ])('is taken 50 times of an address, whatever it is; then it waits for a minute (%s)', async (name) => {
    const call = callOf(name);
    const from = newAddress();
    const visitor = await visitorFor(call, store, world);
    const other = requestOf(callOf('POST /newsletter'));
    expect((await sendFrom(visitor, from, other)).status).toBe(200);
    await countAs(49);
    expect((await sendFrom(visitor, from, requestOf(call))).status).toBe(200);
    await expectEarly(await sendFrom(visitor, from, requestOf(call)), 60);
    expect((await sendFrom(visitor, newAddress(), requestOf(call))).status).toBe(200);
    store.later(60_000);
    expect((await sendFrom(visitor, from, requestOf(call))).status).toBe(200);
  });
});

it('of one moment are counted whichever clock was read first, up to the last that waits for nothing', async () => {
  const backoff = { free: 3, pause: 30, longestPause: 60, memory: 3600 };
  const at = (milliseconds: number) => takeTry(store.db, 'um', backoff, new Date(1e12 + milliseconds));
  expect([await at(9), await at(5), await at(0), await at(0)]).toEqual([0, 0, 0, 30]);
});

describe('what can be guessed', () => {
  const login = (senha: string): Sent => ({
    path: '/api/v2/front/checkout/login',
    body: { usuario: 'cliente@demo.test', senha },
  });

  it('is a password: five of an account, then it waits for half a minute', async () => {
    const visitor = store.visitor();
    const from = newAddress();
    expect((await many(5, visitor, from, login('nao-e-esta'))).status).toBe(401);
    await expectEarly(await sendFrom(visitor, from, login('nao-e-esta')), 30);
    store.later(29_500);
    const soon = await sendFrom(visitor, from, login('nao-e-esta'));
    expect(soon.headers.get('Retry-After')).toBe('1');
    expect(await soon.json()).toEqual({ error: 'Muitas tentativas. Tente de novo em 1 segundo.' });
  });

  it.each([
    ['whose account a forgotten password is of', 'POST /checkout/password-recovery', 200, {}],
    // A password that is too weak counts like any other.
    ['whose a sign-up is', 'POST /account', 400, { senha: '12345678' }],
  ])('is %s: fifty of an address (%s)', async (_, name, passes, change) => {
    const valid = requestOf(callOf(name));
    const sent = { ...valid, body: { ...(valid.body as object), ...change } };
    const visitor = store.visitor();
    const from = newAddress();
    expect((await sendFrom(visitor, from, sent)).status).toBe(passes);
    await countAs(49);
    expect((await sendFrom(visitor, from, sent)).status).toBe(passes);
    await expectEarly(await sendFrom(visitor, from, sent), 60);
  });

  it('is a coupon: fifty codes that are none; who has one is not counted', async () => {
    const visitor = store.visitor();
    const from = newAddress();
    const coupon = (code: string): Sent => ({
      path: `/api/v2/front/promotional/coupon/${code}`,
      method: 'PUT',
    });
    await sendFrom(visitor, from, coupon('CHUTE'));
    await countAs(49);
    expect((await many(3, visitor, from, coupon('BEMVINDO10'))).status).toBe(200);
    const last = await sendFrom(visitor, from, coupon('CHUTE49'));
    expect([last.status, (await last.json()).sucesso]).toEqual([200, false]);
    await expectEarly(await sendFrom(visitor, from, coupon('CHUTE50')), 60);
    await expectEarly(await sendFrom(visitor, from, coupon('BEMVINDO10')), 60);
    expect((await sendFrom(visitor, newAddress(), coupon('BEMVINDO10'))).status).toBe(200);
  });
});

describe('what costs an inquiry elsewhere', () => {
  it.each([
    ['POST /checkout/zipcode', 60, { body: { cep: '00000000' } }],
    ['GET /cep/{cep}', 60, {}],
    ['POST /shipment/product', 120, { body: { cep: '01310100', idProduto: 999_999, quantidade: 1 } }],
    ['POST /shipment/list', 120, { body: { cep: '01310100', idLista: 999_999, quantidade: 1 } }],
  ])('is answered so often in a minute, then it waits for its end (%s: %i)', async (name, most, nothing) => {
    const visitor = store.visitor();
    const from = newAddress();
    const sent = requestOf(callOf(name));
    // What leads to nothing is counted too, and answered faster.
    await many(most - 1, visitor, from, { ...sent, ...nothing });
    expect((await sendFrom(visitor, from, sent)).status).toBe(200);
    await expectEarly(await sendFrom(visitor, from, sent), 60);
    expect((await sendFrom(visitor, newAddress(), sent)).status).toBe(200);
    store.later(59_000);
    expect((await sendFrom(visitor, from, sent)).headers.get('Retry-After')).toBe('1');
    store.later(1000);
    expect((await sendFrom(visitor, from, sent)).status).toBe(200);
  });
});
