/** A PostgreSQL of the run's own, in the locale that knows least, where none is given by `DATABASE_URL`. */
import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../support/shop.ts';

/**
 * It ends with this process.
 * @returns Its address; undefined where no PostgreSQL is installed.
 */
export async function startPostgres(): Promise<string | undefined> {
  const newest = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const programs = newest.at(-1);
  if (programs === undefined) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  const run = inTheNameOf(directory);
  const call = (program: string, ...args: readonly string[]): void =>
    run(join(dirname(programs), program), ...args, '-D', join(directory, 'data'));
  const port = await freePort();
  call('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${directory} -F`;
  call('pg_ctl', 'start', '-w', '-l', join(directory, 'log'), '-o', options);
  process.once('exit', () => {
    try {
      call('pg_ctl', 'stop', '-m', 'immediate');
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL refuses to be root's. */
function inTheNameOf(directory: string): (...command: readonly string[]) => void {
  const root = process.getuid?.() === 0;
  if (root) {
    const idOf = (kind: string): number =>
      Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
    chownSync(directory, idOf('-u'), idOf('-g'));
  }
  const before = root ? ['runuser', '-u', 'postgres', '--'] : [];
  return (...command) => {
    const [program = '', ...rest] = [...before, ...command];
    // Not here, where postgres may not be allowed to look.
    execFileSync(program, rest, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
  };
}
