/** What no client of the shop sends: every answer is a refusal in the shape of the contract, and nothing has changed. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';
import { FRONT, nameOf } from './calls/call.ts';
import { EVERY_CALL } from './calls/every.ts';
import { misfits } from './calls/judge.ts';
import { readWorld, type World } from './calls/world.ts';
import { refusal } from './shapes/primitives.ts';

const CART = `${FRONT}/checkout/cart`;
const LISTING = `${FRONT}/url/product/listing`;

let store: TestStore;
let world: World;
let id: number;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
  const { conteudo } = await (await store.visitor().fetch(`${LISTING}/search?busca=hdmi`)).json();
  id = conteudo.produtos.find(({ estoque }: { readonly estoque: number }) => estoque > 10).id;
});
afterEach(async () => {
  // A 500 is a failure that was reported.
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

async function visitorWithTwo(): Promise<Visitor> {
  const visitor = store.visitor();
  const body = JSON.stringify({ tipo: 'produto', itens: [{ idProduto: id, quantidade: 2 }] });
  expect((await visitor.fetch(CART, { method: 'POST', body })).status).toBe(200);
  return visitor;
}

async function cartOf(visitor: Visitor): Promise<unknown> {
  return (await visitor.fetch(CART)).json();
}

const QUANTITIES = [
  ...['0', '-0', '-1', '1.5', '1e-400', '1e309', '99999999999999999999', 'null', 'true', '[]', '[2]', '{}'],
  ...['""', '" "', '"abc"', '"1e3"', '"0x10"', '"\uff13"', '"1.0"', '"-1"', '"\\u0000"', '"\\ud800"'],
];
const TEXTS = [
  '"a\\u0000b"',
  '"\\u0000"',
  '"\\ud800"',
  '"a\\udfff"',
  '{"a":1}',
  '[]',
  '7',
  `"${'a'.repeat(2001)}"`,
];

/** `body` as it is sent, with the product of the test at `ID`. */
const BODIES: readonly (readonly [string, string, string])[] = [
  ...QUANTITIES.flatMap((quantity): [string, string, string][] => [
    [
      `the quantity ${quantity}`,
      'POST',
      `{"tipo":"produto","itens":[{"idProduto":ID,"quantidade":${quantity}}]}`,
    ],
    [`the quantity ${quantity}`, 'PUT', `{"tipo":"produto","idProduto":ID,"quantidade":${quantity}}`],
  ]),
  ...TEXTS.flatMap((text): [string, string, string][] => [
    [
      `the note ${text.slice(0, 12)}`,
      'POST',
      `{"tipo":"produto","itens":[{"idProduto":ID,"quantidade":1,"adicional":${text}}]}`,
    ],
    [
      `the parameters ${text.slice(0, 12)}`,
      'POST',
      `{"tipo":"produto","itens":[{"idProduto":ID,"quantidade":1,"parametros":${text}}]}`,
    ],
    [
      `the note ${text.slice(0, 12)}`,
      'PUT',
      `{"tipo":"produto","idProduto":ID,"quantidade":1,"adicional":${text}}`,
    ],
    [`the note ${text.slice(0, 12)}`, 'DELETE', `{"tipo":"produto","idProduto":ID,"adicional":${text}}`],
  ]),
  ['a kind in a list', 'POST', '{"tipo":["produto"],"itens":[{"idProduto":ID,"quantidade":1}]}'],
  ['a product in a list', 'POST', '{"tipo":"produto","itens":[{"idProduto":[ID],"quantidade":1}]}'],
  ['items that are no list', 'POST', '{"tipo":"produto","itens":{"0":{"idProduto":ID,"quantidade":1}}}'],
  [
    'a kind by inheritance',
    'POST',
    '{"__proto__":{"tipo":"produto"},"itens":[{"idProduto":ID,"quantidade":1}]}',
  ],
  [
    'a quantity by inheritance',
    'POST',
    '{"tipo":"produto","itens":[{"__proto__":{"quantidade":5},"idProduto":ID}]}',
  ],
  [
    '101 items',
    'POST',
    `{"tipo":"produto","itens":[${Array(101).fill('{"idProduto":ID,"quantidade":1}').join()}]}`,
  ],
  ['lists in lists', 'POST', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['objects in objects', 'POST', `${'{"tipo":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['a list', 'DELETE', '[]'],
  ['nothing', 'DELETE', ''],
  ['half an object', 'PUT', '{"idProduto":'],
];

describe('a change of the cart is refused with 400 and changes nothing', () => {
  it.each(BODIES)('for %s (%s)', async (_title, method, body) => {
    const visitor = await visitorWithTwo();
    const before = await cartOf(visitor);
    const answer = await visitor.fetch(CART, { method, body: body.replaceAll('ID', String(id)) });
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.stringMatching(/./) }]);
    expect(await cartOf(visitor)).toEqual(before);
  });
});

const ADDRESSES = [
  ...[
    '%00',
    '/%00x',
    '/a%00b',
    '%ff',
    '/%ED%A0%80',
    '/..%2f..%2fetc',
    '//evil.example/x',
    '%5C%5Cevil.example%5Cx',
  ],
  ...[
    'http://',
    'http://[',
    'javascript:alert(1)',
    '/;x',
    '/%3Cscript%3E',
    '/__proto__',
    '/constructor',
    '/a/b/c/d',
  ],
  ...["/'%20OR%201=1--", '/%0d%0aSet-Cookie:a=b', `/${'a'.repeat(8000)}`],
  ...[
    '/..',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc',
    '/cabos%2Fde%2Fvideo',
    '/pagina/..%2f..%2fquem-somos',
  ],
  ...[`/${'a'.repeat(10_000)}`, `/${'%2F'.repeat(3_000)}`, `/${'../'.repeat(3_000)}x`],
];

/** In place of a parameter of the path. */
const SEGMENTS = [
  ...['%00', 'a%00b', '%ff', '%ED%A0%80', '..%2f..%2fetc', '%2F', '%5C', '__proto__', 'constructor'],
  ...['-1', '0', '1.5', '1e9', '99999999999999999999', 'NaN', "'", '%20', 'a'.repeat(10_000)],
];

it.each([
  'verify',
  'page',
  'product/detail',
  'product/listing/category',
  'product/listing/brand',
  'product/listing/landing-page',
  'list/listing',
  'list/detail',
])('no odd address is found by url/%s', async (call) => {
  const visitor = store.visitor();
  for (const address of ADDRESSES) {
    const answer = await visitor.fetch(`${FRONT}/url/${call}?url=${address}`);
    expect([answer.status, await answer.json()], address).toEqual([404, { error: 'Página não encontrada' }]);
  }
});

// A history may have any name: what is written under it is the visitor's own.
const NAMED = EVERY_CALL.filter(({ path }) => path.includes('{') && !path.startsWith('/browsing-history/'));

it.each(NAMED.map((call) => [nameOf(call), call] as const))('no odd name is known to %s', async (_, call) => {
  for (const segment of SEGMENTS) {
    const body = JSON.stringify(call.request?.(world).body ?? {});
    const answer = await store.visitor().fetch(`${FRONT}${call.path.replace(/\{\w+\}/, segment)}`, {
      method: call.method,
      ...(call.method !== 'GET' && { body }),
    });
    const content = await answer.json();
    // A coupon or a key that nobody knows is answered with a friendly no (contract 8.5).
    const refused = answer.status === 200 ? content.sucesso === false : misfits(refusal, content) === '';
    expect([segment.slice(0, 30), [200, 400, 404].includes(answer.status), refused]).toEqual([
      segment.slice(0, 30),
      true,
      true,
    ]);
  }
});

describe('a listing', () => {
  const asked = async (query: string) => {
    const answer = await store.visitor().fetch(`${LISTING}/search?${query}`);
    return { status: answer.status, body: await answer.json() };
  };

  it.each([
    ...['limit=0', 'limit=101', 'limit=-1', 'limit=1.5', 'limit=NaN', 'limit=1e1', 'limit=%00'],
    ...['offset=-1', 'offset=1e9', 'offset=NaN', 'offset=9007199254740992'],
  ])('refuses %s', async (query) => {
    const { status, body } = await asked(`busca=hdmi&${query}`);
    expect([status, body]).toEqual([400, { error: expect.stringContaining('Parâmetro inválido') }]);
  });

  it.each(['offset=1000000000', 'offset=9007199254740991'])('has nothing at %s', async (query) => {
    const { status, body } = await asked(`busca=hdmi&${query}`);
    expect([status, body.conteudo.produtos]).toEqual([200, []]);
  });

  it.each([
    ...[
      'order=__proto__',
      'order=%00',
      'marca=%00',
      'marca=99999999999',
      'marca=-1',
      'filtro=1:2:3;;;:',
      'atributo=%ff',
    ],
    ...[
      'preco=NaN:1',
      'preco=100:1',
      'preco=1e9:2',
      'descontoPrecoPor=-1:x',
      'offset[]=1',
      '__proto__=x',
      'x',
    ],
  ])('takes no notice of %s', async (query) => {
    const ids = ({ body }: Awaited<ReturnType<typeof asked>>) =>
      body.conteudo.produtos.map(({ id }: { readonly id: number }) => id);
    expect(ids(await asked(`busca=hdmi&${query}`))).toEqual(ids(await asked('busca=hdmi')));
  });

  it.each([
    '%00',
    '%25',
    '_',
    '%5C',
    '%27',
    '%E2%80%AE',
    '%F0%9F%98%80',
    '%ED%A0%80',
    'a:*%26',
    'a'.repeat(8000),
  ])('finds nothing by %s', async (busca) => {
    const { status, body } = await asked(`busca=${busca}`);
    expect([status, body.conteudo.produtos]).toEqual([200, []]);
  });
});
