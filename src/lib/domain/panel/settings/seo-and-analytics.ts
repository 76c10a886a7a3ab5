/** How the shop is found and measured, and what its addresses look like. */
import type { Group } from './group.ts';

export const SEO = {
  role: 'marketing',
  title: 'Página inicial nos buscadores',
  about: 'Título e descrição que Google e redes sociais mostram da página inicial.',
  fields: {
    title: {
      kind: 'text',
      longest: 120,
      required: true,
      column: 'seo.geral.title',
      label: 'Título',
      hint: 'Até 60 caracteres aparecem inteiros na busca.',
    },
    description: {
      kind: 'text',
      longest: 320,
      lines: true,
      column: 'seo.geral.description',
      label: 'Descrição',
      hint: 'Até 160 caracteres aparecem inteiros na busca.',
    },
    titleSocial: {
      kind: 'text',
      longest: 120,
      column: 'seo.geral.titleSocial',
      label: 'Título ao compartilhar',
    },
    descriptionSocial: {
      kind: 'text',
      longest: 320,
      lines: true,
      column: 'seo.geral.descriptionSocial',
      label: 'Descrição ao compartilhar',
    },
  },
} as const satisfies Group;

export const ANALYTICS = {
  role: 'marketing',
  title: 'Medição',
  about: 'O contêiner do Google Tag Manager. Só carrega para quem aceita os cookies.',
  fields: {
    gtm: {
      kind: 'text',
      longest: 20,
      rule: 'gtm',
      column: 'google.ga.gtm',
      label: 'Contêiner',
      hint: 'Como GTM-ABC1234. Vazio, nada é carregado.',
    },
  },
} as const satisfies Group;

export const ADDRESSES = {
  role: 'configuracoes',
  title: 'Endereços das páginas',
  about: 'Como termina o endereço de cada produto. Quem chega pelo outro endereço é levado ao certo.',
  fields: {
    urlSufixo: {
      kind: 'choice',
      column: 'sistema.produto.urlSufixo',
      options: { '': 'Sem final: /produto', '.html': 'Com .html: /produto.html' },
      label: 'Endereço dos produtos e das listas prontas',
      hint: 'Troque só se os seus endereços antigos eram assim: buscadores levam semanas para acompanhar.',
    },
  },
} as const satisfies Group;
