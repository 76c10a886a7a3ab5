/** `panel/landing-pages`: what a filtered listing shows, at an address of its own. */
import { listingAddress } from '#lib/domain/catalogue/pasted-address.ts';
import { LANDING_PAGES, type LandingPageFields } from '#lib/domain/panel/records/landing-pages.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { type OwnColumns, recordEndpoints } from '#lib/platform/panel/record-calls.ts';
import { landingPageAt, listedAt } from '../queries/landing-pages.ts';

export function panelLandingPagesEndpoints(deps: Deps): readonly Endpoint[] {
  return recordEndpoints(deps, LANDING_PAGES, LISTING);
}

const LISTING: OwnColumns = {
  columns: ['consulta'],
  read:
    () =>
    ({ consulta }) => {
      const { endereco, ...params } = consulta as Readonly<Record<string, string>>;
      return { listagem: endereco ?? `/busca?${new URLSearchParams(params)}` };
    },
  async write(trx, values, saved) {
    const { endereco, listagem } = values as LandingPageFields;
    const taken = await landingPageAt(trx, endereco);
    if (taken !== undefined && taken !== saved?.id) throw new HttpError(400, message.takenAddress);
    return { consulta: JSON.stringify({ ...(await consultaOf(trx, listagem)), endereco: listagem.trim() }) };
  },
};

/** Parameters of a listing. @throws HttpError 400 for an address that lists nothing. */
async function consultaOf(trx: Trx, listagem: string): Promise<Readonly<Record<string, string>>> {
  const address = listingAddress(listagem);
  if (!address) throw new HttpError(400, message.unknownListing);
  const { path, busca, filters } = address;
  if (path === '/busca') return { ...(busca === '' ? {} : { busca }), ...filters };
  const place = await listedAt(trx, path);
  if (!place) throw new HttpError(400, message.unknownListing);
  // A filter by category or brand is narrower than the page it was chosen on.
  return { [place.kind]: String(place.id), ...filters };
}
