/** `/painel/sinonimos`. */
export const panelSynonymsText = {
  add: 'Adicionar',
  addTitle: 'Ensinar a busca',
  kinds: { synonym: 'Outro nome', use: 'Aparelho ou uso', redirect: 'Leva à página', hint: 'Recado' },
  columns: { actions: 'Ações', termo: 'Quem procura', significado: 'Quer dizer, vai a ou lê', tipo: 'É' },
  faults: {
    termo: 'Escreva de uma a quatro palavras, sem comprimento nem preço.',
    significado: 'Escreva como o catálogo chama isso, em até 60 letras.',
    redirect: 'Escreva o endereço de uma página desta loja, que não seja uma busca: “/pagina/trocas”.',
    hint: 'Escreva o recado.',
  },
  form: {
    termo: 'Quem procura',
    termoHint: 'Como as pessoas escrevem, sem código de produto: “enforca gato”.',
    tipo: 'O que fazer',
    tipos: {
      synonym: 'Encontrar também o que tem outro nome',
      use: 'É um aparelho ou uso que não vendemos: encontrar o que serve para ele',
      redirect: 'Levar a uma página da loja',
      hint: 'Mostrar um recado acima do resultado',
    },
    significado: 'Outro nome, endereço da página ou recado',
    significadoHint:
      'O nome como o catálogo chama (“abraçadeira”), o endereço (“/pagina/trocas”) ou o recado em uma frase.',
  },
  intro:
    'A busca encontra também o que o sinônimo diz, assim que ele é guardado. Vale em um sentido: “dp” quer dizer DisplayPort, e DisplayPort não quer dizer “dp”.',
  notices: { adicionado: 'Salvo: a busca já sabe.', removido: 'Removido.' },
  remove: 'Remover',
  removeOf: (termo: string, significado: string): string => `Remover ${termo}: ${significado}`,
  search: 'Parte da palavra',
  title: 'Sinônimos da busca',
  why: 'Ver por que uma busca encontra o que encontra',
  total: (total: number): string => (total === 1 ? '1 sinônimo' : `${total} sinônimos`),
};
