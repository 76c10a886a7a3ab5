/** `/pagina/avaliacoes-da-loja`: what those who bought say about the shop. */
import type { Api } from '#lib/api/client.ts';
import { getStoreReviews } from '#lib/api/opinions.ts';
import type { Shell } from '#lib/contract/shell.ts';
import type { StoreReviews } from '#lib/contract/store-review-page.ts';
import { pageCount } from '#lib/domain/kernel/pagination.ts';
import { storeRatingData } from '#lib/domain/shop/store-data.ts';

const PER_PAGE = 10;

/** Undefined for an address of no page there is. */
export async function loadStoreReviews(api: Api, query: URLSearchParams): Promise<StoreReviews | undefined> {
  const asked = query.get('pg') ?? '1';
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0;
  if (page === 0) return undefined;
  const answer = await getStoreReviews(api, { offset: (page - 1) * PER_PAGE, limit: PER_PAGE });
  const { media, quantidade, avaliacoes } = answer;
  const pages = Math.max(1, pageCount(quantidade, PER_PAGE));
  if (page > pages) return undefined;
  const aviso = query.get('aviso');
  const notice = aviso === 'avaliacao' || aviso === 'repetida' ? aviso : undefined;
  return { media, quantidade, avaliacoes, page, pages, notice };
}

/** Nothing without opinions: search engines get real reviews only. */
export function ratingData(
  { media, quantidade }: StoreReviews,
  { siteUrl, configuracoes }: Shell,
): object | undefined {
  if (quantidade === 0) return undefined;
  return storeRatingData({
    name: configuracoes.sistema.geral.site.nome,
    siteUrl,
    mean: media,
    count: quantidade,
  });
}
