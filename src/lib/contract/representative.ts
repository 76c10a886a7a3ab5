import type { Representante } from './checkout.ts';
import type { Empty } from './empty.ts';

/** Who looks after the customer (platform contract 4.1 names the call, the shape is ours). */
export type Representatives = {
  /** The first of them; empty for nobody's. */
  readonly representante: Representante | Empty;
  /** Ours: all of them. */
  readonly representantes: readonly Representante[];
};
