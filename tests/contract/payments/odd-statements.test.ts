/** Files that are no statements, and statements of thousands of lines. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import {
  getClosing,
  getStatement,
  getStatements,
  importStatement,
  settleLine,
  waiveStatement,
} from '#lib/api/panel-statements.ts';
import { readStatement } from '#lib/platform/payments/statement-file.ts';
import { openMoneyShop, type TestMoneyShop } from '../../support/payments/shop.ts';
import { staff } from '../../support/staff.ts';

let shop: TestMoneyShop;
let owner: Api;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  expect(shop.store.failures).toEqual([]);
  await shop.clear();
});
afterAll(() => shop.store.close());

const enter = async () => {
  ({ api: owner } = await staff(shop.store, 'administrador'));
};
const statusOf = async (answer: Promise<unknown>): Promise<number> => {
  try {
    await answer;
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
};
const send = (file: string | Uint8Array) => {
  const arquivo = Buffer.from(file).toString('base64');
  return importStatement(owner, { nome: 'extrato', arquivo, confirmo: ['creditos', 'conta'] });
};
const ofx = ({
  memo = 'PIX',
  day = '20261119',
  amount = '1.00',
  id = '1',
  account = '1',
  from = '20261101',
} = {}) =>
  `OFXHEADER:100\n<OFX><STMTRS><BANKID>1<ACCTID>${account}<DTSERVER>20261120<BANKTRANLIST><DTSTART>${from}<DTEND>20261120
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<MEMO>${memo}</STMTTRN></BANKTRANLIST></STMTRS></OFX>`;

describe('a file', () => {
  it.each([
    ['a NUL in its words', ofx({ memo: 'PIX\0 DE\0 ANA' }), 200],
    ['a NUL in an id and an account', ofx({ id: '1\0', account: '1\0' }), 200],
    ['words of a megabyte', ofx({ memo: 'X'.repeat(1_000_000) }), 200],
    [
      'an id and an account of a megabyte',
      ofx({ id: '9'.repeat(1_000_000), account: '9'.repeat(1_000_000) }),
      200,
    ],
    ['half a character', ofx({ memo: '\ud800' }), 200],
    ['the year 0', ofx({ day: '00000101' }), 400],
    ['the year 0 as its beginning', ofx({ from: '00000101' }), 400],
    ['the year 1', ofx({ day: '00010101' }), 400],
    ['a day of another century', ofx({ day: '99991231' }), 400],
    ['an amount of a megabyte', ofx({ amount: `${'1'.repeat(1_000_000)}x` }), 400],
    ['an amount that no column holds', ofx({ amount: '99999999999.00' }), 400],
    ['no number at all', ofx({ amount: 'NaN' }), 400],
    ['the year 0 in a table', 'Data;Valor\n01/01/0000;1,00', 400],
    ['the year 1 in a table', 'Data;Valor\n0001-01-01;1,00', 400],
    ['a NUL in a table', 'Data;Valor;Texto\n19/11/2026;1,00;A\0B', 200],
    ['thousands of columns', `Data;Valor${';x'.repeat(20_000)}\n19/11/2026;1,00`, 200],
    ['a quote without end', 'Data;Valor;Texto\n19/11/2026;1,00;"A', 400],
  ])('with %s is read or refused', async (_, text, status) => {
    await enter();
    const begun = performance.now();
    expect(await statusOf(send(text))).toBe(status);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('of bytes that are no text, or of text in two bytes, is read or refused', async () => {
    await enter();
    expect(await statusOf(send(new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x80, 0xc3])))).toBe(400);
    expect(await readStatement(Buffer.from(`\ufeff${ofx()}`, 'utf16le'))).toMatchObject({ lines: [{}] });
  });
});

describe('what is typed', () => {
  it.each(['0000-01-01', '0001-01-01', '1999-12-31', '9999-12-31', '2026-02-30'])(
    'as a day, %s, is refused',
    async (day) => {
      await enter();
      expect(await statusOf(waiveStatement(owner, { ate: day, nota: '' }))).toBe(400);
      expect(await statusOf(getClosing(owner, { de: day }))).toBe(400);
      expect(await statusOf(getClosing(owner, { de: '2026-11-20', ate: day }))).toBe(400);
    },
  );

  it.each(['\0', 'A\0B', '\ud800'])('as a line, %j, is refused', async (ref) => {
    await enter();
    expect(await statusOf(settleLine(owner, { ref, ato: 'dispensar' }))).toBe(400);
    expect(await statusOf(settleLine(owner, { ref, ato: 'soltar' }))).toBe(400);
  });
});

it('shows the newest credits first, page by page, and so the lines of one file', async () => {
  await enter();
  const days = Array.from({ length: 120 }, (_, index) => String((index % 19) + 1).padStart(2, '0'));
  const rows = days.map((day, index) => `${day}/11/2026;${index + 1},00;PIX ${index}`);
  const first = await send(['Data;Valor;Texto', ...rows].join('\n'));
  expect(first.info).toEqual({ offset: 0, limit: 50, total: 120 });
  expect(first.soltas).toHaveLength(50);
  const second = await getStatements(owner, { offset: 50, limit: 50 });
  const third = await getStatements(owner, { offset: 100, limit: 50 });
  const all = [...first.soltas, ...second.soltas, ...third.soltas];
  expect(new Set(all.map(({ ref }) => ref)).size).toBe(120);
  expect(all.map(({ dia }) => dia)).toEqual(
    all
      .map(({ dia }) => dia)
      .toSorted()
      .toReversed(),
  );
  const id = first.extratos[0]?.id ?? 0;
  const file = await getStatement(owner, id, { offset: 100, limit: 100 });
  expect(file.info).toEqual({ offset: 100, limit: 100, total: 120 });
  expect(file.lista).toHaveLength(20);
});
