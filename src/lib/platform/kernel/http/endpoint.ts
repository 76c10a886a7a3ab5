/**
 * How a call of the front API is declared: what it takes, what it answers, and the function that does it. One
 * declaration serves the router, the check of what comes in, and the OpenAPI document.
 */
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Answers } from '#lib/contract/answers.ts';
import type { Scope } from '#lib/domain/programs/scopes.ts';
import { checkBody, checkParam, checkQuery, type PlatformEnv, parseBody, parseQuery } from './request.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Calls of the contract are under `/api/v2/front`, calls of our own under `/api/v2/vitrine`. */
export type Base = 'front' | 'vitrine';

export type Declaration<Name extends keyof Answers, Query, Body> = {
  /** Left out: `front`. */
  readonly base?: Base;
  readonly method: Method;
  /** Below its base, in Hono's notation: `/struct/menus/:hash`. */
  readonly path: `/${string}`;
  /** One line of English for the OpenAPI document. */
  readonly summary: string;
  /** The parameters of the query; a value that does not fit is refused with 400, so let the schema `catch` what is tolerated. */
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  /** Writes nothing, and tells everybody the same who is not logged in: pages ask it without a request (direct-calls.ts). */
  readonly shared?: true;
  /** A read that is dear: its bytes are kept until something changes (kernel/memory/call-cache.ts). `for all` never looks at who asks. */
  readonly kept?: 'for all' | 'for strangers';
  /** Asked before anything else is done, if the call is kept. @throws HttpError 429 */
  readonly refuseEarly?: (context: Context<PlatformEnv>) => void;
  /** A program makes it with a key that has to allow this; `any` for every key. Its caller has neither token nor session. */
  readonly scope?: Scope | 'any';
  /** For the OpenAPI document, as they go over the wire. */
  readonly example?: { readonly body?: object; readonly answer: object };
  /** The body is a file, which the call reads by itself. */
  readonly file?: true;
  /** Name of the answer's type in `contract/answers.ts`. */
  readonly answer: Name;
};

export type Call<Query, Body> = {
  readonly context: Context<PlatformEnv>;
  readonly query: Query;
  readonly body: Body;
  /** A parameter of the path; one that no text of the database can equal ends the call with 404. */
  readonly param: (name: string) => string;
};

/** What a call is made of before any of it is checked. */
export type Asking = {
  readonly context: Context<PlatformEnv>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly param: (name: string) => string;
};

/** A declared call whose types are settled. */
export type Endpoint = Declaration<keyof Answers, unknown, unknown> & {
  readonly handle: (context: Context<PlatformEnv>) => Promise<Response>;
  /** Of a call of the panel: which of them may make it. */
  readonly roles?: readonly string[];
  /** The answer itself, of a call that is shared or kept. */
  readonly tell?: (asking: Asking) => Promise<unknown>;
};

export function endpoint<Name extends keyof Answers, Query = undefined, Body = undefined>(
  declaration: Declaration<Name, Query, Body>,
  answer: (call: Call<Query, Body>) => Promise<Answers[Name]>,
): Endpoint {
  const tell = async ({ context, query, body, param }: Asking) =>
    answer({
      context,
      query: (declaration.query && checkQuery(query, declaration.query)) as Query,
      body: (declaration.body && checkBody(body, declaration.body)) as Body,
      param: (name) => checkParam(param(name)),
    });
  return {
    ...declaration,
    ...((declaration.shared || declaration.kept) && { tell }),
    async handle(context) {
      const query = declaration.query ? parseQuery(context) : {};
      const body = declaration.body && (await parseBody(context));
      const param = (name: string) => context.req.param(name) ?? '';
      return Response.json(await tell({ context, query, body, param }));
    },
  };
}

export function baseOf({ base = 'front' }: Pick<Endpoint, 'base'>): Base {
  return base;
}

/** @param road How a request comes to a call. */
export function serveEndpoints(
  app: Hono<PlatformEnv>,
  endpoints: readonly Endpoint[],
  base: Base,
  road: (endpoint: Endpoint) => Endpoint['handle'] = ({ handle }) => handle,
): void {
  const own = endpoints.filter((endpoint) => baseOf(endpoint) === base);
  for (const endpoint of inOrder(own)) app.on(endpoint.method.toUpperCase(), endpoint.path, road(endpoint));
}

/** A path with a parameter also fits what stands at a fixed one beside it, so those without come first. */
export function inOrder(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const { open = [], fixed = [] } = Object.groupBy(endpoints, ({ path }) =>
    path.includes(':') ? 'open' : 'fixed',
  );
  return [...fixed, ...open];
}
