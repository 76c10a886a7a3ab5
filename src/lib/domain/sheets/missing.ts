/** Brands and categories that a file names and the shop does not have. */
export type MissingNames = {
  readonly marcas?: readonly string[];
  readonly categorias?: readonly { readonly caminho: string; readonly nome: string }[];
};
