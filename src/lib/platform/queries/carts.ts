import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Everything that makes a line itself; its quantity does not (platform contract 6.3). */
export type LineKey = {
  readonly tipo: 'produto' | 'lista';
  readonly id_produto: number;
  readonly id_atributo_simples: number;
  readonly id_unidade_venda: number;
  readonly id_armazem: number;
  readonly adicional: string;
};
export type CartLine = LineKey & { readonly parametros: string; readonly quantidade: number };

const COLUMNS = [
  'tipo',
  'id_produto',
  'id_atributo_simples',
  'id_unidade_venda',
  'id_armazem',
  'adicional',
  'parametros',
  'quantidade',
] as const;

/** The lines of a session, oldest first. */
export async function cartLines(db: Kysely<Schema>, session: string): Promise<readonly CartLine[]> {
  return db
    .selectFrom('cart_items')
    .select(COLUMNS)
    .where('session_id', '=', session)
    .orderBy('id')
    .execute();
}

/** Inserts lines, or sets the quantity of those that are there. */
export async function putLines(
  trx: Transaction<Schema>,
  session: string,
  lines: readonly CartLine[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('cart_items')
    .values(lines.map((line) => ({ ...line, session_id: session, created_at: now })))
    .onConflict((conflict) =>
      conflict.constraint('cart_items_line').doUpdateSet((eb) => ({
        quantidade: eb.ref('excluded.quantidade'),
        parametros: eb.ref('excluded.parametros'),
      })),
    )
    .execute();
}

export async function deleteLines(
  trx: Transaction<Schema>,
  session: string,
  keys: readonly LineKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await trx
    .deleteFrom('cart_items')
    .where('session_id', '=', session)
    .where((eb) =>
      eb.or(
        keys.map(({ tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem, adicional }) =>
          eb.and({ tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem, adicional }),
        ),
      ),
    )
    .execute();
}
