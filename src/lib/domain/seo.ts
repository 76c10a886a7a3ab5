/** What a page tells search engines. `Seo` comes with most answers of the platform; the rest is built here. */

/** The fields of the wire's `Seo`. */
export type PageSeo = {
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

/** For pages the platform knows nothing about: cart, errors, indexes of our own. They are not indexed unless said so. */
export function pageSeo(
  page: Pick<PageSeo, 'title' | 'description'> & Partial<Pick<PageSeo, 'canonical' | 'indexar'>>,
): PageSeo {
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

/** JSON for a `<script type="application/ld+json">`: no text in it can end the element or open a comment. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
