import type { CategoriaEntrada, Detalhes } from '#lib/contract/url.ts';
import type { Origin } from '#lib/platform/shop/shop.ts';
import { categoryRota } from '#lib/platform/shop/wire/rota.ts';
import type { CategoryFamily, PicturedCategory } from '../queries/categories.ts';
import { type ListingHead, presentEntity, presentFigure } from './listing.ts';

/** `detalhes.categorias` of listings that stand on no category. */
export const NO_CATEGORIES: Detalhes['categorias'] = {
  niveisAnteriores: [],
  atual: {},
  irmas: [],
  filhas: [],
};

export function categoryHead(shop: Origin, family: CategoryFamily): ListingHead {
  const entry = (row: PicturedCategory) => presentEntry(shop, row);
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
    entity: { categoria: presentEntity(shop, atual) },
    seo: { title: atual.seo_titulo, description: atual.seo_descricao },
    image: atual.banner_original || atual.imagem_original,
    indexable: true,
  };
}

function presentEntry(shop: Origin, row: PicturedCategory): CategoriaEntrada {
  const { id, nome, caminho } = row;
  return { id, nome, rota: categoryRota(caminho), ...presentFigure(shop, row) };
}
