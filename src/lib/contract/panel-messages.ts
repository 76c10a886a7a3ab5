/** What visitors wrote to the shop and what became of it: ours, `/api/v2/vitrine/panel/messages*`. */
import type { SituacaoMensagem } from '#lib/domain/opinions/moderation.ts';
import type { InfoPainel } from './panel-opinions.ts';

export type MensagemPainel = {
  readonly id: number;
  readonly situacao: SituacaoMensagem;
  /** ISO time and name of who changed it last, '' for nobody: the shop itself tells of stock. */
  readonly situacaoEm: string;
  readonly situacaoPor: string;
  /** For the shop alone. */
  readonly nota: string;
  /** Counts its savings: sent back, so that nobody overwrites what they have not seen. */
  readonly revisao: number;
  /** ISO time. */
  readonly data: string;
  readonly nome: string;
  readonly email: string;
  readonly contato: string;
  readonly assunto: string;
  readonly mensagem: string;
  /** What it is about, '' for none; `valor` is the chosen one. */
  readonly produto: { readonly nome: string; readonly rota: string; readonly valor: string };
};

export type MensagensPainel = {
  readonly mensagens: readonly MensagemPainel[];
  readonly totais: Readonly<Record<SituacaoMensagem, number>>;
  readonly info: InfoPainel;
};

/** How many wait to be told of a product, or of a value of it. */
export type EsperaPainel = {
  readonly produto: string;
  readonly rota: string;
  readonly valor: string;
  readonly pessoas: number;
  /** ISO time of who waits longest. */
  readonly desde: string;
};

export type EsperasPainel = { readonly esperas: readonly EsperaPainel[] };

export type MudancaMensagem = Pick<MensagemPainel, 'situacao' | 'nota' | 'revisao'>;
