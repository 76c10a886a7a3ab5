import type { UrlHome, UrlPage } from '#lib/contract/route.ts';
import type { PageRow } from '../queries/pages.ts';
import { homeRota, pageRota } from './rota.ts';
import { presentSeo } from './seo.ts';
import { absolute, type Shop } from './shop.ts';
import { presentStructure } from './structure.ts';

/** The answer of `url/home`; what the page shows comes from showcases and menus. */
export function presentHome(shop: Shop): UrlHome {
  const { title, titleSocial, descriptionSocial, description } = shop.configuracoes.seo.geral;
  const seo = presentSeo(shop, { title, description, keywords: [], canonical: homeRota, indexar: true });
  return {
    estrutura: presentStructure(shop, 'home', [], { ...seo, title, titleSocial, descriptionSocial }),
    conteudo: {},
  };
}

/** The answer of `url/page`. */
export function presentPage(shop: Shop, row: PageRow): UrlPage {
  const rota = pageRota(row.slug);
  const seo = presentSeo(shop, {
    title: row.seo_title || row.nome,
    description: row.seo_description || row.descricao,
    keywords: [row.nome],
    canonical: rota,
    image: row.imagem_original,
    indexar: row.indexar,
  });
  return {
    estrutura: presentStructure(shop, 'page', [{ label: row.nome, rota }], seo),
    conteudo: {
      id: row.id,
      nome: row.nome,
      url: absolute(shop, rota.route),
      descricao: row.descricao,
      imagem: absolute(shop, row.imagem),
      imagemOriginal: absolute(shop, row.imagem_original),
      layoutPersonalizado: { layout: row.layout, codigoCss: row.codigo_css },
    },
  };
}
