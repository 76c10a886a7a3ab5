import { type ListingFilters, MAX_INTEGER, NO_FILTERS } from '#lib/domain/catalogue/listing-filters.ts';
import { filterParams } from '#lib/domain/catalogue/listing-grammar.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { CHARACTERISTICS } from '../characteristics.ts';
import { LANDING_PAGES, type SeedLandingPage } from '../landing-pages.ts';
import { SEALS } from '../seals.ts';
import { found, insertAll, numbered, type Trx } from './batch.ts';
import type { CategoryIds } from './categories.ts';

/** Inserts the landing pages; what each shows is kept as the parameters of a listing. */
export async function insertLandingPages(trx: Trx, categories: CategoryIds): Promise<void> {
  const rows = LANDING_PAGES.map(({ slug, nome, descricao, descricaoLonga, mostra }) => ({
    slug,
    nome,
    descricao,
    descricao_longa: descricaoLonga,
    consulta: JSON.stringify(filterParams(filtersOf(mostra, categories))),
  }));
  await insertAll(trx, 'landing_pages', numbered(rows));
}

function filtersOf(
  { categorias, selo, precoAte, comprimentoDe }: SeedLandingPage['mostra'],
  categories: CategoryIds,
): ListingFilters {
  return {
    ...NO_FILTERS,
    categoria: categorias.map((path) => found('category', categories, path)),
    // Seals and characteristics have their places in the seed as ids.
    selo: SEALS.flatMap(({ slug }, index) => (slug === selo ? [index + 1] : [])),
    preco: precoAte === undefined ? [] : [{ de: centavos(0), ate: centavos(precoAte) }],
    filtro: comprimentoDe === undefined ? [] : [longerThan(comprimentoDe)],
  };
}

function longerThan(metres: number): ListingFilters['filtro'][number] {
  const grupo = Object.keys(CHARACTERISTICS).indexOf('comprimento') + 1;
  return { grupo, valores: [], faixas: [{ de: metres * 1000, ate: MAX_INTEGER }] };
}
