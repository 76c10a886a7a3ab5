/** Looks at an embedded database, which answers in the same process. */
import { CompiledQuery, type Kysely } from 'kysely';
import { LOOK, type Look, type Looker, PRUNE } from './look.ts';

export function createPGliteLooker<Tables>(db: Kysely<Tables>): Looker {
  return {
    async look(seen) {
      const { rows } = await db.executeQuery<Look>(CompiledQuery.raw(LOOK, [seen]));
      const [look] = rows;
      if (!look) throw new Error('the log of changes did not answer');
      return look;
    },
    prune: async (before) => void (await db.executeQuery(CompiledQuery.raw(PRUNE, [before]))),
    reopen: () => undefined,
    end: async () => undefined,
  };
}
