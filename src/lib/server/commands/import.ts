/**
 * `npm run import -- pack.zip`: brings a pack into an empty shop, made if there is none yet. With the embedded database the
 * shop must not be running: there the panel does it.
 */
import { parseArgs } from 'node:util';
import { importPack } from '#lib/platform/packs/import-pack.ts';
import { runCommand, withDatabase } from './database-command.ts';
import { storageOf } from './pack-storage.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1)
    throw new Error('say which pack: npm run import -- pack.zip');
  const { imported, dataDir } = await withDatabase(async (_, { patient, config }) => ({
    imported: await importPack({ db: patient, storage: storageOf(config), path, now: new Date() }).catch(
      missing(path),
    ),
    dataDir: config.dataDir,
  }));
  const { manifest } = imported;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${dataDir} has ${rows} rows and ${manifest.files.length} files of pictures. "npm start" opens the shop.\n`,
  );
});

function missing(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw error.code === 'ENOENT' && error.path === path ? new Error(`there is no file ${path}`) : error;
  };
}
