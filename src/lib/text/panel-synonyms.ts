/** `/painel/sinonimos`. */
export const panelSynonymsText = {
  add: 'Adicionar',
  addTitle: 'Novo sinônimo',
  kinds: { synonym: 'Outro nome', use: 'Aparelho ou uso' },
  columns: { actions: 'Ações', termo: 'Quem procura', significado: 'também quer dizer', tipo: 'É' },
  faults: {
    termo: 'Escreva de uma a quatro palavras, sem comprimento nem preço.',
    significado: 'Escreva como o catálogo chama isso.',
  },
  form: {
    termo: 'Quem procura',
    termoHint: 'Como as pessoas escrevem, sem código de produto: “enforca gato”.',
    significado: 'também quer dizer',
    significadoHint: 'Como o catálogo chama: “abraçadeira”.',
    use: 'É um aparelho ou uso que a loja não vende (como TV ou projetor); mostre o que serve para ele',
  },
  intro:
    'A busca encontra também o que o sinônimo diz, assim que ele é guardado. Vale em um sentido: “dp” quer dizer DisplayPort, e DisplayPort não quer dizer “dp”.',
  notices: { adicionado: 'Sinônimo adicionado.', removido: 'Sinônimo removido.' },
  remove: 'Remover',
  removeOf: (termo: string, significado: string): string => `Remover ${termo}: ${significado}`,
  search: 'Parte da palavra',
  title: 'Sinônimos da busca',
  total: (total: number): string => (total === 1 ? '1 sinônimo' : `${total} sinônimos`),
};
