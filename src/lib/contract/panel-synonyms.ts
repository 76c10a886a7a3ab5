/** What else searches stand for: our extension, `/api/v2/vitrine/panel/synonyms`. */
import type { AlteracaoPainel } from './panel-changes.ts';

export type Sinonimo = {
  readonly id: number;
  readonly termo: string;
  /** Of a `redirect` an address of the shop, of a `hint` a sentence. */
  readonly significado: string;
  readonly tipo: TipoSinonimo;
};

/**
 * `use`: a device or an occasion that products are for, and that is not sold. `redirect`: a search of just the term leads to a
 * page. `hint`: a search that has the term shows a sentence above what it finds.
 */
export type TipoSinonimo = 'synonym' | 'use' | 'redirect' | 'hint';

export type Sinonimos = {
  /** By term. */
  readonly sinonimos: readonly Sinonimo[];
  readonly total: number;
  readonly alteracoes: readonly AlteracaoPainel[];
};

/** Of this version of Vitrine, and not of the shop. */
export type SinonimoOferecido = Omit<Sinonimo, 'id'> & {
  readonly tipo: 'synonym' | 'use';
  /** What the shop itself says that the term means; it stays. */
  readonly proprios: readonly string[];
};

export type SinonimosOferecidos = {
  /** By term. */
  readonly oferecidos: readonly SinonimoOferecido[];
};
