/** What is read from a request before a route sees it. Bodies are read leniently: numeric strings, unknown keys. */
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { message } from './messages.ts';
import { HttpError, notFound } from './response.ts';
import type { Session } from './session.ts';

/** Hono's variables of a request. */
export type PlatformEnv = { Variables: { session: Session } };

/** Refuses a call without the shop's public token: 401. */
export function appToken(expected: string): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    if (context.req.header('App-Token') !== expected) {
      throw new HttpError(401, message.missingToken);
    }
    await next();
  };
}

/** Answers carry a session, so no cache on the way may keep them. */
export const neverStored: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
};

/** The JSON of a body. @throws HttpError 400 where it is none. */
export function parseBody(context: Context): Promise<unknown> {
  return context.req.json().catch(() => {
    throw new HttpError(400, message.brokenJson);
  });
}

/** Of a parameter given twice, the last counts. */
export function parseQuery(context: Context): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(context.req.url).searchParams);
}

/** A body in the shape of `schema`. @throws HttpError 400 for one that does not fit. */
export function checkBody<T>(body: unknown, schema: z.ZodType<T>): T {
  return fitting(body, schema, message.invalidField);
}

/** A query in the shape of `schema`. @throws HttpError 400 for one that does not fit. */
export function checkQuery<T>(query: unknown, schema: z.ZodType<T>): T {
  return fitting(query, schema, message.invalidParameter);
}

/** A parameter of the path. @throws HttpError 404 for a text that the database cannot hold, which names nothing. */
export function checkParam(value: string): string {
  if (!isStorable(value)) throw notFound();
  return value;
}

/** An id in the path. @throws HttpError 404 with `text` for what can be no id. */
export function readId(value: string, text: string): number {
  const result = id.safeParse(value);
  if (!result.success) throw notFound(text);
  return result.data;
}

function fitting<T>(value: unknown, schema: z.ZodType<T>, complaint: (field: string) => string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new HttpError(400, complaint(issue?.path.join('.') ?? ''));
}

/** A database id: a positive whole number as number or text. */
export const id = wholeNumber(1, 2_147_483_647);
/** The same with 0 for "none", which is also what a missing, null or empty field means. */
export const optionalId = z
  .preprocess((value) => (value === null || value === '' ? 0 : value), wholeNumber(0, 2_147_483_647))
  .default(0);

/** A whole number from `min` to `max`, as number or as text of digits; `''`, `null` and `true` are none. */
export function wholeNumber(min: number, max: number): z.ZodType<number> {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value),
    z.number().int().min(min).max(max),
  );
}

/** How many of something, at least 1. More than any stock holds is cut: the stock decides how much there is. */
export const quantity = wholeNumber(1, Number.MAX_SAFE_INTEGER).transform((value) =>
  Math.min(value, 1_000_000_000),
);

/** A price as the client shows it, in reais; what counts is the shop's own. Missing, null and empty are none. */
export const shownPrice = z
  .preprocess(
    (value) =>
      typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value || undefined,
    z.number().min(0).max(1_000_000_000).optional(),
  )
  .optional();

/** A parameter of the query that is a number from `min` to `max`; missing or empty is undefined. */
export function numberParameter(min: number, max: number): z.ZodType<number | undefined> {
  return z
    .preprocess((value) => (value === '' ? undefined : value), wholeNumber(min, max).optional())
    .optional();
}

/** The parameters of a call that answers page by page; the platform's own maximum is 100 (platform contract 5). */
export const paging = {
  offset: numberParameter(0, Number.MAX_SAFE_INTEGER).describe('How many are passed over.'),
  limit: numberParameter(1, 100).describe('How many are answered at most.'),
};

/** A text that may be missing or null, both of which mean ''. Only what the database gives back as it was is one. */
export function text(longest: number): z.ZodType<string> {
  return z
    .string()
    .max(longest)
    .refine(isStorable)
    .nullish()
    .transform((value) => value ?? '');
}

/** A text that has to be there and say something, without the spaces around it. */
export function requiredText(longest: number): z.ZodType<string> {
  return z.string().trim().min(1).max(longest).refine(isStorable);
}

/** An e-mail address, in lower case. */
export const email: z.ZodType<string> = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Yes or no, also as text or number; missing, null and empty mean no. */
export const flag: z.ZodType<boolean> = z
  .preprocess((value) => FLAGS.get(value) ?? value, z.boolean())
  .default(false);

/** The same, but it has to be said. */
export const requiredFlag: z.ZodType<boolean> = z.preprocess(
  (value) => (value === null || value === '' ? value : (FLAGS.get(value) ?? value)),
  z.boolean(),
);

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [null, false],
  ['', false],
  [0, false],
  ['0', false],
  ['false', false],
  [1, true],
  ['1', true],
  ['true', true],
]);

/** What a list is searched for or filtered by, '' where it is too long: letters that no database keeps are left out. */
export function searched(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .overwrite((value) => value.toWellFormed().replaceAll('\0', ''))
    .default('')
    .catch('');
}

function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
