/**
 * Dates of a hosted platform: as ISO 8601 says them, as MySQL does, or as Brazil writes them. One that does not say its zone is in
 * the time of the shop, wherever this process runs: an opinion of the 4th is not of the 3rd.
 */
import { z } from 'zod';
import { note } from './notes.ts';
import { type Reading, readText } from './reading.ts';

const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d.*)?$/;
const BRAZILIAN = /^(\d\d)\/(\d\d)\/(\d{4})(?:,? +(?:às +)?(\d\d:\d\d(?::\d\d)?))?$/;

/** ISO 8601; '' for what is no date, as MySQL's `0000-00-00`. */
export function moment(): Reading<string> {
  return note(z.transform((given: unknown) => isoOf(readText(given)?.trim() ?? '')) as Reading<string>, {
    kind: 'text',
  });
}

function isoOf(given: string): string {
  const [, day, month, year, time] = BRAZILIAN.exec(given) ?? [];
  const said = day === undefined ? given : `${year}-${month}-${day}${time === undefined ? '' : `T${time}`}`;
  const iso = ISO.test(said) ? zoned(said.replace(' ', 'T')) : '';
  return Number.isNaN(Date.parse(iso)) ? '' : iso;
}

/** UTC-3, all year since 2019. */
const ZONE = '-03:00';

function zoned(iso: string): string {
  if (!iso.includes('T')) return `${iso}T00:00${ZONE}`;
  return /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : iso + ZONE;
}
