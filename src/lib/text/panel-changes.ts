/** What stands at the foot of the pages of `/painel`: who changed what, and when. */
export const panelChangesText = {
  acao: { mudou: 'mudou', criou: 'criou', removeu: 'removeu' },
  empty: 'vazio',
  from: 'de',
  to: 'para',
  pictureBefore: 'a imagem de antes',
  pictureAfter: 'a imagem de depois',
  giveBack: (alvo: string): string => `Trazer ${alvo} de volta`,
  givenBack: 'O formulário está como era antes da remoção. Confira e salve: a loja ainda não mudou.',
  none: 'Nada mudou ainda.',
  restore: (quando: string): string => `Voltar ao que era antes de ${quando}`,
  title: 'Últimas mudanças',
  undo: (quando: string): string => `Preencher como antes de ${quando}`,
  undone: (cut: readonly string[]): string =>
    `O formulário está como era antes daquela mudança. Confira e salve: a loja ainda não mudou.${
      cut.length > 0
        ? ` O texto antigo é longo demais para o histórico e ficou como está em: ${cut.join(', ')}.`
        : ''
    }`,
  /** After the name of the field. What was empty before is not spoken of. */
  was: (antes: string, depois: string): string => {
    const after = depois === '' ? 'vazio' : `“${depois}”`;
    return antes === '' ? `agora ${after}` : `de “${antes}” para ${after}`;
  },
} as const;
