/** What else searches stand for: our extension, `/api/v2/vitrine/panel/synonyms`. */
import type { AlteracaoPainel } from './panel-changes.ts';

export type Sinonimo = {
  readonly id: number;
  readonly termo: string;
  readonly significado: string;
  /** `use`: a device or an occasion that products are for, and that is not sold. */
  readonly tipo: 'synonym' | 'use';
};

export type Sinonimos = {
  /** By term. */
  readonly sinonimos: readonly Sinonimo[];
  readonly total: number;
  readonly alteracoes: readonly AlteracaoPainel[];
};
