/** What stands at the postal codes of the demo store's own accounts: a demo asks nobody outside. */
import type { Place } from '#lib/platform/shipping/options.ts';
import { ACCOUNTS } from './accounts.ts';

export const KNOWN_PLACES: ReadonlyMap<string, Place> = new Map(
  ACCOUNTS.flatMap(({ endereco }) => {
    if (!endereco) return [];
    const { cep, logradouro, bairro, cidade, uf } = endereco;
    return [[cep, { cep, logradouro, bairro, cidade, uf }]];
  }),
);
