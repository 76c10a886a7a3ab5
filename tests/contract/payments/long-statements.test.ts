/** Statements of many lines: the shop goes on answering while one is read and compared, and says which is too long. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getStatements, importStatement } from '#lib/api/panel-statements.ts';
import { answerStatements } from '#lib/server/panel/statements.ts';
import { openMoneyShop, type TestMoneyShop } from '../../support/payments/shop.ts';
import { type BankLine, csvFile, ofxFile } from '../../support/payments/statement-files.ts';
import { staff } from '../../support/staff.ts';

const LINES = 2000;
/** Milliseconds. */
const LONGEST = 150;

let shop: TestMoneyShop;
let owner: Api;
beforeAll(async () => {
  shop = await openMoneyShop();
});
beforeEach(async () => {
  ({ api: owner } = await staff(shop.store, 'administrador'));
});
afterEach(async () => {
  expect(shop.store.failures).toEqual([]);
  await shop.clear();
});
afterAll(() => shop.store.close());

const lines = (count: number): readonly BankLine[] =>
  Array.from({ length: count }, (_, index) => ({
    day: `2026-11-${String(1 + (index % 19)).padStart(2, '0')}`,
    valor: index % 5 === 0 ? -((index % 900) + 1) : (index % 9000) + 1,
    memo: `PIX RECEBIDO DE PESSOA NUMERO ${index} AGENCIA 0001`,
  }));
const send = (file: Buffer, nome: string) =>
  importStatement(owner, { nome, arquivo: file.toString('base64') });

/** The most work between two moments in which others could be served, in milliseconds of this thread: however busy the machine is. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = worked();
  let longest = 0;
  const look = () => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return longest;
}

describe(`a statement of ${LINES} lines`, () => {
  it.each([
    ['CSV', csvFile],
    ['OFX', (all: readonly BankLine[]) => ofxFile(all, { until: '2026-11-20' })],
  ] as const)(
    'lets others be served while it is imported as %s',
    { timeout: 120_000 },
    async (name, file) => {
      const bytes = file(lines(LINES));
      const first = await longestPause(() => send(bytes, `${name}.txt`));
      const again = await longestPause(() => send(file(lines(LINES - 1)), `${name}-2.txt`));
      expect((await getStatements(owner)).extratos[0]?.linhas).toBe(0);
      expect((await getStatements(owner)).extratos[1]?.linhas).toBe(LINES);
      expect(Math.max(first, again)).toBeLessThan(LONGEST);
    },
  );
});

describe('a file that is too large', () => {
  const line = '20/11/2026;1,00;D;PIX\n';
  const bodyOf = (count: number) => Buffer.from(`Data;Valor;Tipo;Texto\n${line.repeat(count)}`);
  const ofx = () => ofxFile(lines(2001), { until: '2026-11-20' });

  it.each([
    ['of more lines than may be', () => bodyOf(2001), /passa de 2\.000 linhas/],
    ['of more lines than may be, as OFX', ofx, /passa de 2\.000 linhas/],
    ['of more bytes than may be', () => Buffer.alloc(4 * 1024 * 1024 + 1, 'a'), /passa de 4 MB/],
  ])('%s is refused in words, by the call and at the field of the form', async (_, file, words) => {
    const before = await getStatements(owner);
    const bytes = file();
    await expect(send(bytes, 'ano.csv')).rejects.toMatchObject({
      status: 413,
      serverText: expect.stringMatching(words),
    });
    const form = new FormData();
    form.set('arquivo', new File([new Uint8Array(bytes)], 'ano.csv'));
    expect(await answerStatements(owner, '/painel/pagamentos/extratos', form)).toMatchObject({
      status: 422,
      problems: { arquivo: expect.stringMatching(words) },
    });
    expect(await getStatements(owner)).toEqual(before);
  });
});
