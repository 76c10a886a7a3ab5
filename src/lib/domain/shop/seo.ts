/** What a page tells search engines. It comes with most answers of the platform; the rest is built here. */

export type Seo = {
  readonly title: string;
  readonly description: string;
  readonly titleSocial: string;
  readonly descriptionSocial: string;
  readonly openGraphUrlImagem: string;
  readonly twitterUrlImagem: string;
  readonly keywords: string;
  /** Absolute; '' for a page without a canonical address (an error). */
  readonly canonical: string;
  readonly indexar: boolean;
};

/** A page's metadata for social networks, beside its texts. */
export type Social = {
  readonly type: 'website' | 'product' | 'article';
  /** Undefined leaves the picture of the platform, or the shop's own. */
  readonly picture?: SocialPicture | undefined;
  /** Further `<meta property>`: `product:brand`. */
  readonly properties?: readonly (readonly [property: string, content: string])[];
};

export type SocialPicture = {
  /** Absolute. */
  readonly url: string;
  readonly alt: string;
  /** Pixels, where they are known. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
};

/** What search engines show of a title. */
const TITLE_LENGTH = 65;

/** `Carrinho de compras | Loja`; a title that names the shop, or is too long to be shown with its name, is left alone. */
export function pageTitle(title: string, siteName: string): string {
  const named = siteName === '' || title.includes(siteName) ? title : `${title} | ${siteName}`;
  return named.length > TITLE_LENGTH ? title : named;
}

/** The code of a search console; shops paste it alone or with the whole `<meta>` around it. */
export function verificationCode(pasted: string): string {
  return (/content=["']([^"']*)["']/.exec(pasted)?.[1] ?? pasted).trim();
}

/** For pages the platform knows nothing about: cart, errors, indexes of our own. They are not indexed unless said so. */
export function pageSeo(
  page: Pick<Seo, 'title' | 'description'> & Partial<Pick<Seo, 'canonical' | 'indexar'>>,
): Seo {
  return {
    titleSocial: page.title,
    descriptionSocial: page.description,
    openGraphUrlImagem: '',
    twitterUrlImagem: '',
    keywords: '',
    canonical: '',
    indexar: false,
    ...page,
  };
}

/** Not indexed when the page must not be, nor while the shop is closed. Links are followed all the same. */
export function robots(indexar: boolean, maintenance: boolean): string {
  return indexar && !maintenance ? 'index, follow' : 'noindex, follow';
}

/** The canonical address on the origin the shop is known by, whatever origin the platform spelled; undefined for ''. */
export function canonicalUrl(canonical: string, siteUrl: string): string | undefined {
  if (canonical === '' || !URL.canParse(canonical, siteUrl)) return undefined;
  const { pathname, search } = new URL(canonical, siteUrl);
  return `${siteUrl}${pathname}${search}`;
}

/** The shop's own picture, for pages that have none; networks cut it to 1200 by 630 pixels, which it is. */
const SHOP_PICTURE = '/imagem/social.png';
const SHOP_PICTURE_SIZE = { width: 1200, height: 630 };

/** Of a page the platform names a picture for, or ''. */
export function socialPicture(openGraphUrlImagem: string, siteName: string, siteUrl: string): SocialPicture {
  const own = `${siteUrl}${SHOP_PICTURE}`;
  const url = openGraphUrlImagem || own;
  return { url, alt: siteName, size: url === own ? SHOP_PICTURE_SIZE : undefined };
}

/** JSON for a `<script type="application/ld+json">`: no text in it can end the element or open a comment. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
