/** Products as the list and the form of the panel show them, hidden ones too. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProductFilter, ProductGap, ProductState } from '#lib/domain/panel/product-filter.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type PanelGoodsRow = {
  readonly id: number;
  readonly sku: string;
  readonly nome: string;
  readonly slug: string;
  readonly preco_por: number;
  readonly estoque: number;
  readonly status: string;
  readonly ativo: boolean;
  readonly arquivado: string;
};

/** Those that a filter finds, or the given ones. */
export type WhichGoods = ProductFilter | { readonly ids: readonly number[] };
type Page = { readonly offset: number; readonly limit: number };

/** By name. */
export async function panelGoods(
  db: Kysely<Schema>,
  which: WhichGoods,
  { offset, limit }: Page,
): Promise<{ readonly rows: readonly PanelGoodsRow[]; readonly total: number }> {
  const { rows } = await sql<PanelGoodsRow>`
    select p.id, p.sku, p.nome, p.slug, p.preco_por, p.status, p.ativo, p.arquivado, ${STOCK} as estoque
    from products p where ${found(which)} order by p.nome, p.id offset ${offset} limit ${limit}`.execute(db);
  return { rows, total: await countGoods(db, which) };
}

/** @returns How many rows a sheet of them has: one for each, and for each value inside one if these are meant too. */
export async function countRows(db: Kysely<Schema>, which: WhichGoods, withValues: boolean): Promise<number> {
  const products = await countGoods(db, which);
  if (!withValues) return products;
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from products p join product_variants pv on pv.product_id = p.id where ${found(which)}`.execute(db);
  return products + (rows[0]?.total ?? 0);
}

/** By id. */
export async function foundIds(db: Kysely<Schema>, which: WhichGoods): Promise<readonly number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select p.id from products p where ${found(which)} order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function countGoods(db: Kysely<Schema>, which: WhichGoods): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from products p where ${found(which)}`.execute(db);
  return rows[0]?.total ?? 0;
}

const STOCK = sql`coalesce((select sum(pv.estoque)::int from product_variants pv where pv.product_id = p.id), p.estoque)`;

type Condition = RawBuilder<unknown>;

function found(which: WhichGoods): Condition {
  if ('ids' in which) return sql`p.id = any(${which.ids}::int[])`;
  const { busca, marca, categoria, selo, estado, falta } = which;
  const conditions = [
    STATES[estado],
    ...(busca === '' ? [] : [named(busca)]),
    ...(marca === '' ? [] : [sql`p.marca_id in (select id from brands where nome = ${marca})`]),
    ...(selo === ''
      ? []
      : [
          sql`exists (select from product_seals ps join seals s on s.id = ps.seal_id
            where ps.product_id = p.id and s.nome = ${selo})`,
        ]),
    ...(categoria === ''
      ? []
      : [
          sql`exists (select from product_categories pc join categories c on c.id = pc.categoria_id
            where pc.product_id = p.id and (c.caminho = ${categoria} or c.caminho like ${`${escaped(categoria)}/%`}))`,
        ]),
    ...(falta === '' ? [] : [GAPS[falta]]),
  ];
  return sql.join(conditions, sql` and `);
}

/** By a name or a code, those of its brand, its categories and its seals too. */
function named(busca: string): Condition {
  const pattern = `%${escaped(busca)}%`;
  return sql`(unaccent(p.nome) ilike unaccent(${pattern}) or p.sku ilike ${pattern} or p.ean ilike ${pattern}
    or p.mpn ilike ${pattern} or p.slug ilike ${pattern}
    or p.marca_id in (select id from brands where unaccent(nome) ilike unaccent(${pattern}))
    or p.id in (select pv.product_id from product_variants pv where pv.sku ilike ${pattern} or pv.ean ilike ${pattern})
    or p.id in (select pc.product_id from product_categories pc join categories c on c.id = pc.categoria_id
      where unaccent(c.nome) ilike unaccent(${pattern}))
    or p.id in (select ps.product_id from product_seals ps join seals s on s.id = ps.seal_id
      where unaccent(s.nome) ilike unaccent(${pattern})))`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

const STATES: Readonly<Record<ProductState, Condition>> = {
  '': sql`p.arquivado = ''`,
  arquivado: sql`p.arquivado <> ''`,
  esgotado: sql`p.arquivado = '' and p.status = 'disponivel' and ${STOCK} = 0`,
  fora: sql`p.arquivado = '' and not p.ativo`,
  indisponivel: sql`p.arquivado = '' and p.status = 'indisponivel'`,
  loja: sql`p.ativo`,
  sobConsulta: sql`p.arquivado = '' and p.status = 'sobConsulta'`,
};

const GAPS: Readonly<Record<Exclude<ProductGap, ''>, Condition>> = {
  gtin: sql`case when exists (select from product_variants pv where pv.product_id = p.id)
    then exists (select from product_variants pv where pv.product_id = p.id and pv.ean = '') else p.ean = '' end`,
  imagem: sql`not exists (select from product_media pm where pm.product_id = p.id and pm.tipo = 'imagem')`,
  // An import assumed it, as no product is without one, and nobody has changed it since.
  peso: sql`(upper(p.sku), p.peso_g) in (
    select r.chave, (replace(r.depois->>'peso_kg', ',', '.')::numeric * 1000)::int from catalogue_import_rows r
    where jsonb_exists(r.presumidos, 'peso_kg') and r.applied = 'feita' and r.undone = '')`,
  preco: sql`p.preco_por = 0 and p.status <> 'sobConsulta'`,
};
