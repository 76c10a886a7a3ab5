/** Contents of which nothing is written yet. */

export const BLANK_PAGE = {
  especie: 'pagina',
  nome: '',
  texto: '',
  imagem: '',
  layout: '',
  seoTitle: '',
  seoDescription: '',
  indexar: true,
  pecas: [],
  secoes: [],
} as const;

export const BLANK_PIECE = {
  especie: 'peca',
  titulo: '',
  texto: '',
  imagem: '',
  alt: '',
  link: '',
  textoLink: '',
  perguntas: [],
  menu: '',
} as const;

export const BLANK_BANNER = {
  especie: 'banner',
  titulo: '',
  alt: '',
  link: '',
  novaJanela: false,
  desktop: '',
  mobile: '',
} as const;
