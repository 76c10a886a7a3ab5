import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Changes, openChanges } from '#lib/platform/kernel/changes/changes.ts';
import { collect, note, noteKinds, noteUntil, noting } from '#lib/platform/kernel/changes/collect.ts';
import { createMemory } from '#lib/platform/kernel/changes/memory.ts';
import { createServerWatch } from '#lib/platform/kernel/database/server-watch.ts';
import { createRowsInMemory, type RowsInMemory } from '../../support/log-in-memory.ts';

const FOREVER = Number.POSITIVE_INFINITY;

function open(rows: RowsInMemory): Changes {
  return openChanges({ looker: rows, server: createServerWatch(), onFailure: () => undefined });
}

async function fixture() {
  const rows = createRowsInMemory();
  const changes = open(rows);
  await changes.caughtUp();
  const clock = { now: 1000 };
  const memory = createMemory<number>({ changes, max: 3, now: () => clock.now });
  let reads = 0;
  const read = (key: string) =>
    memory.get(key, async () => {
      reads += 1;
      note(key);
      return rows.version(key);
    });
  const write = async (key: string): Promise<void> => {
    rows.write(key);
    changes.wrote();
    await changes.caughtUp();
  };
  return { rows, changes, clock, memory, read, write, reads: () => reads };
}

describe('a memory', () => {
  it('reads once for all who ask at the same time and after it', async () => {
    const { read, write, reads } = await fixture();
    await write('row:1');
    expect(await Promise.all([read('row:1'), read('row:1')])).toEqual([1, 1]);
    expect(await read('row:1')).toBe(1);
    expect(reads()).toBe(1);
  });

  it('reads again what has changed, and nothing else', async () => {
    const { read, write, reads } = await fixture();
    await write('row:1');
    await Promise.all([read('row:1'), read('row:2')]);
    await write('row:1');
    expect(await Promise.all([read('row:1'), read('row:2')])).toEqual([2, 0]);
    expect(reads()).toBe(3);
  });

  it('shows a write of this process to whoever asks after it, told or not', async () => {
    const { rows, changes, read } = await fixture();
    await read('row:1');
    rows.write('row:1');
    changes.wrote();
    expect(await read('row:1')).toBe(1);
  });

  it('drops the longest unasked where there are too many', async () => {
    const { read, reads, memory } = await fixture();
    for (const key of ['row:1', 'row:2', 'row:3']) await read(key);
    await read('row:1');
    await read('row:4');
    expect(memory.size()).toBe(3);
    await read('row:1');
    expect(reads()).toBe(4);
    await read('row:2');
    expect(reads()).toBe(5);
  });

  it('keeps no failure, and tells it to all who waited', async () => {
    const { memory, read } = await fixture();
    const fail = () => memory.get('row:1', () => Promise.reject(new Error('gone')));
    const outcomes = await Promise.allSettled([fail(), fail()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read('row:1')).toBe(0);
  });

  it('tells all who waited what a failure was read from, and until when', async () => {
    const { memory } = await fixture();
    const missing = () =>
      collect(() =>
        memory
          .get('row:1', async () => {
            note('row:1');
            noteUntil(2000);
            throw new Error('not found');
          })
          .catch(() => 0),
      );
    const both = await Promise.all([missing(), missing()]);
    const all = { key: String, kinds: ['row'], notes: (id: number) => [`row:${id}`] };
    const read = () => Promise.reject(new Error('not found'));
    const many = () => collect(() => memory.getMany([7], { ...all, read }).catch(() => 0));
    for (const { keys, until } of both) expect([[...keys], until]).toEqual([['row:1'], 2000]);
    for (const { keys } of await Promise.all([many(), many()])) expect([...keys]).toEqual(['row:7']);
  });

  it('reads once for all also while nobody can tell what has changed, and keeps nothing as current', async () => {
    const { rows, changes, memory, read, reads } = await fixture();
    rows.lose(true);
    await changes.caughtUp();
    expect(changes.isCurrent()).toBe(false);
    await Promise.all(Array.from({ length: 8 }, () => read('row:1')));
    expect([reads(), memory.peek('row:1')]).toEqual([1, undefined]);
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const early = memory.get('row:1', async () => {
      begun.resolve();
      await gate.promise;
      return -1;
    });
    await begun.promise;
    changes.wrote();
    expect(await read('row:1')).toBe(0);
    gate.resolve();
    expect([await early, reads()]).toEqual([-1, 2]);
  });

  it('holds until its moment: not one millisecond longer', async () => {
    const { memory, clock } = await fixture();
    let reads = 0;
    const get = () =>
      memory.get('row:1', async () => {
        noteUntil(2000);
        reads += 1;
        return reads;
      });
    await get();
    clock.now = 1999;
    expect(await get()).toBe(1);
    clock.now = 2000;
    expect(await get()).toBe(2);
    expect(memory.peek('row:1')).toBeUndefined();
  });

  it('does not keep what began before a change of something it read later', async () => {
    const { memory, write, rows } = await fixture();
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reading = memory.get('row:1', async () => {
      const early = rows.version('row:1');
      begun.resolve();
      await gate.promise;
      note('row:1');
      return early;
    });
    await begun.promise;
    await write('row:1');
    gate.resolve();
    expect(await reading).toBe(0);
    expect(memory.peek('row:1')).toBeUndefined();
  });

  it('reads many at once, and those that are kept not again; what is not there too', async () => {
    const { memory, write } = await fixture();
    const asked: number[][] = [];
    const getMany = (ids: readonly number[]) =>
      memory.getMany(ids, {
        key: (id) => `double ${id}`,
        kinds: ['row'],
        notes: (id) => [`row:${id}`],
        read: async (missing) => {
          asked.push([...missing]);
          return new Map(missing.filter((id) => id < 9).map((id) => [id, 2 * id]));
        },
      });
    const seen = await collect(() => getMany([1, 2]));
    expect([...seen.value]).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect([...seen.keys]).toEqual(['row:1', 'row:2']);
    expect([...(await getMany([2, 9, 2]))]).toEqual([[2, 4]]);
    expect((await getMany([9])).size).toBe(0);
    await write('row:9');
    await Promise.all([getMany([9, 2]), getMany([9])]);
    expect(asked).toEqual([[1, 2], [9], [9]]);
  });
});

describe('what a read notes', () => {
  it('belongs to the reads around it: at first, from memory, and to who waited for it', async () => {
    const { memory, changes, clock } = await fixture();
    const outer = createMemory<number>({ changes, max: 10, now: () => clock.now });
    const inner = () =>
      memory.get('inner', async () => {
        note('row:1');
        noteUntil(5000);
        return 1;
      });
    const both = () =>
      outer.get('outer', async () => {
        note('row:2');
        return inner();
      });
    const seen = { value: 1, keys: new Set(['row:2', 'row:1']), until: 5000 };
    expect(await Promise.all([collect(both), collect(both)])).toEqual([seen, seen]);
    expect(await collect(both)).toEqual(seen);
    expect(await collect(inner)).toEqual({ value: 1, keys: new Set(['row:1']), until: 5000 });
  });

  it('of a kind is all of it, but where the reader names its rows', async () => {
    const { keys } = await collect(async () => {
      noteKinds(['menu']);
      await noting(['product:7'], async () => {
        noteKinds(['product', 'brand']);
        await noting(['brand:2'], async () => noteKinds(['product', 'brand', 'seal']));
      });
    });
    expect([...keys]).toEqual(['menu:*', 'product:7', 'brand:*', 'brand:2', 'seal:*']);
  });

  it('is noted where a part fails and the rest goes on', async () => {
    const { keys, until } = await collect(async () => {
      await collect(async () => {
        note('row:1');
        throw new Error('gone');
      }).catch(() => undefined);
    });
    expect([...keys]).toEqual(['row:1']);
    expect(until).toBe(FOREVER);
  });
});

describe('whatever happens in whichever order', () => {
  const ROWS = ['row:1', 'row:2', 'kind:1'];
  const command = fc.oneof(
    fc.record({ write: fc.constantFrom(...ROWS) }),
    fc.record({ read: fc.constantFrom(...ROWS, 'row:*', 'all') }),
    fc.constant({ look: true } as const),
  );

  it('nobody is given what was read before a change that had been told when they asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(command, { maxLength: 30 }), async (scheduler, commands) => {
        const rows = createRowsInMemory((look) => scheduler.schedule(Promise.resolve(look)));
        const changes = open(rows);
        const told = new Map<string, number>();
        const single = createMemory<number>({ changes, max: 2, now: () => 0 });
        const whole = createMemory<readonly number[]>({ changes, max: 2, now: () => 0 });
        // Told to the memories at the same time, as they subscribed before.
        changes.subscribe(({ all, keys }) => {
          for (const key of all ? ROWS : keys) told.set(key, rows.version(key));
        });
        // A row is read at some time, and noted before or after.
        const one = (key: string) =>
          single.get(key, async () => {
            await scheduler.schedule(Promise.resolve());
            const version = rows.version(key);
            await scheduler.schedule(Promise.resolve());
            note(key);
            return version;
          });
        const several = (key: string, own: readonly string[]) =>
          whole.get(key, async () => {
            if (key === 'row:*') note(key);
            return Promise.all(own.map(async (row) => (key === 'row:*' ? rows.version(row) : one(row))));
          });
        const rowsOf = (key: string) => (key === 'all' ? ROWS : key === 'row:*' ? ROWS.slice(0, 2) : [key]);
        const read = async (key: string): Promise<void> => {
          const own = rowsOf(key);
          const least = own.map((row) => told.get(row) ?? 0);
          const values = own.length > 1 ? await several(key, own) : [await one(key)];
          expect(values.every((value, index) => value >= (least[index] ?? 0))).toBe(true);
        };
        const pending: Promise<void>[] = [];
        scheduler.scheduleSequence(
          commands.map((next) => async () => {
            if ('write' in next) rows.write(next.write);
            else if ('look' in next) changes.wrote();
            else pending.push(read(next.read));
          }),
        );
        await scheduler.waitIdle();
        await Promise.all(pending);
        changes.wrote();
        await scheduler.waitFor(changes.caughtUp());
        for (const key of ROWS) expect(await scheduler.waitFor(one(key))).toBe(rows.version(key));
        expect(await scheduler.waitFor(several('all', ROWS))).toEqual(ROWS.map(rows.version));
      }),
      { numRuns: 500 },
    );
  });
});
