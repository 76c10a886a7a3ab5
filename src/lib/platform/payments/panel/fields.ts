/** What calls of the panel about money take. */
import { z } from 'zod';
import { endOfDay, isDay, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { requiredText, text } from '#lib/platform/kernel/http/request.ts';

/** The most that a column of centavos holds, in reais. */
const LARGEST = 20_000_000;

/** Reais with at most two decimals. */
export const reais = z.number().min(0).max(LARGEST).multipleOf(0.01);
export const note = text(150);
/** What a bank calls a movement. */
export const bankReference = text(100);
/** A day, `YYYY-MM-DD`; '' for none. */
export const day = z
  .string()
  .refine((typed) => typed === '' || isDay(typed))
  .default('');
export const revision = requiredText(40).describe('What the form was filled with.');

/** The beginning of a day that is over or has begun; undefined for a later one, or none. */
export function pastDay(typed: string, now: Date): Date | undefined {
  return typed === '' || typed > shopDay(now) ? undefined : endOfDay(plusDays(typed, -1));
}
