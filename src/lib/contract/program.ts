/** What programs of the owner read and write with a key: ours, `/api/v2/vitrine/program/*`. Amounts are reais. */
import type { EnderecoEntrega, IndicadorIe } from '#lib/domain/orders/order-parties.ts';
import type { Scope } from '#lib/domain/programs/scopes.ts';
import type { FormaPagamento, SituacaoPagamento, StatusPedido } from './order.ts';
import type { Ocorrencia } from './parcel.ts';

/** Whose key it is. */
export type ProgramaChave = {
  readonly nome: string;
  readonly escopos: readonly Scope[];
  /** ISO time at which it ends; '' for never. */
  readonly validaAte: string;
  /** Calls a minute. */
  readonly porMinuto: number;
};

export type ProgramaParte = {
  /** Of the product, or of the value inside it; '' when the shop does not have it any more. */
  readonly codigo: string;
  readonly quantidade: number;
};

export type ProgramaItem = {
  /** Code of the product, or of the value inside it; '' of a ready-made list or kit. */
  readonly codigo: string;
  readonly nome: string;
  /** The chosen values, '' for none; of a list or kit what was in one of it, as text. */
  readonly atributos: string;
  readonly quantidade: number;
  /** What is in one of a list or kit, which is what leaves the stock; nothing of a product. */
  readonly partes: readonly ProgramaParte[];
  /** Of one unit. */
  readonly preco: number;
  readonly total: number;
};

/** An order without anything that says who bought. */
export type ProgramaPedido = {
  readonly numero: number;
  readonly situacao: StatusPedido;
  readonly formaPagamento: FormaPagamento;
  readonly situacaoPagamento: SituacaoPagamento;
  /** Of a company: its purchase order, '' without one. */
  readonly pedidoCompra: string;
  /** ISO time. */
  readonly data: string;
  /** It is collected at the shop. */
  readonly retirada: boolean;
  /** State it goes to. */
  readonly uf: string;
  readonly itens: readonly ProgramaItem[];
  readonly descontos: readonly { readonly nome: string; readonly valor: number }[];
  readonly frete: {
    readonly servico: string;
    readonly nome: string;
    readonly prazo: string;
    readonly valor: number;
  };
  /** The lines together, before what is taken off. */
  readonly produtos: number;
  /** What its buyer pays: goods and freight, less what is taken off. */
  readonly total: number;
  /** What the carrier calls the parcel, '' before it is sent. */
  readonly rastreio: string;
  /** Who carries it, '' where nobody said. */
  readonly transportadora: string;
  /** Where the parcel is followed, '' where nobody knows. */
  readonly linkRastreio: string;
  /** What the carrier said of the parcel, the oldest first; without what else it said, which may name somebody. */
  readonly ocorrencias: readonly Omit<Ocorrencia, 'detalhe'>[];
  /** Null as long as no program has billed it. `em` is an ISO time, `por` the name of the key. */
  readonly faturado: { readonly em: string; readonly por: string; readonly referencia: string } | null;
};

export type ProgramaPedidos = {
  /** In the order in which they changed last. */
  readonly pedidos: readonly ProgramaPedido[];
  /** To be sent as `desde` next time. */
  readonly cursor: string;
  /** There are more behind it now. */
  readonly mais: boolean;
};

/** Who bought, where it goes, and what they wrote. */
export type ProgramaCliente = {
  readonly numero: number;
  readonly nome: string;
  /** `f` person, `j` company. */
  readonly pessoa: string;
  /** CPF or CNPJ without punctuation; a CNPJ may have letters. */
  readonly documento: string;
  readonly inscricaoEstadual: string;
  /** As a nota fiscal has it (indIEDest): 1 pays ICMS, 2 is exempt from a registration, 9 does not pay it. */
  readonly indicadorIe: IndicadorIe;
  readonly email: string;
  readonly telefone: string;
  /** Of what a person collects it may be its `cep` alone, with what follows from it; the rest ''. */
  readonly endereco: EnderecoEntrega;
  readonly observacao: string;
  /** Of a company with several buyers: who asked for the order, and who approved it; '' where nobody did. */
  readonly solicitante: string;
  readonly aprovador: string;
};

/** A value inside a product. */
export type ProgramaOpcao = {
  readonly codigo: string;
  /** `Cor: Azul`. */
  readonly nome: string;
  readonly preco: number;
  /** Crossed out beside the price; 0 for none. */
  readonly precoDe: number;
  readonly estoque: number;
  readonly ean: string;
};

export type ProgramaProduto = {
  readonly codigo: string;
  readonly nome: string;
  readonly marca: string;
  /** `disponivel`, `indisponivel` or `sobConsulta`. */
  readonly situacao: string;
  readonly ativo: boolean;
  readonly preco: number;
  readonly precoDe: number;
  /** Of a product with values inside it, that of each stands in `opcoes`. */
  readonly estoque: number;
  readonly ean: string;
  /** For a nota fiscal, '' where nobody has said it: `8544.42.00`, `28.038.00`, `0` to `8`, `UN`. */
  readonly ncm: string;
  readonly cest: string;
  readonly origem: string;
  readonly unidade: string;
  readonly opcoes: readonly ProgramaOpcao[];
};

export type ProgramaProdutos = {
  readonly produtos: readonly ProgramaProduto[];
  /** To be sent as `depois` for the next page; '' at the end. */
  readonly proximo: string;
};

export type ProgramaEvento = {
  /** Of its own for good. */
  readonly id: string;
  /** `pedido.criado`, `estoque.alterado`: docs/api/program.md has them all. */
  readonly tipo: string;
  /** ISO time of the transaction that caused it. */
  readonly data: string;
  /** What it is about: numbers and codes, nothing of a person. */
  readonly dados: Readonly<Record<string, string | number>>;
};

export type ProgramaEventos = {
  readonly eventos: readonly ProgramaEvento[];
  /** To be sent as `desde` next time. */
  readonly cursor: string;
  /** There are more behind it now. */
  readonly mais: boolean;
};

export type ProgramaEstoque = { readonly codigo: string; readonly estoque: number };
