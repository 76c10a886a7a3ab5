/** What the platform says about the second factor of the shop's people. */
export const factorMessage = {
  missingFactor: {
    codigo: 'Falta o código da verificação em duas etapas.',
    cadastro: 'A loja exige a verificação em duas etapas: ative a sua antes de continuar.',
  },
  factorKeyGone:
    'A loja não consegue mais ler esta verificação, porque a chave que a guarda mudou. Quem cuida do servidor pode removê-la.',
  factorThere: 'A verificação em duas etapas já está ativa.',
  noFactor: 'A verificação em duas etapas não está ativa.',
  noFactorThere: 'Esta pessoa não tem a verificação em duas etapas ativa.',
  noFactorBegun: 'Comece de novo: não há verificação esperando o primeiro código.',
  ownFactor: 'A sua verificação se desativa em Meu acesso, com um código.',
  ownFactorFirst: 'Ative primeiro a sua verificação: assim você não perde o acesso ao painel.',
  wrongFactorCode:
    'Código errado, vencido ou já usado. Espere o próximo código do aplicativo e tente de novo.',
} as const;
