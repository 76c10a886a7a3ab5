/** What a product page shows, read through the contract. */
import { getProductDetail } from '#lib/api/url.ts';
import { filled } from '#lib/contract/empty.ts';
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import type { Estrutura, Seo } from '#lib/contract/route.ts';
import { isChoosable } from '#lib/domain/attributes.ts';
import type { Centavos } from '#lib/domain/money.ts';
import { type Lifetime, pageLifetime } from '#lib/domain/page-lifetime.ts';
import { canonicalUrl } from '#lib/domain/seo.ts';
import { type OfferFacts, productData } from '#lib/domain/structured-data.ts';
import { found } from './found.ts';
import { storeHtml } from './sanitize.ts';

type Produto = ProdutoDetalhe<Centavos>;

export type ProductPage = {
  readonly estrutura: Estrutura;
  /** Its descriptions are safe to print. */
  readonly produto: Produto;
  readonly structuredData: object;
  readonly cache: Lifetime & { readonly tags: string[] };
};

/** Undefined when there is no product at `path`. */
export async function loadProductPage(
  { api, config }: Pick<App.Locals, 'api' | 'config'>,
  path: string,
): Promise<ProductPage | undefined> {
  const detail = await found(getProductDetail(api, path));
  if (!detail) return undefined;
  const { estrutura, conteudo } = detail;
  const produto = withSafeTexts(conteudo);
  return {
    estrutura,
    produto,
    structuredData: structuredData(estrutura.seo, produto, config.siteUrl),
    cache: {
      ...pageLifetime(config.platformUrl !== undefined, changesOf(produto), new Date()),
      tags: tagsOf(produto),
    },
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

function structuredData(seo: Seo, produto: Produto, siteUrl: string): object {
  const url = canonicalUrl(seo.canonical, siteUrl) ?? siteUrl;
  return productData({
    name: produto.nome,
    description: seo.description,
    sku: produto.sku,
    gtin: produto.ean,
    mpn: produto.mpn,
    brand: produto.marca.nome,
    category: produto.categoria.taxonomia.map(({ nome }) => nome).join(' > '),
    url,
    images: produto.midias.imagens.map(({ arquivos }) => arquivos.zoom),
    offers: offersOf(produto),
    rating: produto.avaliacao,
  });
}

/** One for each SKU; a product on request has no price to name. */
function offersOf({ status, sku, precos, prevenda, atributos }: Produto): readonly OfferFacts[] {
  if (status === 'sobConsulta') return [];
  const buyable = prevenda ? 'PreOrder' : 'InStock';
  const availabilityStarts = prevenda?.dataEncerramento;
  const values = filled(atributos)?.simples?.valores ?? [];
  if (values.length === 0) {
    const availability = status === 'disponivel' ? buyable : 'OutOfStock';
    return [{ sku, price: precos.por, availability, availabilityStarts }];
  }
  return values.map((value) => ({
    sku: value.sku,
    price: value.precos.por,
    availability: status === 'disponivel' && isChoosable(value) ? buyable : 'OutOfStock',
    availabilityStarts,
  }));
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
