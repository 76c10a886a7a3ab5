import { CATEGORIES } from './categories.ts';
import type { SeedCategory } from './types.ts';

export type SeedMenuItem = {
  /** HTML is allowed in the pitch bar only. */
  readonly label: string;
  readonly tipo: 'categoria' | 'pagina' | 'interna' | 'personalizado';
  /** Path of the shop, or an absolute URL elsewhere. */
  readonly link: string;
  readonly target: '_self' | '_blank';
  /** Path of a picture, '' if none. */
  readonly icone: string;
  readonly destaque: boolean;
  readonly sub: readonly SeedMenuItem[];
};

export type SeedMenu = {
  readonly hash: string;
  readonly nome: string;
  readonly menu: readonly SeedMenuItem[];
};

/** Every menu of the shop; `nome` is the title of the column it fills. */
export const MENUS: readonly SeedMenu[] = [
  {
    hash: 'header-pitchbar',
    nome: 'Condições',
    menu: [
      page('<strong>À vista ou parcelado</strong>, com o preço em cada produto', 'formas-de-pagamento'),
      page('<strong>Frete grátis</strong> na Econômica a partir de R$ 299', 'entrega'),
      page('Total de <strong>cada forma de pagar</strong> antes de comprar', 'formas-de-pagamento'),
      page('Cadastro e orçamento para <strong>CNPJ</strong>', 'atendimento-a-empresas'),
    ],
  },
  {
    hash: 'menu-principal',
    nome: 'Categorias',
    menu: [
      ...CATEGORIES.map((category) => categoryItem(category, '')),
      {
        ...page('Guias de compra', ''),
        sub: [
          { ...page('Guia HDMI', 'guia-hdmi'), icone: '/icone/hdmi.webp' },
          { ...page('Guia SDI', 'guia-sdi'), icone: '/icone/sdi-e-bnc.webp' },
          { ...page('Guia de fibra óptica', 'guia-fibra'), icone: '/icone/fibra-optica.webp' },
        ],
      },
      { ...page('Para empresas', 'atendimento-a-empresas'), destaque: true },
    ],
  },
  {
    hash: 'footer',
    nome: 'Comprar',
    menu: [
      category('Cabos HDMI', 'cabos-de-video/hdmi'),
      category('Cabos DisplayPort', 'cabos-de-video/displayport'),
      category('Cabos SDI e BNC', 'cabos-de-video/sdi-e-bnc'),
      category('Áudio profissional', 'cabos-de-audio/audio-profissional'),
      category('Fibra óptica', 'rede-e-fibra/fibra-optica'),
      category('Adaptadores', 'acessorios/adaptadores-e-conversores'),
      item('HDMI certificado', 'interna', '/c/hdmi-certificado'),
      item('Cabos até R$ 50', 'interna', '/c/cabos-ate-50-reais'),
      item('Vídeo a partir de 10 m', 'interna', '/c/cabos-de-video-longos'),
      item('Listas prontas', 'interna', '/lista'),
    ],
  },
  {
    hash: 'footer-atendimento',
    nome: 'Atendimento',
    menu: [
      page('Central de atendimento', 'central-de-atendimento'),
      page('Entrega', 'entrega'),
      page('Trocas e devoluções', 'trocas-e-devolucoes'),
      page('Formas de pagamento', 'formas-de-pagamento'),
      page('Atendimento a empresas', 'atendimento-a-empresas'),
    ],
  },
  {
    hash: 'footer-institucional',
    nome: 'Institucional',
    menu: [
      page('Quem somos', 'quem-somos'),
      page('Nossas marcas', 'nossas-marcas'),
      page('Avaliações da loja', 'avaliacoes-da-loja'),
      page('Trabalhe conosco', 'trabalhe-conosco'),
      page('Privacidade', 'privacidade'),
      page('Termos de uso', 'termos'),
      page('Acessibilidade', 'acessibilidade'),
    ],
  },
  {
    hash: 'quem-somos',
    nome: 'Conheça a Fio & Sinal',
    menu: [
      page('Nossas marcas', 'nossas-marcas'),
      page('Atendimento a empresas', 'atendimento-a-empresas'),
      page('Avaliações da loja', 'avaliacoes-da-loja'),
      page('Trabalhe conosco', 'trabalhe-conosco'),
    ],
  },
  {
    hash: 'icone-footer',
    nome: 'Por que comprar aqui',
    menu: [
      reason('Ficha técnica conferida', 'quem-somos', 'ficha'),
      reason('7 dias para desistir, devolução grátis', 'trocas-e-devolucoes', 'devolucao'),
      reason('Frete e prazo antes de comprar', 'entrega', 'entrega'),
      reason('Ajuda de quem entende do assunto', 'central-de-atendimento', 'ajuda'),
    ],
  },
];

function item(label: string, tipo: SeedMenuItem['tipo'], link: string): SeedMenuItem {
  return { label, tipo, link, target: '_self', icone: '', destaque: false, sub: [] };
}

/** An empty `slug` is the index of the institutional pages. */
function page(label: string, slug: string): SeedMenuItem {
  return item(label, 'pagina', slug === '' ? '/pagina' : `/pagina/${slug}`);
}

function category(label: string, path: string): SeedMenuItem {
  return item(label, 'categoria', `/${path}`);
}

function reason(label: string, slug: string, icon: string): SeedMenuItem {
  return { ...page(label, slug), icone: `/icone/${icon}.svg` };
}

/** The whole branch below a category; the second level has its connector as a picture. */
function categoryItem({ slug, nome, filhas }: SeedCategory, parent: string): SeedMenuItem {
  const link = `${parent}/${slug}`;
  const level = link.split('/').length - 1;
  return {
    ...item(nome, 'categoria', link),
    icone: level === 2 ? `/icone/${slug}.webp` : '',
    sub: filhas.map((child) => categoryItem(child, link)),
  };
}
