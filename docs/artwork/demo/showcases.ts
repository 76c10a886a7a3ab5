/** The rows of products on the home page, chosen from the catalogue by rule so that they follow it. */
import type { SeedProduct } from './types.ts';

type SeedShowcase = {
  readonly hash: string;
  readonly nivel: string;
  readonly titulo: string;
  readonly tag_titulo: string;
  readonly modelo: string;
  readonly choose: (products: readonly SeedProduct[]) => readonly SeedProduct[];
};

const SIZE = 12;

export const SHOWCASES: readonly SeedShowcase[] = [
  {
    hash: 'home-vitrine-superior',
    nivel: 'Geral',
    titulo: 'Mais vendidos',
    tag_titulo: 'h2',
    modelo: 'Mais vendidos',
    choose: bestSellers,
  },
  {
    hash: 'vitrine01',
    nivel: 'Geral',
    titulo: 'Com desconto agora',
    tag_titulo: 'h2',
    modelo: 'Default',
    choose: reduced,
  },
];

function bestSellers(products: readonly SeedProduct[]): readonly SeedProduct[] {
  return varied(products.filter(isForSale));
}

/** What the row above shows already would be the same picture twice on one page. */
function reduced(products: readonly SeedProduct[]): readonly SeedProduct[] {
  const shown = bestSellers(products);
  return varied(
    products.filter(
      (product) => isForSale(product) && product.precoDe !== undefined && !shown.includes(product),
    ),
  );
}

function isForSale({ status, estoque, prevenda }: SeedProduct): boolean {
  return status === 'disponivel' && estoque > 0 && prevenda === undefined;
}

/** The most popular ones, one of each category before any category comes a second time. */
function varied(products: readonly SeedProduct[]): readonly SeedProduct[] {
  const ranked = products.toSorted((a, b) => b.popularidade - a.popularidade || a.slug.localeCompare(b.slug));
  const turn = (product: SeedProduct) =>
    ranked.filter(({ categoria }) => categoria === product.categoria).indexOf(product);
  return ranked.toSorted((a, b) => turn(a) - turn(b)).slice(0, SIZE);
}
