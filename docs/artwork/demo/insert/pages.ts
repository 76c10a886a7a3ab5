import type { BannerContent, BannerFile, PageContent, PieceContent } from '#lib/platform/schema/content.ts';
import { BANNERS, type SeedBanner, type SeedBannerPicture } from '../banners.ts';
import type { SeedPage } from '../pages/page.ts';
import { PAGES } from '../pages.ts';
import type { SeedPiece } from '../pieces/piece.ts';
import { PIECES } from '../pieces.ts';
import { insertAll, numbered, type Trx } from './batch.ts';

/** When the shop published its pages. */
const PUBLISHED = '2026-10-01T12:00:00Z';

/** Institutional pages and their pieces, and what the banners inserted before say, each with the one version that is published. */
export async function insertPages(trx: Trx): Promise<void> {
  await insertAll(trx, 'pages', numbered(PAGES.map(({ slug }) => ({ slug }))));
  await insertAll(trx, 'pieces', numbered(PIECES.map(({ slug, tipo }) => ({ slug, tipo }))));
  await insertAll(
    trx,
    'content_versions',
    numbered([
      ...PAGES.map((page, index) => ({ page_id: index + 1, ...published(pageContent(page)) })),
      ...PIECES.map((piece, index) => ({ piece_id: index + 1, ...published(pieceContent(piece)) })),
      ...BANNERS.flatMap(({ banners }) => banners).map((banner, index) => ({
        banner_id: index + 1,
        ...published(bannerContent(banner)),
      })),
    ]),
  );
}

function published(content: PageContent | PieceContent | BannerContent) {
  return {
    state: 'published' as const,
    content: JSON.stringify(content),
    created_at: PUBLISHED,
    updated_at: PUBLISHED,
    published_at: PUBLISHED,
  };
}

function pageContent({ nome, description, descricao, layout, pecas = [] }: PageSource): PageContent {
  return {
    nome,
    descricao,
    imagem: '',
    imagemOriginal: '',
    layout: layout ?? '',
    codigoCss: '',
    seoTitle: '',
    seoDescription: description,
    indexar: true,
    pecas,
  };
}

type PageSource = Omit<SeedPage, 'slug'>;

function pieceContent({ slug: _, tipo: __, ...given }: SeedPiece): PieceContent {
  return {
    titulo: '',
    texto: '',
    imagem: '',
    largura: 0,
    altura: 0,
    alt: '',
    link: '',
    textoLink: '',
    perguntas: [],
    menu: '',
    ...given,
    imagemOriginal: given.imagem ?? '',
  };
}

function bannerContent(banner: SeedBanner): BannerContent {
  const { titulo, tagTitulo, target } = banner;
  return {
    titulo,
    tagTitulo,
    target,
    desktop: bannerFile(banner, banner.desktop),
    mobile: bannerFile(banner, banner.mobile),
  };
}

function bannerFile({ link, alt }: SeedBanner, picture: SeedBannerPicture): BannerFile {
  return { ...picture, imagemOriginal: picture.imagem, link, alt };
}
