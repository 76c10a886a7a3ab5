/** What the stores tell of, as it happened; how Analytics calls it is decided later, and only where anybody listens. */
import { type AnalyticsEvent, changeEvents, itemsEvent } from './analytics.ts';
import { type CartLine, cartItem } from './analytics-item.ts';
import type { PageAnalytics } from './page-analytics.ts';

type Cart = { readonly itens: readonly CartLine[] };
type Asked = {
  readonly idProduto: number | string;
  readonly idAtributoSimples?: number | string;
  readonly quantidade: number | string;
};

export type Fact =
  | {
      readonly kind: 'cart-changed';
      /** Undefined when nobody had read it yet. */
      readonly before: Cart | undefined;
      readonly after: Cart;
      /** What was to be added. */
      readonly asked: readonly Asked[];
    }
  | { readonly kind: 'cart-seen'; readonly cart: Cart }
  | { readonly kind: 'favorite-added'; readonly idProduto: number }
  | { readonly kind: 'lead' }
  /** A row of products that came after the page. */
  | { readonly kind: 'list-shown'; readonly list: PageAnalytics };

/** A favourite is told with what its page says of the product; one the page does not know cannot be. */
export function factEvents(fact: Fact, { products }: PageAnalytics): readonly AnalyticsEvent[] {
  switch (fact.kind) {
    case 'cart-changed':
      return fact.before
        ? changeEvents(fact.before.itens.map(cartItem), fact.after.itens.map(cartItem))
        : changeEvents([], wanted(fact.after, fact.asked));
    case 'cart-seen':
      return [itemsEvent('view_cart', fact.cart.itens.map(cartItem))];
    case 'favorite-added':
      return products
        .filter(({ id }) => id === fact.idProduto)
        .slice(0, 1)
        .map(({ item }) => itemsEvent('add_to_wishlist', [item]));
    case 'list-shown':
      return fact.list.events;
    case 'lead':
      return [{ event: 'generate_lead' }];
  }
}

/** What was asked for, as far as it is in the cart. */
function wanted({ itens }: Cart, asked: readonly Asked[]): ReturnType<typeof cartItem>[] {
  return itens.flatMap((line) => {
    const units = asked
      .filter(
        ({ idProduto, idAtributoSimples = 0 }) =>
          Number(idProduto) === line.hash.idProduto &&
          Number(idAtributoSimples) === line.hash.idAtributoSimples,
      )
      .reduce((sum, { quantidade }) => sum + Number(quantidade), 0);
    const quantity = Math.min(units, line.quantidade);
    return quantity > 0 ? [{ ...cartItem(line), quantity }] : [];
  });
}
