/** A postal code in a body. */
import { z } from 'zod';
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { message } from './messages.ts';
import { HttpError } from './response.ts';

/** With dash or without; a number has lost its zero in front. */
export const cepField = z
  .union([z.string().max(20), z.number()])
  .describe('Postal code: eight digits, with dash or without. As a number without its zero in front.');

/** Eight digits. @throws HttpError 400 for what is no postal code. */
export function readCep(value: z.output<typeof cepField>): string {
  const cep = normalizeCep(value);
  if (cep === undefined) throw new HttpError(400, message.invalidCep);
  return cep;
}
