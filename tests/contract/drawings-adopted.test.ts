/** A shop of before November 2026, which drew the pictures of its demo products itself, comes up with all of them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import { readVector } from '#lib/platform/media/vector.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { adoptDrawings } from '#lib/platform/packs/adopt-drawings.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { storageOf } from '../support/packs.ts';
import { temporaryDirectory } from '../support/shop.ts';

/** The last migration that such a shop has. */
const BEFORE = '0350-category-pictures';
const DRAWN = 'cabo-hdmi-high-speed-4k-30hz-1m';
const RENAMED = 'cabo-hdmi-ultra-high-speed-48g-2m';
const OWN = 'foto-da-loja-0123456789abcdef';

const dataDir = temporaryDirectory();
const storage = storageOf(dataDir);
let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await emptyDatabase());
  await migrateUntil(database.patient, BEFORE);
  await fill(database.patient);
  await migrate(database.patient);
});
afterAll(async () => {
  await drop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

async function migrateUntil(db: Kysely<Schema>, last: string): Promise<void> {
  const migrationFolder = path.resolve('src/lib/platform/migrations');
  const migrator = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
  const { error } = await migrator.migrateTo(last);
  if (error !== undefined) throw error;
}

/** Two products of the demo store, one of which got another address, with a photograph of the shop's own behind the drawings. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await sql`insert into brands (slug, nome, descricao, ordem) values ('m', 'M', '', 0)`.execute(db);
  await sql`insert into categories (slug, caminho, nome, descricao, descricao_longa, nivel, ordem)
    values ('c', '/c', 'C', '', '', 1, 0)`.execute(db);
  for (const [place, slug] of [DRAWN, 'outro-endereco'].entries()) {
    await sql`insert into products (slug, sku, ean, mpn, nome, marca_id, categoria_id, status, preco_de, preco_por,
        estoque, descricao_curta, descricao_longa, altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses,
        popularidade, drawing, created_at)
      select ${slug}, ${`S${place}`}, '', '', ${slug}, b.id, c.id, 'disponivel', 0, 100, 1, '', '', 1, 1, 1, 1, 0, 0,
        '{"form": "box"}', now() from brands b, categories c`.execute(db);
  }
  const pictures = [
    [1, DRAWN, 0, 'whole'],
    [1, `${DRAWN}-2`, 1, 'end-a'],
    [1, OWN, 2, ''],
    [2, RENAMED, 0, 'whole'],
  ] as const;
  for (const [product, arquivo, ordem, view] of pictures) {
    await sql`insert into product_media (product_id, tipo, label, descricao, arquivo, ordem, view)
      values (${product}, 'imagem', '', '', ${arquivo}, ${ordem}, ${view})`.execute(db);
  }
  const postagens = [DRAWN, 'de-outra-loja'].map((picture) => ({ id: picture, picture, link: '/' }));
  await sql`insert into settings (chave, valor) values ('instagram', ${JSON.stringify({ postagens })}::jsonb)`.execute(
    db,
  );
}

async function shown(): Promise<readonly string[]> {
  const rows = await database.db
    .selectFrom('product_media')
    .select('arquivo')
    .orderBy('product_id')
    .orderBy('ordem')
    .execute();
  return rows.map(({ arquivo }) => arquivo);
}

describe('drawings of a shop of before', () => {
  it('are pictures of its library after the next start, and pictures of its own stay', async () => {
    expect(await adoptDrawings(database.patient, storage)).toBe(3);
    const [whole = '', end = '', own, renamed = ''] = await shown();
    expect(own).toBe(OWN);
    expect(new Set([whole, end, renamed]).size).toBe(3);
    for (const name of [whole, end, renamed]) {
      const row = await database.db
        .selectFrom('media')
        .select(['formato', 'alt', 'largura'])
        .where('arquivo', '=', name)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ formato: 'svgz', alt: expect.stringMatching(/\S/), largura: 1600 });
      expect(readVector((await storage.get(`midia/${name}.svgz`)) ?? Buffer.of())).toMatch(/^<svg /);
    }
  });

  it('stand beside the posts that showed them, and a post with another picture keeps it', async () => {
    const row = await database.db
      .selectFrom('settings')
      .select('valor')
      .where('chave', '=', 'instagram')
      .executeTakeFirstOrThrow();
    expect(row.valor).toMatchObject({
      postagens: [{ picture: (await shown())[0] }, { picture: 'de-outra-loja' }],
    });
  });

  it('are taken once, and the shop numbers its next picture behind them', async () => {
    const before = await shown();
    expect(await adoptDrawings(database.patient, storage)).toBe(0);
    expect(await shown()).toEqual(before);
    const { id } = await database.db
      .insertInto('media')
      .values({
        ...{ arquivo: OWN, nome: 'Foto', alt: 'Uma foto', formato: 'jpg', largura: 1, altura: 1, bytes: 1 },
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(4);
  });
});
