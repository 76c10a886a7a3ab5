import type { Descricoes, Produto } from '#lib/contract/product.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { isBuyable, statusOf } from '#lib/domain/offers/stock.ts';
import { presentPrices } from '#lib/platform/offers/wire/prices.ts';
import { presentPurchase } from '#lib/platform/offers/wire/purchase.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { presentChannel } from '#lib/platform/shop/wire/channel.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import type { ProductRow } from '../queries/product-rows.ts';
import type { Product } from '../queries/products.ts';
import { presentAttributes, type SiblingMedia } from './attributes.ts';
import { presentBrand } from './brand.ts';
import { presentCharacteristics, presentProductFilters } from './characteristics.ts';
import { presentImages } from './pictures.ts';
import { presentSeal } from './seal.ts';

const NO_MEDIA: SiblingMedia = new Map();

/** A product of a listing, a showcase or an offer. */
export function presentProduct(shop: Shop, product: Product): Produto<Centavos> {
  const shared = presentShared(shop, product, NO_MEDIA);
  return {
    ...shared,
    descricoes: presentDescriptions(product),
    midias: { imagens: presentImages(shop, product.media) },
    instancia: {
      ordemIndisponivel: shared.status === 'indisponivel' ? 1 : 0,
      rankBuscaFullText: 0,
      idLandingPage: 0,
      status: shared.status,
      hashPromocional: '',
      urlPromocional: '',
    },
  };
}

/** What listing and page say alike. */
export function presentShared(
  shop: Shop,
  product: Product,
  siblingMedia: SiblingMedia,
): Omit<Produto<Centavos>, 'descricoes' | 'midias' | 'instancia'> {
  const rota = productRota(shop, product.slug);
  const url = absolute(shop, rota.route);
  const channel = presentChannel(shop);
  const { estoque } = product;
  return {
    id: product.id,
    sku: product.sku,
    nome: product.nome,
    adicionalNome: product.siblings.find(({ id }) => id === product.id)?.label ?? '',
    estoque,
    estoqueMarketplace: 0,
    status: statusOf(product.status, estoque),
    marca: presentBrand(shop, product.marca),
    avaliacao: { media: product.nota_media, quantidade: product.opinioes, avaliacoes: [] },
    precos: presentPrices(shop, product),
    atributos: presentAttributes(shop, product, siblingMedia),
    personalizacoes: [],
    carrinho: purchaseOf(shop, product),
    rota,
    url,
    link: url,
    sites: [channel],
    canaisVenda: [channel],
    caracteristicas: presentCharacteristics(product.caracteristicas),
    filtros: presentProductFilters(product.caracteristicas),
    selos: product.selos.map((seal) => presentSeal(shop, seal)),
  };
}

/** Long texts are on the page only: a listing would be mostly them. */
export function presentDescriptions(row: ProductRow): Descricoes {
  return {
    curta: row.descricao_curta,
    longa: '',
    simples: row.descricao_simples,
    opcional1: row.opcional1,
    opcional2: row.opcional2,
    opcional3: row.opcional3,
    tabelaMedida: '',
  };
}

/** Empty when it cannot be bought as it is: no stock, on request, or one of several values to choose first. */
function purchaseOf(shop: Shop, product: Product): Produto<Centavos>['carrinho'] {
  const [only, ...others] = product.variants;
  if (!isBuyable(product.status, product.estoque) || others.length > 0) return {};
  return presentPurchase(shop, product.id, only?.valor_id ?? 0);
}
