/** How what visitors wrote stands with the shop, as it is told on the wire. */

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

/** Contact form, request for a quote, request to be told of stock. */
export const TIPOS_MENSAGEM = ['contato', 'orcamento', 'aviseme'] as const;
export type TipoMensagem = (typeof TIPOS_MENSAGEM)[number];

export const SITUACOES_MENSAGEM = ['novo', 'respondido', 'encerrado'] as const;
export type SituacaoMensagem = (typeof SITUACOES_MENSAGEM)[number];
