/** The sentences that lists of the panel share. */

export const panelListText = {
  actions: 'Ações',
  empty: 'Nada por aqui.',
  none: (busca: string): string => `Nada encontrado para “${busca}”.`,
  page: 'Página do produto',
  pages: 'Páginas da lista',
  search: 'Buscar',
  show: 'Mostrar',
} as const;
