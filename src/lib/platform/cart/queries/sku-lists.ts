/** What became of the lists of codes a visitor pasted last, each under the key of its form. */
import type { Kysely, Transaction } from 'kysely';
import type { SentList } from '#lib/platform/schema/orders.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Milliseconds until nobody comes back to a form. */
const KEPT = 24 * 3_600_000;

export async function sentList(
  db: Kysely<Schema>,
  session: string,
  chave: string,
): Promise<{ readonly resposta: SentList; readonly body_digest: string } | undefined> {
  const row = await db
    .selectFrom('sku_lists')
    .select(['resposta', 'body_digest'])
    .where('session_id', '=', session)
    .where('chave', '=', chave)
    .executeTakeFirst();
  return row;
}

/** False when this form was sent before. */
export async function keepList(
  trx: Transaction<Schema>,
  session: string,
  {
    chave,
    body_digest,
    resposta,
    now,
  }: {
    readonly chave: string;
    readonly body_digest: string;
    readonly resposta: SentList;
    readonly now: Date;
  },
): Promise<boolean> {
  await trx
    .deleteFrom('sku_lists')
    .where('session_id', '=', session)
    .where('created_at', '<', new Date(now.getTime() - KEPT))
    .execute();
  const row = await trx
    .insertInto('sku_lists')
    .values({ session_id: session, chave, body_digest, resposta: JSON.stringify(resposta), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('chave')
    .executeTakeFirst();
  return row !== undefined;
}
