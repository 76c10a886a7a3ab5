/**
 * Writes the pack of the demo store anew: `npm run demo`. Its texts, numbers and drawings stand in this folder and beside it; the
 * pack is an export of a shop that was filled with them, unpacked. Every line and name is the same every time.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openPromise } from 'yauzl';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { createFileStorage } from '#lib/platform/kernel/storage/storage.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { DEMO_PACK } from '#lib/platform/packs/demo-pack.ts';
import { exportPack } from '#lib/platform/packs/export-pack.ts';
import { MANIFEST, rowsName } from '#lib/platform/packs/manifest.ts';
import { ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { fillDemo } from './fill.ts';

/** The day of the demo store, at its first moment in São Paulo. What is dated in it is dated for this day. */
const DAY = new Date('2026-11-20T03:00:00Z');

const work = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
try {
  const { db, patient, close } = await openDatabase({ dataDir: work });
  const storage = createFileStorage(join(work, 'upload'));
  await migrate(patient);
  await fillDemo(patient, storage, DAY);
  const path = join(work, 'demo.zip');
  const { manifest } = await exportPack({
    db,
    storage,
    path,
    people: true,
    madeBy: 'npm run demo',
    now: DAY,
  });
  await close();
  rmSync(DEMO_PACK, { recursive: true, force: true });
  const zip = await openPromise(path, { lazyEntries: true, strictFileNames: true });
  // A table without rows would only be a file more.
  const tables = manifest.tables.filter(({ rows }) => rows > 0);
  const wanted = new Set(tables.map(({ name }) => rowsName(name)));
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.startsWith('files/') && !wanted.has(entry.fileName)) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
      chunks.push(chunk);
    keep(entry.fileName, Buffer.concat(chunks));
  }
  keep(MANIFEST, Buffer.from(`${JSON.stringify({ ...manifest, tables }, null, 1)}\n`));
  const contas = ACCOUNTS.map(({ email, papel }) => ({ email, papel }));
  keep('accounts.json', Buffer.from(`${JSON.stringify({ senha: DEMO_PASSWORD, contas }, null, 2)}\n`));
  process.stdout.write(`${DEMO_PACK}: ${tables.length} tables, ${manifest.files.length} pictures\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function keep(name: string, bytes: Buffer): void {
  const path = join(DEMO_PACK, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
