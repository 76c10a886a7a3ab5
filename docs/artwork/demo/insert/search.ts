import { sql } from 'kysely';
import { SHIPPED } from '#lib/platform/catalogue/shipped/shipped.ts';
import { insertAll, type Trx } from './batch.ts';

/** Leaves the words of what follows to `fillSearch`: once at the end is much faster than row by row. */
export async function deferSearch(trx: Trx): Promise<void> {
  await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
}

/** Searches for what is no product, and the pages of the demo store that answer them. */
const GUIDES: readonly (readonly [page: string, ...terms: readonly string[]])[] = [
  ['entrega', 'frete', 'frete grátis', 'entrega', 'prazo de entrega'],
  ['trocas-e-devolucoes', 'troca', 'trocas', 'devolução'],
  ['formas-de-pagamento', 'formas de pagamento', 'pagamento', 'parcelamento', 'boleto'],
  ['atendimento-a-empresas', 'cnpj', 'atacado', 'nota fiscal'],
];

/** Inserts the synonyms and reads the words of every product. */
export async function fillSearch(trx: Trx): Promise<void> {
  await insertAll(trx, 'search_synonyms', [
    ...SHIPPED,
    ...GUIDES.flatMap(([page, ...terms]) =>
      terms.map((term) => ({ term, meaning: `/pagina/${page}`, kind: 'redirect' as const })),
    ),
  ]);
  await sql`select search_refresh(null)`.execute(trx);
}
