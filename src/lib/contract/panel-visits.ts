/** What is counted of visits, of nobody in particular: our extension, `/api/v2/vitrine/panel/visits`. */

/**
 * Header in which a page says its kind to the server, which sends it to nobody; a search says after it how many products it
 * found: `busca 12`.
 */
export const PAGE_KIND = 'X-Page-Kind';

export const PAGE_KINDS = [
  'inicio',
  'listagem',
  'busca',
  'produto',
  'institucional',
  'carrinho',
  'checkout',
  'outras',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export type DiaDeVisitas = {
  /** `YYYY-MM-DD`, in the time of the shop. */
  readonly dia: string;
  /** Pages that were answered, robots left out. */
  readonly visualizacoes: Readonly<Record<PageKind, number>>;
  /** Carts that got their first line. */
  readonly carrinhosIniciados: number;
  readonly buscasComResultado: number;
  readonly buscasSemResultado: number;
};

export type VisitasPainel = {
  /** The oldest first, each day once, today too. */
  readonly dias: readonly DiaDeVisitas[];
  /** What was searched for on three of these days at least, the most searched for first. */
  readonly termos: readonly {
    readonly termo: string;
    readonly buscas: number;
    /** Products that it finds today. */
    readonly encontrados: number;
  }[];
};
