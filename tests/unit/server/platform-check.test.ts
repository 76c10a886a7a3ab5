/** What `npm run platform:check` says of answers: names of fields and kinds of values, and no value. */
import { expect, it } from 'vitest';
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
import { table } from '#lib/server/hosted/check/table.ts';

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
