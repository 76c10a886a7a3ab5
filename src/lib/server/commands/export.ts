/**
 * `npm run export -- --out pack.zip [--with-people]`: writes what the shop shows, or with people all that a move needs, into
 * one file. With the embedded database the shop must not be running: there the panel does it.
 */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportPack } from '#lib/platform/packs/export-pack.ts';
import { packageVersion } from '../config.ts';
import { runCommand, withDatabase } from './database-command.ts';
import { storageOf } from './pack-storage.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: '' }, 'with-people': { type: 'boolean', default: false } },
  });
  if (values.out === '') throw new Error('say where to: npm run export -- --out pack.zip');
  const path = resolve(values.out);
  const people = values['with-people'];
  const { manifest, lost } = await withDatabase(async (_, { patient, config }) => {
    if (!relative(config.dataDir, path).startsWith('..'))
      throw new Error('--out is in DATA_DIR, which it has to outlive: choose another folder');
    const storage = storageOf(config);
    return exportPack({
      db: patient,
      storage,
      path,
      people,
      madeBy: packageVersion(),
      now: new Date(),
    });
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${path}: ${rows} rows, ${manifest.files.length} files of pictures\n`);
  if (lost.length > 0)
    process.stdout.write(`${lost.length} files were not in the storage, ${lost[0]} the first\n`);
  if (people)
    process.stdout.write('It holds personal data and password hashes: keep it as you keep backups.\n');
});
