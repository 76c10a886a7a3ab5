/** `/feed/google.xml` of the demo shop against the specification of product data and against the pages it leads to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGtin } from '#lib/domain/catalogue/gtin.ts';
import { sample } from '../faults/rounds.ts';
import { everyProduct, type ListedProduct } from '../support/every-product.ts';
import { offered } from '../support/google-rules.ts';
import { decode, elements, structuredData } from '../support/html.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

const FEED = '/feed/google.xml';
const dataDir = temporaryDirectory();
let shop: Shop;
let xml: string;
let items: readonly Item[];
let products: readonly ListedProduct[];
beforeAll(async () => {
  await copySeeded(dataDir);
  shop = await startShop({ dataDir });
  xml = await (await fetch(shop.url + FEED)).text();
  items = elements(xml, 'item').map(fieldsOf);
  products = await everyProduct(shop.url);
}, 120_000);
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

type Item = Readonly<Record<string, readonly string[]>>;

function fieldsOf(item: string): Item {
  const fields = [...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)];
  const grouped = Map.groupBy(fields, ([, name = '']) => name);
  return Object.fromEntries(
    [...grouped].map(([name, found]) => [
      name,
      found.map(([, , text = '']) => decode(text).replaceAll('&apos;', "'")),
    ]),
  );
}

const MONEY = /^\d+\.\d\d BRL$/;
const only = (item: Item, name: string): string => item[name]?.[0] ?? '';

const RULES: Readonly<Record<string, (item: Item) => boolean>> = {
  'an id of 1 to 50 characters': (item) => /^\S.{0,49}$/.test(only(item, 'id')),
  'a title of at most 150': (item) => /^\S.{0,149}$/u.test(only(item, 'title')),
  'a description of at most 5000': (item) => /^\S[\s\S]{0,4999}$/.test(only(item, 'description')),
  'a link to the shop': (item) => only(item, 'link').startsWith(`${shop.url}/`),
  'a picture': (item) => /^http.*\.jpg$/.test(only(item, 'image_link')),
  'at most ten more pictures': (item) => (item.additional_image_link?.length ?? 0) <= 10,
  availability: (item) => /^(in_stock|out_of_stock|preorder)$/.test(only(item, 'availability')),
  'a date for a pre-order, and for nothing else': (item) =>
    (only(item, 'availability') === 'preorder') ===
    /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(only(item, 'availability_date')),
  'a price': (item) => MONEY.test(only(item, 'price')) && Number.parseFloat(only(item, 'price')) > 0,
  'a sale price below it': (item) =>
    item.sale_price === undefined ||
    Number.parseFloat(only(item, 'sale_price')) < Number.parseFloat(only(item, 'price')),
  'months and amount of a plan': (item) =>
    item.months === undefined || (Number(only(item, 'months')) > 1 && MONEY.test(only(item, 'amount'))),
  'a brand': (item) => /^\S.{0,69}$/.test(only(item, 'brand')),
  'no claim that it has no number, as all of the demo store have one': (item) =>
    item.identifier_exists === undefined,
  'a number, but for one of several colours': (item) =>
    item.gtin !== undefined || item.mpn !== undefined || item.color !== undefined,
  'a right GTIN': (item) => item.gtin === undefined || isGtin(only(item, 'gtin')),
  'condition new': (item) => only(item, 'condition') === 'new',
  'a type': (item) => only(item, 'product_type').includes(' > '),
  'a weight': (item) => /^\d+(\.\d+)? kg$/.test(only(item, 'shipping_weight')),
};

describe('the feed for Google', () => {
  it('is well-formed RSS 2.0 of the namespace g', () => {
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g=')).toBe(true);
    expect(xml.endsWith('</channel>\n</rss>\n')).toBe(true);
    const open: string[] = [];
    for (const [, closing, name = ''] of xml.slice(xml.indexOf('<rss')).matchAll(/<(\/?)([\w:]+)[^>]*>/g)) {
      if (closing === '') open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
    expect(xml.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
  });

  it('has an item for every SKU with a price, each id once', () => {
    const skus = products.flatMap(({ sku, status, atributos }) => {
      const values = atributos.simples?.valores ?? [];
      if (status === 'sobConsulta') return [];
      return values.length > 0 ? values.map((value) => value.sku) : [sku];
    });
    expect(items.length).toBeGreaterThan(200);
    expect(items.map((item) => only(item, 'id')).toSorted()).toEqual(skus.toSorted());
  });

  it('keeps the rules of the specification in every item', () => {
    const flaws = items.flatMap((item) =>
      Object.entries(RULES).flatMap(([rule, holds]) => (holds(item) ? [] : [`${only(item, 'id')}: ${rule}`])),
    );
    expect(flaws).toEqual([]);
  });

  it('says the price and the stock that the page says to search engines', async () => {
    const flaws: string[] = [];
    const pages = Map.groupBy(items, (item) => only(item, 'link'));
    for (const [link, ofPage] of sample([...pages], 3)) {
      const versions = offered(structuredData(await (await fetch(link)).text()));
      for (const item of ofPage) {
        const version = versions.find(({ sku }) => sku === only(item, 'id'));
        const offer = version?.offers as { price: string; availability: string } | undefined;
        const price = item.sale_price ?? item.price;
        const stock = only(item, 'availability').replaceAll('_', '');
        const said = offer?.availability.split('/').at(-1)?.toLowerCase();
        if (price?.[0] !== `${offer?.price} BRL` || stock !== said) flaws.push(only(item, 'id'));
      }
    }
    expect(flaws).toEqual([]);
  }, 120_000);

  it('names plans the page shows', async () => {
    const item = items.find(({ months }) => months !== undefined);
    const page = await (await fetch(only(item ?? {}, 'link'))).text();
    const amount = only(item ?? {}, 'amount')
      .replace(' BRL', '')
      .replace('.', ',');
    expect(page.replace(/\s|&nbsp;|\u00a0/g, ' ')).toMatch(
      new RegExp(`${only(item ?? {}, 'months')}x de R\\$ ${amount}`),
    );
  });

  it('is sent compressed or not, and not at all to whoever has it', async () => {
    const plain = await fetch(shop.url + FEED, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(plain.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(plain.headers.get('Cache-Control')).toMatch(
      /^public, max-age=[1-9]\d{0,2}, must-revalidate, stale-while-revalidate=0$/,
    );
    expect(await plain.text()).toBe(xml);
    const packed = await fetch(shop.url + FEED, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(await packed.text()).toBe(xml);
    for (const answer of [plain, packed]) {
      const headers = {
        'If-None-Match': answer.headers.get('ETag') ?? '',
        'Accept-Encoding': answer.headers.get('Content-Encoding') ?? 'identity',
      };
      expect((await fetch(shop.url + FEED, { headers })).status).toBe(304);
    }
    expect((await fetch(shop.url + FEED, { method: 'HEAD' })).status).toBe(200);
  });
});
