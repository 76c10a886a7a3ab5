/**
 * Four thousand requests over every call, ten thousand in a whole run, eighty thousand in the long form, which `tests/faults/attacks.test.ts` brings to
 * a hundred: none may fail, and what is refused is refused in the shape of the contract.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds, sampled } from '../faults/rounds.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore } from '../support/store.ts';
import { EVERY_CALL } from './calls/every.ts';
import { misfits } from './calls/judge.ts';
import { logIn } from './calls/visitor.ts';
import { readWorld, type World } from './calls/world.ts';
import { type Drawn, drawRequests, type Who } from './fuzz/requests.ts';
import { outcome, refusal } from './shapes/primitives.ts';

const SEED = 20_261_121;
const REQUESTS = rounds(sampled(4000, 10_000), 80_000);
/** A busy machine gets through fewer of them, and is not failed for that; the long form has to get through all. */
const SECONDS = rounds(60, 600);
const FEWEST = rounds(sampled(500, 1000), REQUESTS);
const VISITORS = 4;

let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterAll(() => store.close());

it(
  `answers ${REQUESTS} requests, or as many as ${SECONDS} s allow, without a failure and at least 30 % of them as asked`,
  async () => {
    const sessions = await openSessions();
    const deadline = performance.now() + SECONDS * 1000;
    const requests = drawRequests(EVERY_CALL, world, SEED, REQUESTS).entries();
    let [sent, served] = [0, 0];
    // Several at a time, as visitors come: each takes the next.
    const visit = async () => {
      for (const [index, drawn] of requests) {
        if (performance.now() > deadline) return;
        sent += 1;
        const answer = await store.platform.fetch(requestOf(drawn, sessions[drawn.who]));
        const text = await answer.text();
        const wrong = judge(drawn, answer, text);
        if (wrong !== '') throw new Error(report(index, drawn, answer, text, wrong));
        if (drawn.valid && answer.ok && !text.startsWith('{"sucesso":false')) served += 1;
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visit));
    expect(store.failures).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(FEWEST);
    expect(served / sent).toBeGreaterThanOrEqual(0.3);
  },
  2 * SECONDS * 1000,
);

async function openSessions(): Promise<Readonly<Record<Who, string>>> {
  const shopper = store.visitor();
  const member = store.visitor();
  for (const visitor of [shopper, member]) {
    const body = JSON.stringify({ tipo: 'produto', itens: [{ idProduto: world.plain.id, quantidade: 1 }] });
    await visitor.fetch('/api/v2/front/checkout/cart', { method: 'POST', body });
  }
  await logIn(member);
  return { nobody: '', shopper: shopper.session(), member: member.session() };
}

function requestOf({ method, address, headers, body }: Drawn, session: string): Request {
  return new Request(`${SITE_URL}${address}`, {
    method,
    headers: { 'App-Token': APP_TOKEN, Session: session, 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && method !== 'GET' && { body }),
  });
}

/** What is wrong with an answer; '' when nothing is. */
function judge({ call, valid }: Drawn, answer: Response, text: string): string {
  if (answer.status >= 500) return 'it failed';
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return 'it is no JSON';
  if (answer.ok) {
    const body = JSON.parse(text);
    // A coupon without a cart, say, is answered with a friendly no.
    return !valid || misfits(outcome, body) === '' ? '' : misfits(call.shape, body);
  }
  return misfits(refusal, JSON.parse(text));
}

function report(
  index: number,
  { who, method, address, headers, body }: Drawn,
  answer: Response,
  text: string,
  wrong: string,
): string {
  const failures = store.failures.map((error) => (error instanceof Error ? error.stack : String(error)));
  return [
    `Request ${index} of seed ${SEED}: ${wrong}`,
    `${who}: ${method} ${address}`,
    JSON.stringify(headers),
    body ?? '(no body)',
    `answered ${answer.status}: ${text.slice(0, 500)}`,
    ...failures,
  ].join('\n');
}
