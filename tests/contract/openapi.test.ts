/** The document that is published, against what the platform really takes and answers. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonSchema, Operation } from '../openapi/operation.ts';
import { ANA, logIn, person } from '../support/accounts.ts';
import { createTestStore, type TestStore } from '../support/store.ts';
import { type Call, FRONT, nameOf, send } from './calls/call.ts';
import { EVERY_CALL } from './calls/every.ts';
import { visitorFor } from './calls/visitor.ts';
import { readWorld, type World } from './calls/world.ts';

const text = readFileSync('docs/api/openapi.json', 'utf8');
const { paths, components } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));

type Content = { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };

type Documented = Operation & { readonly requestBody?: Content };

function operationOf({ method, path }: Pick<Call, 'method' | 'path'>): Documented {
  const operation: Documented | undefined = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
}

/** What does not fit a schema of the document, one line each. */
function misfits({ content }: Content, value: unknown): string {
  const { schema } = content['application/json'];
  const result = z.fromJSONSchema({ ...schema, $defs: components.schemas }).safeParse(value);
  return result.success ? '' : z.prettifyError(result.error);
}

let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterEach(() => store.reset());
afterAll(() => store.close());

describe.each(EVERY_CALL.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
  it('is in the document, which says what it takes and answers', async () => {
    const operation = operationOf(call);
    const body = call.request?.(world).body;
    if (operation.requestBody && body) expect(misfits(operation.requestBody, body)).toBe('');
    expect(operation.requestBody === undefined).toBe(body === undefined);
    const answer = await send(await visitorFor(call, store, world), call, world);
    expect(misfits(operation.responses[200] as Content, await answer.json())).toBe('');
  });
});

it('an answer that lacks what the document promises is noticed', () => {
  const { responses } = operationOf({ method: 'GET', path: '/ping' });
  expect(misfits(responses[200] as Content, { sucesso: true })).toContain('data');
});

const READS = Object.entries<Readonly<Record<string, Operation>>>(paths).flatMap(([path, { get }]) =>
  get ? [{ path, operation: get, base: get.servers?.[0]?.url ?? FRONT }] : [],
);
/** May read everything in the panel too. */
const OWNER = { ...ANA, usuario: person('admin').email };
/** Limits of calls with a key: tests/contract/programs. */
const keyed = (path: string) => path.startsWith('/program/');
/** Its pages are whole files. */
const OF_FILES = '/sitemap';
const PAGED = READS.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'limit'))
  .filter(({ path }) => path !== OF_FILES && !keyed(path))
  .map(({ base, path }) => `${base}${path.replace(/\{\w+\}/, '1')}`);

it('the document names the calls that answer page by page', () => {
  expect(PAGED.length).toBeGreaterThanOrEqual(6);
});

describe.each(PAGED)('%s', (path) => {
  const status = async (query: string) => {
    const visitor = store.visitor();
    await logIn(visitor, path.includes('/panel/') ? OWNER : ANA);
    return (await visitor.fetch(`${path}?url=/cabos-de-video&productId=1&${query}`)).status;
  };

  it.each(['limit=0', 'limit=101', 'limit=-1', 'limit=1.5', 'limit=todos'])('refuses %s', async (query) => {
    expect(await status(query)).toBe(400);
  });

  it.each(['limit=1', 'limit=100', 'limit='])('takes %s', async (query) => {
    expect([200, 404]).toContain(await status(query));
  });
});

it.each(READS.map(({ base, path }) => `${base}${path.replace(/\{\w+\}/, '1')}`))(
  'HEAD %s answers as GET does, without the body',
  async (path) => {
    const address = `${path}?url=/cabos-de-video`;
    const get = await store.visitor().fetch(address);
    const head = await store.visitor().fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type')]).toEqual([
      get.status,
      get.headers.get('Content-Type'),
    ]);
    expect(await head.text()).toBe('');
  },
);
