/** Names of what a listing's counts count. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { BrandRow } from './brands.ts';
import type { FacetRow } from './listing.ts';
import type { SealRow } from './product-rows.ts';

/** A value of a characteristic or of an attribute, in the order they are shown. */
export type ValueRow = {
  readonly kind: 'filtro' | 'atributo';
  readonly grupo: number;
  readonly grupo_nome: string;
  readonly tipo: string;
  readonly unidade: string;
  readonly id: number;
  readonly label: string;
  readonly numero: number | null;
  readonly imagem: string;
  readonly imagem_original: string;
  readonly ordem: number;
};

export type FacetLabels = {
  readonly marcas: readonly BrandRow[];
  readonly valores: readonly ValueRow[];
  readonly selos: readonly SealRow[];
};

export async function facetLabels(db: Kysely<Schema>, facets: readonly FacetRow[]): Promise<FacetLabels> {
  const idsOf = (kind: FacetRow['kind']): readonly number[] =>
    facets.filter((facet) => facet.kind === kind).map(({ valor }) => valor);
  const { rows } = await sql<FacetLabels>`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'slug', b.slug, 'nome', b.nome, 'imagem', b.imagem,
        'imagem_original', b.imagem_original, 'ativo', b.ativo) order by b.ordem, b.id), '[]')
      from brands b where b.id = any(${idsOf('marca')}::int[])) as marcas,
    (select coalesce(jsonb_agg(to_jsonb(v) order by v.kind desc, v.grupo_ordem, v.grupo, v.numero, v.ordem, v.id), '[]')
      from (
        select 'filtro' as kind, c.id as grupo, c.nome as grupo_nome, c.ordem as grupo_ordem, 'texto' as tipo, c.unidade,
          cv.id, cv.label, cv.numero, '' as imagem, '' as imagem_original, cv.ordem
        from characteristic_values cv join characteristics c on c.id = cv.characteristic_id
        where cv.id = any(${idsOf('filtro')}::int[])
        union all
        select 'atributo', a.id, a.nome, 0, a.tipo, '', av.id, av.label, null, av.imagem, av.imagem_original, av.ordem
        from attribute_values av join attributes a on a.id = av.attribute_id
        where av.id = any(${idsOf('atributo')}::int[])
      ) v) as valores,
    (select coalesce(jsonb_agg(jsonb_build_object('id', se.id, 'nome', se.nome, 'tipo', se.tipo, 'label', se.label,
        'imagem', se.imagem, 'imagem_original', se.imagem_original, 'cor_texto', se.cor_texto, 'cor_selo', se.cor_selo,
        'posicao_x', se.posicao_x, 'posicao_y', se.posicao_y) order by se.ordem, se.id), '[]')
      from seals se where se.id = any(${idsOf('selo')}::int[])) as selos`.execute(db);
  return rows[0] ?? { marcas: [], valores: [], selos: [] };
}
