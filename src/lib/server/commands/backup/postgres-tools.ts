/** pg_dump and pg_restore, which come with PostgreSQL's client programs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { processEnvironment } from '../../config.ts';

/** @throws Error when pg_dump is missing or fails. */
export function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  return run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl);
}

/**
 * Into an empty database, in one transaction: all of it or nothing.
 * @throws Error when pg_restore is missing or fails.
 */
export function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const { pathname } = new URL(databaseUrl);
  const name = decodeURIComponent(pathname.slice(1));
  const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  return run('pg_restore', [...options, `--dbname=${name}`, file], databaseUrl);
}

async function run(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(program, args, {
    env: { ...processEnvironment(), ...environmentOf(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const abandon = (): boolean => child.kill();
  process.once('exit', abandon);
  const [said, code] = await Promise.all([
    text(child.stderr),
    once(child, 'close').then(([code]) => code as number | null),
  ]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${program} is not on this machine: install the client programs of PostgreSQL`);
  });
  process.off('exit', abandon);
  if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`);
}

/** Not as an argument, which every user of the machine could read. */
function environmentOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const sslMode = searchParams.get('sslmode');
  const given = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: sslMode === 'no-verify' ? 'require' : (sslMode ?? ''),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
