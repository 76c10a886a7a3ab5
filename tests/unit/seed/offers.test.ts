import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { COMBINATIONS } from '#artwork/demo/combinations.ts';
import { LISTS } from '#artwork/demo/lists.ts';

const products = new Map(PRODUCTS.map((product) => [product.slug, product]));

describe('combinations', () => {
  it('join two different products that can both be bought', () => {
    const wrong = COMBINATIONS.filter(({ slug, indicado }) =>
      [slug, indicado].some((one) => {
        const product = products.get(one);
        return slug === indicado || product?.status !== 'disponivel' || product.estoque === 0;
      }),
    );
    expect(wrong).toEqual([]);
    expect(COMBINATIONS.length).toBeGreaterThanOrEqual(20);
  });

  it('stand once, with a discount between nothing and half of the offered product', () => {
    const pairs = COMBINATIONS.map(({ slug, indicado }) => `${slug} + ${indicado}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const wrong = COMBINATIONS.filter(({ indicado, tipoDesconto, desconto }) => {
      const price = products.get(indicado)?.precoPor ?? 0;
      const limit = tipoDesconto === 'porcentagem' ? 50 : price / 2;
      return !Number.isInteger(desconto) || desconto <= 0 || desconto > limit;
    });
    expect(wrong).toEqual([]);
    expect(new Set(COMBINATIONS.map((c) => c.tipoDesconto))).toEqual(new Set(['porcentagem', 'valor']));
  });
});

describe('lists', () => {
  it('are the three of the shop', () => {
    expect(LISTS.map((list) => list.slug)).toEqual([
      'home-theater-completo',
      'estudio-de-podcast',
      'rack-de-rede',
    ]);
  });

  it('hold products that are in stock in the quantity asked, in a colour that exists', () => {
    const wrong = LISTS.flatMap((list) =>
      list.itens.flatMap(({ slug, quantidade, cor }) => {
        const product = products.get(slug);
        const values = product?.simples?.valores;
        const stock = values ? values.find((value) => value.label === cor)?.estoque : product?.estoque;
        const sellable = product?.status === 'disponivel' && (values !== undefined) === (cor !== undefined);
        return sellable && quantidade > 0 && (stock ?? 0) >= quantidade ? [] : [`${list.slug} ${slug}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('name no product twice', () => {
    const twice = LISTS.filter((list) => new Set(list.itens.map((i) => i.slug)).size < list.itens.length);
    expect(twice.map((list) => list.slug)).toEqual([]);
  });
});
