import { describe, expect, it } from 'vitest';
import { UF_RANGES } from '#lib/domain/kernel/cep.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { type RegionRate, regionTerms } from '#lib/domain/shipping/freight-regions.ts';
import { SMALLEST_VOLUME } from '#lib/domain/shipping/freight-weight.ts';

const rate = (from: number, to: number, base: number, change: Partial<RegionRate> = {}): RegionRate => ({
  service: 'economica',
  width: to - from,
  from,
  to,
  base: centavos(base),
  perKg: centavos(0),
  minWeight: 0,
  maxWeight: 30_000,
  divisor: 6000,
  days: 5,
  pickup: false,
  mayBeFree: true,
  ...change,
});
const order = (change: object = {}) => ({
  load: { weight: 500, volume: SMALLEST_VOLUME },
  worth: centavos(5000),
  freeFrom: undefined,
  ...change,
});
const everywhere = rate(0, 99_999, 2000);

describe('what delivery costs by state', () => {
  it('is one line where it costs the same everywhere', () => {
    const [all, ...others] = regionTerms([everywhere], order());
    expect(others).toEqual([]);
    expect(all).toMatchObject({ minimum: 2000, maximum: 2000, minDays: 5, maxDays: 5 });
    expect(new Set(all?.ufs)).toEqual(new Set(UF_RANGES.map(([uf]) => uf)));
  });

  it('goes from the nearest to the farthest place of a state', () => {
    const terms = regionTerms([everywhere, rate(1000, 5999, 1190, { days: 3 })], order());
    expect(terms.find(({ ufs }) => ufs.includes('SP'))).toEqual({
      ufs: ['SP'],
      minimum: 1190,
      maximum: 2000,
      minDays: 3,
      maxDays: 5,
    });
  });

  it('leaves out a state with a place nothing is delivered to', () => {
    const [south, ...others] = regionTerms([rate(80_000, 99_998, 2000)], order());
    expect(south?.ufs).toEqual(['PR', 'SC']);
    expect(others).toEqual([]);
    expect(regionTerms([], order())).toEqual([]);
  });

  it('counts no collecting at the shop', () => {
    expect(regionTerms([rate(0, 99_999, 0, { pickup: true })], order())).toEqual([]);
  });

  it('is free from the threshold on, not one centavo below', () => {
    const price = (worth: number) =>
      regionTerms([everywhere], order({ worth: centavos(worth), freeFrom: centavos(29_900) }))[0]?.maximum;
    expect([price(29_899), price(29_900)]).toEqual([2000, 0]);
  });

  it('is that of a service which takes the load', () => {
    const heavy = order({ load: { weight: 30_001, volume: SMALLEST_VOLUME } });
    expect(regionTerms([everywhere], heavy)).toEqual([]);
    const cargo = rate(0, 99_999, 9900, { service: 'carga', minWeight: 30_001, maxWeight: 90_000 });
    expect(regionTerms([everywhere, cargo], heavy)[0]).toMatchObject({ minimum: 9900 });
  });
});
