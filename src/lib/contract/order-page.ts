/** What `/checkout/pagamento` shows, gathered by `lib/server/cart/order-page.ts`. */
import type { AddressFaults, TypedAddress } from '#lib/domain/accounts/address-form.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { RevisaoPedido } from './order.ts';

export type OrderPage = {
  readonly review: RevisaoPedido<Centavos>;
  /** Of the form that sends the order. */
  readonly chave: string;
  readonly observacao: string;
  /** The terms were accepted in the form that comes back. */
  readonly termos?: boolean;
  readonly notice?: string | undefined;
  /** Above everything. */
  readonly problem?: string | undefined;
  /** Beside the box of the terms. */
  readonly termsProblem?: string | undefined;
  /** Another address as it was typed, when it does not do or was only to be filled. */
  readonly typed?: TypedAddress | undefined;
  readonly faults?: AddressFaults | undefined;
  /** What its postal code brought. */
  readonly cepNote?: string | undefined;
};
