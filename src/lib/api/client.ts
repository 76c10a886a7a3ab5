/**
 * The one client of the store platform's front API, for pages (on the platform's own fetch function, no socket) and
 * for islands (on the network).
 */
import ky, { HTTPError, type KyInstance, type Options, TimeoutError } from 'ky';
import { ApiError } from './error.ts';

export type ApiOptions = {
  readonly fetch: typeof fetch;
  /** Site root plus `/api`: `https://loja.example/api`. */
  readonly baseUrl: string;
  /** Value of the session cookie; left out where the browser sends it by itself. */
  readonly session?: string | undefined;
  readonly appToken?: string | undefined;
};

/** As much of ky as calls of the contract use. */
export type CallOptions = Pick<Options, 'body' | 'headers' | 'json' | 'keepalive' | 'retry' | 'timeout'> & {
  readonly searchParams?: Readonly<Record<string, string | number | boolean | undefined>>;
};
export type Client = Readonly<
  Record<
    'get' | 'post' | 'put' | 'delete',
    (path: string, options?: CallOptions) => Promise<unknown> & { readonly json: <T>() => Promise<T> }
  >
>;

/** Opaque to callers: pass it as first argument to the functions of this folder. */
export type Api = {
  /** What the contract has. */
  readonly client: Client;
  /** What only our own platform has, below `/api/v2/vitrine`: a hosted one answers 404. */
  readonly own: Client;
  /** What answers link to, below `/upload`. */
  readonly uploads: KyInstance;
};

/** Milliseconds a call may take before it fails. */
export const TIMEOUT = 5000;

export function createApi({ fetch, baseUrl, session, appToken = 'wapstore' }: ApiOptions): Api {
  const client = ky.create({
    fetch,
    prefix: `${baseUrl}/v2/front`,
    timeout: TIMEOUT,
    // Soon or not at all: a `Retry-After` of minutes would be waited for.
    retry: { limit: 1, methods: ['get'], statusCodes: [502, 503], afterStatusCodes: [] },
    headers: { 'App-Token': appToken, ...(session ? { Session: session } : {}) },
    hooks: {
      beforeError: [({ error, request }) => toApiError(error, new URL(request.url).pathname)],
    },
  });
  return {
    client,
    own: client.extend({ prefix: `${baseUrl}/v2/vitrine` }),
    uploads: client.extend({ prefix: new URL('/upload', baseUrl).href }),
  };
}

function toApiError(error: Error, endpoint: string): ApiError {
  // Its own words are the address with its query, which no log may keep.
  if (error instanceof HTTPError) {
    return new ApiError(error.response.status, endpoint, serverText(error.data));
  }
  return new ApiError(0, endpoint, '', error instanceof TimeoutError ? undefined : error);
}

/** Answers name their error in `error`; other spellings were seen in the wild. */
export function serverText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error, mensagem, message } = body as Readonly<Record<string, unknown>>;
  return [error, mensagem, message].find((text) => typeof text === 'string') ?? '';
}
