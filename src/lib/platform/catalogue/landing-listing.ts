/** What a landing page lists: the address that somebody pasted, and the parameters it stands for. */
import type { Kysely } from 'kysely';
import { listingAddress } from '#lib/domain/catalogue/pasted-address.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { listedAt } from './queries/landing-pages.ts';

type Listing = Readonly<Record<string, string>>;

/** As it was pasted; of an older page a search that says the same. */
export function listingText({ endereco, ...params }: Listing): string {
  return endereco ?? `/busca?${new URLSearchParams(params)}`;
}

/** Parameters of a listing, with its address; undefined for an address that lists nothing. */
export async function listingOf(db: Kysely<Schema>, listagem: string): Promise<Listing | undefined> {
  const address = listingAddress(listagem);
  if (!address) return undefined;
  const { path, busca, filters } = address;
  const endereco = listagem.trim();
  if (path === '/busca') return { ...(busca === '' ? {} : { busca }), ...filters, endereco };
  const place = await listedAt(db, path);
  // A filter by category or brand is narrower than the page it was chosen on.
  return place && { [place.kind]: String(place.id), ...filters, endereco };
}
