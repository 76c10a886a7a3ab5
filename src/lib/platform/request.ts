/** What is read from a request before a route sees it. Bodies are read leniently: numeric strings, unknown keys. */
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { HttpError } from './response.ts';

/** Hono's variables of a request. */
export type PlatformEnv = { Variables: Record<string, never> };

/** Refuses a call without the shop's public token: 401. */
export function appToken(expected: string): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    if (context.req.header('App-Token') !== expected) {
      throw new HttpError(401, 'App-Token ausente ou inválido');
    }
    await next();
  };
}

/** The JSON body in the shape of `schema`. @throws HttpError 400 for broken JSON or a body that does not fit. */
export async function readBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await context.req.json().catch(() => {
    throw new HttpError(400, 'O corpo da requisição não é um JSON válido');
  });
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') ?? '';
  throw new HttpError(400, field === '' ? 'Requisição inválida' : `Campo inválido: ${field}`);
}

/** A database id: a positive whole number as number or text. */
export const id = wholeNumber(1, 2_147_483_647);
/** The same with 0 for "none", which is also what a missing field means. */
export const optionalId = wholeNumber(0, 2_147_483_647).default(0);

/** A whole number from `min` to `max`, as number or as text of digits; `''`, `null` and `true` are none. */
export function wholeNumber(min: number, max: number): z.ZodType<number> {
  const text = z
    .string()
    .trim()
    .regex(/^-?\d+$/)
    .transform(Number);
  return z.union([z.number(), text]).pipe(z.number().int().min(min).max(max));
}
