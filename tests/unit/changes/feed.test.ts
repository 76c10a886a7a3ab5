/** The feed of changes while the log cannot be read. */
import { expect, it } from 'vitest';
import { openChanges } from '#lib/platform/kernel/changes/changes.ts';
import type { Looker } from '#lib/platform/kernel/changes/look.ts';
import { createServerWatch } from '#lib/platform/kernel/database/server-watch.ts';
import { createRowsInMemory } from '../../support/log-in-memory.ts';

it('says so at once, and again every minute until it can be', async () => {
  const rows = createRowsInMemory();
  const said: unknown[] = [];
  let now = 0;
  const changes = openChanges({
    looker: rows,
    server: createServerWatch(),
    onFailure: (error) => said.push(error),
    now: () => now,
  });
  rows.lose(true);
  const saidAt = async (moment: number): Promise<number> => {
    now = moment;
    await changes.caughtUp();
    return said.length;
  };
  expect([await saidAt(0), await saidAt(59_999), await saidAt(60_000), await saidAt(61_000)]).toEqual([
    1, 1, 2, 2,
  ]);
  rows.lose(false);
  await changes.caughtUp();
  rows.lose(true);
  expect(await saidAt(62_000)).toBe(3);
});

it('ends at once although a look is not answered', async () => {
  const rows = createRowsInMemory();
  const hanging = Promise.withResolvers<never>();
  const looker: Looker = {
    ...rows,
    look: () => hanging.promise,
    end: async () => hanging.reject(new Error('cut')),
  };
  const said: unknown[] = [];
  const changes = openChanges({
    looker,
    server: createServerWatch(),
    onFailure: (error) => said.push(error),
  });
  changes.wrote();
  await changes.stop();
  expect(said).toEqual([]);
});
