/** Looks at the embedded database of this process. */
import { CompiledQuery, type Kysely } from 'kysely';
import { LOOK, type Look, type Looker, pruneBy } from './look.ts';

export function createPGliteLooker<Tables>(db: Kysely<Tables>): Looker {
  return {
    async look(seen) {
      const { rows } = await db.executeQuery<Look>(CompiledQuery.raw(LOOK, [seen]));
      const [look] = rows;
      if (!look) throw new Error('the log of changes did not answer');
      return look;
    },
    prune: (before) =>
      pruneBy(async (statement) => {
        const { rows } = await db.executeQuery<{ gone: number }>(CompiledQuery.raw(statement, [before]));
        return rows;
      }),
    reopen: () => undefined,
    end: async () => undefined,
  };
}
