/** The landing pages of the demo store show what they say, whatever a visitor adds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { LANDING_PAGES } from '#artwork/demo/landing-pages.ts';
import type { SeedProduct } from '#artwork/demo/types.ts';
import type { Produto } from '#lib/contract/product.ts';
import type { UrlListing } from '#lib/contract/url.ts';
import { centavos, lessPercent } from '#lib/domain/kernel/money.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

/** Cash discount of the demo store, per cent. */
const PIX = 8;

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function shown(slug: string, query: Readonly<Record<string, string>> = {}): Promise<UrlListing> {
  const search = new URLSearchParams({ url: `/c/${slug}`, limit: '100', ...query });
  const answer = await store.visitor().fetch(`/api/v2/front/url/product/listing/landing-page?${search}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as UrlListing;
}

const slugs = ({ conteudo }: UrlListing): readonly string[] =>
  conteudo.produtos.map(({ rota }: Produto) => rota.path.slice(1)).toSorted();

/** In cash: no scheduled price of the seed crosses the limit of a page. */
const onCard = ({ precoPor }: SeedProduct) => lessPercent(centavos(precoPor), PIX);

describe.each(LANDING_PAGES)('/c/$slug', ({ slug, nome, descricao, mostra }) => {
  const { categorias, selo, precoAte, comprimentoDe } = mostra;
  const expected = PRODUCTS.filter(
    (product) =>
      categorias.some((path) => `${product.categoria}/`.startsWith(`${path}/`)) &&
      (selo === undefined || product.selos.includes(selo)) &&
      (precoAte === undefined || (product.status !== 'sobConsulta' && onCard(product) <= precoAte)) &&
      (comprimentoDe === undefined || Number(product.caracteristicas.comprimento ?? 0) >= comprimentoDe),
  ).map((product) => product.slug);

  it('shows its products and no other, with its own text and address', async () => {
    const listing = await shown(slug);
    expect(slugs(listing)).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(12);
    expect(listing.conteudo.landingPage).toMatchObject({ nome, descricao });
    const { estrutura } = await shown(slug, { limit: '12' });
    expect(estrutura.seo).toMatchObject({ canonical: `${SITE_URL}/c/${slug}`, indexar: true });
    expect(listing.info.filtros).toEqual({});
  });

  it('is narrowed by a filter and never widened', async () => {
    for (const query of [
      { preco: '0:9999' },
      { categoria: '1,2,3,4' },
      { selo: '1,2,3,4,5' },
      { busca: 'x' },
    ]) {
      const inside = slugs(await shown(slug, query));
      expect(inside.filter((product) => !expected.includes(product))).toEqual([]);
    }
    const { conteudo } = await shown(slug);
    const [brand] = conteudo.detalhes.marcas;
    const narrowed = await shown(slug, { marca: String(brand?.id) });
    expect(narrowed.info.total).toBe(brand?.quantidade);
    expect(narrowed.info.total).toBeGreaterThan(0);
  });
});
