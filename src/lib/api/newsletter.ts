/** Subscriptions to the shop's news by the links of its letters, and as the shop sees them: only of our own platform. */
import type {
  InscricaoNewsletter,
  InscritosNewsletter,
  TotaisNewsletter,
} from '#lib/contract/panel-newsletter.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { Api } from './client.ts';

/** @throws ApiError 404 for a link that is not good any more. */
export function getSubscription({ own }: Api, chave: string): Promise<InscricaoNewsletter> {
  return own.get(`newsletter/subscription/${encodeURIComponent(chave)}`).json<InscricaoNewsletter>();
}

/** @throws ApiError 404 for a link that is not good any more, and for an address that left. */
export function confirmSubscription({ own }: Api, chave: string): Promise<Sucesso> {
  const path = `newsletter/subscription/${encodeURIComponent(chave)}/confirm`;
  return own.post(path, { retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 404 for no link of ours. */
export function endSubscription({ own }: Api, chave: string): Promise<Sucesso> {
  const path = `newsletter/subscription/${encodeURIComponent(chave)}/leave`;
  return own.post(path, { retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 401 without a login, 403 for a customer. */
export function getNewsletterTotals({ own }: Api): Promise<TotaisNewsletter> {
  return own.get('panel/newsletter').json<TotaisNewsletter>();
}

/** @throws ApiError as `getNewsletterTotals`. */
export function getSubscribers({ own }: Api, depois: number): Promise<InscritosNewsletter> {
  return own.get('panel/newsletter/subscribers', { searchParams: { depois } }).json<InscritosNewsletter>();
}
