/** What `/checkout/pagamento` shows, gathered by `lib/server/order-page.ts`. */
import type { Centavos } from '#lib/domain/money.ts';
import type { RevisaoPedido } from './order.ts';

export type AddressTyped = Readonly<Record<AddressField, string>>;
export type AddressField = 'cep' | 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'uf';

export type OrderPage = {
  readonly review: RevisaoPedido<Centavos>;
  /** Of the form that sends the order. */
  readonly chave: string;
  readonly observacao: string;
  readonly notice?: string | undefined;
  /** Above everything. */
  readonly problem?: string | undefined;
  /** Beside the box of the terms. */
  readonly termsProblem?: string | undefined;
  /** Where another address was typed that does not do. */
  readonly typed?: AddressTyped | undefined;
  readonly faults?: Readonly<Partial<Record<AddressField, string>>> | undefined;
};
