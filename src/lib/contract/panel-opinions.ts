/** What visitors said and the shop decides about: ours, `/api/v2/vitrine/panel/reviews*` and `panel/questions*`. */
import type { Decisao, Situacao } from '#lib/domain/opinions/moderation.ts';

export type InfoPainel = { readonly offset: number; readonly limit: number; readonly total: number };

/** How many there are of each. */
export type TotaisPainel = Readonly<Record<Situacao, number>>;

export type Moderada = {
  readonly id: number;
  readonly situacao: Situacao;
  /** Who decided, '' for nobody yet; ISO time, '' likewise. */
  readonly decididaPor: string;
  readonly decididaEm: string;
  /** ISO time. */
  readonly data: string;
  readonly nome: string;
  /** '' where none was asked for. */
  readonly email: string;
  readonly texto: string;
};

/** What it is about, and the path of its page, '' for one that is gone. */
type Alvo = { readonly nome: string; readonly rota: string };

export type AvaliacaoPainel = Moderada & {
  readonly alvo: Alvo;
  /** 1 to 5; of the shop the mean of the two below, 1 to 10. */
  readonly nota: number;
  readonly experiencia: number;
  readonly atendimento: number;
  /** Recommends the product, or is content with the shop. */
  readonly recomenda: boolean;
  /** False: its writer does not want it shown. */
  readonly autorizacao: boolean;
};

export type AvaliacoesPainel = {
  readonly avaliacoes: readonly AvaliacaoPainel[];
  readonly totais: TotaisPainel;
  readonly info: InfoPainel;
};

export type RespostaPainel = Moderada & { readonly administrador: boolean };

export type PerguntaPainel = Moderada & {
  readonly alvo: Alvo;
  readonly respostas: readonly RespostaPainel[];
};

export type PerguntasPainel = {
  readonly perguntas: readonly PerguntaPainel[];
  /** `esperando` also counts published questions with an answer that waits. */
  readonly totais: TotaisPainel & { readonly semResposta: number };
  readonly info: InfoPainel;
};

/** A decision, and how things stood when it was taken: what somebody else decided meanwhile is not overwritten. */
export type NovaDecisao = { readonly situacao: Decisao; readonly vista: Situacao };
