import type { Representante } from './checkout.ts';

/** Who looks after the customer (platform contract 4.1 names the call, the shape is ours). */
export type Representatives = { readonly representantes: readonly Representante[] };
