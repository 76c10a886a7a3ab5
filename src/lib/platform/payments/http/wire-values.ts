/** Values as providers send them. */
import { z } from 'zod';

/** Some send one thing, or nothing, where there is a list. */
export function listOf<T>(item: z.ZodType<T>) {
  return z.preprocess(
    (value) => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]),
    z.array(item),
  );
}

export const moment = z.string().transform((text, context) => {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) context.addIssue({ code: 'custom', message: 'no moment' });
  return time;
});
