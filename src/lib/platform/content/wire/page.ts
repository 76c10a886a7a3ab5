import type { UrlHome, UrlPage } from '#lib/contract/page.ts';
import type { Peca } from '#lib/contract/piece.ts';
import type { SecaoPronta } from '#lib/contract/section.ts';
import type { PageContent } from '#lib/platform/schema/content.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { homeRota, pageRota } from '#lib/platform/shop/wire/rota.ts';
import { presentSeo } from '#lib/platform/shop/wire/seo.ts';
import { presentStructure } from '#lib/platform/shop/wire/structure.ts';
import type { PageRow } from '../queries/pages.ts';
import { presentSection } from './section.ts';

/** The answer of `url/home`. Without sections of its own, what the page shows comes from showcases and menus. */
export function presentHome(shop: Shop, content: PageContent | undefined, next: Date | undefined): UrlHome {
  const { titleSocial, descriptionSocial, description, ...said } = shop.configuracoes.seo.geral;
  const title = said.title || shop.configuracoes.sistema.geral.site.nome;
  const seo = presentSeo(shop, { title, description, keywords: [], canonical: homeRota, indexar: true });
  return {
    estrutura: presentStructure(shop, 'home', [], { ...seo, title, titleSocial, descriptionSocial }),
    conteudo: { ...sectionsOf(content), ...(next && { mudaEm: next.toISOString() }) },
  };
}

/** The answer of `url/page` for a page. */
export function presentPage(shop: Shop, row: PageRow, parts: Parts): UrlPage {
  const { nome, descricao, imagem, imagemOriginal, layout, codigoCss, indexar, ...texts } = row.content;
  const rota = pageRota(row.slug);
  const seo = presentSeo(shop, {
    title: texts.seoTitle || nome,
    description: texts.seoDescription || descricao,
    keywords: [nome],
    canonical: rota,
    image: imagemOriginal,
    indexar,
  });
  return {
    estrutura: presentStructure(shop, 'page', [{ label: nome, rota }], seo),
    conteudo: {
      id: row.id,
      nome,
      url: absolute(shop, rota.route),
      descricao,
      imagem: absolute(shop, imagem),
      imagemOriginal: absolute(shop, imagemOriginal),
      layoutPersonalizado: { layout, codigoCss },
      ...sectionsOf(row.content),
      ...presentParts(parts),
    },
  };
}

/** The answer of `url/page` for a piece alone: a page that search engines pass over. */
export function presentPiecePage(shop: Shop, piece: Peca, next: Date | undefined): UrlPage {
  const rota = pageRota(piece.slug);
  const seo = presentSeo(shop, {
    title: piece.titulo || piece.slug,
    description: piece.texto,
    keywords: [],
    canonical: rota,
    image: piece.imagemOriginal,
    indexar: false,
  });
  return {
    estrutura: presentStructure(shop, 'page', [], seo),
    conteudo: {
      id: piece.id,
      nome: piece.titulo || piece.slug,
      url: absolute(shop, rota.route),
      descricao: '',
      imagem: '',
      imagemOriginal: '',
      layoutPersonalizado: { layout: PIECE_ALONE, codigoCss: '' },
      ...presentParts({ pieces: [piece], next }),
    },
  };
}

function sectionsOf(content: PageContent | undefined): { readonly secoes?: readonly SecaoPronta[] } {
  const { secoes = [] } = content ?? {};
  return secoes.length > 0 ? { secoes: secoes.map(presentSection) } : {};
}

type Parts = { readonly pieces: readonly Peca[]; readonly next: Date | undefined };

function presentParts({ pieces, next }: Parts): Pick<UrlPage['conteudo'], 'pecas' | 'mudaEm'> {
  return { pecas: pieces, mudaEm: next?.toISOString() ?? '' };
}

/** What `layout` says of a page that is no more than one piece. */
const PIECE_ALONE = 'peca';
