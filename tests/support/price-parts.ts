/** Prices as shops may enter them, for properties. */
import fc from 'fast-check';
import { centavos } from '#lib/domain/kernel/money.ts';
import type { PriceParts, Schedule, Terms } from '#lib/domain/offers/parts.ts';

/** Moments near which schedules begin and end. */
export const NOW = Date.parse('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;

/** Few different ones, so that two prices are often the same, and the ends of the range. */
const amount = fc
  .oneof(
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 0, max: 40_000 }),
    fc.integer({ min: 0, max: 2_147_483_647 }),
  )
  .map((value) => centavos(value));
const pair = fc.record({ de: amount, por: amount });
const percent = fc.integer({ min: 0, max: 100 });
const cash = fc.option(percent, { nil: null });

const schedule: fc.Arbitrary<Schedule> = fc
  .record({
    price: pair,
    descontoVista: cash,
    begins: fc.integer({ min: -3, max: 2 }),
    lasts: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ price, descontoVista, begins, lasts }) => ({
    ...price,
    nome: 'Semana do cabo',
    descontoVista,
    desde: NOW + begins * HOUR,
    ate: NOW + (begins + lasts) * HOUR,
  }));

const steps = fc
  .uniqueArray(fc.record({ quantidade: fc.integer({ min: 2, max: 20 }), por: amount }), {
    selector: ({ quantidade }) => quantidade,
    maxLength: 4,
  })
  .map((all) => all.toSorted((a, b) => a.quantidade - b.quantidade));

const values = fc
  .array(fc.record({ de: amount, por: amount, choosable: fc.boolean() }), { maxLength: 4 })
  .map((all) => all.map((value, index) => ({ ...value, id: index + 1 })));

export const priceParts: fc.Arbitrary<PriceParts> = fc.record({
  onRequest: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  de: amount,
  por: amount,
  descontoVista: cash,
  schedules: fc.array(schedule, { maxLength: 3 }),
  steps,
  values,
});

const discounts = fc.record({
  geral: percent,
  boleto: percent,
  pix: percent,
  deposito: percent,
  cartao: percent,
});

/** Of everybody and of resellers, at moments in which schedules begin, run and end. */
export const terms: fc.Arbitrary<Terms> = fc.record({
  discounts,
  descontoRevenda: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 })),
  now: fc.integer({ min: -4, max: 5 }).map((hours) => new Date(NOW + hours * HOUR)),
});
