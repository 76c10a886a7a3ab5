/** The sentences of the frame of `/painel`. */
import type { OwnPath, PanelPath, PanelSection } from '#lib/domain/panel/panel-sections.ts';
import { RECORD_KINDS } from '#lib/domain/panel/records.ts';
import type { PanelRole } from '#lib/domain/panel/roles.ts';

type Section = { readonly label: string; readonly about: string };

const ownSections: Readonly<Record<OwnPath, Section>> = {
  '/arquivos': { label: 'Manuais e arquivos', about: 'O que o cliente baixa na página do produto.' },
  '/avaliacoes': { label: 'Avaliações', about: 'Publicar ou recusar o que clientes disseram.' },
  '/banners': { label: 'Banners', about: 'Imagens e links de cada espaço da loja.' },
  '/caracteristicas': {
    label: 'Características',
    about: 'O que se diz de cada produto, para mostrar, filtrar e comparar.',
  },
  '/clientes': { label: 'Clientes', about: 'Quem compra, o que já pediu, e quem tem preço próprio.' },
  '/configuracoes': { label: 'Configurações', about: 'Avisos, contatos, medição e dados da loja.' },
  '/cupons': { label: 'Cupons', about: 'Códigos de desconto: quanto valem, até quando e para quantos.' },
  '/devolucoes': { label: 'Devoluções', about: 'Desistências, trocas e defeitos, do pedido ao dinheiro.' },
  '/emails': { label: 'E-mails', about: 'O que a loja escreve aos clientes, e um teste de envio.' },
  '/equipe': { label: 'Equipe', about: 'Quem trabalha no painel, e o que cada pessoa pode.' },
  '/frete': { label: 'Frete', about: 'Serviços de entrega, regiões, preços e prazos.' },
  '/historico': { label: 'Histórico', about: 'Quem fez o quê no painel, e quando.' },
  '/integracoes': {
    label: 'Integrações',
    about: 'Chaves para o ERP e outros programas lerem pedidos e atualizarem o estoque.',
  },
  '/instagram': { label: 'Instagram', about: 'As postagens que a página inicial mostra.' },
  '/ligar': {
    label: 'O que liga em quê',
    about: 'O seletor: o que falta nas fichas e o que os valores significam.',
  },
  '/mensagens': { label: 'Mensagens', about: 'Contatos, pedidos de preço e avise-me.' },
  '/menus': { label: 'Menus', about: 'Menu principal, rodapé e faixa do topo.' },
  '/midia': { label: 'Imagens', about: 'Enviar, recortar e descrever imagens.' },
  '/newsletter': { label: 'Newsletter', about: 'Quem pediu para receber as novidades.' },
  '/orcamentos': {
    label: 'Orçamentos',
    about: 'Fazer, mudar e enviar orçamentos, e ver o que virou pedido.',
  },
  '/pacote': {
    label: 'Exportar a loja',
    about: 'A loja inteira em um arquivo, para backup ou para outro servidor.',
  },
  '/pagamentos': { label: 'Pagamentos', about: 'Formas de pagamento, extratos, casos e fechamento do dia.' },
  '/paginas': { label: 'Páginas', about: 'Textos institucionais e as peças de cada página.' },
  '/pedidos': { label: 'Pedidos', about: 'Acompanhar cada pedido até a entrega.' },
  '/perguntas': { label: 'Perguntas', about: 'Responder dúvidas sobre produtos.' },
  '/planilhas': { label: 'Planilhas', about: 'Exportar e importar o catálogo, em CSV ou Excel.' },
  '/produtos': { label: 'Produtos', about: 'Preços, estoque, textos e imagens.' },
  '/redirecionamentos': { label: 'Redirecionamentos', about: 'Endereços antigos que levam a novos.' },
  '/sinonimos': { label: 'Sinônimos da busca', about: 'O que a busca também entende.' },
  '/vitrines': { label: 'Vitrines', about: 'Os produtos em destaque da loja.' },
};

const sections = {
  ...ownSections,
  ...Object.fromEntries(
    RECORD_KINDS.map(({ path, words: { title, about } }) => [`/${path}`, { label: title, about }]),
  ),
} as Readonly<Record<PanelPath, Section>>;

const groups: Readonly<Record<PanelSection['group'], string>> = {
  content: 'Conteúdo',
  service: 'Atendimento',
  catalogue: 'Catálogo',
  shop: 'Loja',
};

/** Why a form with files came back (lib/server/forms/uploads.ts). */
const uploads: Readonly<Record<string, string>> = {
  'envio-grande': 'O envio passa de 12 MB, e nada foi salvo. Envie menos de cada vez.',
  'muitos-envios': 'Há outros envios em andamento, e nada foi salvo. Tente de novo em instantes.',
};

export const panelText = {
  access: 'Meu acesso',
  demoCompany:
    'A loja ainda mostra a razão social e o CNPJ da demonstração. Troque pelos seus antes de vender. Onde:',
  denied: 'A sua conta não tem acesso a esta parte do painel. Peça a quem administra a loja.',
  elsewhere: 'Esta loja usa uma plataforma externa. O conteúdo e o catálogo são editados no painel dela.',
  groups,
  guide: 'Guia do painel',
  hello: (nome: string): string => `Olá, ${nome.split(' ', 1)[0] ?? nome}.`,
  home: 'Início',
  intro: 'O que você muda aqui aparece na loja em até um segundo depois de publicado.',
  logout: 'Sair',
  menu: 'Menu do painel',
  roles: {
    administrador: 'Administração',
    catalogo: 'Catálogo',
    clientes: 'Clientes',
    configuracoes: 'Configurações',
    equipe: 'Equipe',
    marketing: 'Conteúdo',
    pedidos: 'Pedidos',
    vendedor: 'Orçamentos',
  } satisfies Readonly<Record<PanelRole, string>>,
  sections,
  shop: 'Ver a loja',
  skip: 'Ir para o conteúdo',
  staffOnly: 'Acesso recusado',
  title: 'Painel',
  uploadRefused: (aviso: string | null): string | undefined => uploads[aviso ?? ''],
};
