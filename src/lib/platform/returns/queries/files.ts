/** Pictures of buyers and labels of the shop: few, small, and nobody's but theirs, so they stand beside their return. */
import type { Insertable, Kysely } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { ReturnFilesTable } from '#lib/platform/schema/returns.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;
export type FileMark = Pick<ReturnFilesTable, 'return_id' | 'tipo' | 'ordem' | 'formato' | 'digest'>;

/** Of all returns of an order, without their bytes. */
export async function filesOfOrder(db: Db, numero: number): Promise<readonly FileMark[]> {
  return db
    .selectFrom('return_files as f')
    .innerJoin('returns as r', 'r.id', 'f.return_id')
    .select(['f.return_id', 'f.tipo', 'f.ordem', 'f.formato', 'f.digest'])
    .where('r.numero', '=', numero)
    .orderBy('f.return_id')
    .orderBy('f.tipo')
    .orderBy('f.ordem')
    .execute();
}

export async function findFile(
  db: Db,
  {
    id,
    tipo,
    ordem,
  }: { readonly id: number; readonly tipo: ReturnFilesTable['tipo']; readonly ordem: number },
): Promise<Pick<ReturnFilesTable, 'formato' | 'bytes'> | undefined> {
  return db
    .selectFrom('return_files')
    .select(['formato', 'bytes'])
    .where('return_id', '=', id)
    .where('tipo', '=', tipo)
    .where('ordem', '=', ordem)
    .executeTakeFirst();
}

export async function insertFile(trx: Trx, file: Insertable<ReturnFilesTable>): Promise<void> {
  await trx.insertInto('return_files').values(file).execute();
}

export async function dropLabel(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('return_files').where('return_id', '=', id).where('tipo', '=', 'etiqueta').execute();
}
