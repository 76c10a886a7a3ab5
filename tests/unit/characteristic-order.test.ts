import { describe, expect, it } from 'vitest';
import { inGroups, reordered, type Step } from '#lib/domain/catalogue/characteristic-order.ts';

const all = [
  { id: 1, grupo: 'Cabo' },
  { id: 2, grupo: 'Conexão' },
  { id: 3, grupo: 'Cabo' },
  { id: 4, grupo: 'Conexão' },
];
const step = (direcao: Step['direcao'], alvo: Step['alvo']): Step => ({ direcao, alvo });

describe('the order of the data sheet', () => {
  it('has each group in a row', () => {
    expect(inGroups(all).map((group) => group.map(({ id }) => id))).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('moves one inside its group, and not beyond it', () => {
    expect(reordered(all, 3, step('sobe', 'caracteristica'))).toEqual([3, 1, 2, 4]);
    expect(reordered(all, 3, step('desce', 'caracteristica'))).toEqual([1, 3, 2, 4]);
    expect(reordered(all, 2, step('sobe', 'caracteristica'))).toEqual([1, 3, 2, 4]);
  });

  it('moves a whole group, and leaves it at an end', () => {
    expect(reordered(all, 4, step('sobe', 'grupo'))).toEqual([2, 4, 1, 3]);
    expect(reordered(all, 1, step('sobe', 'grupo'))).toEqual([1, 3, 2, 4]);
    expect(reordered(all, 99, step('sobe', 'grupo'))).toEqual([1, 3, 2, 4]);
  });
});
