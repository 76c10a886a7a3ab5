/** What is wrong with the words of a letter. */
import type { LetterText } from './letter.ts';
import { type LetterName, placeholdersOf } from './letters.ts';
import { unknownPlaceholders } from './placeholders.ts';

export const LONGEST_SUBJECT = 150;
export const LONGEST_WORDS = 1000;

/** `unknown`: placeholders that the letter does not have, as they were typed. */
export type LetterFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'long' }
  | { readonly kind: 'unknown'; readonly typed: readonly string[] };

/** By field; empty when all fits. */
export function letterFaults(
  name: LetterName,
  words: LetterText,
): Readonly<Partial<Record<keyof LetterText, LetterFault>>> {
  const faults = (Object.entries(words) as [keyof LetterText, string][]).flatMap(([field, typed]) => {
    const fault = faultOf(name, field, typed);
    return fault ? [[field, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}

function faultOf(name: LetterName, field: keyof LetterText, typed: string): LetterFault | undefined {
  if (field === 'assunto' && typed.trim() === '') return { kind: 'empty' };
  if (typed.length > (field === 'assunto' ? LONGEST_SUBJECT : LONGEST_WORDS)) return { kind: 'long' };
  const unknown = unknownPlaceholders(typed, placeholdersOf(name));
  return unknown.length > 0 ? { kind: 'unknown', typed: unknown } : undefined;
}
