/** Rows of products: one for each id, with brand, rating, seals, what its price is made of and characteristics beside it. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PriceParts } from '#lib/domain/offers/parts.ts';
import { naming, note } from '#lib/platform/kernel/changes/collect.ts';
import { priceParts } from '#lib/platform/offers/queries/price-parts.ts';
import { SHOWN, type Shown, stock, stockJoin } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { BrandRow } from './brands.ts';

export type ProductRow = Shown & {
  readonly id: number;
  readonly slug: string;
  readonly sku: string;
  readonly ean: string;
  readonly mpn: string;
  readonly tipo: string;
  readonly nome: string;
  readonly categoria_id: number;
  readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  readonly price: PriceParts;
  /** The stock that counts, see `stock` of visible.ts. */
  readonly estoque: number;
  readonly prevenda_encerramento: Date | null;
  readonly descricao_curta: string;
  readonly descricao_simples: string;
  readonly opcional1: string;
  readonly opcional2: string;
  readonly opcional3: string;
  readonly lider_id: number | null;
  readonly unico_valor_id: number | null;
  readonly assinatura: boolean;
  readonly marca: BrandRow;
  /** Mean of the approved opinions with two decimals, 0 without any. */
  readonly nota_media: number;
  readonly opinioes: number;
  readonly selos: readonly SealRow[];
  /** Values of its characteristics, in the order of the product. */
  readonly value_ids: readonly number[];
};

export type SealRow = {
  readonly id: number;
  readonly nome: string;
  readonly tipo: 'texto' | 'imagem';
  readonly label: string;
  readonly imagem: string;
  readonly imagem_original: string;
  readonly cor_texto: string;
  readonly cor_selo: string;
  readonly posicao_x: 'left' | 'center' | 'right';
  readonly posicao_y: 'top' | 'middle' | 'bottom';
};

/** The products among `ids`, visible or not, in no particular order. */
export async function productRows(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select p.id, p.slug, p.sku, p.ean, p.mpn, p.tipo, p.nome, p.categoria_id, p.status,
      ${priceParts} as price, ${stock} as estoque, p.prevenda_encerramento, p.descricao_curta, p.descricao_simples,
      p.opcional1, p.opcional2, p.opcional3, p.lider_id, p.unico_valor_id, p.assinatura,
      ${SHOWN},
      jsonb_build_object('id', b.id, 'slug', b.slug, 'nome', b.nome, 'imagem', b.imagem,
        'imagem_original', b.imagem_original, 'ativo', b.ativo) as marca,
      coalesce(ratings.media, 0) as nota_media, coalesce(ratings.quantidade, 0) as opinioes,
      coalesce(seals.rows, '[]') as selos, coalesce(values.ids, '{}') as value_ids
    from products p
    join brands b on b.id = p.marca_id
    ${stockJoin}
    left join (${ratings(ids)}) ratings on ratings.product_id = p.id
    left join (${seals(ids)}) seals on seals.product_id = p.id
    left join (${valueIds(ids)}) values on values.product_id = p.id
    where p.id = any(${ids}::int[])`.execute(db);
  return rows;
}

export type ProductOfPage = {
  readonly descricao_longa: string;
  readonly tabela_medida: string;
  readonly video_plataforma: string;
  readonly video_url: string;
  readonly seo_titulo: string;
  readonly seo_descricao: string;
};

/** Visible or not; undefined when there is none. */
export async function productBySlug(
  db: Kysely<Schema>,
  slug: string,
): Promise<(Shown & { readonly id: number }) | undefined> {
  note(`address:/${slug}`);
  const found = await naming(['product'], () =>
    db
      .selectFrom('products')
      .select(['id', 'ativo', 'visible_from', 'visible_until'])
      .where('slug', '=', slug)
      .executeTakeFirst(),
  );
  if (found) note(`product:${found.id}`);
  return found;
}

/** What only the page of a product shows of it. */
export async function pageTexts(db: Kysely<Schema>, id: number): Promise<ProductOfPage | undefined> {
  return db
    .selectFrom('products')
    .select([
      'descricao_longa',
      'tabela_medida',
      'video_plataforma',
      'video_url',
      'seo_titulo',
      'seo_descricao',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Read once for all products, not once for each: joined, not asked for inside the row. */
function ratings(ids: readonly number[]): RawBuilder<unknown> {
  return sql`select r.product_id, count(*)::int as quantidade, round(avg(r.nota), 2)::float8 as media
    from reviews r where r.aprovado and r.product_id = any(${ids}::int[]) group by r.product_id`;
}

function seals(ids: readonly number[]): RawBuilder<unknown> {
  return sql`select ps.product_id, jsonb_agg(jsonb_build_object('id', se.id, 'nome', se.nome, 'tipo', se.tipo,
      'label', se.label, 'imagem', se.imagem, 'imagem_original', se.imagem_original, 'cor_texto', se.cor_texto,
      'cor_selo', se.cor_selo, 'posicao_x', se.posicao_x, 'posicao_y', se.posicao_y) order by se.ordem, se.id) as rows
    from product_seals ps join seals se on se.id = ps.seal_id
    where ps.product_id = any(${ids}::int[]) group by ps.product_id`;
}

function valueIds(ids: readonly number[]): RawBuilder<unknown> {
  return sql`select pc.product_id, array_agg(pc.value_id order by pc.ordem, pc.value_id) as ids
    from product_characteristics pc where pc.product_id = any(${ids}::int[]) group by pc.product_id`;
}
