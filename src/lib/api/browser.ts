/** The browser's client: same origin, the session travels in its cookie. */
import { type Api, createApi } from './client.ts';

export type CartListener = (answer: unknown) => void;

let cartListener: CartListener | undefined;
let api: Api | undefined;

/** Told the body of every successful answer whose path holds `/v2/front/checkout/cart` (specification, section 7). */
export function onCartAnswer(listener: CartListener): void {
  cartListener = listener;
}

export function browserApi(): Api {
  api ??= createApi({
    fetch: (...request) => window.fetch(...request),
    baseUrl: `${window.location.origin}/api`,
    onResponse: (response) => {
      if (!response.ok || !response.url.includes('/v2/front/checkout/cart')) return;
      response
        .clone()
        .json()
        .then(cartListener, () => undefined);
    },
  });
  return api;
}
