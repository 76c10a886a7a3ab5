/** Days and turns a customer may choose. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalDay, DEFAULT_CALENDAR } from '#lib/domain/shipping/delivery-day.ts';
import {
  openSlots,
  readSlot,
  slotHolds,
  TURN_NAMES,
  TURNS,
  writeSlot,
} from '#lib/domain/shipping/delivery-turns.ts';

/** As the clock of the shop shows it: UTC-3. */
const at = (time: string) => new Date(`${time}:00-03:00`);
const ALL = { manha: 2, tarde: 2, noite: 2 };
const sameDay = { days: 0, own: true };
const slots = (time: string, more: Partial<Parameters<typeof openSlots>[2]> = {}) =>
  openSlots(DEFAULT_CALENDAR, at(time), { term: sameDay, places: ALL, taken: () => 0, ...more }).map(
    writeSlot,
  );

describe('the days and turns on offer', () => {
  it('are seven days the shop is open, three turns each', () => {
    const offered = slots('2026-11-23T06:00');
    expect(offered).toHaveLength(21);
    expect([offered[0], offered.at(-1)]).toEqual(['2026-11-23 manha', '2026-12-01 noite']);
    expect(offered.some((slot) => slot.startsWith('2026-11-28'))).toBe(false);
  });

  it.each([
    ['2026-11-23T06:59', '2026-11-23 manha'],
    ['2026-11-23T07:00', '2026-11-23 tarde'],
    ['2026-11-23T12:00', '2026-11-23 noite'],
    // After the cut-off nothing of the same day can be met.
    ['2026-11-23T14:00', '2026-11-24 manha'],
  ])('at %s begin with %s', (time, first) => {
    expect(slots(time)[0]).toBe(first);
  });

  it('leave out what is full, and turns without places', () => {
    const places = { manha: 0, tarde: 1, noite: 0 };
    const taken = ({ dia }: { dia: string }) => (dia === '2026-11-24' ? 1 : 0);
    expect(slots('2026-11-23T10:00', { places, taken }).slice(0, 2)).toEqual([
      '2026-11-23 tarde',
      '2026-11-25 tarde',
    ]);
  });

  it('can be met by who confirms until the moment that is said', () => {
    const offered = fc.constantFrom(...slots('2026-11-23T10:00'));
    fc.assert(
      fc.property(offered, (text) => {
        const slot = readSlot(text);
        if (!slot) throw new Error(text);
        const until = slotHolds(DEFAULT_CALENDAR, at('2026-11-23T10:00'), { ...slot, term: sameDay });
        const begins = at(`${slot.dia}T${String(TURNS[slot.turno].from).padStart(2, '0')}:00`);
        expect(arrivalDay(DEFAULT_CALENDAR, new Date(until.getTime() - 1), sameDay) <= slot.dia).toBe(true);
        expect(until <= begins).toBe(true);
        expect(arrivalDay(DEFAULT_CALENDAR, until, sameDay) > slot.dia || until >= begins).toBe(true);
      }),
    );
  });

  it.each([
    ['manha', '2026-11-24T07:00'],
    ['tarde', '2026-11-24T12:00'],
    // By the cut-off, which comes before.
    ['noite', '2026-11-24T14:00'],
  ] as const)('in the turn %s of the day they leave hold until %s', (turno, until) => {
    const slot = { dia: '2026-11-24', turno, term: sameDay };
    expect(slotHolds(DEFAULT_CALENDAR, at('2026-11-23T10:00'), slot)).toEqual(at(until));
  });

  it('are read as they are written, and nothing else is', () => {
    for (const turno of TURN_NAMES) {
      const slot = { dia: '2026-11-24', turno };
      expect(readSlot(writeSlot(slot))).toEqual(slot);
    }
    for (const text of ['', '2026-11-24', '2026-11-24 madrugada', '24/11/2026 tarde', 'x 2026-11-24 tarde'])
      expect(readSlot(text)).toBeUndefined();
  });
});
