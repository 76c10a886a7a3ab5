/** The sentences of the hearts. */

export const wishlistText = {
  added: 'Produto guardado nos seus favoritos.',
  failed: 'Não foi possível mudar os favoritos agora. Tente de novo.',
  favorite: 'Favoritar',
  favoriteOf: (name: string): string => `Favoritar ${name}`,
  removed: 'Produto retirado dos seus favoritos.',
} as const;
