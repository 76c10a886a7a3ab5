/** Rows of products: one for each id, with brand, rating, seals, wholesale steps and price schedules beside it. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { BrandRow } from './brands.ts';
import { isVisible, stock, stockJoin } from './visible.ts';

export type ProductRow = {
  readonly id: number;
  readonly slug: string;
  readonly sku: string;
  readonly ean: string;
  readonly mpn: string;
  readonly tipo: string;
  readonly nome: string;
  readonly categoria_id: number;
  readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  readonly preco_de: number;
  readonly preco_por: number;
  readonly desconto_vista: number | null;
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
  readonly avaliacao: { readonly media: number; readonly quantidade: number };
  readonly selos: readonly SealRow[];
  readonly atacado: readonly { readonly quantidade: number; readonly preco_por: number }[];
  /** In force at the moment of reading. */
  readonly agendamentos: readonly ScheduleRow[];
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

export type ScheduleRow = {
  readonly id: number;
  /** Null: for the whole shop. */
  readonly product_id: number | null;
  readonly nome: string;
  readonly preco_de: number;
  readonly preco_por: number;
  readonly desconto_vista: number | null;
  /** ISO 8601. */
  readonly data_inicial: string;
  readonly data_final: string;
};

/** The products among `ids` that are visible at `now`, in no particular order. */
export async function productRows(
  db: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select p.id, p.slug, p.sku, p.ean, p.mpn, p.tipo, p.nome, p.categoria_id, p.status, p.preco_de, p.preco_por,
      p.desconto_vista, ${stock} as estoque, p.prevenda_encerramento, p.descricao_curta, p.descricao_simples,
      p.opcional1, p.opcional2, p.opcional3, p.lider_id, p.unico_valor_id, p.assinatura,
      jsonb_build_object('id', b.id, 'slug', b.slug, 'nome', b.nome, 'imagem', b.imagem,
        'imagem_original', b.imagem_original, 'ativo', b.ativo) as marca,
      (select jsonb_build_object('quantidade', count(*)::int, 'media', coalesce(round(avg(r.nota), 2), 0)::float8)
        from reviews r where r.product_id = p.id and r.aprovado) as avaliacao,
      ${SEALS} as selos, ${WHOLESALE} as atacado, ${schedules(now)} as agendamentos
    from products p
    join brands b on b.id = p.marca_id
    ${stockJoin}
    where p.id = any(${ids}::int[]) and ${isVisible(now)}`.execute(db);
  return rows;
}

/** What only the product's own page shows. */
export type ProductTexts = {
  readonly descricao_longa: string;
  readonly tabela_medida: string;
  readonly video_plataforma: string;
  readonly video_url: string;
};

export async function productTexts(db: Kysely<Schema>, id: number): Promise<ProductTexts | undefined> {
  return db
    .selectFrom('products')
    .select(['descricao_longa', 'tabela_medida', 'video_plataforma', 'video_url'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Id of the visible product of a page. */
export async function productIdBySlug(
  db: Kysely<Schema>,
  slug: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('products as p')
    .select('p.id')
    .where('p.slug', '=', slug)
    .where(isVisible(now))
    .executeTakeFirst();
  return row?.id;
}

const SEALS = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', se.id, 'nome', se.nome, 'tipo', se.tipo,
    'label', se.label, 'imagem', se.imagem, 'imagem_original', se.imagem_original, 'cor_texto', se.cor_texto,
    'cor_selo', se.cor_selo, 'posicao_x', se.posicao_x, 'posicao_y', se.posicao_y) order by se.ordem, se.id), '[]')
  from product_seals ps join seals se on se.id = ps.seal_id where ps.product_id = p.id)`;

const WHOLESALE = sql`(select coalesce(jsonb_agg(jsonb_build_object('quantidade', w.quantidade,
    'preco_por', w.preco_por) order by w.quantidade), '[]')
  from wholesale_prices w where w.product_id = p.id)`;

function schedules(now: Date): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', ag.id, 'product_id', ag.product_id, 'nome', ag.nome,
      'preco_de', ag.preco_de, 'preco_por', ag.preco_por, 'desconto_vista', ag.desconto_vista,
      'data_inicial', ag.data_inicial, 'data_final', ag.data_final) order by ag.data_inicial desc, ag.id), '[]')
    from price_schedules ag
    where (ag.product_id = p.id or ag.product_id is null) and ag.data_inicial <= ${now} and ${now} < ag.data_final)`;
}
