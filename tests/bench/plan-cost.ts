import type { CompiledQuery, Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** A database that remembers the statements asked of it, and what the planner thinks they cost. */
export function watchPlans(db: Kysely<Schema>): {
  readonly db: Kysely<Schema>;
  readonly forget: () => void;
  /** Total cost of the plans of all statements since, in the planner's units. */
  readonly cost: () => Promise<number>;
} {
  let asked: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(plugin),
    forget: () => {
      asked = [];
    },
    async cost() {
      let total = 0;
      for (const node of asked) {
        const compiled = db.getExecutor().compileQuery(node, { queryId: 'plan' });
        const explained: CompiledQuery = { ...compiled, sql: `explain ${compiled.sql}` };
        const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explained);
        total += Number(/cost=[\d.]+\.\.([\d.]+)/.exec(rows[0]?.['QUERY PLAN'] ?? '')?.[1] ?? 0);
      }
      return total;
    },
  };
}
