/** When coupons, quotes and reminders of a cart count. */
import { describe, expect, it } from 'vitest';
import { type Coupon, couponRefusal } from '#lib/domain/cart/coupon.ts';
import { couponState } from '#lib/domain/cart/coupon-state.ts';
import { quoteEndOn } from '#lib/domain/cart/quote.ts';
import { DEFAULT_CART_REMINDER, isReminderHour, reminderWindow } from '#lib/domain/cart/reminder.ts';
import { centavos } from '#lib/domain/kernel/money.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms).toISOString();

describe('a coupon in the panel', () => {
  it.each([
    ['valendo', {}, 0],
    ['encerrado', { ativo: false }, 0],
    ['encerrado', { ativo: false, de: at(1) }, 0],
    ['encerrado', { ate: at(0) }, 0],
    ['valendo', { ate: at(1) }, 0],
    ['agendado', { de: at(1) }, 0],
    ['valendo', { de: at(0) }, 0],
    ['valendo', { usosMaximos: 2 }, 1],
    ['esgotado', { usosMaximos: 2 }, 2],
    ['esgotado', { usosMaximos: 2 }, 3],
    // 0: as often as anyone likes.
    ['valendo', { usosMaximos: 0 }, 1000],
    ['encerrado', { usosMaximos: 2, ate: at(-1) }, 2],
    ['esgotado', { usosMaximos: 2, de: at(1) }, 2],
  ])('is %s with %j after %i orders', (state, change, usos) => {
    const coupon = { ativo: true, de: '', ate: '', usosMaximos: 0, ...change };
    expect(couponState(coupon as never, usos, NOW)).toBe(state);
  });
});

describe('a coupon that each customer may use so often', () => {
  const coupon: Coupon = {
    ...{ tipo: 'valor', valor: 100, minimo: centavos(0), usosMaximos: null, usos: 0 },
    ...{ usosPorCliente: 2, usosDoCliente: 0, ativo: true, from: null, until: null },
  };
  const refusal = (change: Partial<Coupon>) => couponRefusal({ ...coupon, ...change }, centavos(1), NOW);
  it('is spent by who did, and counts for everybody else', () => {
    expect(refusal({ usosDoCliente: 1 })).toBeUndefined();
    expect(refusal({ usosDoCliente: 2 })).toBe('spent');
    expect(refusal({ usosDoCliente: 3 })).toBe('spent');
    expect(refusal({ usosPorCliente: null, usosDoCliente: 3 })).toBeUndefined();
  });
});

describe('a quote of a seller', () => {
  const end = (day: string) => quoteEndOn(day, NOW)?.toISOString();
  it('holds to the end of its day in the time of the shop, today at the earliest', () => {
    expect(end('2026-11-20')).toBe('2026-11-21T03:00:00.000Z');
    expect(end('2026-11-19')).toBeUndefined();
    expect(quoteEndOn('2026-11-20', new Date('2026-11-21T02:59:59Z'))).toBeDefined();
    expect(quoteEndOn('2026-11-20', new Date('2026-11-21T03:00:00Z'))).toBeUndefined();
  });

  it('holds for a year at most', () => {
    expect(end('2027-11-20')).toBe('2027-11-21T03:00:00.000Z');
    expect(end('2027-11-21')).toBeUndefined();
  });

  it.each(['', 'amanhã', '2026-11', '2026-13-01', '2027-02-29', '2027-02-30', '2027-04-31', '20/12/2026'])(
    'never holds until %j, which is no day',
    (day) => expect(end(day)).toBeUndefined(),
  );
});

describe('a reminder of a cart', () => {
  it('is sent by no shop that did not ask for it', () => {
    expect(DEFAULT_CART_REMINDER.ativo).toBe(false);
  });

  it.each([
    ['07:59', false],
    ['08:00', true],
    ['20:59', true],
    ['21:00', false],
    ['00:30', false],
  ])('goes out at %s in the time of the shop: %s', (time, sent) => {
    expect(isReminderHour(new Date(`2026-11-20T${time}:00-03:00`))).toBe(sent);
  });

  it('is of a cart left for so many hours and a week at most, once in thirty days', () => {
    expect(reminderWindow({ ativo: true, horas: 4 }, NOW)).toEqual({
      after: new Date('2026-11-13T15:00:00Z'),
      before: new Date('2026-11-20T11:00:00Z'),
      quietSince: new Date('2026-10-21T15:00:00Z'),
    });
  });
});
