/** The sentences of listings, search, lists and comparison. */
import { formatBRL, toCentavos } from '../domain/kernel/money.ts';

/** Made once: a listing writes dozens of numbers. */
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

export const brandsText = {
  title: 'Marcas',
  count: (count: number): string => (count === 1 ? '1 marca' : `${count} marcas`),
  lead: 'Veja os produtos de cada marca.',
  failed: 'Não foi possível carregar as marcas agora.',
  retry: 'Tentar de novo',
} as const;

export const cardText = {
  onRequest: 'Preço sob consulta',
  unavailable: 'Indisponível no momento',
  values: (attribute: string): string => `${attribute}: opções`,
  colours: (labels: readonly string[]): string => `Cores: ${labels.join(', ')}`,
  more: (count: number): string => `+${count}`,
  moreNamed: (count: number, name: string): string =>
    count === 1 ? `mais 1 opção de ${name}` : `mais ${count} opções de ${name}`,
  soldOut: 'sem estoque',
  add: 'Adicionar',
  addNamed: (name: string): string => ` ${name} ao carrinho`,
  chooseFirst: (name: string): string => ` ${name}: escolher a opção`,
  choose: (attribute: string): string => `Qual ${attribute.toLowerCase()}?`,
} as const;

export const compareText = {
  title: 'Comparar produtos',
  lead: 'Até quatro produtos lado a lado, com as diferenças marcadas.',
  count: (count: number): string => (count === 1 ? '1 produto' : `${count} produtos`),
  compare: 'Comparar',
  compareNamed: (name: string): string => `Comparar ${name}`,
  hint: 'Marque de dois a quatro produtos.',
  none: 'Nenhum produto escolhido. Marque “Comparar” em até quatro produtos de uma lista.',
  one: 'Escolha mais um produto: na lista, marque “Comparar” em cada um que quer ver lado a lado.',
  brand: 'Marca',
  marked: 'As linhas marcadas são as que diferem.',
  differs: ' (difere)',
  missing: 'não informado',
  remove: 'Remover',
  removeNamed: (name: string): string => `Remover ${name} da comparação`,
  more: 'Escolher outros produtos',
} as const;

export const filterText = {
  title: 'Filtros',
  open: 'Filtrar',
  close: 'Fechar os filtros',
  show: (total: number): string => (total === 1 ? 'Ver 1 produto' : `Ver ${decimal.format(total)} produtos`),
  more: (count: number): string => `Ver mais ${count}`,
  counted: (total: number): string => (total === 1 ? 'produto' : 'produtos'),
  category: 'Categoria',
  brand: 'Marca',
  price: 'Preço',
  discount: 'Desconto',
  seal: 'Selos',
  availability: 'Disponibilidade',
  from: 'De',
  to: 'Até',
  apply: 'Aplicar',
  applyRange: (name: string): string => `Aplicar a faixa de ${name.toLowerCase()}`,
  rangeOf: (name: string): string => `Faixa de ${name.toLowerCase()}`,
  inUnit: (label: string, unit: string): string => (unit === '' ? label : `${label} (${unit})`),
  number: (value: number): string => decimal.format(value),
  /** The last band has no end a visitor would know. */
  prices: (de: number, ate: number): string => {
    const [from, to] = [formatBRL(toCentavos(de)), formatBRL(toCentavos(ate))];
    if (de === 0) return `Até ${to}`;
    return ate > 1_000_000 ? `A partir de ${from}` : `${from} a ${to}`;
  },
  discounts: (de: number, ate: number): string =>
    ate >= 100 ? `A partir de ${de}% de desconto` : `${de}% a ${ate}% de desconto`,
  measures: (unit: string, de: number | null, ate: number | null): string => {
    const say = (value: number): string => `${decimal.format(value)} ${unit}`;
    if (de === null) return `até ${say(ate ?? 0)}`;
    return ate === null ? `a partir de ${say(de)}` : `${say(de)} a ${say(ate)}`;
  },
  active: 'Filtros escolhidos',
  named: (group: string, label: string): string => (group === '' ? label : `${group}: ${label}`),
  remove: (group: string, label: string): string =>
    `Remover filtro ${group === '' ? label : `${group}: ${label}`}`,
  clear: 'Limpar filtros',
  nothing: 'Nenhum produto com esses filtros',
  nothingHelp: 'Remova um dos filtros ou limpe todos para ver mais produtos.',
} as const;

/** How ranges are said where they are chosen. */
export const rangeWords = {
  price: filterText.prices,
  discount: filterText.discounts,
  measures: ({ unidade, de, ate }: { unidade: string; de: number | null; ate: number | null }): string =>
    filterText.measures(unidade, de, ate),
} as const;

export const listingText = {
  count: (total: number): string => (total === 1 ? '1 produto' : `${decimal.format(total)} produtos`),
  /** Where several products are one card. */
  folded: (cards: number, total: number): string =>
    `${cards === 1 ? '1 modelo' : `${decimal.format(cards)} modelos`}, ${listingText.count(total)}`,
  chosen: (title: string, labels: readonly string[]): string => `${labels.join(', ')} – ${title}`,
  subcategories: 'Subcategorias',
  siblings: 'Categorias próximas',
  sortBy: 'Ordenar por',
  sort: 'Ordenar',
  tools: 'Filtrar e ordenar',
  pageSize: 'Por página',
  apply: 'Aplicar',
  guide: 'Como escolher',
  products: 'Produtos',
  empty: 'Nenhum produto por aqui',
  emptyHelp: 'Não há produtos aqui. Procure com outras palavras ou veja as categorias.',
  pagination: 'Paginação',
  previous: 'Anterior',
  next: 'Próxima',
  page: (number: number): string => `página ${number}`,
  titleOfPage: (title: string, number: number): string => `${title}, página ${number}`,
  range: (first: number, last: number, total: number): string => `${first}–${last} de ${total}`,
} as const;

export const listText = {
  title: 'Listas prontas',
  lead: 'Produtos já reunidos. Leve a lista inteira ou ajuste as quantidades.',
  none: 'Ainda não há listas por aqui.',
  count: (count: number): string => (count === 1 ? '1 lista' : `${count} listas`),
  items: (count: number): string => (count === 1 ? '1 produto' : `${count} produtos`),
  each: (price: string): string => `${price} cada`,
  quantityOf: (name: string): string => `Quantidade de ${name}`,
  together: 'Total da lista',
  buy: 'Comprar a lista',
  buyKit: 'Comprar o kit',
  kits: 'Leve junto e pague menos',
  kitShort: 'Um produto deste kit está sem estoque.',
  togetherKit: 'Total do kit',
  recalculate: 'Atualizar o total',
  partly: 'Parte desta lista está sem estoque: digite zero no que falta para levar o resto.',
  badQuantity: 'Informe as quantidades em números inteiros; zero deixa o produto de fora.',
  nothingChosen: 'Escolha pelo menos um produto da lista.',
  failed: 'Não foi possível fazer isso agora. Tente de novo.',
} as const;

/** As searches tell it: `28 m`, `60 a 80 m`, `mais de 400 m`. */
const LENGTH = /^(?:mais de |menos de |até )?\d+(?:,\d+)?(?: a \d+(?:,\d+)?)? m(?: ou mais)?$/;

export const searchPageText = {
  step: 'Busca',
  didYouMean: 'Você quis dizer:',
  corrected: 'Mostrando resultados para',
  asTyped: 'Procurar exatamente o que escrevi',
  without: (words: readonly string[], found: boolean): string => {
    const lengths = words.filter((word) => LENGTH.test(word));
    const ways = words.filter((word) => word.includes(' para '));
    const others = words.filter((word) => !lengths.includes(word) && !ways.includes(word));
    const said = [
      ...(others.length > 0
        ? [
            `Nada ${others.map((word) => (word.startsWith('sem ') ? `“${word}”` : `com “${word}”`)).join(' nem ')}`,
          ]
        : []),
      ...(ways.length > 0 ? [`não temos “${ways.join('” nem “')}”`] : []),
      ...(lengths.length > 0 ? [`não temos nada com ${lengths.join(' nem ')}`] : []),
    ].join('; ');
    const sentence = said.charAt(0).toUpperCase() + said.slice(1);
    return `${sentence}${found ? '; veja o que chega mais perto.' : '.'}`;
  },
  readAs: 'Aplicamos à sua busca:',
  nothing: 'Não encontramos nada com essas palavras',
  tips: [
    'Use menos palavras: o tipo de produto e uma medida costumam bastar.',
    'Tente um nome mais geral, ou o nome que a marca dá ao produto.',
    'Confira o código: vale o nosso SKU, o código de barras ou o modelo do fabricante, inteiro ou só o começo.',
  ],
  ask: 'Conte o que você procura',
  askHelp: 'Diga para que vai usar e de que medida precisa, e indicamos o produto certo.',
  askByWhatsapp: 'Perguntar pelo WhatsApp',
  askByEmail: 'Perguntar por e-mail',
  subject: 'Não encontrei na busca',
  message: (term: string): string => `Olá! Procurei por “${term}” na loja e não encontrei.`,
  categories: 'Ou veja as categorias',
} as const;

export const suggestionText = {
  label: 'Sugestões de busca',
  meant: 'Você quis dizer',
  searches: 'Buscas',
  categories: 'Categorias',
  brands: 'Marcas',
  products: 'Produtos',
  recent: 'Buscas recentes neste aparelho',
  clear: 'Limpar buscas recentes',
  count: (options: number): string =>
    options === 0 ? 'Nenhuma sugestão' : options === 1 ? '1 sugestão' : `${options} sugestões`,
  onRequest: 'Sob consulta',
  unavailable: 'Indisponível',
  pix: (price: string): string => `${price} no Pix`,
} as const;
