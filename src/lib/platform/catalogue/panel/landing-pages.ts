/** `panel/landing-pages`: what a filtered listing shows, at an address of its own. */
import { LANDING_PAGES, type LandingPageFields } from '#lib/domain/panel/records/landing-pages.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { type OwnColumns, recordEndpoints } from '#lib/platform/panel/record-calls.ts';
import { listingOf, listingText } from '../landing-listing.ts';
import { landingPageAt } from '../queries/landing-pages.ts';

export function panelLandingPagesEndpoints(deps: Deps): readonly Endpoint[] {
  return recordEndpoints(deps, LANDING_PAGES, LISTING);
}

const LISTING: OwnColumns = {
  columns: ['consulta'],
  read:
    () =>
    ({ consulta }) => ({ listagem: listingText(consulta as Readonly<Record<string, string>>) }),
  async write(trx, values, saved) {
    const { endereco, listagem } = values as LandingPageFields;
    const taken = await landingPageAt(trx, endereco);
    if (taken !== undefined && taken !== saved?.id) throw new HttpError(400, message.takenAddress);
    const consulta = await listingOf(trx, listagem);
    if (!consulta) throw new HttpError(400, message.unknownListing);
    return { consulta: JSON.stringify(consulta) };
  },
};
