/** The price that a card shows is the one that listings filter, count and sort by, whoever reads it. */
import { describe, expect, it } from 'vitest';
import { toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { cardOf, listed, rootsOf } from '../support/listed.ts';
import { openResale, store, visitorAs } from '../support/openings/resale.ts';
import type { Visitor } from '../support/store.ts';

openResale();

const READERS = ['nobody', 'revenda'] as const;
const as = (reader: (typeof READERS)[number]): Promise<Visitor> | Visitor =>
  reader === 'nobody' ? store.visitor() : visitorAs(reader);

describe.each(READERS)('for %s', (reader) => {
  it('a product is found by the very price that its card shows', async () => {
    const visitor = await as(reader);
    let cards = 0;
    for (const path of await rootsOf(store)) {
      for (const produto of (await listed(visitor, path)).products) {
        const card = cardOf(produto);
        if (!card) continue;
        const reais = toReais(card.price);
        const { products } = await listed(visitor, path, { preco: `${reais}:${reais}` });
        expect(
          products.map(({ id }) => id),
          `${produto.nome}, ${reais}`,
        ).toContain(produto.id);
        cards += 1;
      }
    }
    expect(cards).toBeGreaterThan(200);
  }, 120_000);

  it('a range of prices or discounts counts and holds the cards that show them, and no other', async () => {
    const visitor = await as(reader);
    for (const path of await rootsOf(store)) {
      const { products, details } = await listed(visitor, path);
      for (const { de, ate, quantidade } of details.filtrosPreco) {
        const within = products.filter((produto) => {
          const price = cardOf(produto)?.price;
          return price !== undefined && toCentavos(de) <= price && price <= toCentavos(ate);
        });
        expect(quantidade, `${path} ${de}:${ate}`).toBe(within.length);
        const found = await listed(visitor, path, { preco: `${de}:${ate}` });
        expect(new Set(found.products.map(({ id }) => id))).toEqual(new Set(within.map(({ id }) => id)));
      }
      for (const { de, ate, quantidade } of Object.values(details.filtrosDescontoPrecoPor)) {
        const within = products.filter((produto) => {
          const discount = cardOf(produto)?.discount ?? 0;
          return de <= discount && discount <= ate;
        });
        expect(quantidade, `${path} ${de}:${ate} off`).toBe(within.length);
      }
    }
  }, 120_000);

  it.each([
    ['Menor Preço', 1],
    ['Maior Preço', -1],
  ] as const)('%s puts the cards in the order of what they show', async (order, sign) => {
    const visitor = await as(reader);
    for (const path of await rootsOf(store)) {
      const { products } = await listed(visitor, path, { order });
      const prices = products
        .filter(({ status }) => status === 'disponivel')
        .map((produto) => cardOf(produto)?.price ?? 0);
      expect(prices).toEqual(prices.toSorted((one, other) => sign * (one - other)));
    }
  });
});
