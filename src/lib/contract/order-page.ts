/** What `/checkout/pagamento` shows, gathered by `lib/server/cart/order-page.ts`. */
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { CheckoutFaults, TypedCheckout } from '#lib/domain/orders/checkout-form.ts';
import type { ResumoPedido, RevisaoPedido } from './order.ts';
import type { Recompra } from './order-again.ts';

export type OrderPage = {
  readonly review: RevisaoPedido<Centavos>;
  /** Of the form that sends the order. */
  readonly chave: string;
  readonly typed: TypedCheckout;
  readonly faults: CheckoutFaults;
  /** Number of an order that was sent from here, where nothing is left to order. */
  readonly enviado?: number | undefined;
  /** Above everything. */
  readonly problem?: string | undefined;
  /** What the postal code brought. */
  readonly cepNote?: string | undefined;
};

/** What buying an order once more would cost, as its page shows it; gathered by `lib/server/cart/order-again.ts`. */
export type AgainPage = Recompra<Centavos> & {
  /** Of the form, so that a double press adds once. */
  readonly chave: string;
  /** Of everything that is shown. */
  readonly versao: string;
};

/** What `/minha-conta/pedidos` shows, gathered by `lib/server/account/orders-page.ts`. */
export type OrdersPage = {
  /** They are those of the session: nobody is logged in. */
  readonly guest: boolean;
  readonly pedidos: readonly ResumoPedido<Centavos>[];
  readonly problem?: string | undefined;
  /** Paths of the neighbouring pages. */
  readonly newer?: string | undefined;
  readonly older?: string | undefined;
};
