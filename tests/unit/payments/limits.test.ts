/** What no code, line or term can hold, and the last moment of each. */
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { boletoBarcode, boletoLine, readBoletoLine } from '#lib/domain/payments/boleto.ts';
import { isWholeCode, staticPixCode } from '#lib/domain/payments/br-code.ts';
import { dueDay, dueOfBoleto, endOfBoleto, postedUntil } from '#lib/domain/payments/deadlines.ts';
import { readOfx } from '#lib/domain/payments/ofx.ts';
import { isNeverMade, nextRefundCheck } from '#lib/domain/payments/schedule.ts';
import { drained, linesOf } from '../../support/payments/drained.ts';

const FREE = '0'.repeat(25);

describe('a boleto', () => {
  const make = (change: object = {}) =>
    boletoBarcode({ bank: '001', due: '2026-11-27', amount: centavos(1), free: FREE, ...change });

  it.each([
    ['a bank of two digits', { bank: '01' }],
    ['a bank that is none', { bank: '0a1' }],
    ['a free field of 24 digits', { free: '0'.repeat(24) }],
    ['a free field with a letter', { free: `${'0'.repeat(24)}x` }],
    ['less than nothing', { amount: -1 }],
    ['eleven digits of centavos', { amount: 10_000_000_000 }],
    ['a day before factors began', { due: '1997-10-06' }],
    ['no day', { due: 'amanhã' }],
  ])('cannot hold %s', (_, change) => {
    expect(() => make(change)).toThrow(RangeError);
  });

  it('holds from nothing to ten digits of centavos, from the first day on', () => {
    expect(make({ amount: 0 }).slice(9, 19)).toBe('0000000000');
    expect(make({ amount: 9_999_999_999 }).slice(9, 19)).toBe('9999999999');
    expect(make({ due: '1997-10-07' }).slice(5, 9)).toBe('0000');
    expect(make({ due: '2000-07-02' }).slice(5, 9)).toBe('0999');
  });

  it('is due on the day nearest to today that its factor may mean; below 1000 only on its first', () => {
    const read = (due: string, today: string) => readBoletoLine(boletoLine(make({ due })), today)?.due;
    expect(read('2000-07-02', '2050-01-01')).toBe('2000-07-02');
    expect(read('2025-02-22', '2026-01-01')).toBe('2025-02-22');
    expect(read('2025-02-22', '2000-07-03')).toBe('2000-07-03');
    expect(read('2025-02-22', '1997-10-07')).toBe('2000-07-03');
  });

  it('is not read when its general check digit, or the number of its digits, is wrong', () => {
    const line = boletoLine(make()).replaceAll(/\D/g, '');
    const digit = (Number(line[32]) % 9) + 1;
    expect(readBoletoLine(line, '2026-11-27')).toBeDefined();
    expect(readBoletoLine(`${line.slice(0, 32)}${digit}${line.slice(33)}`, '2026-11-27')).toBeUndefined();
    expect(readBoletoLine(`${line}0`, '2026-11-27')).toBeUndefined();
    expect(readBoletoLine(line.slice(1), '2026-11-27')).toBeUndefined();
  });

  it('has a general check digit from 1 to 9, 1 where the sum leaves 0, 10 or 11 (FEBRABAN)', () => {
    const digits = new Set(Array.from({ length: 60 }, (_, amount) => make({ amount })[4]));
    expect([...digits].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});

describe('a code of Pix', () => {
  const pix = { key: 'loja@exemplo.com.br', name: 'Loja', city: 'Recife', txid: 'PED1' };
  it.each([
    ['no key', { key: '' }],
    ['a key of 78 characters', { key: 'x'.repeat(78) }],
    ['an amount of nothing', { amount: centavos(0) }],
    ['more than ten digits of reais', { amount: 1_000_000_000_000 as never }],
    ['a txid of 26 characters', { txid: 'x'.repeat(26) }],
    ['a txid with a sign', { txid: 'PED-1' }],
  ])('cannot hold %s', (_, change) => {
    expect(() => staticPixCode({ ...pix, ...change })).toThrow(RangeError);
  });

  it('holds a key of 77 characters, for which a word of the shop has no room', () => {
    const code = staticPixCode({ ...pix, key: 'x'.repeat(77), info: 'Pedido 1' });
    expect(code).toContain('269900');
    expect(code).not.toContain('Pedido');
    expect(isWholeCode(code)).toBe(true);
  });

  it('says the shop’s word in plain letters, cut to the room that its key leaves', () => {
    expect(staticPixCode({ ...pix, info: 'Pedido às 10h – é já' })).toContain('Pedido as 10h');
    const code = staticPixCode({ ...pix, info: 'x'.repeat(200) });
    expect(code.slice(6, 10)).toBe('2699');
    expect(isWholeCode(code)).toBe(true);
  });

  it('says the largest amount that it can', () => {
    expect(staticPixCode({ ...pix, amount: centavos(999_999_999_999) })).toContain('54139999999999.99');
  });
});

describe('a term', () => {
  it('of an invoice counts days from the one on which the order was made, in the time of the shop', () => {
    expect(dueDay(new Date('2026-11-21T02:59:00Z'), 30)).toBe('2026-12-20');
    expect(dueDay(new Date('2026-11-21T03:00:00Z'), 30)).toBe('2026-12-21');
  });

  it('of a boleto begins early enough for its payment to be told in time, and no earlier', () => {
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-27', '2026-11-30']) {
      const end = new Date(`${day}T15:00:00Z`);
      const due = dueOfBoleto(end);
      const next = new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 10);
      expect(endOfBoleto(due) <= end).toBe(true);
      expect(endOfBoleto(next) > end).toBe(true);
    }
  });

  it('of a Pix that was sent at night ends with the next bank day', () => {
    expect(postedUntil('2026-11-23')).toBe('2026-11-24');
    expect(postedUntil('2026-11-27')).toBe('2026-11-30');
  });
});

describe('a provider', () => {
  const now = new Date('2026-11-23T15:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  it.each([
    [5, ago(15), true],
    [6, ago(16), true],
    [4, ago(15), false],
    [5, new Date(ago(15).getTime() + 1), false],
    [5, null, false],
  ])('that said %i times since %s that there is no such charge is believed: %s', (times, since, believed) => {
    expect(isNeverMade(now, times, since)).toBe(believed);
  });

  it('is asked about a refund less and less often, and for ever each hour', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 500].map(
      (tries) => (nextRefundCheck(now, tries, 0.5).getTime() - now.getTime()) / 1000,
    );
    expect(pauses).toEqual([5, 30, 120, 600, 3600, 3600, 3600]);
  });
});

describe('a line of an OFX file', () => {
  const file = (type: string, amount: string) =>
    linesOf(
      drained(
        readOfx(
          `<OFX><STMTRS><DTSTART>20261123<DTEND>20261124<STMTTRN><TRNTYPE>${type}<DTPOSTED>20261123` +
            `<TRNAMT>${amount}<FITID>1<MEMO>x</STMTTRN></STMTRS></OFX>`,
        ),
      ),
    )?.map(({ valor }) => valor);
  it('went out where its kind says so, whatever its sign', () => {
    expect(file('DEBIT', '10.00')).toEqual([-1000]);
    expect(file('fee', '-10.00')).toEqual([-1000]);
    expect(file('CREDIT', '10.00')).toEqual([1000]);
    expect(file('OTHER', '-10.00')).toEqual([-1000]);
  });

  it('of a debit that is no amount makes the file none, like any other does', () => {
    expect(file('DEBIT', 'x')).toBeUndefined();
    expect(file('CREDIT', 'x')).toBeUndefined();
  });
});
