/** What a product page shows, read through the contract. */
import { getProductDetail } from '#lib/api/url.ts';
import { filled } from '#lib/contract/empty.ts';
import type { Opinions } from '#lib/contract/opinions-page.ts';
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import type { Estrutura } from '#lib/contract/route.ts';
import { productData } from '#lib/domain/catalogue/product-data.ts';
import { picturesOf, VALUE_PARAMETER, withChosen } from '#lib/domain/catalogue/variants.ts';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { type Lifetime, pageLifetime } from '#lib/domain/kernel/page-lifetime.ts';
import { reviewSearch } from '#lib/domain/opinions/reviews.ts';
import { deliveryReach, type Reach } from '#lib/domain/shipping/delivery-reach.ts';
import type { Social } from '#lib/domain/shop/seo.ts';
import { storeHtml } from '../page/sanitize.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import { loadProductFacts } from './product-facts.ts';
import { loadOpinions } from './product-reviews.ts';
import { productSocial } from './product-social.ts';

type Produto = ProdutoDetalhe<Centavos>;

export type ProductPage = {
  readonly estrutura: Estrutura;
  /** Its descriptions are safe to print. */
  readonly produto: Produto;
  readonly opinions: Opinions;
  /** The address asks for something the product does not have; its own page is here in that place. */
  readonly strayed: boolean;
  /** Where it is delivered; undefined where nothing can be said. */
  readonly reach: Reach | undefined;
  /** Undefined for what is only sold on request. */
  readonly structuredData: object | undefined;
  readonly social: Social;
  readonly cache: Lifetime & { readonly tags: string[] };
};

/**
 * Undefined when there is no product at `path`.
 * @param query Of the address: which of its values is chosen, and which of the opinions are asked for. Search engines
 *   keep the product's own page alone.
 */
export async function loadProductPage(
  { api, shopApi, config }: Pick<App.Locals, 'api' | 'shopApi' | 'config'>,
  path: string,
  query?: URLSearchParams,
): Promise<ProductPage | undefined> {
  const detail = await unlessMissing(getProductDetail(shopApi(), path));
  if (!detail) return undefined;
  const { estrutura, conteudo } = detail;
  const own = withSafeTexts(conteudo);
  const produto = query?.has(VALUE_PARAMETER) ? chosen(own, readId(query.get(VALUE_PARAMETER))) : own;
  const opinions = await loadOpinions(api, own, query);
  const facts = await loadProductFacts({ api, config }, estrutura.seo, own);
  const indexar = estrutura.seo.indexar && reviewSearch(opinions.reviews.choice) === '';
  return {
    estrutura: { ...estrutura, seo: { ...estrutura.seo, indexar } },
    produto: produto ?? own,
    opinions,
    strayed: produto === undefined || opinions.strayed,
    social: productSocial(own, config.siteUrl),
    reach: deliveryReach(facts.versions),
    structuredData: productData(facts),
    cache: {
      ...pageLifetime(config.platformUrl !== undefined, changesOf(own), new Date()),
      tags: tagsOf(own),
    },
  };
}

/** The product with one of its values marked, its pictures first; undefined when it has no such value. */
function chosen(produto: Produto, idAtributoValor: number): Produto | undefined {
  const { midias } = produto;
  const atributos = filled(produto.atributos);
  const valores = withChosen(atributos?.simples?.valores ?? [], idAtributoValor);
  if (!atributos?.simples || !valores) return undefined;
  return {
    ...produto,
    atributos: { ...atributos, simples: { ...atributos.simples, valores } },
    midias: { ...midias, imagens: picturesOf(midias.imagens, idAtributoValor) },
  };
}

function withSafeTexts(produto: Produto): Produto {
  const { descricoes } = produto;
  const [curta, longa, tabelaMedida] = [descricoes.curta, descricoes.longa, descricoes.tabelaMedida].map(
    storeHtml,
  );
  return {
    ...produto,
    descricoes: { ...descricoes, curta: curta ?? '', longa: longa ?? '', tabelaMedida: tabelaMedida ?? '' },
  };
}

function changesOf({ AgendamentoPreco, prevenda }: Produto): readonly string[] {
  const { aplicado, geral = [] } = AgendamentoPreco;
  const schedules = [...(aplicado ? [aplicado] : []), ...geral];
  return [
    ...schedules.flatMap(({ dataInicial, dataFinal }) => [dataInicial, dataFinal]),
    ...(prevenda ? [prevenda.dataEncerramento] : []),
  ];
}

/** Everything whose change would show here: siblings by their stock, combined products by their price. */
function tagsOf({ id, marca, categoria, atributos, combinacoes }: Produto): string[] {
  const siblings = filled(atributos)?.unico?.valores.map(({ produto }) => produto.id) ?? [];
  const combined = combinacoes.map(({ produto }) => produto.id);
  const products = [...new Set([id, ...siblings, ...combined])].map((product) => `product:${product}`);
  return [...products, `category:${categoria.id}`, `brand:${marca.id}`, 'menu', 'settings'];
}
