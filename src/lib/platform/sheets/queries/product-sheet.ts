/** Products and the values inside them as spreadsheets and forms have them, hidden ones too. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Pair } from '#lib/domain/sheets/bought-together.ts';
import type { RelativeKind } from '#lib/domain/sheets/relatives.ts';
import type { WholesaleStep } from '#lib/domain/sheets/wholesale-steps.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type GoodsRow = {
  readonly id: number;
  /** Changes with every write of the row. */
  readonly versao: string;
  /** How often somebody saved its form. */
  readonly saves: number;
  readonly sku: string;
  readonly slug: string;
  readonly nome: string;
  /** Code of the product that leads its siblings, what they differ in, and its own value; null without any. */
  readonly familia: string | null;
  readonly eixo: string | null;
  readonly eixo_valor: string | null;
  readonly marca: string;
  readonly categoria: string;
  /** All its categories by their paths. */
  readonly categorias: readonly string[];
  readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  readonly ativo: boolean;
  readonly arquivado: '' | 'categoria' | 'encerrado';
  readonly preco_de: number;
  readonly preco_por: number;
  readonly desconto_vista: number | null;
  readonly estoque: number;
  readonly ean: string;
  readonly mpn: string;
  readonly ncm: string;
  readonly cest: string;
  readonly origem: string;
  readonly unidade: string;
  readonly peso_g: number;
  readonly altura_mm: number;
  readonly largura_mm: number;
  readonly comprimento_mm: number;
  readonly envio: string;
  readonly garantia_meses: number;
  readonly descricao_curta: string;
  readonly descricao_longa: string;
  /** By quantity; centavos. */
  readonly atacado: readonly WholesaleStep[];
  /** Names of its seals. */
  readonly selos: readonly string[];
  /** What is offered with it, in their order. */
  readonly junto: readonly Pair[];
  /** Codes of those that its page names, in their order. */
  readonly parentes: readonly { readonly tipo: RelativeKind; readonly sku: string }[];
  /** Files it is sold with, in their order; `nome` is null for one that the shop makes of the product. */
  readonly arquivos: readonly {
    readonly tipo: 'manual' | 'arquivo';
    readonly label: string;
    readonly nome: string | null;
  }[];
  readonly seo_titulo: string;
  readonly seo_descricao: string;
  readonly video_plataforma: string;
  readonly video_url: string;
  /** The promotion in force or to come that begins first. */
  readonly promocao: {
    readonly id: number;
    readonly nome: string;
    readonly preco_de: number;
    readonly preco_por: number;
    readonly desconto_vista: number | null;
    readonly data_inicial: string;
    readonly data_final: string;
  } | null;
};

export type ValueRow = {
  readonly id: number;
  readonly versao: string;
  readonly product_id: number;
  readonly valor_id: number;
  readonly sku: string;
  readonly sku_produto: string;
  readonly nome: string;
  readonly atributo: string;
  readonly opcao: string;
  readonly preco_de: number;
  readonly preco_por: number;
  readonly estoque: number;
  readonly ean: string;
};

/** By codes in capitals, or a page in the order of the ids. */
export type Which =
  | { readonly skus: readonly string[] }
  | { readonly ids: readonly number[] }
  | { readonly after: number; readonly limit: number };

export async function goodsRows(db: Kysely<Schema>, which: Which, now: Date): Promise<readonly GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    select p.id, p.xmin::text as versao, p.saves, p.sku, p.slug, p.nome, leader.sku as familia,
      axis.nome as eixo, own.label as eixo_valor, b.nome as marca, main.caminho as categoria,
      coalesce(paths.caminhos, '{}') as categorias, p.status, p.ativo, p.arquivado, p.preco_de, p.preco_por, p.desconto_vista,
      p.estoque, p.ean, p.mpn, p.ncm, p.cest, p.origem, p.unidade, p.peso_g, p.altura_mm, p.largura_mm, p.comprimento_mm, p.envio, p.garantia_meses,
      p.descricao_curta, p.descricao_longa, p.video_plataforma, p.video_url, p.seo_titulo,
      p.seo_descricao, promotion.promocao,
      array(select se.nome from product_seals ps join seals se on se.id = ps.seal_id
        where ps.product_id = p.id order by se.nome, se.id) as selos,
      coalesce((select jsonb_agg(jsonb_build_object('sku', o.sku, 'tipo_desconto', c.tipo_desconto,
        'desconto', c.desconto) order by c.ordem, c.id)
        from combinations c join products o on o.id = c.indicado_id where c.product_id = p.id), '[]') as junto,
      coalesce((select jsonb_agg(jsonb_build_object('tipo', pr.tipo, 'sku', o.sku) order by pr.ordem, o.id)
        from product_relatives pr join products o on o.id = pr.relative_id where pr.product_id = p.id), '[]') as parentes,
      coalesce((select jsonb_agg(jsonb_build_object('tipo', pm.tipo, 'label', pm.label, 'nome', f.nome)
        order by pm.ordem, pm.id) from product_media pm left join files f on f.nome = pm.arquivo
        where pm.product_id = p.id and pm.tipo in ('manual', 'arquivo')), '[]') as arquivos,
      coalesce((select jsonb_agg(jsonb_build_object('quantidade', w.quantidade, 'preco_por', w.preco_por)
        order by w.quantidade) from wholesale_prices w where w.product_id = p.id), '[]') as atacado
    from products p
    join brands b on b.id = p.marca_id
    join categories main on main.id = p.categoria_id
    left join products leader on leader.id = p.lider_id
    left join attribute_values own on own.id = p.unico_valor_id
    left join attributes axis on axis.id = own.attribute_id
    left join lateral (
      select array_agg(c.caminho order by c.caminho) as caminhos
      from product_categories pc join categories c on c.id = pc.categoria_id where pc.product_id = p.id
    ) paths on true
    left join lateral (
      select jsonb_build_object('id', s.id, 'nome', s.nome, 'preco_de', s.preco_de, 'preco_por', s.preco_por,
        'desconto_vista', s.desconto_vista, 'data_inicial', s.data_inicial, 'data_final', s.data_final) as promocao
      from price_schedules s where s.product_id = p.id and s.data_final > ${now}
      order by s.data_inicial, s.id limit 1
    ) promotion on true
    where ${'skus' in which ? sql`upper(p.sku) = any(${which.skus}::text[])` : among(which, sql`p.id`)}
    order by p.id ${'after' in which ? sql`limit ${which.limit}` : sql``}`.execute(db);
  return rows;
}

/** @param which Ids are those of products. */
export async function valueRows(
  db: Kysely<Schema>,
  which: Exclude<Which, { readonly after: number }>,
): Promise<readonly ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    select pv.id, pv.xmin::text as versao, pv.product_id, pv.valor_id, pv.sku, p.sku as sku_produto, p.nome,
      a.nome as atributo, av.label as opcao, pv.preco_de, pv.preco_por, pv.estoque, pv.ean
    from product_variants pv
    join products p on p.id = pv.product_id
    join attribute_values av on av.id = pv.valor_id
    join attributes a on a.id = av.attribute_id
    where ${'skus' in which ? sql`upper(pv.sku) = any(${which.skus}::text[])` : among(which, sql`pv.product_id`)}
    order by pv.product_id, pv.ordem, pv.id`.execute(db);
  return rows;
}

function among(
  which: Exclude<Which, { readonly skus: unknown }>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return 'ids' in which ? sql`${id} = any(${which.ids}::int[])` : sql`${id} > ${which.after}`;
}

/** Slugs that products have, of those given, and those of categories: a product there would have no page. */
export async function takenSlugs(db: Kysely<Schema>, slugs: readonly string[]): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<{ slug: string }>`
    select slug from products where slug = any(${slugs}::text[])
    union select slug from categories where nivel = 1 and slug = any(${slugs}::text[])
    order by slug`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** By their codes in capitals; what there is none of is missing. */
export async function productIds(
  db: Kysely<Schema>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select id, upper(sku) as sku from products where upper(sku) = any(${skus}::text[]) order by id`.execute(
    db,
  );
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
