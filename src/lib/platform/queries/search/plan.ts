/** Turns what a visitor typed into what the database is asked: the strictest demands that some product meets. */
import { type Kysely, sql } from 'kysely';
import { parseSearch, type SearchMeasure } from '#lib/domain/search-query.ts';
import { folded } from '#lib/domain/search-text.ts';
import type { Schema } from '../../schema.ts';
import { completeTerm, type Group, groupMeasure, groupWords } from './groups.ts';
import { type Demands, NO_DEMANDS } from './match.ts';
import { relax } from './relax.ts';
import { isBroad } from './source.ts';
import { correct, lookUp, readSynonyms } from './vocabulary.ts';

type Db = Kysely<Schema>;

export type SearchPlan = {
  /** A code that products have, or its beginning; '' when words are searched. */
  readonly code: string;
  readonly demands: Demands;
  /** It finds more than is judged one by one. */
  readonly broad: boolean;
  /** The search that was probably meant, where words were taken for typing errors; the likeliest first. */
  readonly suggestions: readonly string[];
};

export const NO_PLAN: SearchPlan = { code: '', demands: NO_DEMANDS, broad: false, suggestions: [] };

/** `typing`: the last word may go on. */
export async function planSearch(
  db: Db,
  text: string,
  { typing = false }: { readonly typing?: boolean } = {},
): Promise<SearchPlan> {
  const { words, measures, code } = parseSearch(text);
  if (words.length + measures.length === 0) return NO_PLAN;
  if (code !== '' && (await isCode(db, code))) return { ...NO_PLAN, code };
  const [known, synonyms] = [
    await lookUp(db, [...new Set(words)], typing ? 'typing' : 'typed'),
    await readSynonyms(db),
  ];
  const unknown = [...known.values()].filter((word) => !word.known && !word.stop && !synonyms.has(word.base));
  const corrections = await correct(
    db,
    unknown.filter(({ begins }) => !begins).map(({ word }) => word),
  );
  const beginnings = new Set(unknown.filter(({ begins }) => begins).map(({ word }) => word));
  const meant = words.flatMap((word) => {
    if (beginnings.has(word)) return [`${word}*`];
    const corrected = corrections.get(word);
    return corrected ? corrected.slice(0, 1).map(folded) : [known.get(word)?.base ?? word];
  });
  const groups = groupWords(
    typing ? completeTerm(meant, synonyms) : meant,
    synonyms,
    (word) => known.get(word)?.stop ?? false,
  );
  const goesOn = typing && /[^\s\d]$/.test(text) && corrections.get(words.at(-1) ?? '') === undefined;
  const demands = await relax(
    db,
    goesOn ? withBeginning(groups) : groups,
    measures.map((measure) => withSynonyms(measure)),
  );
  return {
    code: '',
    demands,
    broad: await isBroad(db, demands),
    suggestions: suggest(text, corrections),
  };

  function withSynonyms(measure: SearchMeasure): SearchMeasure {
    return { ...measure, phrases: groupMeasure(measure.phrases, synonyms) };
  }
}

/** The last word as typed may be the beginning of a longer one. */
function withBeginning(groups: readonly Group[]): readonly Group[] {
  const last = groups.at(-1);
  if (!last) return groups;
  const [typed = '', ...meanings] = last;
  return [...groups.slice(0, -1), [typed.endsWith('*') ? typed : `${typed}*`, ...meanings]];
}

async function isCode(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from search_codes where code like ${`${code}%`}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The text with its first misspelt word in each of the ways it may have been meant, the others in the likeliest. */
function suggest(text: string, corrections: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const misspelt = [...corrections].filter(([, words]) => words.length > 0);
  const [first] = misspelt;
  return (first?.[1] ?? []).map((choice) =>
    text
      .split(' ')
      .map((word) => {
        const meant = corrections.get(folded(word));
        return folded(word) === first?.[0] ? choice : (meant?.[0] ?? word);
      })
      .join(' '),
  );
}
