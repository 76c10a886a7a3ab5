/** Two things in one search: "alicate e decapador bnc", "keystone + patch panel". */
import { both, isEmpty } from './id-set.ts';
import { matching } from './match.ts';
import type { Asked } from './query-groups.ts';
import type { StrictestReading } from './strictest-reading.ts';
import { GENERIC } from './tsquery.ts';
import type { Words } from './words.ts';

type Read = (asked: readonly Asked[]) => Promise<StrictestReading>;

/**
 * What is sold of each thing that "e" joins, where names of products begin with each, or where the reading of all of it would leave one
 * out. Each part says what it is ("preto e branco" are no two things), and is read without leaving anything out.
 */
export async function severalThings(
  words: Words,
  asked: readonly Asked[],
  read: Read,
): Promise<StrictestReading> {
  const parts = partsOf(asked);
  if (parts.length < 2) return read(asked);
  const named = await Promise.all(parts.map((part) => saysWhatItIs(words, part)));
  if (named.includes('nothing')) return read(asked);
  const whole = await read(asked);
  if (whole.demands.inside.length > 0) return whole;
  if (whole.missed === 0 && named.includes('named')) return whole;
  return (await readParts(words, parts, read)) ?? whole;
}

function partsOf(asked: readonly Asked[]): readonly (readonly Asked[])[] {
  const parts: Asked[][] = [];
  for (const one of asked) {
    const last = parts.at(-1);
    if (last && !one.apart) last.push(one);
    else parts.push([one]);
  }
  return parts;
}

/** What names of products begin with, what they go on with before what they are for, or no thing of its own. */
async function saysWhatItIs(words: Words, part: readonly Asked[]): Promise<'leading' | 'named' | 'nothing'> {
  const [first, second] = part;
  if (!first || first.use || first.aim || first.unknown || first.refused || first.colour) return 'nothing';
  const { query } = await words.phrases(first.group);
  if (query === GENERIC) return second && !second.colour ? 'leading' : 'nothing';
  if (!isEmpty(await words.leading(query))) return 'leading';
  return isEmpty(await words.headed(query)) ? 'nothing' : 'named';
}

async function readParts(
  words: Words,
  parts: readonly (readonly Asked[])[],
  read: Read,
): Promise<StrictestReading | undefined> {
  const [head, ...shared] = parts.at(-1) ?? [];
  if (!head) return undefined;
  const readings: StrictestReading[] = [];
  let isShared = false;
  for (const part of parts.slice(0, -1)) {
    const own = await withShared(words, part, shared, read);
    isShared ||= own !== undefined;
    readings.push(own ?? (await read(part)));
  }
  const last = await read([head, ...shared]);
  readings.push(last.missed > 0 && isShared ? await read([head]) : last);
  return readings.some(({ missed }) => missed > 0) ? undefined : joined(readings);
}

/** "Alicate e decapador bnc": what follows the last one is said of one before it too, where names that begin with that one say so. */
async function withShared(
  words: Words,
  part: readonly Asked[],
  shared: readonly Asked[],
  read: Read,
): Promise<StrictestReading | undefined> {
  const [head, ...own] = part;
  if (!head || own.length > 0 || shared.length === 0) return undefined;
  const reading = await read([head, ...shared]);
  if (reading.missed > 0) return undefined;
  const { query } = await words.phrases(head.group);
  return isEmpty(both(await matching(words, reading.demands), await words.leading(query)))
    ? undefined
    : reading;
}

function joined([first, ...others]: readonly StrictestReading[]): StrictestReading | undefined {
  if (!first) return undefined;
  const all = [first, ...others];
  return {
    demands: { ...first.demands, others: others.map(({ demands }) => demands) },
    without: [],
    missed: 0,
    things: all.flatMap(({ things }) => things),
    refused: [...new Set(all.flatMap(({ refused }) => refused))],
  };
}
