/** What is told of delivery: where an order is collected, whether free delivery is true of a cart, and the cheapest of several. */
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import {
  arrivalDay,
  confirmUntil,
  DEFAULT_CALENDAR,
  isOwnService,
} from '#lib/domain/shipping/delivery-day.ts';
import { TURN_NAMES, turnName } from '#lib/domain/shipping/delivery-turns.ts';
import { type FreeShipping, isBorneOut } from '#lib/domain/shipping/free-shipping.ts';
import { type RegionRate, regionTerms } from '#lib/domain/shipping/freight-regions.ts';
import { pickupPlace, placeLine } from '#lib/domain/shipping/pickup-place.ts';

describe('an order is collected', () => {
  const shop = { endereco: 'Rua X, 10', horario: 'segunda a sexta' };
  it('where and when its service says, else where and when the shop is open', () => {
    const depot = { endereco: 'Rua Y, 2', horario: 'sábado' };
    expect(pickupPlace(undefined, shop)).toEqual(shop);
    expect(pickupPlace(depot, shop)).toEqual(depot);
    expect(pickupPlace({ ...depot, horario: '' }, shop)).toEqual({ ...depot, horario: shop.horario });
    expect(pickupPlace({ ...depot, endereco: '' }, shop)).toEqual({ ...depot, endereco: shop.endereco });
  });

  it('at a place that is told in one line, as far as it is known', () => {
    expect(placeLine(shop)).toBe('Rua X, 10 (segunda a sexta)');
    expect(placeLine({ ...shop, horario: '' })).toBe('Rua X, 10');
    expect(placeLine({ ...shop, endereco: '' })).toBe('segunda a sexta');
    expect(placeLine({ endereco: '', horario: '' })).toBe('');
  });
});

describe('free delivery', () => {
  const frete = (valor: number, tipo = 'tabela') => ({ tipo, valor: centavos(valor) });
  const holds = (bar: FreeShipping['bar'], cep: string, ...fretes: readonly ReturnType<typeof frete>[]) =>
    isBorneOut({ bar, percent: 50, message: '' }, { cep, fretes });

  it('is promised as long as nobody said where to', () => {
    expect(holds('green', '')).toBe(true);
  });

  it('is not promised where nothing is delivered; what is collected is no delivery', () => {
    expect(holds('yellow', '01310100')).toBe(false);
    expect(holds('green', '01310100', frete(0, 'retirada'))).toBe(false);
    expect(holds('red', '01310100', frete(0, 'retirada'))).toBe(false);
  });

  it('is reached only where a delivery costs nothing', () => {
    expect(holds('green', '01310100', frete(1990))).toBe(false);
    expect(holds('green', '01310100', frete(1990), frete(0))).toBe(true);
    expect(holds('yellow', '01310100', frete(1990))).toBe(true);
  });
});

describe('the shop itself', () => {
  it('brings by motorcycle and hands out; all else is carried', () => {
    expect(['retirada', 'motoboy', 'tabela', 'transportadora'].map(isOwnService)).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('without a cut-off takes what is confirmed until midnight for the same day', () => {
    const calendar = { ...DEFAULT_CALENDAR, corte: 24 };
    const late = new Date('2026-11-23T23:59:00-03:00');
    expect(confirmUntil(calendar, late).toISOString()).toBe('2026-11-24T03:00:00.000Z');
    expect(arrivalDay(calendar, late, { days: 1, own: true })).toBe('2026-11-24');
  });

  it('names turns by their hours', () => {
    expect(TURN_NAMES.map(turnName)).toEqual([
      'de manhã (7h às 11h)',
      'à tarde (12h às 18h)',
      'à noite (19h às 23h)',
    ]);
  });
});

describe('of several services in a state', () => {
  const rate = (
    service: string,
    base: number,
    days: number,
    change: Partial<RegionRate> = {},
  ): RegionRate => ({
    ...{ service, width: 99_999, from: 0, to: 99_999, base: centavos(base), perKg: centavos(0) },
    ...{ minWeight: 0, maxWeight: 30_000, divisor: 6000, days, pickup: false, mayBeFree: true },
    ...change,
  });
  const order = { load: { weight: 500, volume: 0 }, worth: centavos(5000), freeFrom: undefined };
  const told = (...rates: readonly RegionRate[]) =>
    regionTerms(rates, order).map(({ minimum, maximum, minDays }) => [minimum, maximum, minDays]);

  it('the cheapest is told, and of two that cost the same the faster', () => {
    expect(told(rate('a', 2000, 2), rate('b', 1000, 5))).toEqual([[1000, 1000, 5]]);
    expect(told(rate('b', 1000, 5), rate('a', 2000, 2))).toEqual([[1000, 1000, 5]]);
    expect(told(rate('a', 1000, 5), rate('b', 1000, 2))).toEqual([[1000, 1000, 2]]);
    expect(told(rate('b', 1000, 2), rate('a', 1000, 5))).toEqual([[1000, 1000, 2]]);
  });

  it('states that cost the same stand by how fast they are', () => {
    const south = { from: 80_000, to: 99_999 };
    const rest = { from: 0, to: 79_999 };
    expect(told(rate('a', 1000, 2, south), rate('b', 1000, 5, rest))).toEqual([
      [1000, 1000, 2],
      [1000, 1000, 5],
    ]);
  });
});
