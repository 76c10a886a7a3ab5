/** `evaluations/*` (platform contract 4.9, 8.6). */
import type { AvaliacaoProduto } from './product.ts';
import type { Info } from './url.ts';

type Page = Pick<Info, 'offset' | 'limit' | 'exibindo' | 'total'>;

export type AvaliacoesProduto = {
  /** 0 to 5. */
  readonly media: number;
  readonly quantidade: number;
  /** Of the whole choice, the best mark first; ours, so another platform may leave it out. */
  readonly notas?: readonly { readonly nota: number; readonly quantidade: number }[];
  readonly avaliacoes: readonly AvaliacaoProduto[];
  readonly info: Page;
};

export type AvaliacaoLoja = {
  readonly id: number;
  readonly nome: string;
  /** ISO 8601. */
  readonly data: string;
  /** 1 to 10, as is `atendimento`. */
  readonly experiencia: number;
  readonly atendimento: number;
  readonly satisfacao: boolean;
  readonly mensagem: string;
};

export type AvaliacoesLoja = {
  /** 0 to 10. */
  readonly media: number;
  readonly quantidade: number;
  readonly avaliacoes: readonly AvaliacaoLoja[];
  readonly info: Page;
};

type NewReview = {
  readonly nome: string;
  readonly email: string;
  /** 1 to 5. */
  readonly nota: number;
  readonly comentario: string;
  readonly recomenda: boolean;
};

export type NewProductReview = NewReview & {
  readonly idProduto: number;
  readonly anexos?: readonly string[];
};

/** The newest first unless `ASC`. */
export type ReviewParams = {
  readonly offset?: number;
  readonly limit?: number;
  readonly order?: 'ASC' | 'DESC';
  readonly idProduto?: number;
  readonly idCategoria?: number;
  readonly nota?: number;
};

export type NewStoreReview = Pick<AvaliacaoLoja, 'experiencia' | 'atendimento' | 'satisfacao'> & {
  /** Whether it may be shown. */
  readonly autorizacao: boolean;
  readonly mensagem?: string;
};

export type NewQuestion = {
  readonly nivel: 'produto' | 'categoria' | 'marca' | 'landingPage';
  readonly idNivel: number;
  readonly nome: string;
  readonly email: string;
  readonly contato?: string;
  readonly pergunta: string;
};

export type NewAnswer = Pick<NewQuestion, 'nome' | 'email' | 'contato'> & {
  readonly idPergunta: number;
  readonly resposta: string;
};
