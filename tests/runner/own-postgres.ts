/** A PostgreSQL of the run's own, in the locale that knows least, where none is given by `DATABASE_URL`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTheNameOf, postgresPrograms } from '../support/postgres-programs.ts';
import { freePort } from '../support/shop.ts';

/**
 * It ends with this process.
 * @returns Its address; undefined where no PostgreSQL is installed.
 */
export async function startPostgres(): Promise<string | undefined> {
  const programs = postgresPrograms();
  if (programs === undefined) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  const before = inTheNameOf(directory);
  const call = (name: string, ...args: readonly string[]): void => {
    const [program = '', ...rest] = [...before, join(programs, name), ...args, '-D', join(directory, 'data')];
    // Not here, where postgres may not be allowed to look.
    execFileSync(program, rest, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const port = await freePort();
  call('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${directory} -F`;
  call('pg_ctl', 'start', '-w', '-l', join(directory, 'log'), '-o', options);
  // Before the directory around it is taken away.
  process.prependOnceListener('exit', () => {
    try {
      call('pg_ctl', 'stop', '-m', 'immediate');
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}
