/** Body of `POST order` and `POST approvals`: ours. */
import type { EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Slot } from '#lib/domain/shipping/delivery-turns.ts';
import type { FormaPagamento } from './order.ts';

/** Who buys without an account. */
export type CompradorConvidado = {
  readonly email: string;
  readonly nome: string;
  /** CPF or CNPJ, in any spelling. */
  readonly documento: string;
  /** With area code, in any spelling. */
  readonly telefone: string;
  /** Of a company that pays ICMS; left out or '', it does not. */
  readonly inscricaoEstadual?: string;
};

/** Body of `POST order`. */
export type SendOrder = {
  /** Made for each form; the same one again is the same order. */
  readonly chave: string;
  readonly versao: string;
  /** Id of the service it comes by; left out or '', it is the one that was chosen before, else the cheapest. */
  readonly servico?: string;
  /** One of its `agenda`, of a scheduled delivery. */
  readonly agendamento?: Slot;
  readonly pagamento: FormaPagamento;
  readonly observacao: string;
  /** Of a company: its purchase order. */
  readonly pedidoCompra?: string;
  /** Where to, with a version that was asked for with `cep`; left out, it is the address that the review showed. Of what a person collects, `cep` alone will do. */
  readonly endereco?: EnderecoEntrega | { readonly idEndereco: number } | Pick<EnderecoEntrega, 'cep'>;
  /** Of a guest; who is logged in is known. */
  readonly comprador?: CompradorConvidado;
};
