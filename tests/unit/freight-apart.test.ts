import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { apart, throughout, travelGroup } from '#lib/domain/shipping/apart.ts';

describe('travelGroup', () => {
  it('is what the product says, else the deepest of its categories that says anything', () => {
    expect(travelGroup(7, ['', ' ', 'frágil', 'bobinas'])).toBe('frágil');
    expect(travelGroup(7, ['bobinas', 'frágil'])).toBe('bobinas');
    expect(travelGroup(7, ['', ''])).toBe('');
    expect(travelGroup(7, [])).toBe('');
  });

  it('is each product’s own for what travels alone, and that of all others for what is free', () => {
    expect(travelGroup(7, ['Sozinho'])).not.toBe(travelGroup(8, ['sozinho']));
    expect(travelGroup(7, ['', 'sozinho'])).toBe(travelGroup(7, ['sozinho ']));
    expect(travelGroup(7, ['livre', 'sozinho'])).toBe('');
  });

  it('minds neither capitals nor spaces', () => {
    expect(travelGroup(7, [' FRÁGIL '])).toBe(travelGroup(8, ['frágil']));
  });
});

const goods = fc.array(
  fc.record({ id: fc.nat(), group: fc.constantFrom('', 'frágil', 'bobinas', 'sozinho 7') }),
);

describe('apart', () => {
  it('leaves nothing out, sends nothing twice and mixes no groups', () => {
    fc.assert(
      fc.property(goods, (all) => {
        const loads = apart(all);
        expect(loads.flat()).toHaveLength(all.length);
        expect(new Set(loads.flat())).toEqual(new Set(all));
        const groups = loads.map((load) => new Set(load.map(({ group }) => group)));
        if (all.length > 0) expect(groups.every(({ size }) => size === 1)).toBe(true);
        expect(loads).toHaveLength(Math.max(1, new Set(all.map(({ group }) => group)).size));
      }),
    );
  });

  it('is one load of nothing for an empty cart', () => {
    expect(apart([])).toEqual([[]]);
  });
});

describe('throughout', () => {
  const service = (id: string, price: number, days: number) => ({ id, price: centavos(price), days });

  it('adds up prices and waits for the slowest', () => {
    expect(
      throughout([
        [service('economica', 1190, 5), service('expressa', 2000, 1)],
        [service('expressa', 500, 2), service('economica', 810, 3)],
      ]),
    ).toEqual([service('economica', 2000, 5), service('expressa', 2500, 2)]);
  });

  it('leaves out what does not take every load', () => {
    expect(
      throughout([[service('motoboy', 1, 0), service('economica', 1, 1)], [service('economica', 1, 1)]]),
    ).toEqual([service('economica', 2, 1)]);
    expect(throughout([[service('motoboy', 1, 0)], []])).toEqual([]);
  });

  it('changes nothing of one load', () => {
    expect(throughout([[service('economica', 1190, 5)]])).toEqual([service('economica', 1190, 5)]);
  });
});
