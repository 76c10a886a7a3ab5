/** The programs of the newest PostgreSQL that is installed here. */
import { execFileSync } from 'node:child_process';
import { chownSync, globSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder they stand in; undefined where none is installed. */
export function postgresPrograms(): string | undefined {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return newest && dirname(newest);
}

/** What a command begins with that works in `directory`: PostgreSQL refuses to be root's. */
export function inTheNameOf(directory: string): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  const idOf = (kind: string): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  chownSync(directory, idOf('-u'), idOf('-g'));
  return ['runuser', '-u', 'postgres', '--'];
}
