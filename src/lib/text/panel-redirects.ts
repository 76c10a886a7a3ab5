/** `/painel/redirecionamentos`. */
export const panelRedirectsText = {
  add: 'Adicionar',
  addTitle: 'Novo redirecionamento',
  by: { endereco: 'a própria loja', painel: 'painel' },
  columns: { actions: 'Ações', de: 'Endereço antigo', origem: 'Feito por', para: 'Leva a' },
  faults: {
    de: 'Escreva um caminho da loja, como /produto-antigo.',
    para: 'Escreva um caminho da loja, como /categoria/produto.',
  },
  form: {
    de: 'Endereço antigo',
    deHint: 'O que não existe mais, como /produto-antigo. O que vem depois de ? não conta.',
    para: 'Endereço novo',
    paraHint: 'Uma página desta loja, como /categoria/produto.',
  },
  intro:
    'Quem abre um endereço antigo vai para o novo, e os buscadores aprendem a mudança (301). Quando o endereço de um produto ou de uma categoria muda, a loja cria o redirecionamento sozinha.',
  notices: { adicionado: 'Redirecionamento adicionado.', removido: 'Redirecionamento removido.' },
  remove: 'Remover',
  removeOf: (de: string): string => `Remover ${de}`,
  search: 'Parte do endereço',
  title: 'Redirecionamentos',
  total: (total: number): string => (total === 1 ? '1 redirecionamento' : `${total} redirecionamentos`),
};
