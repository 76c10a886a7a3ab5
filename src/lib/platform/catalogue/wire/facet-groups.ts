/** `filtros` and `atributos` of a listing: groups of values, and the range of measures of a group that has some. */
import type { Rota } from '#lib/contract/route.ts';
import type { FaixaMedida, Filtro } from '#lib/contract/url.ts';
import {
  type FilterGroup,
  groupOf,
  type ListingFilters,
  MAX_INTEGER,
  setMeasures,
  toggleValue,
} from '#lib/domain/catalogue/listing-filters.ts';
import { measureStep } from '#lib/domain/kernel/measure-step.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import type { Facet } from '../memory/facet-counts.ts';
import { valueLabel } from './characteristics.ts';

type Of<Kind extends Facet['kind']> = Extract<Facet, { readonly kind: Kind }>;
/** The address of the listing with other filters. */
export type Narrow = (next: ListingFilters) => { readonly rota: Rota; readonly url: string };

/** Fewer measures than this are better chosen one by one. */
const FEWEST_MEASURES = 3;

export function ofKind<Kind extends Facet['kind']>(
  facets: readonly Facet[],
  kind: Kind,
): readonly Of<Kind>[] {
  return facets.filter((facet): facet is Of<Kind> => facet.kind === kind);
}

export function presentGroups(
  shop: Shop,
  kind: 'filtro' | 'atributo',
  facets: readonly Facet[],
  filters: ListingFilters,
  narrow: Narrow,
): readonly Filtro[] {
  const byGroup = Map.groupBy(ofKind(facets, kind), ({ grupo }) => grupo);
  return [...byGroup].map(([grupo, all]) => {
    const chosen = groupOf(filters, kind, grupo);
    // What nothing has is shown only where a choice left nothing: the group must stay to take the choice back.
    const left = all.filter(({ quantidade, valor }) => quantidade > 0 || chosen.valores.includes(valor));
    const values = left.length > 0 ? left : all;
    const faixa = measuresOf(values, chosen, () => narrow(setMeasures(filters, grupo, undefined)));
    return {
      id: grupo,
      nome: values[0]?.info.grupo ?? '',
      tipo: values[0]?.info.tipo ?? 'texto',
      valores: values.map(({ valor, quantidade, info }, index) => ({
        id: valor,
        label: valueLabel(info),
        imagem: absolute(shop, info.imagem),
        imagemOriginal: absolute(shop, info.imagem_original),
        ordem: index + 1,
        ativo: chosen.valores.includes(valor),
        quantidade,
        ...narrow(toggleValue(filters, kind, grupo, valor)),
      })),
      ...(faixa ? { faixa } : {}),
    };
  });
}

function measuresOf(
  values: readonly Of<'filtro' | 'atributo'>[],
  { faixas }: FilterGroup,
  without: () => ReturnType<Narrow>,
): FaixaMedida | undefined {
  const measures = values.flatMap(({ info: { numero } }) => (numero === null ? [] : [numero]));
  const unidade = values[0]?.info.unidade ?? '';
  const [range] = faixas;
  if (
    measures.length === 0 ||
    values[0]?.info.faixa !== true ||
    (measures.length < FEWEST_MEASURES && !range)
  )
    return undefined;
  return {
    unidade,
    minimo: Math.min(...measures) / 1000,
    maximo: Math.max(...measures) / 1000,
    passo: measureStep(measures) / 1000,
    de: range && range.de > 0 ? range.de / 1000 : null,
    ate: range && range.ate < MAX_INTEGER ? range.ate / 1000 : null,
    ...without(),
  };
}
