/** What narrows a listing at present, one entry for each choice a visitor can take back. */

/** What is read of a listing's details; contract/url.ts has the whole. */
type Choice = { readonly ativo: boolean; readonly rota: { readonly route: string } };
type Named = Choice & { readonly label: string };
type Ends = { readonly de: number; readonly ate: number };
export type Measures = {
  readonly unidade: string;
  readonly de: number | null;
  readonly ate: number | null;
};
type Group = {
  readonly nome: string;
  readonly valores: readonly Named[];
  readonly faixa?: Measures & Pick<Choice, 'rota'>;
};
export type ListingDetails = {
  readonly filtrosCategoria: readonly Named[];
  readonly marcas: readonly (Choice & { readonly nome: string })[];
  readonly filtros: readonly Group[];
  readonly atributos: readonly Group[];
  readonly filtrosPreco: readonly (Choice & Ends)[];
  /** An empty map may arrive as a list. */
  readonly filtrosDescontoPrecoPor: Readonly<Record<string, Choice & Ends>> | readonly never[];
  readonly selos: readonly (Named & { readonly nome: string })[];
  readonly filtrosDisponibilidade: readonly Named[];
};

export type ActiveFilter = {
  /** '' where the label says it all. */
  readonly group: string;
  readonly label: string;
  /** Address of the listing without it. */
  readonly href: string;
};

/** How ranges are said; the words are the caller's. */
export type RangeWords = {
  readonly price: (de: number, ate: number) => string;
  readonly discount: (de: number, ate: number) => string;
  readonly measures: (faixa: Measures) => string;
};

export function activeFilters(detalhes: ListingDetails, words: RangeWords): readonly ActiveFilter[] {
  const { filtrosCategoria, marcas, filtros, atributos, filtrosPreco, selos } = detalhes;
  const discounts = Object.values(detalhes.filtrosDescontoPrecoPor);
  return [
    ...chosen(filtrosCategoria).map(({ label, rota }) => entry('', label, rota)),
    ...chosen(marcas).map(({ nome, rota }) => entry('', nome, rota)),
    ...[...filtros, ...atributos].flatMap(({ nome, valores, faixa }) => [
      ...chosen(valores).map(({ label, rota }) => entry(nome, label, rota)),
      ...(faixa && isChosen(faixa) ? [entry(nome, words.measures(faixa), faixa.rota)] : []),
    ]),
    ...chosen(filtrosPreco).map(({ de, ate, rota }) => entry('', words.price(de, ate), rota)),
    ...chosen(discounts).map(({ de, ate, rota }) => entry('', words.discount(de, ate), rota)),
    ...chosen(selos).map(({ label, nome, rota }) => entry('', label || nome, rota)),
    ...chosen(detalhes.filtrosDisponibilidade).map(({ label, rota }) => entry('', label, rota)),
  ];
}

export function isChosen({ de, ate }: Pick<Measures, 'de' | 'ate'>): boolean {
  return de !== null || ate !== null;
}

function chosen<Entry extends { readonly ativo: boolean }>(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ ativo }) => ativo);
}

function entry(group: string, label: string, { route }: { readonly route: string }): ActiveFilter {
  return { group, label, href: route };
}
