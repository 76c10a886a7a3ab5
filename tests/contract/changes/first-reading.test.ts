/** The first reading of the catalogue while somebody writes without a pause. */
import type { KyselyPlugin } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openCatalogue } from '#lib/platform/catalogue/memory/catalogue.ts';
import type { OnChange } from '#lib/platform/kernel/changes/changes.ts';
import { createTestStore } from '../../support/store.ts';

const NAME = 'Escrito enquanto se lia';

it.each([
  ['rows', ['product:7']],
  ['whole tables', ['product:*', 'words:*']],
])('ends although each of its statements meets a change of %s, and has what was written', async (_, keys) => {
  const store = await createTestStore();
  onTestFinished(() => store.close());
  let onChange: OnChange = () => undefined;
  const failures: unknown[] = [];
  let statements = 0;
  let telling = false;
  const tell = async (): Promise<void> => {
    if (telling) return;
    telling = true;
    await onChange({ all: false, keys: new Set(keys) });
    telling = false;
  };
  const writing: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      void tell();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const catalogue = openCatalogue({
    db: store.db.withPlugin(writing),
    changes: {
      subscribe(own) {
        onChange = own;
        return () => {
          onChange = () => undefined;
        };
      },
      announce: async () => undefined,
      caughtUp: async () => undefined,
      isBehind: () => false,
      isCurrent: () => true,
    },
    onFailure: (error) => void failures.push(error),
  });
  await store.db.updateTable('products').set({ nome: NAME }).where('id', '=', 7).execute();
  const { all } = await catalogue.read();
  catalogue.stop();
  expect(all.find(({ id }) => id === 7)?.nome).toBe(NAME.toLowerCase());
  expect(statements).toBeLessThan(200);
  expect([...failures, ...store.failures]).toEqual([]);
});
