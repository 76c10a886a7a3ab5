/** What cart lines stand for: products and ready-made lists, with all that prices and shows them. */
import { type Kysely, sql } from 'kysely';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { PriceParts } from '#lib/domain/offers/parts.ts';
import { noting } from '#lib/platform/kernel/changes/collect.ts';
import { BY_PRODUCT, type Known } from '#lib/platform/kernel/queries/rows.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { priceParts } from './price-parts.ts';
import { isShownAt, SHOWN, type Shown } from './visible.ts';

type AttributeValue = {
  readonly attribute_id: number;
  readonly nome: string;
  readonly tipo: 'texto' | 'imagem';
  readonly valor_id: number;
  readonly label: string;
  readonly imagem: string;
};

export type Good = {
  readonly id: number;
  /** On sale; what is not is read for its name. */
  readonly visible: boolean;
  readonly slug: string;
  readonly nome: string;
  readonly sku: string;
  readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  readonly price: PriceParts;
  readonly estoque: number;
  /** Base name of the main picture, '' when it has none. */
  readonly arquivo: string;
  readonly unico: AttributeValue | null;
  readonly variants: readonly (AttributeValue & {
    readonly sku: string;
    readonly estoque: number;
    /** Base name of its own first picture, '' when it has none. */
    readonly arquivo: string;
  })[];
};

/** The products among `ids`, on sale at `now` or not, in no particular order. */
export async function goodsOf(known: Known, ids: readonly number[], now: Date): Promise<readonly Good[]> {
  const goods = await known.each(BY_PRODUCT, readGoods, ids);
  return [...goods.values()].map(({ ativo, visible_from, visible_until, ...good }) => ({
    ...good,
    visible: isShownAt({ ativo, visible_from, visible_until }, now),
  }));
}

type GoodRow = Omit<Good, 'visible'> & Shown;

async function readGoods(db: Kysely<Schema>, ids: readonly number[]): Promise<ReadonlyMap<number, GoodRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<GoodRow>`
    select p.id, ${SHOWN}, p.slug, p.nome, p.sku, p.status, ${priceParts} as price, p.estoque,
      coalesce((select pm.arquivo from product_media pm where pm.product_id = p.id and pm.tipo = 'imagem'
        order by pm.ordem, pm.id limit 1), '') as arquivo,
      (select ${ATTRIBUTE_VALUE} from attribute_values av join attributes a on a.id = av.attribute_id
        where av.id = p.unico_valor_id) as unico,
      (select coalesce(jsonb_agg(${ATTRIBUTE_VALUE} || jsonb_build_object('sku', pv.sku, 'estoque', pv.estoque, 'arquivo',
            coalesce((select pm.arquivo from product_media pm where pm.product_id = p.id and pm.tipo = 'imagem'
              and pm.valor_id = pv.valor_id order by pm.ordem, pm.id limit 1), ''))
          order by pv.ordem, pv.id), '[]')
        from product_variants pv join attribute_values av on av.id = pv.valor_id
        join attributes a on a.id = av.attribute_id where pv.product_id = p.id) as variants
    from products p
    where p.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export type GoodsList = {
  readonly id: number;
  readonly slug: string;
  readonly nome: string;
  /** Per cent off what is in it. */
  readonly desconto: number;
  /** Of the whole; 0: what is in it costs what it costs. */
  readonly preco: Centavos;
  readonly itens: readonly {
    readonly product_id: number;
    /** 0 = the product itself. */
    readonly valor_id: number;
    readonly quantidade: number;
  }[];
};

export async function listsOf(db: Kysely<Schema>, ids: readonly number[]): Promise<readonly GoodsList[]> {
  if (ids.length === 0) return [];
  const read = sql<GoodsList>`
    select l.id, l.slug, l.nome, l.desconto, l.preco,
      (select coalesce(jsonb_agg(jsonb_build_object('product_id', li.product_id, 'valor_id', li.valor_id,
          'quantidade', li.quantidade) order by li.ordem, li.product_id, li.valor_id), '[]')
        from list_items li where li.list_id = l.id) as itens
    from lists l where l.id = any(${ids}::int[]) and l.ativo`;
  const keys = ids.map((id) => `list:${id}`);
  const { rows } = await noting(keys, () => read.execute(db));
  return rows;
}

const ATTRIBUTE_VALUE = sql`jsonb_build_object('attribute_id', a.id, 'nome', a.nome, 'tipo', a.tipo,
  'valor_id', av.id, 'label', av.label, 'imagem', av.imagem)`;
