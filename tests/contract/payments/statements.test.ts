/** Statements of a bank as they come: overlapping, in two formats, with other words each time. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endAfterBankDays } from '#lib/domain/payments/deadlines.ts';
import { endCase } from '#lib/platform/payments/close-case.ts';
import { confirmCharge, undoConfirmation } from '#lib/platform/payments/confirm.ts';
import { endUnpaid } from '#lib/platform/payments/end-terms.ts';
import type { ChargeRow } from '#lib/platform/payments/queries/charges.ts';
import { readStatement } from '#lib/platform/payments/statement-file.ts';
import { linesOf } from '../../support/payments/drained.ts';
import { AUTHOR, balanceOf, type MoneyShop, openMoneyShop, PRICE } from '../../support/payments/shop.ts';
import { type BankLine, csvFile, importFile, ofxFile } from '../../support/payments/statement-files.ts';

const DAY = 86_400_000;

let shop: MoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(() => shop.clear());
afterAll(() => shop.store.close());

const now = () => shop.deps.now();
const by = () => ({ author: AUTHOR, now: now() });
/** A code made on Friday 20 November (no bank day), good until the end of Monday 23. */
async function dayCode() {
  const numero = await shop.order();
  const charge = await shop.pixByKey(numero, endAfterBankDays(now(), 1));
  return { numero, charge };
}
const press = (charge: ChargeRow) =>
  shop.inTrx((trx) =>
    confirmCharge(trx, shop.deps, charge, {
      valor: charge.valor,
      entryRef: '',
      at: now(),
      cause: 'confirmacao',
      ...by(),
    }),
  );
const undo = (charge: ChargeRow) => shop.inTrx((trx) => undoConfirmation(trx, shop.deps, charge, by()));
const cases = () =>
  shop.store.db
    .selectFrom('payment_cases')
    .select(['kind', 'causa', 'valor', 'desfecho'])
    .orderBy('id')
    .execute();
const close = async (numero: number, ref: string) => {
  const { id } = await shop.store.db
    .selectFrom('payment_cases')
    .select('id')
    .where('closed_at', 'is', null)
    .where('valor', '>', 0)
    .executeTakeFirstOrThrow();
  const closing = { outcome: 'devolvida', ref, at: now(), note: '', ...by() } as const;
  await shop.inTrx((trx) => endCase(trx, shop.deps, { numero, id }, closing));
};
const dayOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
const paid = (ref: string, words = 'PIX RECEBIDO'): BankLine => {
  return { day: '2026-11-20', valor: PRICE, memo: `${words} ${ref}` };
};

describe('one credit', () => {
  it('in two formats is one payment', async () => {
    const { charge } = await dayCode();
    await importFile(shop, ofxFile([paid(charge.ref)], { until: '2026-11-20' }));
    await importFile(shop, csvFile([paid(charge.ref, 'TRANSFERENCIA PIX FULANO')], 500));
    await importFile(shop, csvFile([paid(charge.ref, 'TRANSFERENCIA PIX FULANO')], 900));
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
    expect(await cases()).toEqual([]);
  });

  it('whose id the bank tells later is one, and holds no code any more', async () => {
    const { numero, charge } = await dayCode();
    await importFile(
      shop,
      csvFile([
        { day: '2026-11-20', valor: PRICE, memo: 'PIX' },
        { day: '2026-11-20', valor: -10, memo: 'T' },
      ]),
    );
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'aguardando' });
    await importFile(shop, ofxFile([paid(charge.ref)], { until: '2026-11-20' }));
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'pago' });
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
    const lines = await shop.store.db
      .selectFrom('bank_statement_lines')
      .select('charge_id')
      .where('valor', '>', 0)
      .execute();
    expect(lines).toEqual([{ charge_id: charge.id }]);
  });

  it('is booked once, two that are alike twice, by whatever files that overlap', async () => {
    const credit = fc.record({
      /** Of which code, or of nobody known. */
      code: fc.integer({ min: 0, max: 2 }),
      day: fc.integer({ min: 10, max: 14 }),
      less: fc.constantFrom(0, 0, 1),
    });
    const file = fc.record({
      from: fc.integer({ min: 9, max: 14 }),
      days: fc.integer({ min: 0, max: 5 }),
      csv: fc.boolean(),
      words: fc.constantFrom('PIX', 'TED RECEBIDA', 'Transferência de FULANO DE TAL'),
      /** Of its last day it shows so many, having been taken on that day. */
      seen: fc.integer({ min: 0, max: 3 }),
    });
    const runs = fc.asyncProperty(
      fc.array(credit, { minLength: 1, maxLength: 6 }),
      fc.array(file, { minLength: 1, maxLength: 5 }),
      async (credits, files) => {
        await shop.clear();
        const codes = [(await dayCode()).charge, (await dayCode()).charge];
        const account = credits
          .map(({ code, day, less }) => ({
            day: dayOf(day),
            valor: PRICE - less,
            code: codes[code - 1],
          }))
          .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
        const shown = new Set<number>();
        const whole = { from: 9, days: 9, csv: false, words: 'TUDO', seen: 9 };
        for (const { from, days, csv, words, seen } of [...files, whole]) {
          const first = dayOf(from);
          const last = dayOf(from + days);
          const part = account
            .map((line, index) => ({ ...line, index }))
            .filter(({ day }) => day >= first && day <= last);
          const ends = part.filter(({ day }) => day === last).slice(seen);
          const rows = part.filter((line) => !ends.includes(line));
          for (const { index } of rows) shown.add(index);
          const lines = rows.map(({ day, valor, code }, index) => {
            return { day, valor, memo: `${words} ${code?.ref ?? 'BELTRANO'} ${index}` };
          });
          const debit = { day: first, valor: -1, memo: 'TARIFA' };
          const bytes = csv
            ? csvFile([debit, ...lines], from)
            : ofxFile([debit, ...lines], { from: debit.day, until: last, made: '2026-11-20' });
          await importFile(shop, bytes).catch((error: { status?: number }) => {
            if (error.status !== 409) throw error;
          });
        }
        expect(shown.size).toBe(account.length);
        for (const code of codes) {
          const own = account.filter((line) => line.code === code);
          expect(await balanceOf(shop, code.id)).toBe(own.reduce((sum, { valor }) => sum + valor, 0));
        }
        const loose = await shop.store.db
          .selectFrom('bank_statement_lines')
          .select('ref')
          .where('charge_id', 'is', null)
          .where('valor', '>', 0)
          .execute();
        expect(loose).toHaveLength(account.filter(({ code }) => code === undefined).length);
      },
    );
    await fc.assert(runs, { numRuns: 40 });
  }, 120_000);

  it('that a person confirmed, undone after its line was let go, can be confirmed after all', async () => {
    const { numero, charge } = await dayCode();
    await importFile(shop, ofxFile([paid(charge.ref)], { until: '2026-11-20' }));
    const { ref } = await shop.store.db
      .selectFrom('bank_statement_lines')
      .select('ref')
      .executeTakeFirstOrThrow();
    await shop.store.db.updateTable('bank_statement_lines').set({ charge_id: null }).execute();
    await undo(charge);
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'aguardando' });
    const sighting = { valor: PRICE, entryRef: ref, at: now(), cause: 'extrato', ...by() } as const;
    await shop.inTrx((trx) => confirmCharge(trx, shop.deps, charge, sighting));
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
  });
});

describe('a confirmation that a statement shows', () => {
  it('is not undone: the payment would be forgotten', async () => {
    const { numero, charge } = await dayCode();
    await press(charge);
    await importFile(shop, ofxFile([paid(charge.ref)], { until: '2026-11-20' }));
    await expect(undo(charge)).rejects.toMatchObject({ status: 409 });
    // Let go first, it holds the code.
    await shop.store.db.updateTable('bank_statement_lines').set({ charge_id: null }).execute();
    await undo(charge);
    shop.later(10 * DAY);
    await shop.work();
    await importFile(shop, ofxFile([paid(charge.ref)], { until: '2026-11-29' }));
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'recebido', charges: ['encerrando'] });
  });
});

describe('what went out', () => {
  it('is no payment, in whichever way a file says so', async () => {
    const one = async (text: string) => linesOf(await readStatement(Buffer.from(text)))?.[0]?.valor;
    expect(await one('Data;Valor;D/C\n20/11/2026;100,00;D\n')).toBe(-10_000);
    expect(await one('Data;Valor;Tipo\n20/11/2026;100,00;Crédito\n')).toBe(10_000);
    expect(await one('Data;Valor;Tipo\n20/11/2026;100,00;Débito\n')).toBe(-10_000);
    expect(await one('Data;Valor;Tipo\n20/11/2026;-100,00;Pix\n')).toBe(-10_000);
    const ofx = ofxFile([{ day: '2026-11-20', valor: -10_000, memo: 'X' }], { until: '2026-11-20' });
    expect(await one(ofx.toString().replace('-100.00', '100.00'))).toBe(-10_000);
  });

  it('may stand unsigned in a file of which a person says that it shows credits alone', async () => {
    const { numero, charge } = await dayCode();
    const file = Buffer.from(`Data;Valor;Nome\n20/11/2026;100,00;${charge.ref}\n`);
    await expect(importFile(shop, file)).rejects.toMatchObject({ status: 400 });
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'aguardando' });
    await importFile(shop, file, ['creditos']);
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'pago' });
  });

  it('is the return that a person noted, and asks for no other one', async () => {
    const { numero, charge } = await dayCode();
    shop.later(5 * DAY);
    await shop.work();
    await shop.inTrx((trx) => endUnpaid(trx, shop.deps, charge, by()));
    await shop.work();
    await press(charge);
    await close(numero, 'E9');
    const back = { day: '2026-11-25', valor: -PRICE, memo: `DEVOLUCAO PIX ${charge.ref}` };
    await importFile(shop, csvFile([paid(charge.ref), back]));
    expect(await balanceOf(shop, charge.id)).toBe(0);
    expect((await cases()).map(({ desfecho }) => desfecho)).toEqual(['devolvida']);
  });

  it('by the bank itself leaves the order unpaid, in a case, once', async () => {
    const { numero, charge } = await dayCode();
    await press(charge);
    shop.later(2 * DAY);
    const back = { day: '2026-11-22', valor: -PRICE, memo: `MED ${charge.ref}` };
    await importFile(shop, ofxFile([paid(charge.ref), back], { until: '2026-11-22' }));
    await importFile(shop, csvFile([paid(charge.ref, 'X'), { ...back, memo: `DEVOLVIDO ${charge.ref}` }]));
    expect(await balanceOf(shop, charge.id)).toBe(0);
    expect(await shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento: 'devolvido' });
    expect(await cases()).toEqual([{ kind: 'desconhecido', causa: '', valor: 0, desfecho: '' }]);
    await expect(shop.step(numero, 'enviado')).rejects.toMatchObject({ status: 409 });
  });
});

describe('a code is not ended by a statement', () => {
  async function over() {
    const code = await dayCode();
    shop.later(5 * DAY);
    await shop.work();
    return code;
  }
  const waits = { status: 'recebido', charges: ['encerrando'] };

  it('of days that were to come when it was made', async () => {
    const { numero } = await dayCode();
    shop.later(2 * DAY);
    await importFile(shop, ofxFile([], { until: '2026-11-30', made: '2026-11-22' }));
    await importFile(shop, ofxFile([], { until: '2026-11-29', made: '2026-12-10' }));
    shop.later(3 * DAY);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject(waits);
  });

  it('that does not say when it was made, beyond its lines', async () => {
    const { numero } = await over();
    const text = ofxFile([{ ...paid('X'), valor: 1 }], { until: '2026-11-25' })
      .toString()
      .replace(/<DTSERVER>\d+\S*/, '');
    await importFile(shop, Buffer.from(text));
    expect(await shop.state(numero)).toMatchObject(waits);
  });

  it('of another account', async () => {
    const { numero } = await over();
    await importFile(shop, ofxFile([], { until: '2026-11-20' }));
    const other = ofxFile([], { until: '2026-11-25', account: '99-1' });
    await expect(importFile(shop, other)).rejects.toMatchObject({ status: 400 });
    await importFile(shop, other, ['conta']);
    expect(await shop.state(numero)).toMatchObject(waits);
    await importFile(shop, ofxFile([], { until: '2026-11-25' }), ['conta']);
    expect(await shop.state(numero)).toMatchObject({ charges: ['expirada'] });
    const two = ofxFile([], { until: '2026-11-25' })
      .toString()
      .replace('</STMTRS>', '</STMTRS><STMTRS></STMTRS>');
    expect(await readStatement(Buffer.from(two))).toBeUndefined();
  });

  it('before the next bank day was over, on which a bank posts what was sent in the night', async () => {
    const { numero } = await over();
    await importFile(shop, ofxFile([], { until: '2026-11-24' }));
    expect(await shop.state(numero)).toMatchObject(waits);
    const night = { day: '2026-11-24', valor: PRICE, memo: 'PIX FULANO' };
    await importFile(shop, ofxFile([night], { until: '2026-11-25' }));
    expect(await shop.state(numero)).toMatchObject(waits);
  });

  it('but by each round, though its term ended after the file was compared', async () => {
    const { numero, charge } = await dayCode();
    await shop.inTrx((trx) =>
      trx
        .updateTable('charges')
        .set({ expires_at: new Date('2026-11-21T03:00:00Z') })
        .where('id', '=', charge.id)
        .execute(),
    );
    shop.later(5 * DAY);
    await importFile(shop, ofxFile([], { until: '2026-11-25' }));
    expect(await shop.state(numero)).toMatchObject({ charges: ['pendente'] });
    await shop.work();
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['expirada'] });
  });
});

describe('words', () => {
  const longMemo = Array.from({ length: 100 }, (_, index) =>
    createHash('sha512').update(String(index)).digest('base64url'),
  ).join('');

  it('of any length are read', async () => {
    await importFile(
      shop,
      ofxFile([{ day: '2026-11-20', valor: 1, memo: longMemo }], { until: '2026-11-20' }),
    );
  });

  it('about people who bought nothing are forgotten, and the line is known all the same', async () => {
    const { charge } = await dayCode();
    const lines = [
      paid(charge.ref, 'DE FULANO'),
      { day: '2026-11-20', valor: 77, memo: 'PIX BELTRANO 123.456.789-09' },
      { day: '2026-11-20', valor: -78, memo: 'PAGAMENTO CICRANO' },
    ];
    await importFile(shop, ofxFile(lines, { until: '2026-11-20' }));
    shop.later(59 * DAY);
    await shop.work();
    const kept = async () => {
      const rows = await shop.store.db.selectFrom('bank_statement_lines').select(['valor', 'memo']).execute();
      return rows
        .filter(({ memo }) => memo !== '')
        .map(({ valor }) => valor)
        .toSorted();
    };
    expect(await kept()).toHaveLength(3);
    shop.later(3 * DAY);
    await shop.work();
    expect(await kept()).toEqual([PRICE]);
    await importFile(shop, ofxFile(lines, { until: '2026-11-21' }));
    expect(await kept()).toEqual([PRICE]);
  });
});
