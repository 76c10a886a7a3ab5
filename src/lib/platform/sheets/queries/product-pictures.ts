/** Pictures of products as their form has them, and as files bring them. */
import { type Kysely, sql } from 'kysely';
import { pictureAddress } from '#lib/domain/media/picture-name.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type Coded = {
  readonly codigo: string;
  readonly product_id: number;
  /** 0 for the product itself. */
  readonly valor_id: number;
  readonly nome: string;
};

/** Products, and values inside them, by codes in capitals. */
export async function goodsByCode(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Coded>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<Coded>`
    select upper(p.sku) as codigo, p.id as product_id, 0 as valor_id, p.nome from products p
    where upper(p.sku) = any(${codes}::text[])
    union all select upper(v.sku), v.product_id, v.valor_id, concat(p.nome, ' – ', av.label)
    from product_variants v join products p on p.id = v.product_id join attribute_values av on av.id = v.valor_id
    where upper(v.sku) = any(${codes}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.codigo, row]));
}

/** Addresses of the pictures of the library that products and values show, in their order, by codes in capitals. */
export async function shownAddresses(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ codigo: string; arquivos: readonly string[] }>`
    select shown.codigo, array_agg(shown.arquivo order by shown.ordem, shown.id) as arquivos from (
      select upper(p.sku) as codigo, pm.arquivo, pm.ordem, pm.id from products p
      join product_media pm on pm.product_id = p.id and pm.valor_id = 0 and pm.tipo = 'imagem'
      where upper(p.sku) = any(${codes}::text[])
      union all select upper(v.sku), pm.arquivo, pm.ordem, pm.id from product_variants v
      join product_media pm on pm.product_id = v.product_id and pm.valor_id = v.valor_id and pm.tipo = 'imagem'
      where upper(v.sku) = any(${codes}::text[])
    ) shown join media m on m.arquivo = shown.arquivo group by shown.codigo`.execute(db);
  return new Map(rows.map(({ codigo, arquivos }) => [codigo, arquivos.map(pictureAddress)]));
}

/** Those that the file names first, in its order; then the others, as they stood. */
export async function arrangePictures(db: Db, import_id: number, product_id: number): Promise<void> {
  await sql`
    update product_media pm set ordem = ranked.place
    from (
      select m.id, row_number() over (order by named.ordem nulls last, m.ordem, m.id) - 1 as place
      from product_media m
      left join lateral (
        select min(ip.place) as ordem from import_pictures ip
        where ip.import_id = ${import_id} and ip.arquivo = m.arquivo and ip.state in ('feita', 'igual')
          and ip.codigo in (select upper(sku) from products where id = ${product_id}
            union all select upper(sku) from product_variants where product_id = ${product_id})
      ) named on true
      where m.product_id = ${product_id} and m.tipo = 'imagem'
    ) ranked where pm.id = ranked.id and pm.ordem <> ranked.place`.execute(db);
}

/** What this file brought goes from the products again; the library keeps it. */
export async function takeBackPictures(db: Db, id: number): Promise<void> {
  await sql`delete from product_media where id in (
    select media_id from import_pictures where import_id = ${id} and state = 'feita' and media_id is not null)`.execute(
    db,
  );
  await sql`update import_pictures set state = 'desfeita' where import_id = ${id} and state in ('feita', 'espera')`.execute(
    db,
  );
}

export type GoodsPicture = {
  readonly arquivo: string;
  readonly alt: string;
  /** Code of the value that it belongs to; '' for the product as a whole. */
  readonly opcao: string;
};

/** Those of a product, in their order. */
export async function goodsPictures(db: Db, product: number): Promise<readonly GoodsPicture[]> {
  const { rows } = await sql<GoodsPicture>`
    select pm.arquivo, pm.descricao as alt, coalesce(v.sku, '') as opcao
    from product_media pm left join product_variants v on v.product_id = pm.product_id and v.valor_id = pm.valor_id
    where pm.product_id = ${product} and pm.tipo = 'imagem' order by pm.ordem, pm.id`.execute(db);
  return rows;
}

/** Which of these files are pictures of the library. */
export async function knownPictures(
  db: Kysely<Schema>,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ arquivo: string }>`
    select m.arquivo from media m where m.arquivo = any(${files}::text[])
    order by m.arquivo`.execute(db);
  return new Set(rows.map(({ arquivo }) => arquivo));
}
