/** Changing products and the values inside them that are there, and keeping others from it. New rows: `sheet-writes.ts`. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Version = { readonly id: number; readonly versao: string };

/** Columns that are left out stay as they are. */
export type ProductChange = Version & {
  readonly slug?: string;
  readonly nome?: string;
  readonly marca_id?: number;
  readonly categoria_id?: number;
  readonly status?: string;
  readonly ativo?: boolean;
  readonly arquivado?: string;
  readonly preco_de?: number;
  readonly preco_por?: number;
  readonly desconto_vista?: number | null;
  readonly estoque?: number;
  readonly ean?: string;
  readonly mpn?: string;
  readonly ncm?: string;
  readonly cest?: string;
  readonly origem?: string;
  readonly unidade?: string;
  readonly peso_g?: number;
  readonly altura_mm?: number;
  readonly largura_mm?: number;
  readonly comprimento_mm?: number;
  readonly envio?: string;
  readonly garantia_meses?: number;
  readonly descricao_curta?: string;
  readonly descricao_longa?: string;
  readonly seo_titulo?: string;
  readonly seo_descricao?: string;
  readonly video_plataforma?: string;
  readonly video_url?: string;
};

/** In one statement, as a file may change thousands. @returns Ids of those that were still the versions that were read. */
export async function updateProducts(
  db: Kysely<Schema>,
  changes: readonly ProductChange[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const values = changes.map((change) => ({ ...change, tem_desconto: change.desconto_vista !== undefined }));
  const { rows } = await sql<{ id: number }>`
    update products p set slug = coalesce(v.slug, p.slug), nome = coalesce(v.nome, p.nome), marca_id = coalesce(v.marca_id, p.marca_id),
      categoria_id = coalesce(v.categoria_id, p.categoria_id), status = coalesce(v.status, p.status),
      ativo = coalesce(v.ativo, p.ativo), arquivado = coalesce(v.arquivado, p.arquivado), preco_de = coalesce(v.preco_de, p.preco_de),
      preco_por = coalesce(v.preco_por, p.preco_por),
      desconto_vista = case when v.tem_desconto then v.desconto_vista else p.desconto_vista end,
      estoque = coalesce(v.estoque, p.estoque), ean = coalesce(v.ean, p.ean), mpn = coalesce(v.mpn, p.mpn),
      ncm = coalesce(v.ncm, p.ncm), cest = coalesce(v.cest, p.cest), origem = coalesce(v.origem, p.origem),
      unidade = coalesce(v.unidade, p.unidade),
      peso_g = coalesce(v.peso_g, p.peso_g), altura_mm = coalesce(v.altura_mm, p.altura_mm),
      largura_mm = coalesce(v.largura_mm, p.largura_mm),
      comprimento_mm = coalesce(v.comprimento_mm, p.comprimento_mm),
      envio = coalesce(v.envio, p.envio), garantia_meses = coalesce(v.garantia_meses, p.garantia_meses),
      descricao_curta = coalesce(v.descricao_curta, p.descricao_curta),
      descricao_longa = coalesce(v.descricao_longa, p.descricao_longa),
      video_plataforma = coalesce(v.video_plataforma, p.video_plataforma),
      video_url = coalesce(v.video_url, p.video_url), seo_titulo = coalesce(v.seo_titulo, p.seo_titulo),
      seo_descricao = coalesce(v.seo_descricao, p.seo_descricao), updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (id integer, versao text, slug text, nome text,
      marca_id integer, categoria_id integer, status text, ativo boolean, arquivado text, preco_de integer, preco_por integer,
      desconto_vista integer, tem_desconto boolean, estoque integer, ean text, mpn text, peso_g integer,
      altura_mm integer, largura_mm integer, comprimento_mm integer, envio text, garantia_meses integer, ncm text, cest text, origem text, unidade text,
      descricao_curta text, descricao_longa text, video_plataforma text, video_url text,
      seo_titulo text, seo_descricao text)
    where p.id = v.id and p.xmin::text = v.versao returning p.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type ValueChange = Version & {
  readonly preco_de?: number;
  readonly preco_por?: number;
  readonly estoque?: number;
  readonly ean?: string;
};

/** As `updateProducts`. */
export async function updateValues(
  db: Kysely<Schema>,
  changes: readonly ValueChange[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    update product_variants pv set preco_de = coalesce(v.preco_de, pv.preco_de),
      preco_por = coalesce(v.preco_por, pv.preco_por), estoque = coalesce(v.estoque, pv.estoque),
      ean = coalesce(v.ean, pv.ean)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as v (id integer, versao text, preco_de integer,
      preco_por integer, estoque integer, ean text)
    where pv.id = v.id and pv.xmin::text = v.versao returning pv.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** @returns Whether it could be: not when it was ever ordered, or other products are its versions. */
export async function deleteProduct(db: Kysely<Schema>, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from products p where p.id = ${id}
      and not exists (select from order_stock os where os.product_id = p.id)
      and not exists (select from products o where o.lider_id = p.id and o.id <> p.id)
    returning p.id`.execute(db);
  return rows.length > 0;
}

export async function deletePromotion(db: Kysely<Schema>, id: number): Promise<void> {
  await db.deleteFrom('price_schedules').where('id', '=', id).execute();
}

/** @returns Whether it could be: not when it was ever ordered. */
export async function deleteValue(db: Kysely<Schema>, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from product_variants pv where pv.id = ${id} and not exists (
      select from order_stock os where os.product_id = pv.product_id and os.valor_id = pv.valor_id)
    returning pv.id`.execute(db);
  return rows.length > 0;
}

/**
 * Until the end of the transaction writing products leaves what searches know of them as it is, and rather gives up than
 * waits for a customer's order that waits for it.
 */
export async function beginBulk(db: Kysely<Schema>): Promise<void> {
  await sql`select set_config('vitrine.search_refresh', 'later', true), set_config('lock_timeout', '500ms', true)`.execute(
    db,
  );
}

/**
 * Until the end of the transaction nobody else writes the products and values with these codes, in capitals: what is sold
 * meanwhile waits, so that it is counted from what is read afterwards.
 */
export async function lockGoods(db: Kysely<Schema>, skus: readonly string[]): Promise<void> {
  await sql`select id from products where upper(sku) = any(${skus}::text[]) order by id for no key update`.execute(
    db,
  );
  await sql`select id from product_variants where upper(sku) = any(${skus}::text[])
    order by product_id, id for no key update`.execute(db);
}

/** As `lockGoods`, of a product and the values inside it. */
export async function lockProduct(db: Kysely<Schema>, id: number): Promise<void> {
  await sql`select id from products where id = ${id} for no key update`.execute(db);
  await sql`select id from product_variants where product_id = ${id} order by id for no key update`.execute(
    db,
  );
}

/** Notes that the product's form was saved, so that forms opened before are refused as out of date. */
export async function countSave(db: Kysely<Schema>, id: number): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({ saves: eb('saves', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** What searches know of these products, read again at once: a hundred cost little more than one. */
export async function refreshSearch(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  await sql`select search_refresh(${ids}::int[])`.execute(db);
}
