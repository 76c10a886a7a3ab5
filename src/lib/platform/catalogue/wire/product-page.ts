import type { UrlProductDetail } from '#lib/contract/url.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { categoryRota } from '#lib/platform/shop/wire/rota.ts';
import { presentSeo } from '#lib/platform/shop/wire/seo.ts';
import { presentStructure, type Step } from '#lib/platform/shop/wire/structure.ts';
import type { ProductPage } from '../queries/product-page.ts';
import { presentProductDetail } from './product-detail.ts';

/** The answer of `url/product/detail`. */
export function presentProductPage(shop: Shop, page: ProductPage): UrlProductDetail<Centavos> {
  const conteudo = presentProductDetail(shop, page);
  const { rota, nome, marca, sku } = conteudo;
  const steps: readonly Step[] = [
    ...page.categories.map(({ nome: label, caminho }) => ({ label, rota: categoryRota(caminho) })),
    { label: nome, rota },
  ];
  const seo = presentSeo(shop, {
    title: page.texts.seo_titulo || nome,
    description: page.texts.seo_descricao || conteudo.descricoes.curta,
    keywords: [nome, marca.nome, conteudo.categoria.nome, sku],
    canonical: rota,
    image: conteudo.midias.imagens[0]?.arquivosOriginais.zoom,
    indexar: true,
  });
  return {
    estrutura: presentStructure(shop, 'product/detail', steps, seo),
    conteudo,
    info: {
      filtros: {},
      prev: '',
      self: absolute(shop, rota.route),
      next: '',
      offset: 0,
      limit: 1,
      exibindo: 1,
      total: 1,
    },
  };
}
