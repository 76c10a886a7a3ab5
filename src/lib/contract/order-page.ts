/** What `/checkout/pagamento` shows, gathered by `lib/server/cart/order-page.ts`. */
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { CheckoutFaults, TypedCheckout } from '#lib/domain/orders/checkout-form.ts';
import type { RevisaoPedido } from './order.ts';

export type OrderPage = {
  readonly review: RevisaoPedido<Centavos>;
  /** Of the form that sends the order. */
  readonly chave: string;
  readonly typed: TypedCheckout;
  readonly faults: CheckoutFaults;
  readonly notice?: string | undefined;
  /** Above everything. */
  readonly problem?: string | undefined;
  /** What the postal code brought. */
  readonly cepNote?: string | undefined;
};
