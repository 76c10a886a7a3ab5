/** What search engines read of every product of the demo shop, against Google's rules and against the page itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../faults/rounds.ts';
import { everyProduct, type ListedProduct } from '../support/every-product.ts';
import { breaches, type Node, offered } from '../support/google-rules.ts';
import { attributes, elements, mainOf, structuredData, textOf } from '../support/html.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

const dataDir = temporaryDirectory();
let shop: Shop;
let products: readonly ListedProduct[];
beforeAll(async () => {
  await copySeeded(dataDir);
  shop = await startShop({ dataDir });
  products = await everyProduct(shop.url);
}, 120_000);
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

async function page(path: string): Promise<string> {
  const response = await fetch(shop.url + path);
  return response.text();
}

const dataOf = async (path: string): Promise<readonly Node[]> => structuredData(await page(path));

/** Where the data says something else than the listing and the page. */
function untruths({ status, precos, atributos, avaliacao }: ListedProduct, html: string): readonly string[] {
  const documents = structuredData(html);
  const versions = offered(documents);
  const offers = versions.flatMap(({ offers: offer }) => (offer ? [offer as Node] : []));
  const values = atributos.simples?.valores ?? [];
  const prices = values.length > 0 ? values.map((value) => value.precos.por) : [precos.por];
  const [root] = documents.flatMap((document) => (document['@graph'] ?? []) as readonly Node[]);
  const rated = [root, ...versions].filter((node) => node?.aggregateRating !== undefined);
  // Once on each page; not of the group where its other pages have ratings of their own.
  const [one] = new Set(rated);
  const rating = one?.aggregateRating as Node | undefined;
  const siblings = (atributos.unico?.valores.length ?? 0) > 1;
  const text = textOf(mainOf(html));
  const facts = {
    'card prices':
      status === 'sobConsulta' || String(offers.map(({ price }) => Number(price))) === String(prices),
    'no product on request': (status === 'sobConsulta') === (root === undefined),
    'its breadcrumb': documents.some((document) => document['@type'] === 'BreadcrumbList'),
    stock: offers.every(
      ({ availability }) => status === 'disponivel' || String(availability).endsWith('/OutOfStock'),
    ),
    'real ratings': status === 'sobConsulta' || (rating?.reviewCount ?? 0) === avaliacao.quantidade,
    'one rating': new Set(rated).size <= 1 && (!siblings || root?.aggregateRating === undefined),
    'shown reviews': ((one?.review ?? []) as readonly Node[]).every((review) =>
      text.includes(textOf(String(review.reviewBody))),
    ),
    'its heading as name':
      status === 'sobConsulta' ||
      versions.some(({ name }) => String(name).startsWith(textOf(elements(html, 'h1')[0] ?? ''))),
  };
  return Object.entries(facts).flatMap(([fact, holds]) => (holds ? [] : [fact]));
}

describe('the data of every product', () => {
  it('keeps the rules of Google and says what the page says', async () => {
    expect(products.length).toBeGreaterThan(200);
    const flaws: string[] = [];
    for (const product of sample(products, 3)) {
      const { path } = product.rota;
      const html = await page(path);
      const found = [...breaches(structuredData(html)), ...untruths(product, html)];
      flaws.push(...found.map((flaw) => `${path}: ${flaw}`));
    }
    expect(flaws).toEqual([]);
  }, 120_000);

  it('puts siblings under one group, by which every page names the others', async () => {
    const group = async (path: string): Promise<Node> =>
      ((await dataOf(path))[0]?.['@graph'] as readonly Node[] | undefined)?.[0] ?? {};
    const siblings = products
      .filter(
        ({ atributos, status }) => status !== 'sobConsulta' && (atributos.unico?.valores.length ?? 0) > 1,
      )
      .slice(0, 12);
    expect(siblings.length).toBe(12);
    for (const { rota, atributos } of siblings) {
      const own = await group(rota.path);
      const others = atributos.unico?.valores.filter((value) => value.rota.path !== rota.path) ?? [];
      const linked = (own.hasVariant as readonly Node[]).filter((version) => version['@type'] === undefined);
      expect(linked.map(({ url }) => url)).toEqual(others.map((value) => shop.url + value.rota.path));
      const other = await group(others[0]?.rota.path ?? '');
      expect([other.productGroupID, other.name]).toEqual([own.productGroupID, own.name]);
    }
  });
});

describe('the data of the other pages', () => {
  const LISTED = [
    '/cabos-de-video',
    '/cabos-de-video/hdmi?pg=2',
    '/marcas',
    '/marcas/essencial',
    '/lista/rack-de-rede',
  ];
  const ASKED = ['/pagina/central-de-atendimento', '/ligar/hdmi/displayport'];
  const typed = (documents: readonly Node[], type: string): Node | undefined =>
    documents
      .flatMap((document) => (document['@graph'] as readonly Node[] | undefined) ?? [document])
      .find((document) => document['@type'] === type);

  it.each(['/', ...LISTED, ...ASKED, '/c/cabos-ate-50-reais', '/pagina/guia-hdmi', '/busca?busca=hdmi'])(
    'keeps the rules of Google on %s',
    async (path) => {
      const documents = await dataOf(path);
      expect(documents.length).toBeGreaterThan(0);
      expect(breaches(documents)).toEqual([]);
    },
  );

  it.each(LISTED)('lists on %s what is linked there, with the steps that lead there', async (path) => {
    const html = await page(path);
    const documents = structuredData(html);
    const entries = (typed(documents, 'ItemList')?.itemListElement ?? []) as readonly Node[];
    expect(entries.length).toBeGreaterThan(1);
    const linked = new Set(attributes(mainOf(html), 'href').map((href) => new URL(href, shop.url).href));
    expect(entries.map(({ url }) => String(url)).filter((url) => !linked.has(url))).toEqual([]);
    const steps = (typed(documents, 'BreadcrumbList')?.itemListElement ?? []) as readonly Node[];
    const trail = textOf(elements(html, 'nav').find((nav) => nav.includes('breadcrumb')) ?? '');
    expect(steps.map(({ name }) => String(name)).filter((name) => !trail.includes(name))).toEqual([]);
  });

  it('says who sells on the home page, where, and how goods go back', async () => {
    const store = typed(await dataOf('/'), 'OnlineStore');
    expect(store).toMatchObject({
      url: shop.url,
      hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' },
    });
  });

  it.each(ASKED)('asks and answers on %s nothing that does not stand there', async (path) => {
    const html = await page(path);
    const text = textOf(mainOf(html));
    const questions = (typed(structuredData(html), 'FAQPage')?.mainEntity ?? []) as readonly Node[];
    expect(questions.length).toBeGreaterThan(1);
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(textOf(String(name)));
      expect(text).toContain(textOf(String((acceptedAnswer as Node).text)));
    }
  });
});

describe('the rules', () => {
  it('find what is missing, wrong or referred to and not there', () => {
    const broken = {
      '@type': 'Product',
      name: '',
      image: ['https://loja.example/a.png'],
      sku: 'A',
      offers: { '@type': 'Offer', price: '0.00', shippingDetails: [{ '@id': '#x' }] },
    };
    const one = { '@type': 'ListItem', position: 1, url: 'https://loja.example/a' };
    expect(breaches([{ '@type': 'ItemList', itemListElement: [one, { ...one, position: 2 }] }])).toEqual([
      'ItemList: entries of one shop that follow each other, each with its address',
    ]);
    expect(breaches([{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'A?' }] }])).toEqual([
      'Question: acceptedAnswer',
    ]);
    expect(breaches([broken])).toEqual(
      expect.arrayContaining([
        'Product: name',
        'Offer: a price above zero',
        '#x is referred to and not there',
      ]),
    );
  });
});
