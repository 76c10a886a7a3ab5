/** The sentences of the hearts, and of the pages of favourites. */

export const sharedWishlistText = {
  description: 'Produtos guardados em uma lista de favoritos.',
  empty: 'Esta lista está vazia agora.',
  title: (name: string): string => `Favoritos de ${name}`,
  toShop: 'Ver os produtos da loja',
} as const;

export const wishlistPageText = {
  ask: 'Pedir orçamento',
  cart: 'Ver o carrinho',
  choose: 'Escolher opção',
  count: (total: number): string => (total === 1 ? '1 produto' : `${total} produtos`),
  empty: 'Você ainda não tem favoritos.',
  emptyHelp: 'Toque no coração de um produto para encontrá-lo aqui depois, em qualquer aparelho.',
  move: 'Mover para o carrinho',
  notice: 'Avise-me quando chegar',
  ofProduct: (name: string): string => `: ${name}`,
  pages: 'Páginas dos favoritos',
  remove: 'Remover',
  share: 'Compartilhar a lista',
  shareHelp:
    'Quem tiver o link vê estes produtos e como chamamos você, nada mais. Você pode desativar o link quando quiser.',
  shareMake: 'Criar link',
  shareMessage: 'Meus favoritos na loja',
  shareOff: 'Desativar link',
  shareOpen: 'Abrir a lista como os outros a veem',
  title: 'Favoritos',
  toShop: 'Ver os produtos da loja',
  undo: 'Desfazer',
} as const;

export const wishlistText = {
  added: 'Produto adicionado aos favoritos.',
  failed: 'Não foi possível mudar os favoritos agora. Tente de novo.',
  favorite: 'Favoritar',
  favoriteOf: (name: string): string => `Favoritar ${name}`,
  removed: 'Produto removido dos favoritos.',
} as const;
