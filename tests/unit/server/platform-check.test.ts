/** What `npm run platform:check` says of answers: names of fields and kinds of values, and no value. */
import { describe, expect, it } from 'vitest';
import { carrinho } from '#lib/server/hosted/answers/checkout.ts';
import { ours } from '#lib/server/hosted/answers/notes.ts';
import {
  echoed,
  fields,
  flag,
  list,
  mapOf,
  neededText,
  number,
  optional,
  text,
} from '#lib/server/hosted/answers/reading.ts';
import { askAll } from '#lib/server/hosted/check/asking.ts';
import { differences } from '#lib/server/hosted/check/compare.ts';
import { isFailure, table } from '#lib/server/hosted/check/table.ts';

const reading = fields({
  id: number(),
  nome: neededText(),
  ativo: flag(),
  nossa: ours(text()),
  talvez: optional(fields({ a: text() })),
  itens: list(fields({ valor: number() })),
  mapa: mapOf(text()),
  hash: echoed({ id: number() }),
});

it('names what is missing, of another type or unknown, and counts it in lists', () => {
  const answer = {
    id: '7',
    ativo: null,
    itens: [{ valor: 1 }, { valor: '2' }, { valor: '3' }, {}],
    mapa: { chave: 3 },
    hash: { id: 1, segredo: 'x' },
    mais: { ana: 'ana@loja.example' },
  };
  expect(differences(reading, answer)).toEqual([
    { field: 'id', kind: 'type', detail: 'text, read as number', times: 1 },
    { field: 'nome', kind: 'missing', detail: 'required', times: 1 },
    { field: 'ativo', kind: 'type', detail: 'null, read as flag', times: 1 },
    { field: 'itens.*.valor', kind: 'type', detail: 'text, read as number', times: 2 },
    { field: 'itens.*.valor', kind: 'missing', detail: '', times: 1 },
    { field: 'mapa.*', kind: 'type', detail: 'number, read as text', times: 1 },
    { field: 'mais', kind: 'unknown', detail: 'map', times: 1 },
  ]);
});

it('takes an empty list for an empty map, and a map for no list', () => {
  expect(differences(fields({ a: fields({}), b: mapOf(text()) }), { a: [], b: [] })).toEqual([]);
  expect(differences(fields({ a: list(text()) }), { a: { 0: 'x' } })).toEqual([
    { field: 'a', kind: 'type', detail: 'map, read as list', times: 1 },
  ]);
});

it('asks on with what earlier answers name, and prints no value of any', async () => {
  const secret = 'Segredo da Silva';
  const product = { id: 7, nome: secret, rota: { name: 'product/detail', path: '/segredo.html' } };
  const asked: string[] = [];
  const results = await askAll('https://loja.example', {}, async (path, query) => {
    asked.push(`${path}?${new URLSearchParams(query)}`);
    if (path === 'checkout/cart') return { status: 200, body: { itens: [{ nome: secret }] } };
    if (path === 'settings') return { status: 200, body: { error: secret } };
    if (path === 'showcase/products/vitrine01') return { status: 200, body: { produtos: [product] } };
    if (path === 'url/list/listing') {
      return {
        status: 200,
        body: { conteudo: { listas: [{ rota: { name: 'list/detail', path: '/lista/a' } }] } },
      };
    }
    if (path === 'url/product/detail') return { status: 200, body: { conteudo: product } };
    return { status: 404, body: undefined };
  });
  expect(asked).toContain('url/product/detail?url=%2Fsegredo.html');
  expect(asked).toContain('product/component/7?');
  expect(asked).toContain('url/list/detail?url=%2Flista%2Fa');
  const lines = table(results).join('\n');
  expect(lines).not.toContain(secret);
  expect(lines).toMatch(/settings +200 .*REFUSED/);
  expect(lines).toContain('refused  configuracoes missing');
  expect(lines).toContain('missing  itens.*.hash');
  expect(lines).toMatch(/sitemap +404 .*normal: our own call/);
  expect(lines).toMatch(/struct\/popup\/home +404 .*normal: the shop has none/);
  expect(lines).toContain('missing  has a default here');
  expect(differences(carrinho, { itens: [] }).map(({ kind }) => kind)).not.toContain('unknown');
});

describe('a call that fails', () => {
  const rota = { name: 'product/detail', path: '/cabo' };
  const asked = (failing: string, status: number, places = {}) =>
    askAll('https://loja.example', places, async (path) => {
      if (path.startsWith(failing)) return { status, body: undefined };
      if (path.startsWith('showcase/products/'))
        return { status: 200, body: { produtos: [{ id: 7, nome: 'Cabo', rota }] } };
      return { status: path.startsWith('struct/') ? 404 : 200, body: WHOLE[path] ?? {} };
    });
  const WHOLE: Readonly<Record<string, object>> = {
    settings: { configuracoes: {} },
    'url/verify': { nivel: 'product/detail' },
    'url/home': { conteudo: {} },
    'url/product/detail': { conteudo: { id: 7, nome: 'Cabo' } },
    'url/product/listing/search': { conteudo: {} },
    'url/page': { conteudo: { nome: 'Quem somos' } },
    'url/list/listing': { conteudo: {} },
  };

  it('is none where all that pages are made of is there', async () => {
    const all = await asked('nothing', 0);
    expect(all.filter(isFailure)).toEqual([]);
    expect(table(all).join('\n')).not.toContain('FAILED');
  });

  it.each([
    ['url/product/detail', 500],
    ['url/product/listing/search', 500],
    ['url/verify', 404],
    ['url/home', 503],
    ['checkout/cart', 401],
    ['settings', 404],
  ])('leaves no shop where pages are made of it (%s, %i)', async (call, status) => {
    const all = await asked(call, status);
    expect(all.filter(isFailure).map((one) => one.status)).toContain(status);
    expect(table(all).join('\n')).toMatch(/FAILED/);
  });

  it.each([
    ['showcase/instagram', 500],
    ['feed/products', 404],
    ['evaluations/store', 500],
  ])('is only shown where pages go without it (%s, %i)', async (call, status) => {
    expect((await asked(call, status)).filter(isFailure)).toEqual([]);
  });

  it('says which option leads nowhere', async () => {
    const all = await asked('url/product/detail', 404, { product: '/fora' });
    expect(table(all).join('\n')).toMatch(/url\/product\/detail\?url=\/fora +404 .*nothing there: --product/);
  });

  it('is the only one where nobody is there', async () => {
    expect(await asked('', 0)).toHaveLength(1);
  });
});
