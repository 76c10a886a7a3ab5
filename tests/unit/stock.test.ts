import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedQuantity, isBuyable, statusOf } from '#lib/domain/offers/stock.ts';

describe('status', () => {
  it('of an available product without stock is unavailable', () => {
    expect(statusOf('disponivel', 1)).toBe('disponivel');
    expect(statusOf('disponivel', 0)).toBe('indisponivel');
    expect(statusOf('indisponivel', 9)).toBe('indisponivel');
    expect(statusOf('sobConsulta', 0)).toBe('sobConsulta');
  });

  it('allows to buy only what is available', () => {
    expect(isBuyable('disponivel', 1)).toBe(true);
    expect(isBuyable('disponivel', 0)).toBe(false);
    expect(isBuyable('sobConsulta', 5)).toBe(false);
  });
});

describe('allowed quantity', () => {
  const stock = new Map([
    ['a', 10],
    ['b', 3],
  ]);
  const one = (item: string) => [{ item, units: 1 }];

  it('is the stock when nothing else takes from it', () => {
    expect(allowedQuantity(one('a'), [], stock)).toBe(10);
  });

  it('is what the other lines of the same item leave', () => {
    const others = [
      { needs: one('a'), quantidade: 4 },
      { needs: one('b'), quantidade: 3 },
      { needs: [{ item: 'a', units: 2 }], quantidade: 2 },
    ];
    expect(allowedQuantity(one('a'), others, stock)).toBe(2);
    expect(allowedQuantity(one('b'), others, stock)).toBe(0);
  });

  it('of a list is limited by its scarcest item', () => {
    const needs = [
      { item: 'a', units: 2 },
      { item: 'b', units: 1 },
    ];
    expect(allowedQuantity(needs, [], stock)).toBe(3);
    expect(allowedQuantity(needs, [{ needs: one('a'), quantidade: 7 }], stock)).toBe(1);
  });

  it('is 0 for an unknown item, an empty list, and when others take more than there is', () => {
    expect(allowedQuantity(one('c'), [], stock)).toBe(0);
    expect(allowedQuantity([], [], stock)).toBe(0);
    expect(allowedQuantity(one('a'), [{ needs: one('a'), quantidade: 11 }], stock)).toBe(0);
  });

  it('never lets all lines together take more than the stock', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.array(fc.nat(60), { maxLength: 6 }), (estoque, wishes) => {
        const lines: { needs: { item: string; units: number }[]; quantidade: number }[] = [];
        for (const wish of wishes) {
          const allowed = allowedQuantity(one('x'), lines, new Map([['x', estoque]]));
          lines.push({ needs: one('x'), quantidade: Math.min(wish, allowed) });
        }
        expect(lines.reduce((sum, { quantidade }) => sum + quantidade, 0)).toBeLessThanOrEqual(estoque);
      }),
    );
  });
});
