/**
 * One price, as a running shop shows it: cards, pages, structured data and the feed say the offer for whoever reads it.
 * The prices are such as shops may enter them, with values, schedules and steps, and not those of the demo store.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { formatBRL, toReais } from '#lib/domain/kernel/money.ts';
import { productOffer, shownPrice, valueOffer } from '#lib/domain/offers/offer.ts';
import type { Terms } from '#lib/domain/offers/parts.ts';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { sample } from '../faults/rounds.ts';
import { person } from '../support/accounts.ts';
import { createCustomer } from '../support/customer.ts';
import { everyProduct, type ListedProduct } from '../support/every-product.ts';
import { type Node, offered } from '../support/google-rules.ts';
import { attributes, elements, mainOf, structuredData, textOf } from '../support/html.ts';
import { NOW, priceParts } from '../support/price-parts.ts';
import { enterPrices, type Priced, pricedProducts } from '../support/price-rows.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

/** Hundreds of pages, each made for the first time. */
vi.setConfig({ testTimeout: 300_000 });

const DISCOUNTS = { geral: 0, boleto: 5, pix: 8, deposito: 0, cartao: 0 };

const dataDir = temporaryDirectory();
let shop: Shop;
let priced: ReadonlyMap<number, Priced>;
let products: readonly ListedProduct[];
beforeAll(async () => {
  await copySeeded(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  await enterPrices(db, fc.sample(priceParts, { numRuns: 230, seed: 7 }), Date.now() - NOW);
  priced = new Map((await pricedProducts(db)).map((one) => [one.id, one]));
  await close();
  shop = await startShop({ dataDir });
  products = await everyProduct(shop.url);
  expect(products.length).toBeGreaterThan(200);
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

const partsOf = (id: number) => {
  const known = priced.get(id);
  if (!known) throw new Error(`no product ${id}`);
  return known.parts;
};
const terms = (descontoRevenda: number): Terms => ({
  discounts: DISCOUNTS,
  descontoRevenda,
  now: new Date(),
});

/** What each SKU of a product costs everybody by card, by its code; nothing of what has no price. */
function pricesOf({ id, sku, atributos }: ListedProduct) {
  const parts = partsOf(id);
  const values = atributos.simples?.valores ?? [];
  const all =
    values.length === 0
      ? [[sku, productOffer(parts, terms(0))] as const]
      : values.map((value) => [value.sku, valueOffer(parts, value.idAtributoValor, terms(0))] as const);
  return all.flatMap(([code, offer]) => (offer ? [[code, offer] as const] : []));
}

/** The price that stands out, as a card or page writes it. */
const leadIn = (html: string) =>
  /<strong class="price_value[^"]*"[^>]*>([\s\S]*?)<\/strong>/.exec(html)?.[1] ?? '';
const shown = ({ id, status }: ListedProduct, descontoRevenda: number) => {
  const offer = productOffer(partsOf(id), terms(descontoRevenda));
  return offer && status === 'disponivel' ? textOf(formatBRL(shownPrice(offer))) : '';
};

describe.each([
  ['nobody', 0],
  ['revenda', 15],
] as const)('%s', (name, percent) => {
  const customer = createCustomer();
  const page = async (path: string) => {
    const { status, text } = await customer.get(shop.url, path);
    expect([path, status]).toEqual([path, 200]);
    return text;
  };
  beforeAll(async () => {
    if (name === 'nobody') return;
    const login = { usuario: person(name).email, senha: DEMO_PASSWORD };
    const { status } = await customer.call(shop.url, 'POST', '/front/checkout/login', login);
    expect(status).toBe(200);
  });

  it('reads the offer on the card of every product', async () => {
    const cards = new Map<string, string>();
    for (const root of ['/cabos-de-video', '/cabos-de-audio', '/rede-e-fibra', '/acessorios']) {
      for (let number = 1; ; number += 1) {
        const html = await page(`${root}?ipp=48&pg=${number}`);
        const articles = elements(mainOf(html), 'article');
        for (const card of articles) cards.set(attributes(card, 'href')[0] ?? '', textOf(leadIn(card)));
        if (!html.includes('rel="next"')) break;
      }
    }
    // One card for each family, with the price of the product that it shows and leads to.
    const families = Map.groupBy(products, ({ rota, atributos }) =>
      [rota.path, ...(atributos.unico?.valores ?? []).map((value) => value.rota.path)].toSorted().at(0),
    );
    expect(cards.size).toBe(families.size);
    for (const members of families.values()) {
      const own = members.filter(({ rota }) => cards.has(rota.path));
      expect([members[0]?.rota.path, own.map(({ rota }) => cards.get(rota.path))]).toEqual([
        members[0]?.rota.path,
        [own[0] && shown(own[0], percent)],
      ]);
    }
  });

  it('reads it on the pages of products', async () => {
    for (const product of sample(products, 4)) {
      const main = mainOf(await page(product.rota.path));
      const box = main.slice(main.indexOf('class="buy-box"'));
      const own = product.status === 'disponivel' ? textOf(leadIn(box)) : '';
      expect([product.rota.path, own]).toEqual([product.rota.path, shown(product, percent)]);
    }
  });
});

describe('what is told the world', () => {
  it('is the offer for nobody in the structured data of pages', async () => {
    for (const product of sample(products, 4)) {
      const html = await (await fetch(shop.url + product.rota.path)).text();
      const offers = offered(structuredData(html)).flatMap(({ offers: offer }) =>
        offer ? [offer as Node] : [],
      );
      // What costs nothing is no offer, as in the feed.
      const prices = pricesOf(product).flatMap(([, { por }]) => (por === 0 ? [] : [toReais(por).toFixed(2)]));
      expect([product.rota.path, offers.map(({ price }) => price)]).toEqual([product.rota.path, prices]);
    }
  });

  it('is the offer for nobody in the shopping feed, with the list price above it', async () => {
    const xml = await (await fetch(`${shop.url}/feed/google.xml`)).text();
    const field = (item: string, name: string) =>
      new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1];
    const said = elements(xml, 'item').map((item) => [
      field(item, 'id'),
      field(item, 'price'),
      field(item, 'sale_price'),
    ]);
    const money = (amount: number) => `${(amount / 100).toFixed(2)} BRL`;
    const expected = products.flatMap(pricesOf).flatMap(([sku, { de, por }]) => {
      if (por === 0) return [];
      return [de > por ? [sku, money(de), money(por)] : [sku, money(por), undefined]];
    });
    const bySku = (all: readonly (readonly unknown[])[]) =>
      all.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));
    expect(bySku(said)).toEqual(bySku(expected));
  });
});
