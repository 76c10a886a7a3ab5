/**
 * Every sentence a visitor reads, in Brazilian Portuguese, one constant per screen in alphabetical order (separate
 * constants, so that a script carries only the texts it uses).
 */
import { formatBRL, toCentavos } from './domain/money.ts';

export const accessText = {
  login: {
    title: 'Entrar na sua conta',
    button: 'Entrar',
    forgot: 'Esqueci a senha',
    intro: 'Use o e-mail, o CPF ou o CNPJ do seu cadastro.',
  },
  forgot: {
    title: 'Criar uma nova senha',
    intro:
      'Diga o e-mail, o CPF ou o CNPJ do cadastro. Enviamos um link para o e-mail da conta; ele vale por 10 minutos.',
    button: 'Enviar o link',
    back: 'Voltar para entrar',
  },
  password: {
    title: 'Escolha a nova senha',
    intro: 'Depois de salvar, a conta sai de todos os aparelhos em que estava aberta.',
    button: 'Salvar a senha',
    again: 'Pedir outro link',
  },
  account: {
    heading: 'Minha conta',
    title: (name: string): string => `Olá, ${name}`,
    email: 'E-mail',
    name: 'Nome',
    company: 'Razão social',
    place: 'Endereço principal',
    representatives: 'Quem atende você',
    logout: 'Sair da conta',
    toShop: 'Continuar comprando',
  },
  guest: {
    title: 'Ainda sem conta?',
    cart: 'Você monta o carrinho sem entrar: ele fica guardado neste navegador por 30 dias.',
    help: 'Para abrir uma conta ou falar de um pedido, procure o atendimento:',
    toCart: 'Ver o carrinho',
    toHelp: 'Central de atendimento',
  },
  fields: {
    user: 'E-mail, CPF ou CNPJ',
    password: 'Senha',
    newPassword: 'Nova senha',
    newPasswordHint: 'Pelo menos 8 caracteres. Uma frase curta é fácil de lembrar.',
  },
  problems: {
    user: 'Informe o e-mail, o CPF ou o CNPJ do cadastro.',
    password: 'Informe a senha.',
    short: 'A senha precisa de pelo menos 8 caracteres.',
    long: 'A senha pode ter até 256 caracteres.',
    failed: 'Não foi possível continuar agora. Tente de novo.',
  },
  notices: {
    saiu: 'Você saiu da sua conta.',
    senha: 'Senha alterada. Entre com a senha nova.',
    recuperacao:
      'Se houver uma conta com esse dado, o link para criar outra senha já está a caminho do e-mail dela. Veja também a caixa de spam.',
  },
  description: 'Entre na sua conta para ver seus favoritos e seus dados.',
  favorites: 'Entre na sua conta para guardar e ver os seus favoritos.',
} as const;

export const apiDocsText = {
  title: 'API da loja',
  home: 'Voltar à loja',
  lead: 'Todas as chamadas da plataforma, com o que recebem e o que respondem. Você pode testá-las aqui mesmo: o App-Token já está preenchido.',
  document: 'Baixar o documento OpenAPI 3.1',
  noScript: 'A leitura aqui precisa de JavaScript. O documento OpenAPI traz o mesmo conteúdo.',
} as const;

export const brandsText = {
  home: 'Início',
  title: 'Marcas',
  count: (count: number): string => (count === 1 ? '1 marca' : `${count} marcas`),
  lead: 'Poucas marcas, cada uma naquilo que faz melhor.',
} as const;

export const buyText = {
  buy: 'Comprar',
  choose: (attribute: string): string => `Escolha uma opção de ${attribute.toLowerCase()}`,
  missingChoice: (attribute: string): string =>
    `Escolha uma opção de ${attribute.toLowerCase()} para continuar.`,
  unavailableChoice: 'Esta opção acabou. Escolha outra.',
  badQuantity: 'Informe a quantidade em números, a partir de 1.',
  failed: 'Não foi possível colocar o produto no carrinho agora. Tente de novo.',
  soldOut: 'esgotado',
  quantity: 'Quantidade',
  inStock: 'Em estoque, pronta entrega',
  lastUnits: (units: number): string =>
    units === 1 ? 'Última unidade em estoque' : `Últimas ${units} unidades`,
  preOrder: (date: string): string => `Pré-venda: envio a partir de ${date}`,
  states: {
    indisponivel: {
      title: 'Produto indisponível',
      help: 'Acabou no nosso estoque e ainda não tem data para voltar. Veja as outras opções desta linha ou pergunte ao atendimento.',
      whatsapp: 'Perguntar pelo WhatsApp',
      email: 'Perguntar por e-mail',
    },
    sobConsulta: {
      title: 'Preço sob consulta',
      help: 'Este item é vendido por projeto ou sob encomenda. Diga a quantidade e o CEP e respondemos com preço e prazo.',
      whatsapp: 'Pedir orçamento pelo WhatsApp',
      email: 'Pedir orçamento por e-mail',
    },
  },
  askAbout: (name: string, sku: string): string => `Orçamento: ${name} (${sku})`,
  withdrawal: '7 dias para desistir da compra, com a devolução por nossa conta',
  delivery: 'Enviamos para todo o Brasil com nota fiscal',
} as const;

export const cardText = {
  onRequest: 'Preço sob consulta',
  unavailable: 'Indisponível no momento',
} as const;

export const cartPageText = {
  update: 'Atualizar',
  left: (units: number): string => (units === 1 ? 'Resta 1 unidade.' : `Restam ${units} unidades.`),
  each: (price: string): string => `${price} cada`,
  cashEach: (price: string): string => `${price} à vista no Pix`,
  summary: 'Resumo do pedido',
  lines: 'Itens do carrinho',
  shipping: 'Frete',
  shippingLater: 'calculado no fechamento',
  youSave: (price: string, percent: number): string => `Você economiza ${price} (${decimals(percent)}%)`,
  card: 'No cartão',
  checkoutClosed:
    'O pagamento pelo site ainda não está aberto. Seu carrinho fica guardado por 30 dias; para comprar hoje, envie o pedido ao atendimento.',
  orderByWhatsapp: 'Enviar pedido pelo WhatsApp',
  orderByEmail: 'Enviar pedido por e-mail',
  orderSubject: 'Pedido pelo site',
  orderIntro: 'Olá! Quero fechar este pedido:',
  notices: {
    adicionado: 'Produto adicionado ao carrinho.',
    ajustado: 'Produto adicionado ao carrinho na quantidade que temos em estoque.',
    atualizado: 'Carrinho atualizado.',
    limitado: 'Carrinho atualizado com a quantidade que temos em estoque.',
    removido: 'Produto removido do carrinho.',
  },
  pay: 'Ir para o pagamento',
} as const;

export const cartText = {
  title: 'Carrinho de compras',
  close: 'Fechar o carrinho',
  loading: 'Carregando o carrinho…',
  unknown: 'Não foi possível abrir o carrinho agora. Ele continua guardado; tente de novo em instantes.',
  saving: 'Atualizando o carrinho',
  empty: 'Seu carrinho está vazio',
  emptyHelp: 'Navegue pelas categorias da loja e adicione produtos ao carrinho.',
  seeCategories: 'Ver os produtos',
  count: (units: number): string => (units === 1 ? '1 item' : `${units} itens`),
  quantityOf: (name: string): string => `Quantidade de ${name}`,
  remove: 'Remover',
  ofProduct: (name: string): string => ` ${name}`,
  inCashOff: (price: string, percent: number): string => `${price} à vista no Pix (−${decimals(percent)}%)`,
  subtotal: (units: number): string => (units === 1 ? 'Subtotal (1 item)' : `Subtotal (${units} itens)`),
  coupon: (hash: string): string => `Cupom ${hash}`,
  off: (price: string): string => `−${price}`,
  total: 'Total',
  cash: 'À vista no Pix',
  continue: 'Continuar comprando',
  checkout: 'FINALIZAR COMPRA',
  failures: {
    quantity: 'Informe a quantidade em números, a partir de 1.',
    gone: 'Este item não está mais no carrinho.',
    failed: 'Não foi possível mudar o carrinho agora. Tente de novo.',
  },
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
  remove: 'Tirar',
  removeNamed: (name: string): string => `Tirar ${name} da comparação`,
  more: 'Escolher outros produtos',
} as const;

export const errorText = {
  search: 'Buscar na loja',
  /** English as the specification has it. */
  notFound: 'This page could not be found',
  unexpected: 'Internal Server Error',
  notFoundTitle: 'Página não encontrada',
  notFoundHelp:
    'O endereço pode ter mudado ou o produto pode ter saído de linha. Procure pelo nome ou comece por uma das categorias.',
  failed: 'Algo deu errado do nosso lado',
  failedHelp: 'Não foi possível montar esta página agora. Tente de novo em alguns instantes.',
  previousPage: 'Voltar para a página anterior',
  homePage: 'Clique aqui para ir para página inicial',
  categories: 'Comece por uma categoria',
  endpoint: 'Chamada:',
  checkRegistration: 'Confira o cadastro deste item no painel da loja.',
} as const;

export const filterText = {
  title: 'Filtros',
  open: 'Filtrar',
  close: 'Fechar os filtros',
  show: (total: number): string =>
    total === 1 ? 'Ver 1 produto' : `Ver ${total.toLocaleString('pt-BR')} produtos`,
  more: (count: number): string => `Mais ${count}`,
  count: (total: number): string => (total === 1 ? '1 produto' : `${total} produtos`),
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
  inUnit: (label: string, unit: string): string => `${label} (${unit})`,
  number: (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 3 }),
  /** The last band has no end a visitor would know. */
  prices: (de: number, ate: number): string => {
    const [from, to] = [formatBRL(toCentavos(de)), formatBRL(toCentavos(ate))];
    if (de === 0) return `Até ${to}`;
    return ate > 1_000_000 ? `A partir de ${from}` : `${from} a ${to}`;
  },
  discounts: (de: number, ate: number): string =>
    ate >= 100 ? `A partir de ${de}% de desconto` : `${de}% a ${ate}% de desconto`,
  measures: (unit: string, de: number | null, ate: number | null): string => {
    const say = (value: number): string =>
      `${value.toLocaleString('pt-BR', { maximumFractionDigits: 3 })} ${unit}`;
    if (de === null) return `até ${say(ate ?? 0)}`;
    return ate === null ? `a partir de ${say(de)}` : `${say(de)} a ${say(ate)}`;
  },
  active: 'Filtros escolhidos',
  named: (group: string, label: string): string => (group === '' ? label : `${group}: ${label}`),
  remove: (group: string, label: string): string =>
    `Remover filtro ${group === '' ? label : `${group}: ${label}`}`,
  clear: 'Limpar filtros',
  nothing: 'Nenhum produto com esses filtros',
  nothingHelp: 'Tire um dos filtros ou limpe todos para ver mais produtos.',
} as const;

export const footerText = {
  accessibility: 'Acessibilidade',
  accessibilityStatement: 'Site com recursos de acessibilidade',
  company: 'Dados da empresa',
  payment: 'Formas de pagamento',
  paymentMethods: ['Pix', 'Boleto', 'Visa', 'Mastercard', 'Elo', 'American Express', 'Hipercard'],
  rights: 'Direitos do consumidor',
  consumerCode: 'Código de Defesa do Consumidor',
  procon: 'Procon-SP',
  consumerPortal: 'consumidor.gov.br',
  cnpj: 'CNPJ',
  email: 'E-mail',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  hours: 'Horário',
  address: 'Endereço',
  prices:
    'Preços e condições valem para compras neste site e podem mudar sem aviso. Fotos e desenhos são ilustrativos; vale a ficha técnica.',
} as const;

export const headerText = {
  account: 'Entrar',
  cart: 'Carrinho',
  cartOf: (quantity: number): string => `Carrinho, ${quantity === 1 ? '1 item' : `${quantity} itens`}`,
  categories: 'Categorias',
  closeMenu: 'Fechar menu',
  favorites: 'Favoritos',
  greeting: (name: string): string => `Olá, ${name}`,
  home: 'Fio & Sinal, página inicial',
  menu: 'Menu',
  search: 'Buscar',
  searchLabel: 'Buscar produtos',
  searchPlaceholder: 'Busque por conector, classe ou comprimento',
  seeAll: (category: string): string => `Ver tudo em ${category}`,
  skip: 'Pular para o conteúdo',
  testStore: 'Loja de teste: os pedidos feitos aqui não são entregues nem cobrados.',
} as const;

export const homeText = {
  title: 'Cabos de áudio e vídeo com a ficha técnica inteira',
  categories: 'Comece pelo sinal',
  brands: 'Marcas',
  allBrands: 'Ver todas as marcas',
  guides: 'Antes de comprar',
  reasons: 'Por que comprar aqui',
  previousProducts: 'Produtos anteriores',
  nextProducts: 'Próximos produtos',
} as const;

export const layoutText = {
  breadcrumb: 'Você está em',
} as const;

export const listingText = {
  count: (total: number): string => (total === 1 ? '1 produto' : `${total.toLocaleString('pt-BR')} produtos`),
  subcategories: 'Subcategorias',
  siblings: 'Categorias próximas',
  sortBy: 'Ordenar por',
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
  lead: 'Tudo o que um projeto pede, já escolhido e conferido. Leve a lista inteira ou mude as quantidades.',
  none: 'Ainda não há listas por aqui.',
  count: (count: number): string => (count === 1 ? '1 lista' : `${count} listas`),
  items: (count: number): string => (count === 1 ? '1 produto' : `${count} produtos`),
  each: (price: string): string => `${price} cada`,
  quantityOf: (name: string): string => `Quantidade de ${name}`,
  together: 'Total da lista',
  buy: 'Comprar a lista',
  recalculate: 'Atualizar o total',
  partly: 'Parte desta lista está sem estoque: ponha zero no que falta para levar o resto.',
  badQuantity: 'Informe as quantidades em números inteiros; zero deixa o produto de fora.',
  nothingChosen: 'Escolha pelo menos um produto da lista.',
  failed: 'Não foi possível fazer isso agora. Tente de novo.',
} as const;

export const loadingText = {
  page: 'Carregando',
} as const;

export const maintenanceText = {
  title: 'Voltamos já',
  contact: 'Se for urgente, escreva para',
} as const;

export const pageText = {
  nav: 'Páginas de ajuda e institucionais',
  index: 'Institucional',
  indexHelp: 'Quem somos, como entregamos, como trocar e os guias de compra.',
} as const;

export const priceText = {
  listPrice: 'Preço anterior: ',
  off: (percent: number): string => `−${percent}%`,
  from: 'A partir de',
  pix: 'à vista no Pix',
  pixWithDiscount: (percent: number): string => `à vista no Pix, ${decimals(percent)}% de desconto`,
  orCard: (price: string): string => `ou ${price} `,
  plan: (parcelas: number, value: string): string => `em até ${parcelas}x de ${value} sem juros`,
  onCard: 'no cartão',
  allPlans: 'Ver todas as formas de parcelar',
  plansCaption: 'Parcelamento no cartão de crédito',
  plansColumn: 'Parcelas',
  totalColumn: 'Total',
  interestColumn: 'Juros',
  interestFree: 'sem juros',
  discount: (percent: number): string => `${decimals(percent)}% de desconto`,
  interest: (monthly: number, yearly: number): string =>
    `${decimals(monthly)}% a.m. (${decimals(yearly)}% a.a.)`,
} as const;

export const productText = {
  brand: 'Marca',
  sku: 'Cód.',
  gallery: 'Imagens do produto',
  thumbnails: 'Escolher imagem',
  picture: (number: number, count: number): string => `Imagem ${number} de ${count}`,
  enlarge: 'Ampliar',
  noReviews: 'Sem avaliações',
  keyFacts: 'Dados principais',
  fullSpecs: 'Ver a ficha técnica completa',
  description: 'Descrição',
  specs: 'Ficha técnica',
  identification: 'Identificação',
  skuLong: 'Código do produto',
  ean: 'EAN (GTIN)',
  mpn: 'Código do fabricante',
  manuals: 'Manuais e arquivos',
  questions: 'Perguntas e respostas',
  question: 'Pergunta',
  answer: 'Resposta',
  together: 'Combina com este produto',
  otherValues: (attribute: string): string => `Outras opções de ${attribute.toLowerCase()}`,
  unavailable: 'indisponível',
} as const;

export const quantityText = {
  decrease: 'Diminuir a quantidade',
  increase: 'Aumentar a quantidade',
} as const;

/** At most two decimals, with a comma: 8, 4,7, 26,68. */
function decimals(value: number): string {
  return String(Number(value.toFixed(2))).replace('.', ',');
}

export const reviewText = {
  title: 'Avaliações',
  rating: (media: number): string => `Nota ${decimals(Number(media.toFixed(1)))} de 5`,
  mean: (media: number): string => media.toFixed(1).replace('.', ','),
  count: (quantity: number): string => (quantity === 1 ? '1 avaliação' : `${quantity} avaliações`),
  none: 'Este produto ainda não tem avaliações.',
  recommends: 'Recomenda este produto',
  latest: (shown: number, total: number): string => `Mostrando ${shown} de ${total} avaliações.`,
} as const;

export const searchPageText = {
  didYouMean: 'Você quis dizer:',
  nothing: 'Não encontramos nada com essas palavras',
  tips: [
    'Use menos palavras: o conector e o comprimento costumam bastar, como em “hdmi 2 m”.',
    'Procure pelo nome do conector (P2, RCA, XLR, DisplayPort) em vez do nome do aparelho.',
    'Confira o código: vale o nosso SKU, o código de barras ou o modelo do fabricante, inteiro ou só o começo.',
  ],
  ask: 'Diga o que você quer ligar',
  askHelp: 'Conte quais são os aparelhos e a distância entre eles, e indicamos o cabo certo.',
  askByWhatsapp: 'Perguntar pelo WhatsApp',
  askByEmail: 'Perguntar por e-mail',
  subject: 'Não encontrei na busca',
  message: (term: string): string => `Olá! Procurei por “${term}” na loja e não encontrei.`,
  categories: 'Ou veja as categorias',
} as const;

export const serverText = {
  badMethod: 'Este endereço não aceita esse método.',
  badRequest: 'Requisição inválida.',
  failed: 'Algo deu errado do nosso lado. Tente de novo em alguns instantes.',
  foreignOrigin: 'Este pedido não veio desta loja. Volte à página e tente de novo.',
  jsonOnly: 'Envie o corpo como application/json.',
  missingToken: 'App-Token ausente ou inválido.',
  tooLarge: 'O envio passa do limite de 256 KB.',
  platformSilent: 'A loja não respondeu a tempo. Tente de novo em instantes.',
  unknownAddress: 'Endereço não encontrado',
} as const;

export const suggestionText = {
  label: 'Sugestões de busca',
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
