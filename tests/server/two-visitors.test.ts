/** Two people at the same shop: no cache on the way, and no call, gives one of them what is the other's. */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { person } from '../support/accounts.ts';
import { type Customer, createCustomer } from '../support/customer.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import type { Answer } from './client.ts';

type Somebody = Customer & {
  /** What only pages and answers of this person may say. */
  readonly marks: readonly string[];
  readonly order: number;
  readonly quote: number;
};

const dataDir = temporaryDirectory();
let shop: Shop;
let people: readonly [Somebody, Somebody];

beforeAll(async () => {
  await copySeeded(dataDir);
  shop = await startShop({ dataDir });
  people = [await enter('cliente', 17, 3), await enter('empresa', 40, 4)];
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

/** Logs in, orders, asks for a quote, keeps a favourite, and has something in the cart again. */
async function enter(
  name: Parameters<typeof person>[0],
  idProduto: number,
  quantidade: number,
): Promise<Somebody> {
  const { email, nome_razao, cpf_cnpj, endereco } = person(name);
  const customer = createCustomer();
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await customer.call(shop.url, method, path, body);
    expect([path, answer.status, answer.text]).toEqual([path, 200, expect.anything()]);
    return JSON.parse(answer.text);
  };
  const cart = { tipo: 'produto', itens: [{ idProduto, quantidade }] };
  await call('POST', '/front/checkout/login', { usuario: email, senha: DEMO_PASSWORD });
  await call('POST', '/front/checkout/cart', cart);
  const { versao } = await call('GET', '/vitrine/order/review');
  const form = { chave: `pedido-de-${name}`, versao, pagamento: 'combinar', observacao: `Recado de ${name}` };
  const order = await call('POST', '/vitrine/order', form);
  await call('POST', '/front/checkout/cart', cart);
  const quote = await call('POST', '/vitrine/quote');
  await call('POST', '/front/wishlist/add', { idProduto });
  const marks = [email, nome_razao, cpf_cnpj, endereco?.logradouro ?? 'Avenida', `Recado de ${name}`];
  return { ...customer, marks, order: order.numero, quote: quote.numero };
}

const pagesBelow = (folder: string): readonly string[] =>
  globSync(`src/pages/${folder}/**/*.{astro,ts}`)
    .map((file) => file.replace(/^src\/pages|\/index(?=\.)|\.(astro|ts)$/g, ''))
    .filter((path) => !path.includes('['));
const PAGES = ['/', '/cabos-de-video/hdmi', ...pagesBelow('minha-conta'), ...pagesBelow('checkout')];

type Operations = Readonly<Record<string, { readonly get?: object }>>;
const { paths }: { readonly paths: Operations } = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));
/** Every call that reads; one under either prefix, so both are asked. */
const CALLS = Object.entries(paths)
  .filter(([path, { get }]) => get && !path.includes('{'))
  .flatMap(([path]) => [`/front${path}`, `/vitrine${path}`]);

const marksIn = ({ text }: Answer, { marks }: Somebody): readonly string[] =>
  marks.filter((mark) => text.includes(mark));
const etagOf = ({ headers: { etag } }: Answer): Readonly<Record<string, string>> =>
  etag ? { 'If-None-Match': etag } : {};
const kept = ({ headers }: Answer): boolean => !/private|no-store/.test(String(headers['cache-control']));

describe.each([
  ['pages', PAGES, ''],
  ['calls', CALLS, '/api/v2'],
] as const)('%s', (_, addresses, base) => {
  it('show each their own, whoever comes first and whatever the browser says it has', async () => {
    const [a, b] = people;
    const stranger = createCustomer();
    let personal = 0;
    for (const path of addresses) {
      const first = await a.get(shop.url, base + path);
      const others = [
        await b.get(shop.url, base + path),
        await b.get(shop.url, base + path, { headers: etagOf(first) }),
        await stranger.get(shop.url, base + path, { headers: etagOf(first) }),
      ];
      for (const other of others) expect([path, marksIn(other, a)]).toEqual([path, []]);
      expect([path, marksIn(first, b)]).toEqual([path, []]);
      if (marksIn(first, a).length === 0) continue;
      personal += 1;
      expect([path, kept(first), first.headers.etag]).toEqual([path, false, undefined]);
      expect([path, others.map(({ status }) => status === 304)]).toEqual([path, [false, false, false]]);
      const head = await a.get(shop.url, base + path, { method: 'HEAD' });
      expect([path, head.status, kept(head)]).toEqual([path, first.status, false]);
    }
    // Else this test would hold for a shop that shows nobody anything.
    expect(personal).toBeGreaterThan(4);
  }, 120_000);

  it('show each their own when both come at the same moment', async () => {
    const [a, b] = people;
    for (const path of addresses) {
      const [one, other] = await Promise.all([a.get(shop.url, base + path), b.get(shop.url, base + path)]);
      expect([path, marksIn(one, b), marksIn(other, a)]).toEqual([path, [], []]);
    }
  }, 120_000);
});

describe('what has a number', () => {
  it.each([
    ['order', (one: Somebody) => `/checkout/pedido/${one.order}`],
    ['order, called', (one: Somebody) => `/api/v2/vitrine/order/${one.order}`],
    ['quote', (one: Somebody) => `/checkout/orcamento/${one.quote}`],
    ['quote, called', (one: Somebody) => `/api/v2/vitrine/quote/${one.quote}`],
  ])('is there for its owner alone: %s', async (_, path) => {
    const [a, b] = people;
    const own = await a.get(shop.url, path(a));
    expect([own.status, kept(own)]).toEqual([200, false]);
    for (const other of [b, createCustomer()]) {
      const answer = await other.get(shop.url, path(a), { headers: etagOf(own) });
      expect(answer.status).not.toBe(200);
      expect(answer.status).not.toBe(304);
      expect(marksIn(answer, a)).toEqual([]);
    }
  });
});
