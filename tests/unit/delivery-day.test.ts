/** The day a delivery arrives. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { formatWeekday } from '#lib/domain/kernel/dates.ts';
import { isWorkingDay, weekdayOf } from '#lib/domain/kernel/holidays.ts';
import {
  arrivalDay,
  confirmUntil,
  DEFAULT_CALENDAR,
  dispatchDay,
  openDays,
} from '#lib/domain/shipping/delivery-day.ts';

/** A moment as the clock of the shop shows it: UTC-3. */
const at = (time: string) => new Date(`${time}:00-03:00`);
const carried = (days: number) => ({ days, own: false });
const own = (days: number) => ({ days, own: true });
const SATURDAYS = { ...DEFAULT_CALENDAR, sabado: true };

describe('the day of dispatch', () => {
  it.each([
    ['2026-11-23T13:59', '2026-11-23', 'before the cut-off'],
    ['2026-11-23T14:00', '2026-11-24', 'at the cut-off'],
    ['2026-11-19T14:00', '2026-11-23', 'before Consciência Negra and a weekend'],
    ['2026-11-22T09:00', '2026-11-23', 'on a Sunday'],
    ['2026-11-22T23:00', '2026-11-23', 'on a Sunday, after the hour of cut-off'],
    ['2026-04-02T15:00', '2026-04-06', 'before Good Friday'],
    ['2026-12-31T15:00', '2027-01-04', 'before New Year'],
    ['2027-02-05T15:00', '2027-02-10', 'before Carnival'],
  ])('of %s is %s: %s', (now, day) => {
    expect(dispatchDay(DEFAULT_CALENDAR, at(now))).toBe(day);
  });

  it('is a Saturday for a shop that is open then', () => {
    expect(dispatchDay(SATURDAYS, at('2026-11-27T15:00'))).toBe('2026-11-28');
  });

  it('is the same day until midnight with a cut-off of 24', () => {
    expect(dispatchDay({ ...DEFAULT_CALENDAR, corte: 24 }, at('2026-11-23T23:59'))).toBe('2026-11-23');
  });

  it('is a working day for a shop that says it is never open', () => {
    const closed = { ...DEFAULT_CALENDAR, segunda: false, terca: false, quarta: false };
    const never = { ...closed, quinta: false, sexta: false };
    expect(dispatchDay(never, at('2026-11-21T10:00'))).toBe('2026-11-23');
  });
});

describe('the day of arrival', () => {
  it.each([
    ['2026-11-23T10:00', 3, '2026-11-26'],
    ['2026-11-23T15:00', 3, '2026-11-27'],
    ['2026-11-19T10:00', 1, '2026-11-23'],
    ['2026-11-23T10:00', 0, '2026-11-23'],
    ['2026-12-23T10:00', 2, '2026-12-28'],
    ['2026-02-13T10:00', 1, '2026-02-18'],
  ])('of %s by a carrier in %i working days is %s', (now, days, day) => {
    expect(arrivalDay(DEFAULT_CALENDAR, at(now), carried(days))).toBe(day);
  });

  it('counts Saturdays for what the shop brings itself, and for nothing else', () => {
    const friday = at('2026-11-27T10:00');
    expect(arrivalDay(SATURDAYS, friday, own(1))).toBe('2026-11-28');
    expect(arrivalDay(SATURDAYS, friday, carried(1))).toBe('2026-11-30');
    // Sent on Saturday, a carrier counts from Monday.
    const saturday = at('2026-11-28T10:00');
    expect(arrivalDay(SATURDAYS, saturday, own(0))).toBe('2026-11-28');
    expect(arrivalDay(SATURDAYS, saturday, carried(0))).toBe('2026-11-30');
    expect(arrivalDay(SATURDAYS, saturday, carried(1))).toBe('2026-11-30');
  });

  const calendar = fc
    .record({
      corte: fc.integer({ min: 1, max: 24 }),
      domingo: fc.boolean(),
      segunda: fc.boolean(),
      terca: fc.boolean(),
      quarta: fc.boolean(),
      quinta: fc.boolean(),
      sexta: fc.boolean(),
      sabado: fc.boolean(),
    })
    .filter(({ corte: _, ...week }) => Object.values(week).includes(true));
  const moment = fc.date({ min: new Date('2020-01-01T12:00Z'), max: new Date('2040-01-01T12:00Z') }).filter(
    // fast-check also makes dates that are none.
    (date) => !Number.isNaN(date.getTime()),
  );
  const term = fc.record({ days: fc.nat(30), own: fc.boolean() });

  it('is a day on which somebody works, not before today, and never earlier for who confirms later', () => {
    fc.assert(
      fc.property(calendar, moment, fc.nat(10 * 86_400_000), term, (week, now, more, asked) => {
        const day = arrivalDay(week, now, asked);
        expect((asked.own ? openDays(week) : isWorkingDay)(day)).toBe(true);
        expect(day >= shopDay(now)).toBe(true);
        expect(arrivalDay(week, new Date(now.getTime() + more), asked) >= day).toBe(true);
      }),
    );
  });

  it('holds until the moment that is said, and not a moment longer', () => {
    fc.assert(
      fc.property(calendar, moment, (week, now) => {
        const until = confirmUntil(week, now);
        const day = dispatchDay(week, now);
        expect(until > now).toBe(true);
        expect(dispatchDay(week, new Date(until.getTime() - 1))).toBe(day);
        expect(dispatchDay(week, until) > day).toBe(true);
      }),
    );
  });
});

describe('a day in words', () => {
  it('has its weekday, and its year only where it is another one', () => {
    expect(formatWeekday('2026-11-26', '2026-11-23')).toBe('quinta, 26/11');
    expect(formatWeekday('2027-01-04', '2026-12-30')).toBe('segunda, 04/01/2027');
    const names = Array.from({ length: 7 }, (_, days) => plusDays('2026-11-22', days));
    expect(names.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(names.map((day) => formatWeekday(day, day).split(',')[0])).toEqual([
      'domingo',
      'segunda',
      'terça',
      'quarta',
      'quinta',
      'sexta',
      'sábado',
    ]);
  });
});
