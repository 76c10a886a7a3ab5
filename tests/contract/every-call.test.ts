/** Every method and path of platform contract 4: served, and answered in the shape the contract gives. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';
import { addressOf, type Call, nameOf, send } from './calls/call.ts';
import { EVERY_CALL, UNSERVED_CALLS } from './calls/every.ts';
import { misfits, relativeAddresses } from './calls/judge.ts';
import { visitorFor } from './calls/visitor.ts';
import { readWorld, type World } from './calls/world.ts';
import { refusal } from './shapes/primitives.ts';

let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterEach(async () => {
  // A 500 is a failure that was reported.
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

/** The call's valid request, with some headers more and a query that may have grown. */
function raw(call: Call, headers: HeadersInit, more = ''): Promise<Response> {
  const request = call.request?.(world) ?? {};
  const address = addressOf(call, request);
  return store.platform.fetch(
    new Request(`${SITE_URL}${address}${more && (address.includes('?') ? '&' : '?')}${more}`, {
      method: call.method,
      headers,
      ...(request.body && { body: JSON.stringify(request.body) }),
    }),
  );
}

describe.each(EVERY_CALL.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
  it('answers in its shape, to be kept by nobody', async () => {
    const visitor = await visitorFor(call, store, world);
    const answer = await send(visitor, call, world);
    const body = await answer.json();
    expect([answer.status, answer.status === 200 ? '' : body]).toEqual([200, '']);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const problems = [misfits(call.shape, body), relativeAddresses(body)].join('\n').trim();
    expect(problems, problems).toBe('');
  });

  it('is refused without the token of the shop', async () => {
    const answer = await raw(call, {});
    expect(answer.status).toBe(401);
    expect(misfits(refusal, await answer.json())).toBe('');
  });

  it('hands out a session to who sends an empty one', async () => {
    const answer = await raw(call, { 'app-token': 'wapstore', Session: '' });
    expect(answer.status).not.toBe(500);
    expect(answer.headers.getSetCookie().join()).toMatch(/PHPSESSID=[^;]+; .*Path=\//);
  });

  it('takes no notice of parameters it does not know', async () => {
    const visitor = await visitorFor(call, store, world);
    const headers = { 'App-Token': 'wapstore', Session: visitor.session() };
    const answer = await raw(call, headers, 'utm_source=x&gclid=%00&sku[]=1&__proto__=2');
    expect([answer.status, answer.ok ? '' : await answer.json()]).toEqual([200, '']);
  });
});

describe('without a login', () => {
  it.each(
    EVERY_CALL.filter(({ member, guest }) => member && !guest).map((call) => [nameOf(call), call] as const),
  )('%s is refused with 401', async (_, call) => {
    const answer = await send(store.visitor(), call, world);
    expect(answer.status).toBe(401);
    expect(misfits(refusal, await answer.json())).toBe('');
  });
});

it('nothing answers the calls that are listed as not served', async () => {
  for (const call of UNSERVED_CALLS) {
    const answer = await send(store.visitor(), call, world);
    expect([nameOf(call), answer.status]).toEqual([nameOf(call), 404]);
    expect(await answer.json()).toEqual({ error: 'Endereço não encontrado' });
  }
});
