/** `GET settings` (platform contract 4.1, 8.1): the site configuration of the specification's section 3. */
import type { CompanyBuyerRules } from '#lib/domain/accounts/company-buyers.ts';
import type { CartReminderRules } from '#lib/domain/cart/reminder.ts';
import type { PaidWay } from '#lib/domain/payments/methods.ts';
import type { ReturnRules } from '#lib/domain/returns/rights.ts';
import type { DeliveryCalendar } from '#lib/domain/shipping/delivery-day.ts';
import type { Appearance } from '#lib/domain/shop/appearance.ts';

export type DescontoVista = {
  readonly geral: number;
  readonly boleto: number;
  readonly pix: number;
  readonly deposito: number;
  readonly cartao: number;
};

export type EmpresaPagamento = {
  /** '' of a bank whose name the shop does not know. */
  readonly nome: string;
  /** What is paid through it. */
  readonly formas: readonly PaidWay[];
  /** What it is told: the charge alone, or who pays too. */
  readonly recebe: 'cobranca' | 'comprador';
  /** Cards are typed into its fields on the shop's own page. */
  readonly campos: boolean;
};

export type ConfiguracaoCarrinho = {
  readonly alertaFreteGratis: boolean;
  /** Free-shipping threshold, whole reais. */
  readonly alertaFreteGratisValorFixo: number;
  readonly mensagemAlertaFreteGratis: string;
  readonly mensagemAlertaFreteGratisGanhou: string;
};

/** The shop's id at each service that shows opinions; '' where it has none. */
export type IntegracoesAvaliacoes = {
  readonly trustvox: string;
  readonly yourviews: string;
  readonly opinioesVerificadas: string;
};

/** Addresses of the shop's own pages elsewhere; '' where it has none. */
export type RedesSociais = {
  readonly instagram: string;
  readonly facebook: string;
  readonly youtube: string;
  readonly tiktok: string;
  readonly linkedin: string;
};

export type Configuracoes = {
  /** How the shop looks, ours; left out by a shop that chose nothing. */
  readonly aparencia?: Appearance;
  /** When the shop sends what was ordered, ours. */
  readonly entrega?: DeliveryCalendar;
  /** What the shop says of returns beside the law, ours. */
  readonly trocas?: ReturnRules;
  /** Whether and when it reminds of a cart that was left, ours. */
  readonly lembreteCarrinho?: CartReminderRules;
  /** Whether companies have several buyers and approve their orders, ours. */
  readonly compradoresEmpresa?: CompanyBuyerRules;
  readonly google: {
    readonly ga: { readonly gtm: string };
    readonly tag: { readonly verification: readonly string[] };
  };
  readonly sistema: {
    readonly geral: {
      readonly site: {
        readonly nome: string;
        readonly url: string;
        readonly email: string;
        readonly telefone: string;
        readonly whatsapp: string;
        readonly endereco: string;
        readonly razaoSocial: string;
        readonly cnpj: string;
        readonly horario: string;
      };
      readonly lojaTeste: boolean;
    };
    readonly checkout: { readonly carrinho: ConfiguracaoCarrinho };
    readonly produto: {
      readonly limitePorPagina: number;
      readonly ordenacaoPadrao: string;
      /** '' or '.html'. */
      readonly urlSufixo: string;
      /** Instalment rules: plans up to `semJuros` are interest-free, up to `maximo` at `taxa` per cent a month, none below `parcelaMinima` reais. */
      readonly parcelamento: {
        readonly semJuros: number;
        readonly maximo: number;
        readonly taxa: number;
        readonly parcelaMinima: number;
      };
    };
    readonly paginaAguarde: { readonly ativo: boolean; readonly mensagem: string; readonly arquivo: string };
  };
  readonly pagamento: {
    readonly descontoVista: DescontoVista;
    /** Ways to pay that are on: ours, left out by other platforms. */
    readonly formas?: readonly PaidWay[];
    /** Companies that take part in paying, ours likewise: the page about privacy names them. */
    readonly empresas?: readonly EmpresaPagamento[];
  };
  readonly integracoes: {
    readonly avaliacoes: IntegracoesAvaliacoes;
    readonly recaptcha: { readonly ativo: boolean; readonly chave: string };
    readonly marketplace: boolean;
    readonly listaPresente: boolean;
    readonly assinatura: boolean;
  };
  readonly seo: {
    readonly geral: {
      readonly title: string;
      readonly description: string;
      readonly titleSocial: string;
      readonly descriptionSocial: string;
    };
  };
  /** Ours; a hosted platform does not know it. */
  readonly redesSociais?: RedesSociais;
  readonly paises: readonly { readonly codigo: string; readonly nome: string }[];
};

export type Settings = { readonly configuracoes: Configuracoes };
export type Ping = { readonly sucesso: boolean; readonly data: string };
