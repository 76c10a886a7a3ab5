/** The shop's own account at its bank, in a schedule: what is seen there, taken back, and shown by statements. */
import { plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { confirmCharge } from '#lib/platform/payments/confirm.ts';
import type { ChargeRow } from '#lib/platform/payments/queries/charges.ts';
import { AUTHOR } from './shop.ts';
import { csvFile, importFile, ofxFile } from './statement-files.ts';
import type { World } from './world.ts';

/** A bank takes back what came by a code that was confirmed (Mecanismo Especial de Devolução). */
export async function bankTakes({ shop, account }: World, charge: ChargeRow | undefined): Promise<void> {
  const came = account.filter(({ ref, valor }) => ref === charge?.ref && valor > 0);
  const out = account.filter(({ ref, valor }) => ref === charge?.ref && valor < 0);
  const credit = came[0];
  if (!credit || out.length > 0 || came.length > 1) return;
  account.push({ ...credit, day: shopDay(shop.deps.now()), valor: -credit.valor, confirmed: true });
}

/** Somebody looks into the account and presses for what they see. */
export async function confirm({ shop, account }: World, charge: ChargeRow): Promise<void> {
  const credit = account.find((one) => !one.confirmed && one.valor > 0 && one.ref === charge.ref);
  if (!credit || charge.status === 'paga') return;
  const { deps } = shop;
  const now = deps.now();
  await shop.inTrx((trx) =>
    confirmCharge(trx, deps, charge, {
      valor: credit.valor,
      entryRef: '',
      at: now,
      author: AUTHOR,
      cause: 'confirmacao',
      now,
    }),
  );
  credit.confirmed = true;
}

/** Each shows all of its days; they overlap, and none writes as another one does. */
export async function statement(
  { shop, account }: World,
  { since, csv, words }: { readonly since: number; readonly csv: boolean; readonly words: string },
): Promise<void> {
  const until = shopDay(shop.deps.now());
  const from = plusDays('2026-11-18', since);
  if (from > until) return;
  const lines = account
    .filter(({ day }) => day >= from)
    .map(({ day, valor, ref }, index) => ({ day, valor, memo: `${words} ${ref} ${index}` }));
  const fee = { day: from, valor: -1, memo: 'TARIFA' };
  await importFile(shop, csv ? csvFile([fee, ...lines], since) : ofxFile([fee, ...lines], { from, until }));
}
