/** Writes what a shop has into one file (docs/decisions/032-packs.md). */
import { rename, rm } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { keptFiles } from '#lib/domain/media/picture-name.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { FORMAT, fileName, MANIFEST, type Manifest, rowsName, storageKey, VERSION } from './manifest.ts';
import { fileRows, pictureRows } from './queries/pictures.ts';
import { atOneMoment, columnsToWrite, type Reading, rowLines } from './queries/read-rows.ts';
import { tablesInOrder } from './queries/shape.ts';
import { LEFT_OUT, PACKED } from './tables.ts';
import { createZip, type ZipWriter } from './write-zip.ts';

export type ExportOptions = {
  readonly db: Kysely<Schema>;
  readonly storage: Storage;
  /** Gets its name when it is whole; a file that is there is replaced. */
  readonly path: string;
  readonly people: boolean;
  readonly madeBy: string;
  readonly now: Date;
};

export type Exported = {
  readonly manifest: Manifest;
  /** Pictures that the library knows and the storage has not. */
  readonly lost: readonly string[];
};

/** @throws when the database, the storage or the disk fails; then there is no file. */
export async function exportPack({
  db,
  storage,
  path,
  people,
  madeBy,
  now,
}: ExportOptions): Promise<Exported> {
  const partial = `${path}.partial`;
  const zip = createZip(partial, now);
  try {
    const reading = { people, now };
    // Pictures are never changed under their name, so only the rows have to be of one moment.
    const { tables, pictures, others } = await atOneMoment(db, async (trx) => ({
      tables: await writeTables(zip, trx, reading),
      pictures: await pictureRows(trx),
      others: await fileRows(trx),
    }));
    const files: Manifest['files'] = [];
    const lost: string[] = [];
    const names = pictures.flatMap(keptFiles);
    for (const name of [...names, ...others]) {
      const bytes = await storage.get(storageKey(name));
      if (bytes) files.push({ name, ...(await zip.add(fileName(name), [bytes])) });
      else lost.push(name);
    }
    const manifest: Manifest = {
      format: FORMAT,
      version: VERSION,
      createdAt: now.toISOString(),
      madeBy,
      people,
      tables,
      files,
    };
    await zip.add(MANIFEST, [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]);
    await zip.end();
    await rename(partial, path);
    return { manifest, lost };
  } catch (error) {
    await zip.abort();
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeTables(zip: ZipWriter, trx: Trx, reading: Reading): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const table of await tablesInOrder(trx)) {
    const packed = PACKED[table.name];
    if (!packed && !(table.name in LEFT_OUT))
      throw new Error(`packs neither hold the table ${table.name} nor leave it out`);
    if (!packed || (packed.people && !reading.people)) continue;
    let rows = 0;
    async function* chunks(): AsyncGenerator<Buffer> {
      for await (const lines of rowLines(trx, table, packed ?? {}, reading)) {
        rows += lines.length;
        yield Buffer.from(`${lines.join('\n')}\n`);
      }
    }
    const written = await zip.add(rowsName(table.name), chunks());
    tables.push({ name: table.name, columns: [...columnsToWrite(table, packed)], rows, ...written });
  }
  return tables;
}
