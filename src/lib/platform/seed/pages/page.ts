export type SeedPage = {
  /** `quem-somos` is answered at `/pagina/quem-somos`. */
  readonly slug: string;
  readonly nome: string;
  /** Description for search engines. */
  readonly description: string;
  /** HTML. */
  readonly descricao: string;
};
