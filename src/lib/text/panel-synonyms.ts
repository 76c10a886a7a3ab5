/** `/painel/sinonimos`. */
export const panelSynonymsText = {
  add: 'Adicionar',
  addTitle: 'Novo sinônimo',
  kinds: { synonym: 'Outro nome', use: 'Aparelho ou uso', redirect: 'Leva à página', hint: 'Aviso' },
  columns: { actions: 'Ações', termo: 'Quem procura', significado: 'Significa, leva a ou mostra', tipo: 'É' },
  faults: {
    termo: 'Escreva de uma a cinco palavras, sem comprimento nem preço.',
    significado: 'Escreva como o catálogo chama isso, em até 60 letras.',
    redirect: 'Escreva o endereço de uma página desta loja, que não seja uma busca: “/pagina/trocas”.',
    hint: 'Escreva o aviso.',
  },
  form: {
    termo: 'Quem procura',
    termoHint: 'Como as pessoas escrevem, sem código de produto: “enforca gato”.',
    tipo: 'O que fazer',
    tipos: {
      synonym: 'Encontrar também o que tem outro nome',
      use: 'É um aparelho ou uso que não vendemos: encontrar o que serve para ele',
      redirect: 'Levar a uma página da loja',
      hint: 'Mostrar um aviso acima do resultado',
    },
    significado: 'Outro nome, endereço da página ou aviso',
    significadoHint:
      'O nome como o catálogo chama (“abraçadeira”), o endereço (“/pagina/trocas”) ou o aviso em uma frase.',
  },
  intro:
    'A busca também encontra o que o sinônimo diz, assim que ele é salvo. Vale em um sentido: “sapatênis” pode trazer tênis sem que “tênis” traga sapatênis.',
  notices: {
    adicionado: 'Salvo. Já vale na busca.',
    removido: 'Removido.',
    trazido: 'Importados. Já valem na busca.',
  },
  remove: 'Remover',
  removeOf: (termo: string, significado: string): string => `Remover ${termo}: ${significado}`,
  search: 'Parte da palavra',
  title: 'Sinônimos da busca',
  why: 'Ver por que uma busca encontra o que encontra',
  total: (total: number): string => (total === 1 ? '1 sinônimo' : `${total} sinônimos`),
};

/** `/painel/sinonimos/novos`. */
export const offeredSynonymsText = {
  columns: {
    take: 'Importar',
    termo: 'Quem procura',
    significado: 'Passa a encontrar também',
    tipo: 'É',
    proprios: 'O que a loja já diz',
  },
  intro:
    'Sinônimos desta versão da Vitrine para o que a sua loja vende. Os seus ficam como estão, e o que você já removeu não volta a aparecer aqui. Onde a loja já diz algo da mesma palavra, o novo só vem se você marcar.',
  link: (count: number): string =>
    count === 1
      ? 'Importar o novo sinônimo da Vitrine (1 palavra)'
      : `Importar os novos sinônimos da Vitrine (${count} palavras)`,
  none: 'A loja já tem todos os sinônimos desta versão da Vitrine.',
  nothingMarked: 'Marque pelo menos uma palavra.',
  submit: 'Importar os marcados',
  takeOf: (termo: string): string => `Importar ${termo}`,
  title: 'Novos sinônimos da Vitrine',
  total: (count: number): string => (count === 1 ? '1 palavra nova' : `${count} palavras novas`),
};
