/** What pages tell Analytics, made from the data they show. Called only where the shop has a tag container. */
import type { CartPage } from '#lib/contract/cart-page.ts';
import { filled } from '#lib/contract/empty.ts';
import { HOME_SLOTS, type HomeData } from '#lib/contract/home.ts';
import type { UrlListDetail } from '#lib/contract/list.ts';
import type { Pedido } from '#lib/contract/order.ts';
import type { Produto, ProdutoDetalhe } from '#lib/contract/product.ts';
import type { ProductBeside } from '#lib/contract/product-beside.ts';
import type { PageSection } from '#lib/contract/section-page.ts';
import type { Vitrine } from '#lib/contract/showcase.ts';
import {
  itemsEvent,
  listEvent,
  paymentEvent,
  promotionEvent,
  purchaseEvent,
  searchEvent,
  shippingEvent,
} from '#lib/domain/analytics/analytics.ts';
import { cartItem, orderItem, productItem } from '#lib/domain/analytics/analytics-item.ts';
import type { PageAnalytics } from '#lib/domain/analytics/page-analytics.ts';
import { leadingPrice } from '#lib/domain/catalogue/attributes.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { ListingPage } from '../listing/listing-page.ts';

type Shown = Pick<
  Produto<Centavos>,
  'id' | 'sku' | 'nome' | 'adicionalNome' | 'marca' | 'precos' | 'atributos' | 'rota'
>;
type Entry = PageAnalytics['products'][number];

export function homeAnalytics({ banners, superior, vitrine01 }: HomeData): PageAnalytics {
  const promotions = HOME_SLOTS.flatMap((slot) => banners[slot].map((banner) => ({ ...banner, slot })));
  const showcases = [
    showcaseAnalytics('home-showcase', superior),
    showcaseAnalytics('home-showcase-01', vitrine01),
  ];
  return {
    events: [
      ...(promotions.length > 0 ? [promotionEvent(promotions)] : []),
      ...showcases.flatMap(({ events }) => events),
    ],
    products: showcases.flatMap(({ products }) => products),
  };
}

export function sectionsAnalytics(sections: readonly PageSection[]): PageAnalytics {
  const promotions = sections.flatMap(({ banners, campos }) =>
    banners.map((banner) => ({ ...banner, slot: campos.espaco ?? '' })),
  );
  const rows = sections.map(({ id, campos, produtos }) =>
    listed(
      `${id}-title`,
      campos.titulo ?? '',
      produtos.map((produto) => entry(produto)),
    ),
  );
  return {
    events: [
      ...(promotions.length > 0 ? [promotionEvent(promotions)] : []),
      ...rows.flatMap(({ events }) => events),
    ],
    products: rows.flatMap(({ products }) => products),
  };
}

export function productAnalytics(
  produto: ProdutoDetalhe<Centavos>,
  { recommended }: Pick<ProductBeside, 'recommended'>,
): PageAnalytics {
  const categories = produto.categoria.taxonomia.map(({ nome }) => nome);
  const own = entry(produto, categories);
  const row = showcaseAnalytics('recommended', recommended);
  return {
    events: [itemsEvent('view_item', [own.item]), ...row.events],
    products: [own, ...row.products],
  };
}

/** Products that stand on a page of their own: a comparison, favourites. They are one list, named by the page. */
export function productsAnalytics(
  path: string,
  title: string,
  produtos: readonly Shown[],
  first = 0,
): PageAnalytics {
  return listed(
    path,
    title,
    produtos.map((produto) => entry(produto)),
    first,
  );
}

/** The names of a category's ancestors are those of its breadcrumb. */
export function listingAnalytics({ listing, path, title, query }: ListingPage): PageAnalytics {
  const { conteudo, estrutura, info } = listing;
  const categories = conteudo.categoria ? estrutura.breadcrumb.slice(1).map(({ label }) => label) : [];
  const list = listed(
    path,
    title,
    conteudo.produtos.map((produto) => entry(produto, categories)),
    info.offset,
  );
  const { busca } = query.filters;
  return busca && query.page === 1 ? { ...list, events: [searchEvent(busca), ...list.events] } : list;
}

/** A ready-made list; each item in the quantity the list has of it. */
export function readyListAnalytics({ conteudo }: UrlListDetail<Centavos>): PageAnalytics {
  const products = conteudo.produtos.map((produto) => {
    const { item, ...rest } = entry(produto);
    return { ...rest, value: produto.idAtributoValor, item: { ...item, quantity: produto.quantidade } };
  });
  return listed(conteudo.rota.path, conteudo.nome, products);
}

export function cartAnalytics({ carrinho, freight, suggestions }: CartPage): PageAnalytics {
  const items = carrinho.itens.map(cartItem);
  const row = showcaseAnalytics('cart-suggestions', suggestions);
  const service = freight?.fretes.find(({ id }) => id === freight.servico);
  return {
    events: [...(items.length > 0 ? [itemsEvent('view_cart', items)] : []), ...row.events],
    products: row.products,
    taken: service ? { shipping: [shippingEvent(items, service.label)] } : {},
  };
}

/** The thanks for a request about a product. */
export function requestAnalytics(): PageAnalytics {
  return { events: [], products: [], taken: { generate_lead: [{ event: 'generate_lead' }] } };
}

/** The checkout tells with the order: what is ticked there changes until then. */
export function checkoutAnalytics(): PageAnalytics {
  return { events: [], products: [] };
}

/** Told only right after it was sent: an order is read again later. */
export function orderAnalytics({ numero, linhas, frete, pagamento }: Pedido<Centavos>): PageAnalytics {
  const items = linhas.map(orderItem);
  const order = [
    shippingEvent(items, frete.label),
    paymentEvent(items, pagamento),
    purchaseEvent(numero, items, frete.valor),
  ];
  return { events: [], products: [], taken: { order } };
}

/** @param id Of the heading above the row. */
export function showcaseAnalytics(id: string, vitrine: Vitrine<Centavos> | undefined): PageAnalytics {
  return listed(id, vitrine?.vitrine.titulo ?? '', vitrine?.produtos.map((produto) => entry(produto)) ?? []);
}

function listed(id: string, name: string, products: readonly Entry[], first = 0): PageAnalytics {
  const items = products.map(({ item }) => item);
  return { events: items.length > 0 ? [listEvent(id, name, items, first)] : [], products };
}

/** With the price the page leads with. */
function entry(produto: Shown, categories: readonly string[] = []): Entry {
  const { precos } = leadingPrice(produto.precos, filled(produto.atributos)?.simples?.valores ?? []);
  return {
    id: produto.id,
    path: produto.rota.path,
    item: productItem({ ...produto, precos }, categories),
  };
}
