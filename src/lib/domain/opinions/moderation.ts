/** The moderation state of what visitors wrote, as the wire has it. */

export const SITUACOES = ['esperando', 'publicada', 'recusada'] as const;
export type Situacao = (typeof SITUACOES)[number];
/** Of what was said: the shop decides for one of them, and may change its mind. */
export type Decisao = Exclude<Situacao, 'esperando'>;

/** `produto` also holds opinions on ready-made lists. */
export const TIPOS_AVALIACAO = ['produto', 'loja'] as const;
export type TipoAvaliacao = (typeof TIPOS_AVALIACAO)[number];

/** `semResposta`: published, without an answer of the shop. */
export const FILTROS_PERGUNTA = [...SITUACOES, 'semResposta'] as const;
export type FiltroPergunta = (typeof FILTROS_PERGUNTA)[number];

/** Contact form, quote request, restock request. */
export const TIPOS_MENSAGEM = ['contato', 'orcamento', 'aviseme'] as const;
export type TipoMensagem = (typeof TIPOS_MENSAGEM)[number];

export const SITUACOES_MENSAGEM = ['novo', 'respondido', 'encerrado'] as const;
export type SituacaoMensagem = (typeof SITUACOES_MENSAGEM)[number];
