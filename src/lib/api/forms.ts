/** Messages and subscriptions. Every function throws ApiError 400 for a field that does not fit. */
import type { NewMessage, NewSubscriber } from '#lib/contract/forms.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { Api } from './client.ts';

/** Subscribing again changes nothing but what is new. */
export function subscribe({ client }: Api, json: NewSubscriber): Promise<Sucesso> {
  return client.post('newsletter', { json, retry: 0 }).json<Sucesso>();
}

export function sendMessage({ client }: Api, json: NewMessage): Promise<Sucesso> {
  return client.post('form/contact', { json, retry: 0 }).json<Sucesso>();
}
