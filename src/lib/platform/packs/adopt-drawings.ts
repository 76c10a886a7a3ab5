/**
 * Pictures of a demo store that began before November 2026, or of a pack that was exported from one: they were drawn by code,
 * under the names of their products. The pack of the demo store has them all; those that are still shown come into the library.
 */
import type { Kysely } from 'kysely';
import { keptFiles, type PictureKind } from '#lib/domain/media/picture-name.ts';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { DEMO_PACK } from './demo-pack.ts';
import { drawnNames, mediaNumber, renamePictures } from './queries/drawn-pictures.ts';
import { tablesInOrder } from './queries/shape.ts';
import { writeRows } from './queries/write-rows.ts';
import { openPack, type Pack } from './read-pack.ts';

type Row = Readonly<Record<string, unknown>>;
/** Of the pack, by the name that a drawing had: its picture's row. */
type Renamed = ReadonlyMap<string, Row>;

/** Does nothing where no picture has such a name. @returns How many have another one. */
export async function adoptDrawings(db: Kysely<Schema>, storage: Storage): Promise<number> {
  const drawn = await drawnNames(db);
  if (drawn.length === 0) return 0;
  const pack = await openPack(DEMO_PACK);
  try {
    const renamed = await namesIn(pack);
    const found = drawn.filter((name) => renamed.has(name));
    const rows = new Map(found.map((name) => [renamed.get(name)?.arquivo, renamed.get(name)]));
    for (const row of rows.values()) {
      for (const file of keptFiles(row as { arquivo: string; formato: PictureKind }))
        await storage.put(`midia/${file}`, await pack.picture(file));
    }
    const media = (await tablesInOrder(db)).find(({ name }) => name === 'media');
    const columns = (media?.columns ?? []).filter(({ name }) => name in ([...rows.values()][0] ?? {}));
    await db.transaction().execute(async (trx) => {
      let id = await mediaNumber(trx);
      const lines = [...rows.values()].map((row) => JSON.stringify({ ...row, id: ++id }));
      if (lines.length > 0) await writeRows(trx, 'media', columns, lines);
      await renamePictures(trx, new Map(found.map((name) => [name, String(renamed.get(name)?.arquivo)])));
    });
    return found.length;
  } finally {
    pack.close();
  }
}

/** The first drawing was called as its product, the others also by their place. What the pack has beside drawings is newer. */
async function namesIn(pack: Pack): Promise<Renamed> {
  const slugs = new Map((await rowsOf(pack, 'products')).map(({ id, slug }) => [id, slug]));
  const media = new Map((await rowsOf(pack, 'media')).map((row) => [row.arquivo, row]));
  const names = new Map<string, Row>();
  const shown = (await rowsOf(pack, 'product_media')).toSorted((a, b) => Number(a.ordem) - Number(b.ordem));
  const counts = new Map<unknown, number>();
  for (const { product_id, tipo, arquivo } of shown) {
    const row = tipo === 'imagem' ? media.get(arquivo) : undefined;
    if (row?.formato !== 'svgz') continue;
    const place = (counts.get(product_id) ?? 0) + 1;
    counts.set(product_id, place);
    const slug = `${slugs.get(product_id)}`;
    names.set(place === 1 ? slug : `${slug}-${place}`, row);
  }
  return names;
}

async function rowsOf(pack: Pack, table: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const line of pack.lines(table)) rows.push(JSON.parse(line));
  return rows;
}
