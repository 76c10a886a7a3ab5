/** How many rows statements take from tables, those they pass over too. */
import { type CompiledQuery, type Kysely, type RootOperationNode, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
};

/**
 * Of all statements of `read`. By its indexes where there is one, as in a large shop: PostgreSQL rather reads a small table
 * from end to end.
 */
export function rowsRead(
  db: Kysely<Schema>,
  read: (watched: Kysely<Schema>) => Promise<unknown>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const asked: RootOperationNode[] = [];
    const watched = trx.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await read(watched);
    let rows = 0;
    for (const node of asked) {
      const compiled = trx.getExecutor().compileQuery(node, { queryId: 'plan' });
      const explained: CompiledQuery = { ...compiled, sql: `explain (analyze, format json) ${compiled.sql}` };
      const answer = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained);
      rows += rowsOf(answer.rows[0]?.['QUERY PLAN'][0].Plan);
    }
    return rows;
  });
}

function rowsOf(plan: Plan | undefined): number {
  if (!plan) return 0;
  const ofTable = /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type']);
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), ofTable ? own : 0);
}
