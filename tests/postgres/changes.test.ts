/** Two processes follow the changes of one database that others write to. */
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChanges } from '#lib/platform/kernel/changes/changes.ts';
import { installTriggers } from '#lib/platform/kernel/changes/install-triggers.ts';
import {
  ALL,
  type Change,
  changeBetween,
  LOOK,
  type Look,
  oldestRunning,
} from '#lib/platform/kernel/changes/look.ts';
import { createPostgresLooker } from '#lib/platform/kernel/changes/look-postgres.ts';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { createPrimary } from '#lib/platform/kernel/database/primary.ts';
import { createServerWatch } from '#lib/platform/kernel/database/server-watch.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { copyRows } from '../support/copy-rows.ts';
import { createFollower, type Follower, soon } from '../support/follower.ts';
import { createPostgres, givenPostgres, type OwnPostgres } from '../support/postgres.ts';

/** Milliseconds that another process may show what was. */
const PROMISED = 1000;

let own: OwnPostgres;
let other: Client;
let followers: readonly Follower[] = [];

beforeAll(async () => {
  own = await createPostgres(givenPostgres());
  const { patient, close } = await openDatabase({ databaseUrl: own.url });
  await migrate(patient);
  await close();
  other = new Client({ connectionString: own.url });
  await other.connect();
});
afterAll(async () => {
  await other?.end();
  await own?.drop();
});
beforeEach(async () => {
  await other.query(`insert into settings (chave, valor) values ('a', '1'), ('b', '1')
    on conflict (chave) do update set valor = '1'`);
  followers = await Promise.all([createFollower(own.url), createFollower(own.url)]);
  await Promise.all(followers.map(({ changes }) => changes.caughtUp()));
  expect([await both('a'), await both('b')]).toEqual([
    ['1', '1'],
    ['1', '1'],
  ]);
});
afterEach(() => Promise.all(followers.map((follower) => follower.close())));

/**
 * What `prune` may take out, once all that was written until now has ended for the whole server: transactions of its
 * other databases count as well, and other files of these tests have theirs.
 */
async function ended(looker: { readonly look: (snapshot: string) => Promise<Look> }): Promise<string> {
  const { rows } = await other.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
  const oldest = async () => oldestRunning(await looker.look(''));
  await expect
    .poll(async () => Number(await oldest()), { timeout: 20_000 })
    .toBeGreaterThan(Number(rows[0]?.xid));
  return oldest();
}

const both = (chave: string) => Promise.all(followers.map(({ setting }) => setting(chave)));
const set = (chave: string, valor: number) =>
  other.query('update settings set valor = $2 where chave = $1', [chave, String(valor)]);

describe('what is written', () => {
  it('by plain SQL from elsewhere shows in every process', async () => {
    await set('a', 2);
    await soon(PROMISED, () => both('a'), ['2', '2']);
    expect(await both('b')).toEqual(['1', '1']);
  });

  it('shows where it was written at once', async () => {
    const [first] = followers;
    await first?.database.db.updateTable('settings').set({ valor: '3' }).where('chave', '=', 'a').execute();
    await first?.changes.caughtUp();
    expect(first?.memory.peek('a')).toBeUndefined();
    expect(first?.memory.peek('b')?.value).toBe('1');
    expect(await first?.setting('a')).toBe('3');
  });

  it('by COPY, and taken out by TRUNCATE, shows in every process', async () => {
    expect(await both('c')).toEqual(['null', 'null']);
    await copyRows(other, 'copy settings (chave, valor) from stdin', 'c\t4\n');
    await soon(PROMISED, () => both('c'), ['4', '4']);
    await other.query('truncate settings');
    await soon(PROMISED, () => both('c'), ['null', 'null']);
  });

  it('early and committed late is not missed, however much was committed meanwhile', async () => {
    const late = new Client({ connectionString: own.url });
    await late.connect();
    await late.query('begin');
    await late.query(`update settings set valor = '5' where chave = 'a'`);
    for (let valor = 2; valor < 6; valor += 1) {
      await set('b', valor);
      await soon(PROMISED, () => both('b'), [String(valor), String(valor)]);
    }
    expect(await both('a')).toEqual(['1', '1']);
    await late.query('commit');
    await late.end();
    await soon(PROMISED, () => both('a'), ['5', '5']);
  });
});

describe('a look that nobody answers', () => {
  it('is given up: within five seconds all is as it is written', async () => {
    await Promise.all(followers.map(({ changes }) => changes.caughtUp()));
    const { rows } = await other.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'vitrine-changes' and datname = current_database()`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    try {
      await set('a', 6);
      expect(await both('a')).toEqual(['1', '1']);
      await soon(5000, () => both('a'), ['6', '6']);
      await soon(5000, async () => followers.map(({ changes }) => changes.isCurrent()), [true, true]);
    } finally {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    }
  });
});

describe('the log', () => {
  const looker = () => createPostgresLooker(createPrimary([own.url]));
  const lines = async () => Number((await other.query('select count(*) from changes')).rows[0].count);

  it('loses its old lines by one process, without waiting for another that does it', async () => {
    const one = looker();
    await set('a', 7);
    const before = await ended(one);
    const count = await lines();
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtext('vitrine changes'))`);
    await one.prune(before);
    expect(await lines()).toBe(count);
    await other.query('commit');
    await set('a', 8);
    await one.prune(before);
    expect(await lines()).toBe(1);
    await one.end();
  });

  it('tells a reader who slept while lines were taken out that everything may have changed', async () => {
    const [awake, sleeper] = [looker(), looker()];
    const seen: Change[] = [];
    const fail = (error: unknown): never => {
      throw error;
    };
    const changes = openChanges({ looker: sleeper, server: createServerWatch(), onFailure: fail });
    changes.subscribe((change) => void seen.push(change));
    await changes.caughtUp();
    await set('a', 9);
    await changes.caughtUp();
    expect(seen).toEqual([
      { all: true, keys: new Set() },
      { all: false, keys: new Set(['settings:a']) },
    ]);
    await set('a', 10);
    await awake.prune(await ended(awake));
    await changes.caughtUp();
    await changes.caughtUp();
    expect(seen.slice(2)).toEqual([{ all: true, keys: new Set() }]);
    await Promise.all([changes.stop(), awake.end()]);
  });

  it('keeps the lines of whoever has not ended yet', async () => {
    const [one, late] = [looker(), new Client({ connectionString: own.url })];
    await late.connect();
    await late.query('begin');
    await late.query(`update settings set valor = '11' where chave = 'a'`);
    const { snapshot } = await one.look('');
    await set('b', 12);
    await one.prune(oldestRunning(await one.look('')));
    await late.query('commit');
    await late.end();
    const look = await one.look(snapshot);
    expect([look.missed, look.keys?.toSorted()]).toEqual([false, ['settings:a', 'settings:b']]);
    await one.end();
  });

  it('that came with a dump from a cluster that had gone further disturbs nobody', async () => {
    const one = looker();
    const { snapshot } = await one.look('');
    await other.query(`insert into changes (txid, kind, key) values ('9000000000', 'settings', 'future')`);
    await other.query(`update changes_state set pruned = '9000000000'`);
    const look = await one.look(snapshot);
    expect([look.missed, look.keys]).toEqual([false, null]);
    await one.prune(oldestRunning(look));
    expect((await other.query(`select 1 from changes where key = 'future'`)).rowCount).toBe(0);
    await one.end();
  });
});

describe('a log that grew for long', () => {
  it('is pruned in pieces, and its mark never goes back', async () => {
    const one = createPostgresLooker(createPrimary([own.url]));
    await other.query(
      `insert into changes (kind, key) select 'row', n::text from generate_series(1, 12000) n`,
    );
    await set('a', 20);
    const before = await ended(one);
    await one.prune(before);
    expect(Number((await other.query('select count(*) from changes')).rows[0].count)).toBeLessThan(10);
    const mark = async () => (await other.query('select pruned::text from changes_state')).rows[0].pruned;
    const marked = await mark();
    expect(marked).toBe(before);
    await one.prune(String(Number(before) - 5));
    expect(await mark()).toBe(marked);
    await one.end();
  });

  it('costs a look no more while an old transaction goes on', async () => {
    const one = createPostgresLooker(createPrimary([own.url]));
    const late = new Client({ connectionString: own.url });
    await late.connect();
    await late.query('begin');
    await late.query(`update settings set valor = '30' where chave = 'a'`);
    await other.query(
      `insert into changes (kind, key) select 'row', n::text from generate_series(1, 50000) n`,
    );
    await other.query('analyze changes');
    const { snapshot } = await one.look('');
    const plan = await other.query(
      `explain (analyze, format json) ${LOOK.replaceAll('$1', `'${snapshot}'`)}`,
    );
    const scanned = [...JSON.stringify(plan.rows).matchAll(/"Rows Removed by Filter":(\d+)/g)];
    expect(scanned.map(([, rows]) => Number(rows)).filter((rows) => rows > 1000)).toEqual([]);
    await late.query('commit');
    await late.end();
    expect((await one.look(snapshot)).keys).toEqual(['settings:a']);
    await one.end();
  });
});

describe('triggers', () => {
  it('write the log for whoever may write the table, and nothing else', async () => {
    await other.query(`create role vitrine_clerk; grant usage on schema public to vitrine_clerk;
      grant select, update on settings to vitrine_clerk`);
    try {
      await other.query(`begin; set local role vitrine_clerk; set local search_path = pg_catalog;
        update public.settings set valor = '40' where chave = 'a'; commit`);
      await soon(PROMISED, () => both('a'), ['40', '40']);
    } finally {
      await other.query('drop owned by vitrine_clerk; drop role vitrine_clerk');
    }
  });

  it('are replaced while somebody writes, who goes first, and readers wait for nobody', async () => {
    const [database] = followers.map((follower) => follower.database);
    await other.query(`update changes_state set triggers = 'others'`);
    await other.query('begin');
    await other.query(`update settings set valor = '41' where chave = 'a'`);
    const installing = installTriggers(database?.patient as Database['patient']);
    await vi.waitUntil(
      async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(
          database?.db as Database['db'],
        );
        return rows.length > 0;
      },
      { timeout: 5000 },
    );
    expect(await database?.db.selectFrom('settings').select('chave').limit(1).execute()).toHaveLength(1);
    await other.query('commit');
    await installing;
    await soon(PROMISED, () => both('a'), ['41', '41']);
  });
});

it('another database of the same server is told apart by its number', async () => {
  const next = await createPostgres(givenPostgres());
  const database = await openDatabase({ databaseUrl: next.url });
  await migrate(database.patient);
  await database.close();
  const [here, there] = [
    createPostgresLooker(createPrimary([own.url])),
    createPostgresLooker(createPrimary([next.url])),
  ];
  const [one, two] = [await here.look(''), await there.look('')];
  expect(two.server).not.toBe(one.server);
  expect(changeBetween(one, two)).toBe(ALL);
  await Promise.all([here.end(), there.end()]);
  await next.drop();
});

it('a look is quick', async () => {
  const one = createPostgresLooker(createPrimary([own.url]));
  const { snapshot } = await one.look('');
  const times: number[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    const began = performance.now();
    await one.look(snapshot);
    times.push(performance.now() - began);
  }
  const median = times.toSorted((a, b) => a - b)[150] ?? 0;
  console.info(`one look: ${median.toFixed(2)} ms`);
  expect(median).toBeLessThan(5);
  await one.end();
});
