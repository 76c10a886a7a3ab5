/** `/painel/arquivos`. */
export const panelFilesText = {
  add: 'Enviar',
  addTitle: 'Enviar um arquivo',
  columns: { actions: 'Ações', nome: 'Nome', produtos: 'Produtos', size: 'Tamanho' },
  faults: {
    file: 'Escolha o arquivo.',
    label: 'Escreva sem | e com até 80 caracteres.',
    product: 'A loja não tem produto com este SKU. O arquivo não foi enviado.',
  },
  form: {
    file: 'Arquivo',
    fileHint: 'PDF, ZIP, PNG ou JPEG, até 10 MB. Um arquivo com o mesmo nome toma o lugar do que há.',
    kind: 'O que é',
    kinds: [
      ['manuais', 'Manual'],
      ['arquivos', 'Outro arquivo'],
    ] as const,
    label: 'Como o cliente lê',
    labelHint: 'Como Manual de montagem. Vazio: Manual do produto, ou Arquivo.',
    sku: 'SKU do produto',
    skuHint: 'O arquivo já entra na página dele. Vazio: só fica guardado, e você o põe em produtos depois.',
  },
  intro:
    'O que o cliente baixa na página de um produto: manuais, fichas, certificados, programas. O mesmo arquivo serve a muitos produtos: escreva o nome dele no formulário do produto, ou nas colunas manuais e arquivos da planilha.',
  notices: {
    apagado: 'Arquivo excluído.',
    enviado: 'Arquivo enviado.',
    guardado:
      'O arquivo foi enviado, mas o produto não o recebeu: ele já tem dez, ou alguém o salvou agora. Acrescente-o no formulário do produto.',
    produto: 'Arquivo enviado. Já está na página do produto.',
  } as Readonly<Record<string, string>>,
  remove: 'Excluir',
  removeOf: (nome: string): string => `Excluir ${nome}`,
  search: 'Parte do nome',
  title: 'Manuais e arquivos',
  total: (total: number): string => (total === 1 ? '1 arquivo' : `${total.toLocaleString('pt-BR')} arquivos`),
};
