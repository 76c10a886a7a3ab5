/** The showcases of the shop as the panel edits them: our extension, `/api/v2/vitrine/panel/showcases`. */
import type { ShowcaseRuleOf } from '#lib/domain/content/shop-showcases.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type ProdutoEscolha = {
  readonly id: number;
  readonly nome: string;
  readonly sku: string;
  /** Path of its page. */
  readonly rota: string;
  /** Whether visitors may see it now. */
  readonly visivel: boolean;
  readonly estoque: number;
};

export type VitrineConteudo = {
  readonly titulo: string;
  readonly ativo: boolean;
  /** How many products it shows at most. */
  readonly limite: number;
  /** What fills it by itself; null shows the chosen products. */
  readonly regra: ShowcaseRuleOf | null;
  /** Chosen by hand, in their order; kept while a rule is in force. */
  readonly produtos: readonly number[];
};

export type VitrinesPainel = {
  readonly vitrines: readonly (Omit<VitrineConteudo, 'produtos'> & {
    readonly hash: string;
    readonly escolhidos: number;
  })[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type VitrinePainel = VitrineConteudo & {
  readonly hash: string;
  readonly revisao: string;
  readonly escolhidos: readonly ProdutoEscolha[];
  /** What visitors see of it now, with the rule or without. */
  readonly mostra: number;
  readonly categorias: readonly { readonly id: number; readonly nome: string }[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type ProdutosEscolha = { readonly produtos: readonly ProdutoEscolha[] };
