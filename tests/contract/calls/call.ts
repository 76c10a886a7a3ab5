/** How the tests know a call of platform contract 4: where it is, a valid request, what it answers, what it refuses. */
import type { z } from 'zod';
import type { Visitor } from '../../support/store.ts';
import type { Kind } from './kinds.ts';
import type { World } from './world.ts';

export type Body = { readonly [field: string]: unknown };

export type Call = {
  /** Left out: `/api/v2/front`. */
  readonly base?: typeof FRONT | '/api/v2/vitrine';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below its base, parameters in braces. */
  readonly path: `/${string}`;
  readonly shape: z.ZodType;
  /** What a valid request carries. */
  readonly request?: (world: World) => Request;
  /** Only for someone logged in. */
  readonly member?: true;
  /** It answers who is not logged in, too. */
  readonly guest?: true;
  /** What has to be so before the request is valid. */
  readonly before?: (visitor: Visitor, world: World) => Promise<void>;
  /** The fields of the body; one in a list or an object by its path, `itens.0.idProduto`. */
  readonly fields?: Readonly<Record<string, Kind>>;
};

export type Request = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
};

export function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

export const FRONT = '/api/v2/front';

/** Address of a call with these values in it. */
export function addressOf({ base = FRONT, path }: Call, { params = {}, query = {} }: Request = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${base}${filled}${search === '' ? '' : `?${search}`}`;
}

/** Sends a call's valid request; `body` in place of its own where given. */
export async function send(visitor: Visitor, call: Call, world: World, body?: unknown): Promise<Response> {
  const request = call.request?.(world) ?? {};
  const content = body === undefined ? request.body : body;
  return visitor.fetch(addressOf(call, request), {
    method: call.method,
    ...(content !== undefined && {
      body: JSON.stringify(content),
      headers: { 'Content-Type': 'application/json' },
    }),
  });
}
