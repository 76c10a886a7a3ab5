/** An answer as a schema has it. */
import type { z } from 'zod';
import { Unanswered } from './unanswered.ts';

/** @throws Unanswered */
export function parseAnswer<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new Unanswered(`an answer lacks ${result.error.issues[0]?.path.join('.') ?? ''}`);
}
