/** The sentences of the frame of every page, of the home page, pages and errors. */

export const consentText = {
  accept: 'Aceitar',
  acceptAll: 'Aceitar tudo',
  choose: 'Escolher',
  close: 'Fechar sem mudar',
  kinds: [
    {
      kind: 'necessary',
      name: 'Necessários',
      use: 'Guardam o carrinho, o acesso à sua conta e esta escolha. A loja não funciona sem eles, por isso ficam sempre ligados.',
    },
    {
      kind: 'statistics',
      name: 'Estatística',
      use: 'Contam visitas e mostram o que as pessoas procuram, para melhorarmos a loja. Só com o seu consentimento.',
    },
    {
      kind: 'marketing',
      name: 'Marketing',
      use: 'Dizem qual anúncio trouxe você e medem o resultado das campanhas. Só com o seu consentimento.',
    },
    {
      kind: 'content',
      name: 'Conteúdo de terceiros',
      use: 'Mostra nas páginas o que outras empresas publicam, como avaliações coletadas por elas. Só com o seu consentimento.',
    },
  ],
  label: 'Cookies e privacidade',
  lead: 'Usamos cookies necessários para a loja funcionar. Medição, publicidade e conteúdo de terceiros, só se você deixar.',
  panelLead:
    'Você pode mudar de ideia quando quiser: o link “Preferências de cookies” está no fim de cada página.',
  policy: 'Política de privacidade',
  preferences: 'Preferências de cookies',
  refuse: 'Recusar',
  refuseAll: 'Recusar tudo',
  save: 'Salvar escolhas',
  title: 'Preferências de cookies',
} as const;

export const errorText = {
  search: 'Buscar na loja',
  unexpected: 'Erro interno do servidor',
  unanswered: 'O servidor da loja não respondeu',
  away: 'Serviço temporariamente indisponível',
  /** English as the specification has it. */
  goneTitle: 'Este produto saiu de linha',
  notFound: 'This page could not be found',
  unknownGuard: 'Unknown middleware',
  notFoundTitle: 'Página não encontrada',
  notFoundHelp:
    'O endereço pode ter mudado ou o produto pode ter saído de linha. Procure pelo nome ou comece por uma das categorias.',
  failed: 'Algo deu errado do nosso lado',
  failedAway: 'A loja está fora do ar no momento',
  failedHelp: 'Não foi possível montar esta página agora. Tente de novo em alguns instantes.',
  previewOver: 'Este link não vale mais',
  previousPage: 'Voltar para a página anterior',
  homePage: 'Clique aqui para ir para página inicial',
  categories: 'Comece por uma categoria',
  endpoint: 'Chamada:',
  checkRegistration: 'Confira o cadastro deste item no painel da loja.',
} as const;

export const footerText = {
  top: 'Voltar ao topo',
  accessibility: 'Acessibilidade',
  accessibilityStatement: 'Site com recursos de acessibilidade',
  company: 'Dados da empresa',
  rights: 'Direitos do consumidor',
  consumerCode: 'Código de Defesa do Consumidor',
  procon: 'Procon-SP',
  consumerPortal: 'consumidor.gov.br',
  cnpj: 'CNPJ',
  email: 'E-mail',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  whatsappHello: 'Olá! Vim pelo site e preciso de ajuda.',
  hours: 'Horário',
  address: 'Endereço',
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    tiktok: 'TikTok',
    youtube: 'YouTube',
  } as Readonly<Record<string, string>>,
  prices: 'Preços e condições valem para compras neste site.',
} as const;

/** Apart from the header's: it is all that the script of every page carries of them. */
export const cartBadgeText = {
  of: (quantity: number): string => `Carrinho, ${quantity === 1 ? '1 item' : `${quantity} itens`}`,
  unread: 'Carrinho: não foi possível carregar',
} as const;

/** For the header's script too. */
export const greetingText = (name: string): string => `Olá, ${name}`;

export const headerText = {
  account: 'Minha conta',
  cart: 'Carrinho',
  categories: 'Categorias',
  closeMenu: 'Fechar menu',
  favorites: 'Favoritos',
  home: (nome: string): string => `${nome}, página inicial`,
  menu: 'Menu',
  orders: 'Meus pedidos',
  search: 'Buscar',
  searchLabel: 'Buscar produtos',
  searchPlaceholder: 'Busque por nome, marca ou código',
  seeAll: (category: string): string => `Ver tudo em ${category}`,
  skip: 'Pular para o conteúdo',
  testStore: 'Loja de teste: os pedidos feitos aqui não são entregues nem cobrados.',
} as const;

export const homeText = {
  categories: 'Comece por uma categoria',
  allCategories: 'Ver todas',
  brands: 'Marcas',
  allBrands: 'Ver todas as marcas',
  guides: 'Antes de comprar',
  instagram: 'No nosso Instagram',
  reasons: 'Por que comprar aqui',
  previousProducts: 'Produtos anteriores',
  nextProducts: 'Próximos produtos',
} as const;

export const layoutText = {
  home: 'Início',
  breadcrumb: 'Você está em',
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
  preview: 'Pré-visualização: só quem tem este link vê a página assim. Ele vale por sete dias.',
} as const;

export const saleText = {
  title: 'Venda interna',
  seller: (name: string): string => `atendimento de ${name}`,
  customer: (name: string, percent: number): string =>
    `para ${name || 'cliente sem conta'}${percent === 0 ? '' : `, com ${percent}% de desconto`}.`,
  choose: 'Vender para um cliente',
  change: 'Trocar cliente ou desconto',
  end: 'Encerrar venda',
} as const;
