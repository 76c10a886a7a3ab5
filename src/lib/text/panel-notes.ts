/** The sentences of the notes in `/painel/clientes/…` and `/painel/pedidos/…`. */
export const panelNotesText = {
  title: 'Notas internas',
  note: 'Nova nota',
  hint: 'Só a equipe vê aqui. Se o cliente pedir os dados dele, as notas vão junto (LGPD, art. 18): escreva só o que ajuda a atender.',
  save: 'Salvar nota',
  edit: 'Editar esta nota',
  change: 'Texto da nota',
  saveChange: 'Salvar mudança',
  remove: 'Remover nota',
  changed: (quando: string): string => `editada em ${quando}`,
  missing: 'Escreva a nota.',
  stale: 'Outra pessoa mudou esta nota enquanto você editava. O texto dela está abaixo.',
  gone: 'Outra pessoa removeu esta nota enquanto você editava. O seu texto está em “Nova nota”.',
  notices: {
    nota: 'Nota salva.',
    'nota-mudada': 'Mudança salva. O texto de antes fica no histórico.',
    'nota-removida': 'Nota removida. O texto dela fica no histórico.',
  },
} as const;
