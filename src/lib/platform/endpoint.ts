/**
 * How a call of the front API is declared: what it takes, what it answers, and the function that does it. One
 * declaration serves the router, the check of what comes in, and the OpenAPI document.
 */
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Answers } from '#lib/contract/answers.ts';
import { type PlatformEnv, readBody, readParam, readQuery } from './request.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** What the contract has stands under `/api/v2/front`; what only our platform has, under `/api/v2/vitrine`. */
export type Base = 'front' | 'vitrine';

export type Declaration<Name extends keyof Answers, Query, Body> = {
  /** Left out: `front`. */
  readonly base?: Base;
  readonly method: Method;
  /** Below its base, in Hono's notation: `/struct/menus/:hash`. */
  readonly path: `/${string}`;
  /** One line of English for the OpenAPI document. */
  readonly summary: string;
  /** What may stand in the query; a value that does not fit is refused with 400, so let the schema `catch` what is tolerated. */
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
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

/** A declared call whose types are settled. */
export type Endpoint = Declaration<keyof Answers, unknown, unknown> & {
  readonly handle: (context: Context<PlatformEnv>) => Promise<Response>;
};

export function endpoint<Name extends keyof Answers, Query = undefined, Body = undefined>(
  declaration: Declaration<Name, Query, Body>,
  answer: (call: Call<Query, Body>) => Promise<Answers[Name]>,
): Endpoint {
  const { query, body } = declaration;
  return {
    ...declaration,
    async handle(context) {
      const call = {
        context,
        query: (query && readQuery(context, query)) as Query,
        body: (body && (await readBody(context, body))) as Body,
        param: (name: string) => readParam(context, name),
      };
      return Response.json(await answer(call));
    },
  };
}

export function baseOf({ base = 'front' }: Pick<Endpoint, 'base'>): Base {
  return base;
}

/**
 * Those of one base. A path with a parameter also fits what stands at a fixed one beside it, so those without come first.
 */
export function serveEndpoints(app: Hono<PlatformEnv>, endpoints: readonly Endpoint[], base: Base): void {
  const { open = [], fixed = [] } = Object.groupBy(
    endpoints.filter((endpoint) => baseOf(endpoint) === base),
    ({ path }) => (path.includes(':') ? 'open' : 'fixed'),
  );
  for (const { method, path, handle } of [...fixed, ...open]) app.on(method.toUpperCase(), path, handle);
}
