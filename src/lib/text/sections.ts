/** What sections of pages say beside the words of their editors. */
export const sectionText = {
  allReviews: 'Ver todas as avaliações',
  map: 'Ver no mapa',
  more: 'Saiba mais',
  products: 'Produtos',
  questions: 'Perguntas frequentes',
  reviews: 'O que dizem os clientes',
  watch: 'Assistir ao vídeo',
} as const;
