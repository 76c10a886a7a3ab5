/** The browser's client: same origin, the session travels in its cookie. */
import { type Api, createApi } from './client.ts';

let api: Api | undefined;

export function browserApi(): Api {
  api ??= createApi({
    fetch: (...request) => window.fetch(...request),
    baseUrl: `${window.location.origin}/api`,
    appToken: document.documentElement.dataset.appToken,
  });
  return api;
}
