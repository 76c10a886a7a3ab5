/** What calls take of a record, from the declaration of its fields. */
import { z } from 'zod';
import type { Field, Fields, ValuesOf } from '#lib/domain/panel/record.ts';
import { flag, requiredText, text, wholeNumber } from '#lib/platform/kernel/http/request.ts';

/** Checks types and lengths alone: `faultsOf` checks the rest of a field's rules, and has the messages. */
export function recordShape<Kind extends Fields>(
  fields: Kind,
): { readonly [Name in keyof Kind]: z.ZodType<ValuesOf<Kind>[Name]> } {
  const shape = Object.entries(fields).map(([name, field]) => {
    const schema = schemaOf(field);
    return [name, field.note === undefined ? schema : schema.describe(field.note)] as const;
  });
  return Object.fromEntries(shape) as { [Name in keyof Kind]: z.ZodType<ValuesOf<Kind>[Name]> };
}

const LONGEST = { categories: 20_000, category: 400, link: 500, moment: 30, picture: 300 } as const;

function schemaOf(field: Field): z.ZodType {
  if (field.kind === 'flag') return flag;
  if (field.kind === 'choice') return z.enum(Object.keys(field.options));
  if (field.kind === 'text') return field.required ? requiredText(field.longest) : text(field.longest);
  if (field.kind !== 'number') return text(LONGEST[field.kind]);
  const { min, max, decimals } = field;
  return decimals === 0 ? wholeNumber(min, max) : z.number().min(min).max(max);
}
