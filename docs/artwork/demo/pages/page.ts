export type SeedPage = {
  /** `quem-somos` is answered at `/pagina/quem-somos`. */
  readonly slug: string;
  readonly nome: string;
  /** Description for search engines. */
  readonly description: string;
  /** HTML. */
  readonly descricao: string;
  /** `largo` has no menu of its neighbours beside it. */
  readonly layout?: 'largo';
  /** Slugs of its pieces, in order. */
  readonly pecas?: readonly string[];
};
