/** Pictures that files bring, and which of them wait. */
import { type Kysely, sql } from 'kysely';
import type { PictureReason } from '#lib/domain/media/brought-picture.ts';
import type { PictureState } from '#lib/platform/schema/import-pictures.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type PictureLine = {
  readonly linha: number;
  readonly codigo: string;
  readonly ordem: number;
  readonly endereco: string;
  readonly alt: string;
  /** '' for one that is to be brought. */
  readonly motivo: PictureReason | '';
};

export async function insertPictures(
  db: Db,
  import_id: number,
  pictures: readonly (PictureLine & { readonly place: number })[],
): Promise<void> {
  await sql`insert into import_pictures (import_id, place, linha, codigo, ordem, endereco, alt, motivo, state)
    select ${import_id}::int, place, linha, codigo, ordem, endereco, alt, motivo,
      case when motivo = '' then 'espera' else 'recusada' end
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as l (place integer, linha integer, codigo text,
      ordem integer, endereco text, alt text, motivo text)`.execute(db);
}

/** Those that the shop shows already are not brought again. @param keys Of addresses, as `picture_addresses` has them. */
export async function markShown(db: Db, id: number, keys: ReadonlyMap<string, string>): Promise<void> {
  const [addresses, hashes] = [[...keys.keys()], [...keys.values()]];
  await sql`update import_pictures ip set state = 'igual', arquivo = a.arquivo
    from unnest(${addresses}::text[], ${hashes}::text[]) k (endereco, chave)
    join picture_addresses a on a.chave = k.chave
    where ip.import_id = ${id} and ip.state = 'espera' and ip.endereco = k.endereco and exists (
      select from product_media pm join (
        select p.id as product_id, 0 as valor_id, upper(p.sku) as codigo from products p
        union all select v.product_id, v.valor_id, upper(v.sku) from product_variants v
      ) g on g.product_id = pm.product_id and (g.valor_id = 0 or g.valor_id = pm.valor_id)
      where g.codigo = ip.codigo and pm.tipo = 'imagem' and pm.arquivo = a.arquivo)`.execute(db);
}

/** By the SHA-256 of its address. */
export async function pictureOfAddress(db: Db, chave: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('picture_addresses')
    .select('arquivo')
    .where('chave', '=', chave)
    .executeTakeFirst();
  return row?.arquivo;
}

export async function noteAddress(db: Db, chave: string, arquivo: string, now: Date): Promise<void> {
  await db
    .insertInto('picture_addresses')
    .values({ chave, arquivo, fetched_at: now })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ arquivo, fetched_at: now }))
    .execute();
}

export type WaitingPicture = {
  readonly place: number;
  readonly linha: number;
  readonly codigo: string;
  readonly endereco: string;
  readonly alt: string;
  readonly tries: number;
};

/** All that wait for each of the first few addresses; those tried least first. */
export async function waitingPictures(
  db: Db,
  id: number,
  addresses: number,
): Promise<readonly (readonly WaitingPicture[])[]> {
  const { rows } = await sql<WaitingPicture>`
    select place, linha, codigo, endereco, alt, tries from import_pictures
    where import_id = ${id} and state = 'espera' and endereco in (
      select endereco from import_pictures where import_id = ${id} and state = 'espera'
      group by endereco order by min(tries), min(place) limit ${addresses})
    order by tries, place`.execute(db);
  return [...Map.groupBy(rows, ({ endereco }) => endereco).values()];
}

type Settled = {
  readonly state: PictureState;
  readonly motivo?: PictureReason | '';
  readonly detalhe?: string;
  readonly tries?: number;
  readonly arquivo?: string;
  readonly media_id?: number | null;
};

export async function settlePictures(
  db: Db,
  id: number,
  places: readonly number[],
  settled: Settled,
): Promise<void> {
  if (places.length === 0) return;
  await db
    .updateTable('import_pictures')
    .set(settled)
    .where('import_id', '=', id)
    .where(sql<boolean>`place = any(${places}::int[])`)
    .execute();
}

export type PictureTotals = {
  readonly total: number;
  readonly espera: number;
  readonly feitas: number;
  readonly iguais: number;
  readonly recusadas: number;
  readonly desfeitas: number;
};

export async function pictureTotals(db: Db, id: number): Promise<PictureTotals> {
  const { rows } = await sql<PictureTotals>`
    select count(*)::int as total, count(*) filter (where state = 'espera')::int as espera,
      count(*) filter (where state = 'feita')::int as feitas, count(*) filter (where state = 'igual')::int as iguais,
      count(*) filter (where state = 'recusada')::int as recusadas,
      count(*) filter (where state = 'desfeita')::int as desfeitas
    from import_pictures where import_id = ${id}`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('a count has a row');
  return totals;
}

export async function pictureLines(
  db: Db,
  id: number,
  {
    state,
    offset,
    limit,
  }: { readonly state: PictureState | ''; readonly offset: number; readonly limit: number },
) {
  return db
    .selectFrom('import_pictures')
    .select(['linha', 'codigo', 'endereco', 'state', 'motivo', 'detalhe', 'arquivo'])
    .where('import_id', '=', id)
    .$if(state !== '', (query) => query.where('state', '=', state as PictureState))
    .orderBy('place')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Takes over one whose process was not heard of since `before`; undefined when there is none. */
export async function takeOverPictures(
  db: Db,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update catalogue_imports set pictures_at = ${now}
    where id = (select i.id from catalogue_imports i where i.state = 'aplicada'
        and (i.pictures_at is null or i.pictures_at < ${before}) and i.applied_at < ${before}
        and exists (select from import_pictures p where p.import_id = i.id and p.state = 'espera')
      order by i.id limit 1) and (pictures_at is null or pictures_at < ${before})
    returning id`.execute(db);
  return rows[0]?.id;
}

/** False when nothing is to be brought any more: it was taken back. */
export async function stillBringing(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('catalogue_imports')
    .set({ pictures_at: now })
    .where('id', '=', id)
    .where('state', '=', 'aplicada')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these imports, those whose pictures are still to be brought, or may be. */
export async function zipsInUse(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select i.id from catalogue_imports i where i.id = any(${ids}::int[]) and (
      i.state in ('lendo', 'conferida', 'aplicando')
      or exists (select from import_pictures p where p.import_id = i.id and p.state = 'espera'))
    order by i.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
