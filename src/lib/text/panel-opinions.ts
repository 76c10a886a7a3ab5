/** The sentences of `/painel/avaliacoes` and `/painel/perguntas`. */

const SITUATION = { esperando: 'Pendentes', publicada: 'Publicadas', recusada: 'Recusadas' } as const;

export const panelOpinionText = {
  answer: 'Responder como a loja',
  answerFault: (most: number): string => `Escreva a resposta, com até ${most} caracteres.`,
  answerHelp: (shown: boolean): string =>
    `A pergunta e a resposta aparecem na página do produto em até um segundo${shown ? '' : ', também por Publicar, acima'}.`,
  answerLeft: 'Esta resposta ainda não foi publicada. Apague o texto se quiser mesmo recusar a pergunta.',
  answerPublish: 'Publicar resposta',
  byShop: 'Resposta da loja',
  content: (yes: boolean): string => (yes ? 'Ficou satisfeito' : 'Não ficou satisfeito'),
  decided: (who: string, when: string): string => (who === '' ? when : `${who}, ${when}`),
  filters: { ...SITUATION, semResposta: 'Sem resposta da loja' },
  kinds: { produto: 'De produtos', loja: 'Da loja' },
  marks: (experiencia: number, atendimento: number): string =>
    `Experiência ${experiencia} de 10, atendimento ${atendimento} de 10`,
  notices: {
    publicada: 'Publicado. Já aparece na loja.',
    recusada: 'Recusado. Não aparece na loja.',
    respondida: 'Resposta publicada. Já aparece na página do produto.',
  },
  notShown: 'Quem escreveu não autorizou a publicação: mesmo publicada, não aparece no site.',
  one: { esperando: 'Pendente', publicada: 'Publicada', recusada: 'Recusada' },
  publish: 'Publicar',
  questions: 'Perguntas',
  recommends: 'Recomenda',
  refuse: 'Recusar',
  reviews: 'Avaliações',
  search: 'Buscar por nome, e-mail, texto ou produto',
  shopAnswer: 'Sua resposta',
  states: 'Situação',
  take: 'Remover do site',
  wordless: 'Sem comentário.',
} as const;
