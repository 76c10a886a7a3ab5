import type { Rota } from '#lib/contract/route.ts';
import { plainText, shorten } from '#lib/domain/kernel/plain-text.ts';
import { pageTitle, type Seo } from '#lib/domain/shop/seo.ts';
import { absolute, type Shop } from '../shop.ts';

/** Shown for pages without a picture of their own. */
const SOCIAL_IMAGE = '/imagem/social.png';
/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 160;

export type SeoInput = {
  /** Without the shop's name, which is added. */
  readonly title: string;
  /** Text or HTML, of any length; '' leaves the shop's own description. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path with what belongs to the canonical address. */
  readonly canonical: Pick<Rota, 'route'>;
  /** Path or absolute URL; a format every network can show, so not WebP. */
  readonly image?: string | undefined;
  readonly indexar: boolean;
};

export function presentSeo(shop: Shop, input: SeoInput): Seo {
  const { nome } = shop.configuracoes.sistema.geral.site;
  const { geral } = shop.configuracoes.seo;
  const description = shorten(plainText(input.description) || geral.description, DESCRIPTION_LENGTH);
  const image = absolute(shop, input.image || SOCIAL_IMAGE);
  return {
    title: pageTitle(input.title, nome),
    description,
    titleSocial: input.title,
    descriptionSocial: description,
    openGraphUrlImagem: image,
    twitterUrlImagem: image,
    keywords: [...new Set(input.keywords.filter((word) => word !== ''))].join(', '),
    canonical: absolute(shop, input.canonical.route),
    indexar: input.indexar,
  };
}
