/** What the bank and the card company of the demonstration know. The shop asks them as it asks any other. */
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DemoBankTable } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type DemoRow = Selectable<DemoBankTable>;

const COLUMNS = [
  'ref',
  'forma',
  'valor',
  'status',
  'pagamentos',
  'devolucoes',
  'disputa',
  'due',
  'created_at',
] as const;

/** Made once, however often it is asked. */
export async function insertDemo(db: Kysely<Schema>, row: Insertable<DemoBankTable>): Promise<void> {
  await db
    .insertInto('demo_bank')
    .values(row)
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
}

export async function findDemo(db: Kysely<Schema>, ref: string): Promise<DemoRow | undefined> {
  return db.selectFrom('demo_bank').select(COLUMNS).where('ref', '=', ref).executeTakeFirst();
}

/** Changes one as `change` says, alone; undefined where there is none. */
export async function changeDemo(
  db: Kysely<Schema>,
  ref: string,
  change: (row: DemoRow) => Partial<Pick<DemoRow, 'status' | 'pagamentos' | 'devolucoes' | 'disputa'>>,
): Promise<DemoRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('demo_bank')
      .select(COLUMNS)
      .where('ref', '=', ref)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const next = { ...row, ...change(row) };
    await trx
      .updateTable('demo_bank')
      .set({
        status: next.status,
        disputa: next.disputa,
        pagamentos: JSON.stringify(next.pagamentos),
        devolucoes: JSON.stringify(next.devolucoes),
      })
      .where('ref', '=', ref)
      .execute();
    return next;
  });
}

/** Whether this shop was made by the demonstration's seed. */
export async function isDemoShop(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('seeds').select('nome').where('nome', '=', 'demo').executeTakeFirst();
  return row !== undefined;
}
