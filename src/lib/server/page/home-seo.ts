/**
 * What a home page tells search engines: `url/home` says it, and nothing else that the page is made of. A hosted platform that has
 * no such answer has a home page all the same.
 */
import { ApiError } from '#lib/api/error.ts';
import type { HomeData } from '#lib/contract/home.ts';
import type { UrlHome } from '#lib/contract/page.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { pageSeo, type Seo } from '#lib/domain/shop/seo.ts';
import type { Config } from '../config.ts';
import { getRuntime } from '../runtime.ts';

/** Nothing there, and an answer that could not be read. Whatever else fails says nothing of what the platform has. */
const NONE: ReadonlySet<number> = new Set([404, 410, 502]);

/**
 * @param home Undefined where the answer has been read.
 * @throws ApiError; 503 where a hosted platform has nothing at all to show, as no home page is ever gone.
 */
export async function homeSeo(
  asked: Promise<UrlHome>,
  { configuracoes }: Shell,
  home: HomeData | undefined,
  { platformUrl }: Pick<Config, 'platformUrl'>,
): Promise<Seo> {
  const { titleSocial, descriptionSocial: description, ...said } = configuracoes.seo.geral;
  const title = said.title || configuracoes.sistema.geral.site.nome;
  const own = pageSeo({ title: titleSocial || title, description, canonical: '/', indexar: true });
  try {
    const { seo } = (await asked).estrutura;
    return { ...seo, title: seo.title || own.title, canonical: seo.canonical || own.canonical };
  } catch (error) {
    if (platformUrl === undefined || !(error instanceof ApiError) || !NONE.has(error.status)) throw error;
    if (!home || !hasAnything(home)) throw new ApiError(503, error.endpoint, '', error);
    getRuntime().log.warn('part of a page missing', { part: 'home', error });
    return own;
  }
}

function hasAnything({ banners, superior, vitrine01, marcas }: HomeData): boolean {
  const shown = Object.values(banners).some((slot) => slot.length > 0);
  return shown || superior !== undefined || vitrine01 !== undefined || marcas.length > 0;
}
