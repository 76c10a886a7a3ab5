/** The sentences of the notes in `/painel/pedidos/…`. */
export const panelOrderNotesText = {
  title: 'Notas internas',
  note: 'Nova nota',
  hint: 'Só a equipe vê aqui. Se o comprador pedir os dados dele, as notas vão junto (LGPD, art. 18): escreva só o que ajuda a atender.',
  save: 'Salvar nota',
  saved: 'Nota salva.',
  missing: 'Escreva a nota.',
} as const;
