/** What the form of the checkout says. */
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { Slot } from '#lib/domain/shipping/delivery-turns.ts';

export type OrderForm = {
  readonly chave: string;
  readonly versao: string;
  /** '' for the one chosen before, else the cheapest. */
  readonly servico: string;
  /** Of a scheduled delivery. */
  readonly agendamento?: Slot | undefined;
  readonly pagamento: Method;
  readonly observacao: string;
  /** Of a company: its purchase order. */
  readonly pedidoCompra: string;
  /** Left out: the one that was said before, else the account's main address. */
  readonly endereco?: EnderecoEntrega | undefined;
  /** The form names it among those of the account: what it holds was shown too. */
  readonly idEndereco?: number | undefined;
  /** Of a guest. */
  readonly comprador?: Comprador | undefined;
};
