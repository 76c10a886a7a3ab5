export type SeedList = {
  readonly slug: string;
  readonly nome: string;
  /** HTML, one or two paragraphs. */
  readonly descricao: string;
  readonly itens: readonly { readonly slug: string; readonly quantidade: number }[];
};

/** Ready-made shopping lists. */
export const LISTS: readonly SeedList[] = [];
