/** A database in which others act between two statements of a job: right after one that is no part of a transaction. */
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** @param act Done after each update of a table that is made by itself, such as taking what is due. */
export function actedUpon(db: Kysely<Schema>, act: (table: keyof Schema) => Promise<void>): Kysely<Schema> {
  const after = (table: keyof Schema): KyselyPlugin => ({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await act(table);
      return result;
    },
  });
  return new Proxy(db, {
    get(target, name) {
      if (name === 'updateTable') {
        return (table: keyof Schema) => target.withPlugin(after(table)).updateTable(table);
      }
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}
