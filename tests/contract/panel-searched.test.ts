/** Lists of the panel are searched for anything, also for what no database keeps. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { logIn, person } from '../support/accounts.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

type Call = { readonly parameters?: readonly { readonly name: string; readonly in: string }[] };
type Document = { readonly paths: Readonly<Record<string, { readonly get?: Call }>> };
const { paths }: Document = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));
const SEARCHED = Object.entries(paths).flatMap(([path, { get }]) =>
  path.startsWith('/panel/') && !path.includes('{') && get?.parameters?.some(({ name }) => name === 'busca')
    ? [path]
    : [],
);

let store: TestStore;
let admin: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  admin = store.visitor();
  await logIn(admin, { usuario: person('admin').email, senha: DEMO_PASSWORD });
});
afterAll(() => store.close());

it('there are more than ten', () => expect(SEARCHED.length).toBeGreaterThan(10));

it.each(SEARCHED)('%s', async (path) => {
  for (const busca of ['%00', 'a%00b', '%ED%A0%80', '%25', '_', "'"]) {
    const { status } = await admin.fetch(`/api/v2/vitrine${path}?busca=${busca}`);
    expect(status, busca).toBeLessThan(500);
  }
});
