/**
 * `npm run backup -- [--out folder]`: writes database, pictures and secrets into one archive with checksums. With the
 * embedded database the shop must not be running.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { type Config, packageVersion, processEnvironment, readConfig } from '../config.ts';
import { lockData } from '../data-lock.ts';
import { writeArchive } from './backup/archive.ts';
import { entriesOf, fileEntry } from './backup/files.ts';
import { dumpPostgres } from './backup/postgres-tools.ts';
import type { TarEntry } from './backup/tar.ts';
import { runCommand } from './database-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'backups' } } });
  const config = readConfig(processEnvironment());
  if (config.platformUrl !== undefined)
    throw new Error('PLATFORM_URL is set: the hosted platform keeps the data of this shop');
  const out = resolve(values.out);
  if (!relative(config.dataDir, out).startsWith('..'))
    throw new Error('--out is in DATA_DIR, which it has to outlive: choose another folder');
  process.once('exit', lockData(config));
  await mkdir(out, { recursive: true, mode: 0o700 });
  const now = new Date();
  const file = join(out, `vitrine-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`);
  const dump = `${file}.database.partial`;
  const engine = config.databaseUrl === undefined ? 'pglite' : 'postgres';
  const about = { version: packageVersion(), createdAt: now.toISOString(), engine } as const;
  try {
    if (config.databaseUrl === undefined) await settle(config);
    else await dumpPostgres(config.databaseUrl, dump);
    const { files } = await writeArchive(file, about, contents(config, dump));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    process.stdout.write(
      `${file}: ${files.length} files, ${Math.ceil(bytes / 1024)} KiB before compression\n`,
    );
  } finally {
    await rm(dump, { force: true });
  }
});

/** Lets the embedded database mend what a killed process left, and write everything to its files. */
async function settle({ dataDir }: Config): Promise<void> {
  const { checkpoint, close } = await openDatabase({ dataDir });
  await checkpoint().finally(close);
}

async function* contents({ dataDir, databaseUrl }: Config, dump: string): AsyncGenerator<TarEntry> {
  yield* entriesOf(dataDir, 'data');
  if (databaseUrl !== undefined) yield* fileEntry(dump, 'database.dump');
}
