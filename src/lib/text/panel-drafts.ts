/** What the panel says of text that was typed and not saved. */
export const panelDraftText = {
  discard: 'Descartar',
  found: (quando: string): string =>
    `Você digitou neste formulário em ${quando} e não salvou. O texto ficou guardado neste navegador.`,
  homeless: 'O formulário mudou, e esta parte do que você digitou não tem mais lugar nele:',
  restore: 'Recuperar o que digitei',
  restored: 'Recuperado. Confira e salve.',
  since: 'Depois disso alguém salvou outra versão: confira antes de salvar.',
} as const;

/** What is answered to a form whose session ended before it was sent. */
export const endedSessionText = {
  files: 'Os arquivos que você escolheu não puderam ser guardados: escolha-os de novo no formulário.',
  logIn: 'Entrar em outra aba',
  send: 'Enviar de novo',
  steps:
    'Nada foi salvo ainda, e nada do que você digitou se perdeu. Entre em outra aba, volte a esta e envie de novo.',
  title: 'Sua sessão terminou',
  typed: 'O que você digitou',
} as const;
