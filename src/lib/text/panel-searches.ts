/** What visitors searched for, in `/painel/sinonimos`, and `/painel/sinonimos/porque`. */

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

type Factors = Readonly<
  Record<'palavras' | 'categoria' | 'inicio' | 'sentido' | 'popularidade' | 'pontos', number>
>;

export const panelSearchesText = {
  unanswered: (days: number): string => `Buscas que não levaram a um produto em ${days} dias`,
  unansweredHelp:
    'Contadas por dia, sem saber de quem: quantas vezes alguém procurou e ninguém abriu um produto do resultado. Aparece o que foi procurado em pelo menos três dias: o que uma pessoa digita uma vez, como um nome, fica de fora.',
  none: 'Nenhuma ainda: ninguém buscou o mesmo em três dias, ou todos abriram um produto.',
  columns: { termo: 'Busca', buscas: 'Vezes', encontrados: 'Encontra', actions: 'O que fazer' },
  found: (total: number, without: readonly string[]): string => {
    if (total === 0) return 'nada';
    const lacking = without.length > 0 ? `, sem ${without.map((word) => `“${word}”`).join(' nem ')}` : '';
    return (total === 1 ? '1 produto' : `${total} produtos`) + lacking;
  },
  acts: { synonym: 'Sinônimo', redirect: 'Levar a uma página', hint: 'Aviso' },
  actOf: (act: string, term: string): string => `${act} para ${term}`,
  why: 'Por que está aqui?',
  whyOf: (term: string): string => `Por que está aqui? (${term})`,
  title: 'Por que está aqui?',
  intro:
    'Escreva uma busca para ver como a loja a lê, o que corrigiu ou deixou de fora, e por que cada produto está na posição em que está.',
  field: 'Busca',
  back: 'Sinônimos da busca',
  open: 'Ver a busca na loja',
  reading: 'Como foi lida',
  code: (code: string): string =>
    `Foi lida como o código ${code} e encontra só os produtos que começam com ele.`,
  readColumns: { digitado: 'Palavra', papel: 'Lida como', procura: 'Procura por' },
  roles: {
    produto: 'o que o produto é',
    nome: 'palavra do produto',
    uso: 'aparelho ou uso: encontra, mas não ordena',
    cor: 'cor',
    destino: 'para que serve',
    desconhecida: 'nenhum produto se chama assim',
  },
  measures: 'Medidas:',
  readAs: 'Filtros e ordem:',
  corrected: 'Corrigida para:',
  without: 'Ficou de fora:',
  hint: 'Aviso mostrado:',
  redirect: 'Leva à página:',
  noWords: 'Nenhuma palavra desta busca se refere a um produto.',
  products: (shown: number, total: number): string =>
    total === 0
      ? 'Nenhum produto'
      : shown < total
        ? `Os ${shown} primeiros de ${total} produtos`
        : total === 1
          ? '1 produto'
          : `${total} produtos`,
  productColumns: {
    posicao: 'Posição',
    nome: 'Produto',
    palavras: 'Onde tem as palavras',
    fatores: 'Pontos',
  },
  places: {
    inicio: 'no começo do nome',
    nome: 'no nome',
    ficha: 'na ficha, na marca ou na categoria',
    descricao: 'só na descrição',
    falta: 'não tem',
  },
  points: ({ palavras, categoria, inicio, sentido, popularidade, pontos }: Factors): string => {
    const sum = [
      `palavras ${decimal.format(palavras)}`,
      ...(categoria > 0 ? [`categoria pedida ${decimal.format(categoria)}`] : []),
    ].join(' + ');
    const times = [
      ...(inicio > 1 ? [`é o produto pedido × ${decimal.format(inicio)}`] : []),
      ...(sentido > 1 ? [`sentido pedido × ${decimal.format(sentido)}`] : []),
      `popularidade × ${decimal.format(popularidade)}`,
    ].join(', ');
    return `${decimal.format(pontos)}: ${sum}; ${times}`;
  },
  unavailable: 'indisponível: vai para o fim',
};
