/** What a process does before visitors come, so that its first listing takes about as long as those after it. */
import type { Kysely } from 'kysely';
import { NO_FILTERS } from '#lib/domain/catalogue/listing-filters.ts';
import { ORDERS } from '#lib/domain/catalogue/listing-order.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { ReadCatalogue } from './memory/catalogue.ts';
import { listing } from './memory/listing.ts';
import { upperCategories } from './queries/categories.ts';

type Stage = { readonly db: Kysely<Schema>; readonly catalogue: ReadCatalogue; readonly now: () => Date };

const NO_DISCOUNTS = { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
/** Pages of listings, of which one is made of what the other has left. */
const PAGES = 2;

/** Reads the catalogue, and walks over all of it in every order. @returns Addresses of listings. @throws when the database fails. */
export async function warmUpListings({ db, catalogue, now }: Stage): Promise<readonly string[]> {
  const terms = { discounts: NO_DISCOUNTS, descontoRevenda: 0, now: now() };
  for (const order of ORDERS) {
    const place = { kind: 'all' } as const;
    await listing(
      { catalogue },
      { place, fixed: NO_FILTERS, filters: NO_FILTERS, order, offset: 0, limit: 1, grouped: true, terms },
    );
  }
  return upperCategories(db, PAGES);
}
