/** What the form of a product says of search results. */
export const productSeoText = {
  counted: (length: number, most: number): string =>
    `${length} de cerca de ${most} caracteres que os buscadores mostram`,
  hints: {
    seo_descricao: 'Vazio: o começo da descrição curta.',
    seo_titulo: 'Vazio: o nome do produto. O nome da loja vem depois dele.',
  },
  preview: 'Como o resultado pode aparecer. Os buscadores escolhem às vezes outro trecho da página.',
};
