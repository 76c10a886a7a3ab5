export type SeedQuestion = {
  readonly slug: string;
  readonly nome: string;
  readonly pergunta: string;
  readonly resposta: string;
  /** ISO 8601 with offset. */
  readonly perguntadoEm: string;
  readonly respondidoEm: string;
};

/** Questions asked on product pages, all answered by the shop. */
export const QUESTIONS: readonly SeedQuestion[] = [];
