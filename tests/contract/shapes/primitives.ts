/** The words the shapes are written in. They say what goes over the wire: nothing is coerced, unknown keys may come. */
import { z } from 'zod';

export const text = z.string();
export const filled = z.string().min(1);
export const flag = z.boolean();
export const count = z.int().min(0);
export const id = z.int().min(1);
export const percent = z.number().min(0).max(100);
/** Reais, at most two decimals. */
export const money = z
  .number()
  .refine((value) => Number(value.toFixed(2)) === value, 'more than two decimals');
export const absoluteUrl = z
  .string()
  .refine((value) => /^https?:\/\/./.test(value) && URL.canParse(value), 'not absolute');
export const urlOrNone = z.union([z.literal(''), absoluteUrl]);
/** A date a client can read, or a calendar day. */
export const time = z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'not a date');
export const digits = z.string().regex(/^\d+$/);

/** PHP writes an empty map as `{}` or `[]`. */
export const nothing = z.union([z.strictObject({}), z.tuple([])]);

export function orNothing<Shape extends z.ZodType>(shape: Shape): z.ZodUnion<[typeof nothing, Shape]> {
  return z.union([nothing, shape]);
}

/** `imagem` as WebP beside the uploaded file, both '' where there is none. */
export const picturePair = { imagem: urlOrNone, imagemOriginal: urlOrNone };

export const success = z.object({ sucesso: z.literal(true) });
/** A call that may say no, with a sentence. */
export const outcome = z.object({ sucesso: flag, mensagem: text.optional() });
/** Of every answer that is no success: a sentence for the visitor, in Portuguese. */
export const refusal = z.strictObject({ error: z.string().min(8) });
