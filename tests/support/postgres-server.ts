/** PostgreSQL servers of a test's own, which it may stop, put back from a copy, follow and promote. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inTheNameOf, postgresPrograms } from './postgres-programs.ts';
import { freePort } from './shop.ts';

export type PostgresServer = {
  readonly port: number;
  /** Of the one database in it. */
  readonly url: string;
  readonly data: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Of a server that is stopped, for a port of its own. */
  readonly copy: () => Promise<PostgresServer>;
  /** Takes the data of another one; both are stopped. */
  readonly become: (other: PostgresServer) => Promise<void>;
  /** One that follows this one, started. */
  readonly follower: () => Promise<PostgresServer>;
  /** It follows nobody from then on. */
  readonly promote: () => Promise<void>;
};

export type PostgresServers = {
  /** Running, with an empty database. */
  readonly first: PostgresServer;
  /** Stops and removes all that came of it. */
  readonly remove: () => Promise<void>;
};

const DATABASE = 'vitrine';

/** @throws Error where no PostgreSQL is installed. */
export async function createPostgresServers(): Promise<PostgresServers> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('install PostgreSQL');
  const home = mkdtempSync(join(tmpdir(), 'vitrine-servers-'));
  const before = inTheNameOf(home);
  const run = async (...command: readonly string[]): Promise<void> => {
    const [program = '', ...rest] = [...before, ...command];
    // The server that is started would hold the pipes open for ever.
    await promisify(execFile)('sh', ['-c', '"$@" >/dev/null', 'sh', program, ...rest], { cwd: home });
  };
  const call = (name: string, ...args: readonly string[]) => run(join(programs, name), ...args);
  const all: PostgresServer[] = [];
  const serverAt = async (data: string): Promise<PostgresServer> => {
    const port = await freePort();
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${home} -F`;
    const next = (): string => join(home, `data-${all.length}`);
    const server: PostgresServer = {
      port,
      url: `postgres://postgres@127.0.0.1:${port}/${DATABASE}`,
      data,
      start: () => call('pg_ctl', 'start', '-w', '-D', data, '-l', `${data}.log`, '-o', options),
      stop: () => call('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data),
      promote: () => call('pg_ctl', 'promote', '-w', '-D', data),
      async copy() {
        const target = next();
        await run('cp', '-a', data, target);
        return serverAt(target);
      },
      async become(other) {
        await run('rm', '-rf', data);
        await run('cp', '-a', other.data, data);
      },
      async follower() {
        const target = next();
        const primary = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
        await call('pg_basebackup', ...primary, '-R', '-c', 'fast', '-D', target);
        const follower = await serverAt(target);
        await follower.start();
        return follower;
      },
    };
    all.push(server);
    return server;
  };
  const first = await serverAt(join(home, 'data'));
  await call(
    'initdb',
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '-D',
    first.data,
  );
  await first.start();
  await call('createdb', '-h', '127.0.0.1', '-p', String(first.port), '-U', 'postgres', DATABASE);
  return {
    first,
    async remove() {
      for (const server of all) await server.stop().catch(() => undefined);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
