/** Ready pages made of sections, as a beginning: for the home page, and for pages of the shop. Nobody sees them before they are published. */
import { newSection, type Section } from '#lib/domain/content/sections.ts';

/** Say what is to be written in their place. */
const SAMPLES = {
  opening: 'Escreva aqui o que a sua loja tem de melhor',
  openingText: 'Uma frase que diga o que você vende e por que comprar de você.',
  story: 'Conte em poucas linhas a história da loja.',
  beginning: 'Conte quando e por que a loja nasceu.',
  work: 'Conte como os produtos são escolhidos, embalados e enviados.',
  campaign: 'Nome da campanha',
  campaignText: 'Diga o que está em promoção e até quando.',
  guide: 'Explique o que olhar antes de comprar.',
  table: 'Opção;Para quem é;Vantagem\nA;…;…\nB;…;…',
  brand: 'Nome da marca',
  brandText: 'O que a marca faz e por que a loja a vende.',
  brandStory: 'Conte a história da marca.',
} as const;

export const SAMPLE_TEXTS: ReadonlySet<string> = new Set(Object.values(SAMPLES));

type SectionStart = {
  /** Of the page; what names a start of the home page. */
  readonly slug: string;
  readonly nome: string;
  readonly descricao: string;
  readonly secoes: readonly Section[];
};

const products = (titulo: string, origem: string, valor = '', forma = 'fileira'): Section =>
  newSection('produtos', { titulo, origem, valor, forma });
const banners = (espaco: string, forma: string): Section => newSection('banners', { espaco, forma });

export const HOME_STARTS: readonly SectionStart[] = [
  {
    slug: 'pronta',
    nome: 'a página que vem com a loja, em seções',
    descricao:
      'Os mesmos banners, vitrines, categorias e marcas, para mudar a ordem e acrescentar o que quiser.',
    secoes: [
      banners('home-bloco-2-topo-central', 'destaque'),
      newSection('ligar'),
      products('', 'vitrine', 'home-vitrine-superior'),
      newSection('categorias'),
      banners('home-bloco-2-topo-esquerda', 'colunas'),
      banners('home-bloco-2-topo-direita', 'colunas'),
      banners('home-bloco-2-inferior', 'faixa'),
      banners('home-bloco-3', 'colunas'),
      products('', 'vitrine', 'vitrine01'),
      banners('home-bloco-4', 'faixa'),
      banners('home-bloco-5', 'colunas'),
      banners('home-bloco-6', 'faixa'),
      banners('home-bloco-7', 'colunas'),
      newSection('marcas'),
      newSection('newsletter'),
    ],
  },
  {
    slug: 'essencial',
    nome: 'o essencial',
    descricao: 'Uma abertura, as categorias, os produtos em oferta, avaliações e novidades por e-mail.',
    secoes: [
      newSection('destaque', {
        titulo: SAMPLES.opening,
        texto: SAMPLES.openingText,
        forma: 'sobre',
      }),
      newSection('categorias', { forma: 'fotos' }),
      products('Em oferta', 'oferta'),
      // No link: a new shop has no page to tell more.
      newSection('texto', { titulo: 'Quem somos', texto: SAMPLES.story }),
      newSection('avaliacoes'),
      newSection('newsletter'),
    ],
  },
];

const question = (place: number, pergunta: string): Readonly<Record<string, string>> => ({
  [`pergunta${place}`]: pergunta,
});

export const PAGE_STARTS: readonly SectionStart[] = [
  {
    slug: 'nossa-historia',
    nome: 'Nossa história',
    descricao: 'Quem está por trás da loja, o que os clientes dizem e como falar com ela.',
    secoes: [
      newSection('texto', {
        titulo: 'Como tudo começou',
        texto: SAMPLES.beginning,
        lado: 'direita',
      }),
      newSection('texto', {
        titulo: 'Como trabalhamos',
        texto: SAMPLES.work,
      }),
      newSection('avaliacoes'),
      newSection('contato'),
    ],
  },
  {
    slug: 'campanha',
    nome: 'Campanha',
    descricao: 'Uma página para uma data ou promoção, com abertura, produtos e perguntas.',
    secoes: [
      newSection('destaque', {
        titulo: SAMPLES.campaign,
        texto: SAMPLES.campaignText,
        forma: 'sobre',
      }),
      products('Produtos da campanha', 'oferta', '', 'grade'),
      newSection('perguntas', {
        titulo: 'Dúvidas sobre a campanha',
        ...question(1, 'Até quando vale?'),
        ...question(2, 'Posso trocar o que comprar?'),
      }),
      newSection('newsletter'),
    ],
  },
  {
    slug: 'guia',
    nome: 'Guia de compra',
    descricao: 'Como escolher, com tabela, vídeo, perguntas e os produtos indicados.',
    secoes: [
      newSection('texto', { titulo: 'Por onde começar', texto: SAMPLES.guide }),
      newSection('tabela', { titulo: 'Compare', linhas: SAMPLES.table }),
      newSection('video', { titulo: 'Veja na prática' }),
      newSection('perguntas', { ...question(1, 'Qual devo escolher?') }),
      products('Indicados neste guia', 'codigos'),
    ],
  },
  {
    slug: 'pagina-de-marca',
    nome: 'Página de marca',
    descricao: 'A história de uma marca e os produtos dela.',
    secoes: [
      newSection('destaque', {
        titulo: SAMPLES.brand,
        texto: SAMPLES.brandText,
      }),
      products('Produtos da marca', 'endereco', '', 'grade'),
      newSection('texto', { titulo: 'Sobre a marca', texto: SAMPLES.brandStory }),
    ],
  },
];

export const sectionStartsText = {
  begin: (nome: string): string => `Começar: ${nome}`,
  intro: 'Páginas montadas com seções: troque os textos, escolha os produtos e publique.',
  title: 'Páginas prontas para personalizar',
} as const;
