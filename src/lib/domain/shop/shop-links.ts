/** Links within the shop, as they stand in its texts. */

/** First steps of addresses where no product, category or page of the shop stands, and something all the same. */
const ROUTES: ReadonlySet<string> = new Set([
  ...['banner', 'carrinho', 'checkout', 'comparar', 'contato', 'favoritos', 'feed', 'icone', 'imagem'],
  ...[
    'listagem',
    'minha-conta',
    'newsletter',
    'painel',
    'secoes',
    'secoes-pagina',
    'sitemap.xml',
    'upload',
    'vistos',
  ],
]);
/** Whole addresses of that kind. */
const PLACES: ReadonlySet<string> = new Set([
  '/marcas',
  '/pagina',
  '/pagina/avaliacao-da-loja',
  '/pagina/avaliacoes-da-loja',
]);

/**
 * The paths in `html` and `links` that a product, a category, a brand, a list or a page has to stand at, each once; what
 * leads out of the shop is left out.
 */
export function shopPaths(html: string, links: readonly string[], siteUrl: string): readonly string[] {
  const found = [...html.matchAll(HREF)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const { origin } = new URL(siteUrl);
  const paths = [...found, ...links].flatMap((link) => {
    if (link === '' || link.startsWith('#') || !URL.canParse(link, siteUrl)) return [];
    const url = new URL(link, siteUrl);
    return url.origin === origin ? [url.pathname] : [];
  });
  return [...new Set(paths)].filter((path) => !isOtherPlace(path));
}

const HREF = /<a\s[^>]*?\bhref\s*=\s*["']([^"']*)["']/gi;

function isOtherPlace(path: string): boolean {
  const [first = ''] = path.split('/').slice(1);
  return PLACES.has(path.replace(/\/$/, '')) || ROUTES.has(first);
}
