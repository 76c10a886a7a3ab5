/** What stands at the foot of the pages of `/painel`: who changed what, and when. */
export const panelChangesText = {
  acao: { mudou: 'mudou', criou: 'criou', removeu: 'removeu' },
  empty: 'vazio',
  none: 'Nada mudou ainda.',
  title: 'Últimas mudanças',
  was: (antes: string, depois: string): string => `de “${antes}” para “${depois}”`,
} as const;
