/** What the history kept of a field, as people read it: its choice by name, a moment by day and hour, a text without its markup. */
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import { plainText } from '#lib/domain/kernel/plain-text.ts';
import type { Field } from './record.ts';

/** @param field Undefined of what is declared nowhere. */
export function keptInWords(field: Field | undefined, value: string): string {
  if (field?.kind === 'choice') return field.options[value] ?? value;
  if (value === '') return '';
  if (field?.kind === 'moment') return Number.isNaN(Date.parse(value)) ? value : formatMoment(value);
  return field?.kind === 'text' && field.html ? plainText(value) : value;
}

/** The path of a picture of the shop: shown, not read. */
export function isKeptPicture(value: string): boolean {
  return /^\/upload\/\S+\.(?:webp|jpe?g|png|svg|gif|avif)$/.test(value);
}
