/** What opens over a page after some seconds; a visitor who closes it does not see it again. */
const NO_PICTURE = JSON.stringify({
  imagem: '',
  imagemOriginal: '',
  link: '',
  largura: 0,
  altura: 0,
  alt: '',
});

export const POPUPS = [
  {
    id: 1,
    nivel: 'home',
    nome: 'Boas-vindas',
    tempo: 20,
    tipo: 'newsletter',
    titulo: '10% na primeira compra',
    descricao:
      '<p>Deixe seu e-mail e use o cupom <strong>BEMVINDO10</strong> no carrinho, em compras a partir de R$ 50. Você sai da lista quando quiser.</p>',
    link: '',
    desktop: NO_PICTURE,
    mobile: NO_PICTURE,
  },
] as const;
