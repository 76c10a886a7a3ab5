/** The demonstration becomes somebody's own shop. */

import { PANEL_ROLES } from '#lib/domain/panel/roles.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';

/** Accounts of the demonstration, whose password everybody knows: nobody has an address at `.test` (RFC 6761). */
const DEMO_ADDRESSES = '%@demo.test';

/** For this transaction alone; undefined in any other shop. */
export async function lockDemoMark(trx: Trx): Promise<{ readonly nome: string } | undefined> {
  return trx.selectFrom('seeds').select('nome').where('nome', '=', 'demo').forUpdate().executeTakeFirst();
}

/** Whatever is in the shop is its owner's now, and no start fills it again. */
export async function dropDemoMark(trx: Trx): Promise<void> {
  await trx.updateTable('seeds').set({ nome: 'pack' }).where('nome', '=', 'demo').execute();
}

export async function lockDemoAccounts(trx: Trx): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('email', 'like', DEMO_ADDRESSES)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Nobody logs in with them any more. */
export async function closeAccounts(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const roles = Object.fromEntries(PANEL_ROLES.map((role) => [role, false]));
  await trx
    .updateTable('users')
    .set({ ativo: false, ...roles })
    .where('id', 'in', [...ids])
    .execute();
}
