/** What hangs on products, read for all of them at once: pictures, characteristics, values of attributes. */
import { type Kysely, sql } from 'kysely';
import type { Keyed } from '#lib/platform/kernel/queries/rows.ts';
import { SHOWN, type Shown, stock, stockJoin } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type MediaRow = {
  readonly id: number;
  readonly product_id: number;
  readonly valor_id: number;
  readonly tipo: 'imagem' | 'manual' | 'arquivo' | 'rotativa';
  readonly label: string;
  readonly descricao: string;
  readonly arquivo: string;
  /** Of a file that was sent to the shop; null of any other, and of pictures. */
  readonly bytes: number | null;
};

/** What is read belongs to the product, and its files to their names: each of them may be sent anew, or for the first time. */
export const BY_MEDIA: Keyed<readonly MediaRow[]> = {
  kinds: ['product', 'file'],
  keys: (id, media = []) => [
    `product:${id}`,
    ...media.flatMap(({ tipo, arquivo }) => (isFile(tipo) ? [`file:${arquivo}`] : [])),
  ],
};

const isFile = (tipo: MediaRow['tipo']): boolean => tipo === 'manual' || tipo === 'arquivo';

/** In the order they are shown. `pictures` limits the pictures of each product; files then stay out. */
export async function mediaOf(
  db: Kysely<Schema>,
  ids: readonly number[],
  { pictures }: { readonly pictures?: number } = {},
): Promise<readonly MediaRow[]> {
  if (ids.length === 0) return [];
  // Without files nothing depends on the table of them.
  const [bytes, joined] =
    pictures === undefined
      ? [sql`f.bytes`, sql`left join files f on m.tipo in ('manual', 'arquivo') and f.nome = m.arquivo`]
      : [sql`null::integer`, sql``];
  const { rows } = await sql<MediaRow>`
    select m.id, m.product_id, m.valor_id, m.tipo, m.label, m.descricao, m.arquivo, ${bytes} as bytes
    from (
      select pm.id, pm.product_id, pm.valor_id, pm.tipo, pm.label, pm.descricao, pm.arquivo, pm.ordem,
        row_number() over (partition by pm.product_id order by pm.tipo, pm.ordem, pm.id) as place
      from product_media pm
      where pm.product_id = any(${ids}::int[]) ${pictures === undefined ? sql`` : sql`and pm.tipo = 'imagem'`}
    ) m
    ${joined}
    ${pictures === undefined ? sql`` : sql`where m.place <= ${pictures}`}
    order by m.product_id, m.tipo, m.ordem, m.id`.execute(db);
  return rows;
}

/** A value of a characteristic. */
export type CharacteristicRow = {
  readonly value_id: number;
  readonly characteristic_id: number;
  /** Its place in the table. */
  readonly ordem: number;
  readonly nome: string;
  readonly unidade: string;
  readonly grupo: string;
  readonly visivel_site: boolean;
  readonly filtravel: boolean;
  readonly comparavel: boolean;
  readonly destaque: number;
  readonly cartao: 'nao' | 'medida' | 'valor' | 'ponta';
  readonly label: string;
  /** Thousandths of the base unit; null for a text. */
  readonly numero: number | null;
};

/** The values with the given ids, in no particular order: products share most of theirs. */
export async function characteristicValues(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<readonly CharacteristicRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('characteristic_values as cv')
    .innerJoin('characteristics as c', 'c.id', 'cv.characteristic_id')
    .where(sql<boolean>`cv.id = any(${ids}::int[])`)
    .select([
      'cv.id as value_id',
      'c.id as characteristic_id',
      'c.ordem',
      'c.nome',
      'c.unidade',
      'c.grupo',
      'c.visivel_site',
      'c.filtravel',
      'c.comparavel',
      'c.destaque',
      'c.cartao',
      'cv.label',
      'cv.numero',
    ])
    .execute();
}

type AttributeColumns = {
  readonly attribute_id: number;
  readonly attribute_nome: string;
  readonly attribute_tipo: 'texto' | 'imagem';
  readonly valor_id: number;
  readonly label: string;
  readonly imagem: string;
  readonly imagem_original: string;
};

/** A SKU inside a product's page. */
export type VariantRow = AttributeColumns & {
  readonly product_id: number;
  readonly sku: string;
  readonly ean: string;
  readonly estoque: number;
  readonly desconto_adicional: number;
};

export async function variantsOf(db: Kysely<Schema>, ids: readonly number[]): Promise<readonly VariantRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('product_variants as pv')
    .innerJoin('attribute_values as av', 'av.id', 'pv.valor_id')
    .innerJoin('attributes as a', 'a.id', 'av.attribute_id')
    .where(sql<boolean>`pv.product_id = any(${ids}::int[])`)
    .select([
      'pv.product_id',
      'pv.sku',
      'pv.ean',
      'pv.estoque',
      'pv.desconto_adicional',
      'a.id as attribute_id',
      'a.nome as attribute_nome',
      'a.tipo as attribute_tipo',
      'av.id as valor_id',
      'av.label',
      'av.imagem',
      'av.imagem_original',
    ])
    .orderBy('pv.product_id')
    .orderBy('pv.ordem')
    .orderBy('pv.id')
    .execute();
}

/** A product of a group of siblings, among them the product itself. */
export type SiblingRow = AttributeColumns &
  Shown & {
    readonly id: number;
    readonly lider_id: number;
    readonly slug: string;
    readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
    readonly estoque: number;
  };

/** Siblings are the values of one attribute: what one of them is, has or shows is part of what each page of them shows. */
export const BY_FAMILY: Keyed<readonly SiblingRow[]> = {
  kinds: ['family', 'product'],
  keys: (leader, siblings = []) => [`family:${leader}`, ...siblings.map(({ id }) => `product:${id}`)],
};

/** The siblings under the given leaders, visible or not, in the order of their values. */
export async function siblingsOf(
  db: Kysely<Schema>,
  leaders: readonly number[],
): Promise<ReadonlyMap<number, readonly SiblingRow[]>> {
  if (leaders.length === 0) return new Map();
  const { rows } = await sql<SiblingRow>`
    select p.id, p.lider_id, p.slug, p.status, ${stock} as estoque, ${SHOWN}, a.id as attribute_id,
      a.nome as attribute_nome, a.tipo as attribute_tipo, av.id as valor_id, av.label, av.imagem, av.imagem_original
    from products p
    join attribute_values av on av.id = p.unico_valor_id
    join attributes a on a.id = av.attribute_id
    ${stockJoin}
    where p.lider_id = any(${leaders}::int[])
    order by p.lider_id, av.ordem, av.id, p.id`.execute(db);
  return Map.groupBy(rows, ({ lider_id }) => lider_id);
}
