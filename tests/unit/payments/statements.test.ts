/** What the cells and elements of a bank's file say. */
import { describe, expect, it } from 'vitest';
import { endOfDay } from '#lib/domain/kernel/bank-days.ts';
import { endOfCode } from '#lib/domain/payments/deadlines.ts';
import { readOfx } from '#lib/domain/payments/ofx.ts';
import { nextCheck } from '#lib/domain/payments/schedule.ts';
import { ofxAmount, refsIn, statementAmount } from '#lib/domain/payments/statement.ts';
import { readStatement } from '#lib/platform/payments/statement-file.ts';
import { drained, linesOf } from '../../support/payments/drained.ts';

describe('an amount', () => {
  it.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1234.56', 123_456],
    ['-10,00', -1000],
    ['R$ 10', 1000],
    ['10.000', 1_000_000],
    ['1.234,567', undefined],
    ['10,000', undefined],
    ['1.2.3,00', undefined],
    ['21474836,47', 2_147_483_647],
    ['21474836,48', undefined],
    ['', undefined],
  ])('of a spreadsheet, %s, is %s', (typed, valor) => {
    expect(statementAmount(typed)).toBe(valor);
  });

  it.each([
    ['10.000', 1000],
    ['10.00', 1000],
    ['1234,5', 123_450],
    ['-1234.56', -123_456],
    ['+7', 700],
    ['1.234,56', 123_456],
    ['10.005', undefined],
    ['99999999999.00', undefined],
  ])('of OFX, %s, is %s', (typed, valor) => {
    expect(ofxAmount(typed)).toBe(valor);
  });

  it('that its own comma cuts in two is not read at all', async () => {
    const file = (amount: string) => readStatement(Buffer.from(`Data,Valor\n20/11/2026,${amount}\n`));
    expect(await file('1234,56')).toBeUndefined();
    expect(linesOf(await file('"1234,56"'))?.[0]?.valor).toBe(123_456);
  });
});

it.each([
  ['20261123223000[0:GMT]', '2026-11-23'],
  ['20261124013000[0:GMT]', '2026-11-23'],
  ['20261124000000[0:GMT]', '2026-11-24'],
  ['20261124120000[-3:BRT]', '2026-11-24'],
  ['20261124', '2026-11-24'],
])('a line of %s is of %s in the shop', (posted, day) => {
  const line = `<STMTTRN><DTPOSTED>${posted}\n<TRNAMT>1.00\n</STMTTRN>`;
  const read = drained(readOfx(`<OFX><DTSTART>20261101\n<DTEND>20261130\n${line}</OFX>`));
  expect(linesOf(read)?.[0]?.day).toBe(day);
});

describe('a line that a file has twice', () => {
  type Line = { readonly id: string; readonly memo?: string; readonly amount?: string };
  const read = (...lines: readonly Line[]) => {
    const blocks = lines.map(
      ({ id, memo = 'PIX', amount = '10.00' }) =>
        `<STMTTRN><DTPOSTED>20261123<TRNAMT>${amount}<FITID>${id}<MEMO>${memo}</STMTTRN>`,
    );
    return linesOf(drained(readOfx(`<OFX><DTSTART>20261101<DTEND>20261130${blocks.join('')}</OFX>`)))?.length;
  };

  it('with one id is one', () => {
    expect(read({ id: 'A1' }, { id: 'A1' }, { id: 'A2', amount: '5.00' }, { id: 'A1' })).toBe(2);
  });

  it('with two ids is two, and so without an id', () => {
    expect(read({ id: 'A1' }, { id: 'A2' })).toBe(2);
    expect(read({ id: '' }, { id: '' })).toBe(2);
    expect(read({ id: '000' }, { id: '000' })).toBe(2);
  });

  it('with one id and one charge is one, whatever its other words are', () => {
    const [memo, cut] = ['PIX PED10001T1KQWZMBXA ANA SOUZA', 'PIX PED10001T1KQWZMBXA ANA'];
    expect(read({ id: 'A1', memo }, { id: 'A1', memo: cut })).toBe(1);
    expect(read({ id: 'A1', memo }, { id: 'A1', memo: 'PIX PED10002T2ABCDEFGH ANA' })).toBe(2);
  });

  it('of a bank that gives different lines one id is two: a person looks', () => {
    expect(read({ id: 'A1' }, { id: 'A1' }, { id: 'A7' }, { id: 'A7', memo: 'PIX ANA' })).toBe(4);
    expect(read({ id: 'A1' }, { id: 'A1', amount: '11.00' })).toBe(2);
  });
});

it('an id is found whatever a bank writes around it', () => {
  const memo = 'PIX*PED10001T1KQWZMBXAFULANO 23/11PED10002T2ABCDEFGH23/11';
  expect(refsIn({ memo })).toEqual(['PED10001T1KQWZMBXA', 'PED10002T2ABCDEFGH']);
});

it('a day that begins an hour late ends all the same', () => {
  expect(endOfDay('2018-11-03').toISOString()).toBe('2018-11-04T03:00:00.000Z');
});

it('a code made at the end of its only day is good for two hours', () => {
  const made = new Date('2026-11-24T02:58:00Z');
  expect(endOfCode(made, 0).toISOString()).toBe('2026-11-24T04:58:00.000Z');
  expect(endOfCode(made, 1).toISOString()).toBe('2026-11-25T03:00:00.000Z');
});

it('a boleto that ended is asked about for ten days, and not for ever', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  let at: Date | undefined = now;
  let tries = 0;
  let last = now;
  while (at !== undefined && tries < 1000) {
    last = at;
    at = nextCheck(at, { status: 'expirada', forma: 'boleto', tries }, 0.5);
    tries += 1;
  }
  const days = (last.getTime() - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(9);
  expect(days).toBeLessThan(12);
});
