/** robots.txt: what crawlers had better leave alone. Listings under a filter are endless; search and order are not indexed by their own meta. */
import { FILTER_KEYS } from './listing-filters.ts';

/** What has nothing to find, or belongs to one visitor. */
const PRIVATE = [
  '/api/',
  '/checkout/',
  '/minha-conta',
  '/painel',
  '/comprar',
  '/comparar',
  '/contato',
  '/interesse',
  '/newsletter',
  '/carrinho-lembrete',
  '/avaliar',
  '/perguntar',
  '/responder',
  '/vistos',
  '/entrar',
  '/encerrar-venda',
];
/** `grupo` is the form of a range, which leads to a filter. */
const PARAMETERS = [...FILTER_KEYS, 'grupo'];

export function robotsFile(siteUrl: string): string {
  const rules = [...PRIVATE, ...PARAMETERS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])];
  return [
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
