/** What links the two devices that a search names, for the first places of what it finds: `ps5 na tv`. */
import { answer } from '#lib/domain/finder/answer.ts';
import type { Hop } from '#lib/domain/finder/cabling.ts';
import { readQuestion } from '#lib/domain/finder/question.ts';
import { twoEnds } from '#lib/domain/finder/two-ends.ts';
import { note } from '#lib/platform/kernel/changes/collect.ts';
import { allOf } from '#lib/platform/kernel/changes/keys.ts';
import { type FinderDeps, readQuietly } from './memory/finder.ts';

/** Ids of products, what carries the signal before the leads beside it; none for a search of something else. */
export async function linkedBySearch(deps: FinderDeps, busca: string): Promise<readonly number[]> {
  if (!busca.includes(' ')) return [];
  const { rules, reader, shelf, on } = await readQuietly(deps);
  note(...['finder', 'settings'].map(allOf));
  const ends = on ? twoEnds(reader, busca) : undefined;
  // Of several devices that a word may be, nobody is shown one as if it had been meant; a plug is found by its name.
  if (!ends || ends.choices.length > 1 || ![ends.from, ends.to].every((id) => reader.devices.has(id)))
    return [];
  note(...['product', 'characteristic'].map(allOf));
  // By its name: the id of a device may be a word for another one.
  const [deAparelho = '', paraAparelho = ''] = [ends.from, ends.to].map((id) => reader.devices.get(id)?.name);
  const { read } = readQuestion(reader, {
    ...{ deAparelho, dePorta: '', paraAparelho, paraPorta: '' },
    ...{ metros: ends.metres, precisa: [] },
  });
  if (!read) return [];
  const { hops } = answer(rules, shelf, read);
  // A converter before the cables on both sides of it.
  const ordered = hops.toSorted((a, b) => rankOf(a) - rankOf(b));
  return [...new Set(ordered.map(({ piece }) => piece.id))];
}

function rankOf({ role, length }: Hop): number {
  if (role !== 'main') return 2;
  return length > 0 ? 1 : 0;
}
