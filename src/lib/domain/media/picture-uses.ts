/** What of a shop can show an uploaded picture. */
export type PictureUseKind =
  | 'banner'
  | 'categoria'
  | 'configuracao'
  | 'landingPage'
  | 'marca'
  | 'menu'
  | 'pagina'
  | 'peca'
  | 'pedido'
  | 'popup'
  | 'produto'
  | 'selo'
  | 'valor';
