/** Characteristics as the panel and spreadsheets have them, and what products have of them. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type DefinitionRow = {
  readonly id: number;
  readonly codigo: string;
  readonly grupo: string;
  readonly nome: string;
  readonly tipo: 'numero' | 'escolha' | 'texto' | 'simNao';
  readonly unidade: string;
  readonly ordem: number;
  readonly visivel_site: boolean;
  readonly comparavel: boolean;
  readonly filtravel: boolean;
  readonly faixa: boolean;
  readonly destaque: number;
  readonly cartao: 'nao' | 'medida' | 'valor' | 'ponta';
  /** What may be chosen, in its order; [] unless it is a choice. */
  readonly valores: readonly string[];
  /** Paths of the categories that ask for it; [] for all. */
  readonly categorias: readonly string[];
};

/** In the order of the data sheet. */
export async function definitionRows(db: Kysely<Schema>): Promise<readonly DefinitionRow[]> {
  const { rows } = await sql<DefinitionRow>`
    select c.id, c.codigo, c.grupo, c.nome, c.tipo, c.unidade, c.ordem, c.visivel_site, c.comparavel, c.filtravel,
      c.faixa, c.destaque, c.cartao,
      array(select v.label from characteristic_values v where v.characteristic_id = c.id and c.tipo = 'escolha'
        order by v.ordem, v.id) as valores,
      array(select g.caminho from category_characteristics cc join categories g on g.id = cc.categoria_id
        where cc.characteristic_id = c.id order by g.caminho) as categorias
    from characteristics c order by c.ordem, c.id`.execute(db);
  return rows;
}

/** How many products have a value of each; what no product has is missing. */
export async function productsWith(db: Kysely<Schema>): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; total: number }>`
    select v.characteristic_id as id, count(distinct pc.product_id)::int as total
    from product_characteristics pc join characteristic_values v on v.id = pc.value_id
    group by v.characteristic_id order by v.characteristic_id`.execute(db);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export type ProductValue = {
  readonly product_id: number;
  readonly characteristic_id: number;
  readonly label: string;
  readonly numero: number | null;
};

/** In the order the products have them. */
export async function valuesOfProducts(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<readonly ProductValue[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductValue>`
    select pc.product_id, v.characteristic_id, v.label, v.numero
    from product_characteristics pc join characteristic_values v on v.id = pc.value_id
    where pc.product_id = any(${ids}::int[]) order by pc.product_id, pc.ordem, v.id`.execute(db);
  return rows;
}

export type UsedValue = {
  readonly id: number;
  readonly label: string;
  readonly numero: number | null;
  readonly produtos: number;
};

/** All values of a characteristic, with how many products have each. */
export async function valuesInUse(db: Kysely<Schema>, characteristic: number): Promise<readonly UsedValue[]> {
  const { rows } = await sql<UsedValue>`
    select v.id, v.label, v.numero, count(pc.product_id)::int as produtos
    from characteristic_values v left join product_characteristics pc on pc.value_id = v.id
    where v.characteristic_id = ${characteristic} group by v.id order by v.ordem, v.id`.execute(db);
  return rows;
}

/** What its form writes. */
export type DefinitionColumns = Omit<DefinitionRow, 'id' | 'ordem' | 'valores' | 'categorias'>;

/** Those of these paths that no category has. */
export async function unknownCategories(
  db: Kysely<Schema>,
  paths: readonly string[],
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${paths}::text[]) with ordinality as asked (path, place)
    where not exists (select from categories where caminho = path) order by place`.execute(db);
  return rows.map(({ path }) => path);
}

export type CategoryName = { readonly caminho: string; readonly nome: string };

/** Of all categories by path, hidden ones too. */
export async function categoryNames(db: Kysely<Schema>): Promise<readonly CategoryName[]> {
  return db.selectFrom('categories').select(['caminho', 'nome']).orderBy('caminho').orderBy('id').execute();
}
