/** Customers as the shop's people see them: ours, `/api/v2/vitrine/panel/customers*`. */
import type { RevendaCliente } from '#lib/domain/accounts/customer.ts';
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import type { Convert } from './money.ts';
import type { StatusPedido } from './order.ts';
import type { AlteracaoPainel } from './panel-changes.ts';
import type { NotaInterna } from './panel-notes.ts';
import type { InfoPainel } from './panel-opinions.ts';

/** A group of customers, as customers are shown with it. */
export type GrupoClientes = {
  readonly id: number;
  readonly nome: string;
  /** Per cent that its members pay less. */
  readonly desconto: number;
  /** Days to pay by invoice; 0 where they may not. */
  readonly dias: number;
  /** How many are in it. */
  readonly clientes: number;
};

export type ResumoCliente = {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  /** Plain: digits, or letters too. */
  readonly cpfCnpj: string;
  readonly telefone: string;
  readonly revenda: RevendaCliente;
  /** Id of its group; 0 for none. */
  readonly grupo: number;
  readonly pedidos: number;
  /** ISO 8601. */
  readonly desde: string;
};

export type ClientesPainel = {
  /** By name. */
  readonly clientes: readonly ResumoCliente[];
  /** Who waits for an answer about reseller prices. */
  readonly esperando: number;
  /** All there are, by name. */
  readonly grupos: readonly GrupoClientes[];
  readonly info: InfoPainel;
};

export type ClientePainel<M extends Money = Reais> = {
  readonly cliente: ResumoCliente & {
    readonly pessoa: 'f' | 'j';
    readonly nomeFantasia: string;
    readonly inscricaoEstadual: string;
    readonly ativo: boolean;
    /** Per cent of its own, beside that of its group; 0 unless an approved reseller. */
    readonly desconto: number;
    /** When reseller prices were asked for, ISO 8601; '' for never. */
    readonly pediuRevenda: string;
  };
  /** What the customer agreed to; times ISO 8601, '' for never. */
  readonly consentimento: {
    readonly optin: boolean;
    readonly sms: boolean;
    readonly pediu: string;
    readonly confirmou: string;
    readonly saiu: string;
  };
  /** The newest of each, at most 50. */
  readonly pedidos: readonly {
    readonly numero: number;
    readonly data: string;
    readonly status: StatusPedido;
    readonly retirada: boolean;
    readonly situacaoPagamento: OrderPayment;
    readonly valor: M;
  }[];
  readonly orcamentos: readonly { readonly numero: number; readonly data: string; readonly valor: M }[];
  readonly mensagens: readonly {
    readonly id: number;
    readonly data: string;
    readonly assunto: string;
    readonly mensagem: string;
    readonly situacao: 'novo' | 'respondido' | 'encerrado';
  }[];
  readonly notas: readonly NotaInterna[];
  /** All there are, by name. */
  readonly grupos: readonly GrupoClientes[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

export function convertClientePainel<A extends Money, B extends Money>(
  customer: ClientePainel<A>,
  convert: Convert<A, B>,
): ClientePainel<B> {
  return {
    ...customer,
    pedidos: customer.pedidos.map((order) => ({ ...order, valor: convert(order.valor) })),
    orcamentos: customer.orcamentos.map((quote) => ({ ...quote, valor: convert(quote.valor) })),
  };
}
