/** Everything products can be filtered by that has a name, in the order it is shown. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { BrandRow } from './brands.ts';
import type { SealRow } from './product-rows.ts';

/** `valor` is the id of the value; `grupo` the id of the characteristic or attribute, 0 for what has no groups. */
export type FilterValue = {
  readonly grupo: number;
  readonly valor: number;
  /** When it stands in a listing: when something there has it, only when it is chosen, or never. */
  readonly offer: 'found' | 'chosen' | 'never';
} & (
  | { readonly kind: 'categoria'; readonly info: { readonly nome: string } }
  | { readonly kind: 'marca'; readonly info: BrandRow }
  | { readonly kind: 'filtro'; readonly info: GroupValue }
  | { readonly kind: 'atributo'; readonly info: GroupValue }
  | { readonly kind: 'selo'; readonly info: SealRow }
);

/** A value of a characteristic or of an attribute. */
export type GroupValue = {
  readonly grupo: string;
  readonly tipo: string;
  readonly unidade: string;
  /** Also filtered from one number to another. */
  readonly faixa: boolean;
  readonly label: string;
  /** Thousandths of the characteristic's base unit; null for a text. */
  readonly numero: number | null;
  readonly imagem: string;
  readonly imagem_original: string;
};

/** Of the categories the second level is offered: the first says little, and the third is too many. */
export async function filterValues(db: Kysely<Schema>): Promise<readonly FilterValue[]> {
  const { rows } = await sql<FilterValue>`
    select kind, grupo, valor, offer, info from (
      select 'categoria' as kind, 0 as grupo, c.id as valor, (array['never', 'found', 'chosen'])[c.nivel] as offer,
        coalesce(parent.ordem, 0) as grupo_ordem, c.ordem, jsonb_build_object('nome', c.nome) as info
      from categories c left join categories parent on parent.id = c.pai_id
      union all
      select 'marca', 0, b.id, 'found', 0, b.ordem, jsonb_build_object('id', b.id, 'slug', b.slug, 'nome', b.nome,
        'imagem', b.imagem, 'imagem_original', b.imagem_original, 'ativo', b.ativo)
      from brands b
      union all
      select 'filtro', c.id, cv.id, case when c.filtravel then 'found' else 'never' end, c.ordem,
        coalesce(cv.numero, cv.ordem), jsonb_build_object('grupo', c.nome, 'tipo', 'texto', 'unidade', c.unidade,
          'faixa', c.faixa, 'label', cv.label, 'numero', cv.numero, 'imagem', '', 'imagem_original', '')
      from characteristic_values cv join characteristics c on c.id = cv.characteristic_id
      union all
      select 'atributo', a.id, av.id, 'found', 0, av.ordem, jsonb_build_object('grupo', a.nome, 'tipo', a.tipo,
        'unidade', '', 'faixa', false, 'label', av.label, 'numero', null, 'imagem', av.imagem, 'imagem_original', av.imagem_original)
      from attribute_values av join attributes a on a.id = av.attribute_id
      union all
      select 'selo', 0, se.id, 'found', 0, se.ordem, jsonb_build_object('id', se.id, 'nome', se.nome, 'tipo', se.tipo,
        'label', se.label, 'imagem', se.imagem, 'imagem_original', se.imagem_original, 'cor_texto', se.cor_texto,
        'cor_selo', se.cor_selo, 'posicao_x', se.posicao_x, 'posicao_y', se.posicao_y)
      from seals se
    ) shown order by kind, grupo_ordem, grupo, ordem, valor`.execute(db);
  return rows;
}
