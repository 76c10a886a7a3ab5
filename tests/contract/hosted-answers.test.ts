/** The embedded platform's answers are read by the schemas of the hosted mode, and nothing of them is lost. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer } from '#lib/server/hosted/answers/answer.ts';
import { answersOf } from '#lib/server/hosted/answers/calls.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';
import { addressOf, FRONT, nameOf, send } from './calls/call.ts';
import { EVERY_CALL } from './calls/every.ts';
import { visitorFor } from './calls/visitor.ts';
import { readWorld, type World } from './calls/world.ts';

let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterEach(() => store.reset());
afterAll(() => store.close());

const answers = answersOf(SITE_URL);
const FRONT_CALLS = EVERY_CALL.filter(
  ({ base = FRONT, path }) => base === FRONT && !path.startsWith('/order'),
);

describe.each(FRONT_CALLS.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
  it('is read as it came', async () => {
    const visitor = await visitorFor(call, store, world);
    const answer = (await (await send(visitor, call, world)).json()) as object;
    const [path = ''] = addressOf(call, call.request?.(world))
      .slice(FRONT.length + 1)
      .split('?');
    const reading = answers.of(call.method, path)?.reading;
    if (!reading) throw new Error('no schema reads it');
    const read = readAnswer(reading, answer);
    expect(read).not.toHaveProperty('refused');
    if ('refused' in read) return;
    expect(read.left).toEqual([]);
    // What a call that only says yes has not said is '' by the schema.
    const bare = Object.keys(answer).join() === 'sucesso';
    const mensagem = bare ? { mensagem: '' } : {};
    expect(JSON.parse(JSON.stringify(read.value))).toEqual({ ...answer, ...mensagem });
  });
});
