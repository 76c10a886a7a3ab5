import type { CategoriaEntrada, Detalhes } from '#lib/contract/url.ts';
import { categoryRota } from '#lib/platform/shop/wire/rota.ts';
import type { CategoryFamily, CategoryRow } from '../queries/categories.ts';
import { type ListingHead, presentEntity } from './listing.ts';

/** `detalhes.categorias` of listings that stand on no category. */
export const NO_CATEGORIES: Detalhes['categorias'] = {
  niveisAnteriores: [],
  atual: {},
  irmas: [],
  filhas: [],
};

export function categoryHead(family: CategoryFamily): ListingHead {
  const { atual, anteriores, irmas, filhas } = family;
  const line = [...anteriores, atual];
  return {
    nivel: 'product/listing/category',
    rota: categoryRota(atual.caminho),
    steps: line.map(({ nome, caminho }) => ({ label: nome, rota: categoryRota(caminho) })),
    // A name such as `Ultra 48G` means nothing without the family above it.
    title: [...line]
      .reverse()
      .slice(0, 2)
      .map(({ nome }) => nome)
      .join(' - '),
    description: atual.descricao,
    keywords: line.map(({ nome }) => nome),
    categorias: {
      niveisAnteriores: anteriores.map(entry),
      atual: entry(atual),
      irmas: irmas.map(entry),
      filhas: filhas.map(entry),
    },
    entity: { categoria: presentEntity(atual) },
    indexable: true,
  };
}

function entry({ id, nome, caminho }: CategoryRow): CategoriaEntrada {
  return { id, nome, rota: categoryRota(caminho) };
}
