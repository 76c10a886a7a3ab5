/** Every product for a feed, one answer of the platform at a time: by its own call, or where a hosted one has none, by its listings. */
import type { Api } from '#lib/api/client.ts';
import { getFeed } from '#lib/api/feed.ts';
import { getListing } from '#lib/api/url.ts';
import { filled } from '#lib/contract/empty.ts';
import type { FeedProdutos, ProdutoFeed } from '#lib/contract/feed.ts';
import type { Produto } from '#lib/contract/product.ts';
import type { MerchantProduct } from '#lib/domain/catalogue/merchant-item.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import { CATEGORY, categoryRoots, PAGE } from './sitemap-walk.ts';

type Products = AsyncGenerator<readonly MerchantProduct[], void>;

const PART = 50;
/** A hosted platform that turns pages without end would never be left. */
const MOST = 50_000;

/** @throws ApiError when an answer fails: half a feed would tell that the rest is no longer sold. */
export async function* feedProducts(api: Api): Products {
  const first = await unlessMissing(getFeed(api, { depois: 0, limit: PART }));
  if (first) yield* listed(api, first);
  else yield* walked(api);
}

async function* listed(api: Api, first: FeedProdutos<Centavos>): Products {
  for (let part = first; ; part = await getFeed(api, { depois: part.proximo, limit: PART })) {
    yield part.produtos.map(known);
    if (part.proximo === 0) return;
  }
}

async function* walked(api: Api): Products {
  const seen = new Set<number>();
  for (const root of await categoryRoots(api)) {
    for (let offset = 0, total = 1; offset < total && seen.size < MOST; offset += PAGE) {
      const params = { offset, limit: PAGE, order: 'Popularidade' };
      const { conteudo, info } = await getListing(api, CATEGORY, root, params);
      const unseen = conteudo.produtos.filter(({ id }) => !seen.has(id));
      for (const { id } of unseen) seen.add(id);
      total = info.total;
      yield unseen.map(shared);
    }
  }
}

function known(produto: ProdutoFeed<Centavos>): MerchantProduct {
  const { ean, mpn, prevenda, AgendamentoPreco, taxonomia, peso } = produto;
  return { ...shared(produto), ean, mpn, prevenda, agendamento: AgendamentoPreco.aplicado, taxonomia, peso };
}

function shared({ atributos, ...produto }: Produto<Centavos>): MerchantProduct {
  const { unico, simples } = filled(atributos) ?? {};
  return { ...produto, unico, simples };
}
