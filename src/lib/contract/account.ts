/** An account's own data on the wire: our extension, `/api/v2/vitrine/account`. */
import type { Pedido } from './order.ts';

/** Of `/api/v2/vitrine/cep/{cep}`: '' for what is not known. */
export type EnderecoCep = {
  /** Eight digits. */
  readonly cep: string;
  readonly logradouro: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
};

export type Conta = {
  /** `f` person, `j` company. */
  readonly pessoa: 'f' | 'j';
  readonly email: string;
  readonly nomeRazao: string;
  readonly nomeFantasia: string;
  /** Without dots: eleven digits, or fourteen digits and letters. */
  readonly cpfCnpj: string;
  /** `ISENTO` for a company without one, '' of a person. */
  readonly inscricaoEstadual: string;
  readonly celular: string;
  readonly telefone: string;
  /** Wants the shop's news by e-mail; `smsOptin` by text message. */
  readonly optin: boolean;
  readonly smsOptin: boolean;
  readonly criadaEm: string;
};

export type EnderecoConta = EnderecoCep & {
  readonly id: number;
  readonly principal: boolean;
  /** What its owner calls it, '' for nothing. */
  readonly nome: string;
  readonly numero: string;
  readonly complemento: string;
  readonly pais: string;
};

/** The main one first. */
export type EnderecosConta = { readonly enderecos: readonly EnderecoConta[] };

/** A browser somebody is logged in with. */
export type Aparelho = {
  readonly id: string;
  /** The one that asks. */
  readonly atual: boolean;
  /** As it names itself (`User-Agent`), '' when it does not. */
  readonly navegador: string;
  readonly entrouEm: string;
  readonly vistoEm: string;
};

/** The one that asks first, then the one used last. */
export type AparelhosConta = { readonly aparelhos: readonly Aparelho[] };

/** Everything the shop keeps about somebody (LGPD, art. 18, II and V). */
export type MeusDados = {
  readonly geradoEm: string;
  readonly conta: Conta;
  readonly enderecos: readonly EnderecoConta[];
  readonly aparelhos: readonly Aparelho[];
  readonly produtosFavoritos: readonly { readonly produto: string; readonly desde: string }[];
  readonly carrinho: readonly { readonly produto: string; readonly quantidade: number }[];
  /** Taken out of the cart for later. */
  readonly guardados: readonly { readonly produto: string; readonly quantidade: number }[];
  readonly pedidos: readonly Pedido[];
  /** Goods that were to come back, and what became of them. */
  readonly devolucoes: readonly {
    readonly pedido: number;
    readonly tipo: string;
    readonly motivo: string;
    readonly situacao: string;
    readonly em: string;
  }[];
  readonly orcamentos: readonly { readonly numero: number; readonly conteudo: object; readonly em: string }[];
  readonly avaliacoes: readonly {
    readonly nome: string;
    readonly nota: number;
    readonly comentario: string;
    readonly em: string;
  }[];
  readonly perguntas: readonly { readonly nome: string; readonly pergunta: string; readonly em: string }[];
  /** What was written to the shop, or asked of a product. */
  readonly mensagens: readonly { readonly tipo: string; readonly mensagem: string; readonly em: string }[];
  /** Null without a subscription to the shop's news. */
  readonly novidades: { readonly desde: string } | null;
  /** Per cent that they pay less, as a reseller or by a group, and its name, '' for none. */
  readonly precoProprio: { readonly desconto: number; readonly grupo: string };
  /** What the shop's people wrote down about them. */
  readonly anotacoesLoja: readonly { readonly texto: string; readonly em: string }[];
  /** What they said of reminders of a cart, in which words and where; and the reminders that were sent. */
  readonly lembretesCarrinho: {
    readonly escolhas: readonly {
      readonly quer: boolean;
      readonly palavras: string;
      readonly onde: string;
      readonly em: string;
    }[];
    readonly enviados: readonly string[];
  };
  /** For which company they buy, who buys for theirs, and what they asked for: orders, and what waited for an approval. */
  readonly comprasEmpresa: {
    readonly empresa: { readonly nome: string; readonly desde: string } | null;
    readonly compradores: readonly {
      readonly nome: string;
      readonly email: string;
      readonly desde: string;
    }[];
    readonly pedidos: readonly { readonly numero: number; readonly em: string }[];
    readonly aprovacoes: readonly { readonly numero: number; readonly em: string }[];
  };
};
