/** What leads from one thing to another: "VGA para HDMI". */

import { both, isEmpty, without } from './id-set.ts';
import { type Demands, matching } from './match.ts';
import type { Group } from './query-groups.ts';
import type { Thing } from './things.ts';
import { GENERIC } from './tsquery.ts';
import type { Words } from './words.ts';

/** `vga para hdmi`: names have the one before what they are for, and not the other. */
export async function directionOf(
  words: Words,
  things: readonly Thing[],
): Promise<Pick<Demands, 'from' | 'to' | 'way' | 'back'>> {
  const headed = await Promise.all(things.map(async ({ query }) => !isEmpty(await words.headed(query))));
  const aim = things.findIndex((one) => one.aim);
  // "HDMI da câmera para SDI", "P2 na mesa de som XLR": what is named beside a device.
  const start = things[aim - 1]?.use && headed[aim - 2] && !things[aim - 2]?.use ? aim - 2 : aim - 1;
  const end = things[aim]?.use && headed[aim + 1] && !things[aim + 1]?.use ? aim + 1 : aim;
  const [from, to] = [things[start], things[end]];
  // A cable leads from nothing by itself: "cabo para TV" is any that has to do with one.
  if (aim < 0) return orderOf(words, things, headed);
  if (!from || !to || from.query === GENERIC || !headed[start] || !headed[end]) return NO_WAY;
  const [{ query: way }, { query: back }] = await Promise.all([
    words.phrases(ways(from.group, to.group)),
    words.phrases(ways(to.group, from.group)),
  ]);
  return { from: from.query, to: to.query, way, back };
}

type Way = { readonly typed: string; readonly ends: readonly string[] };

/** What is asked for from the one end to the other: `dvi para vga`. Between devices the plugs are not said, and a cable is none. */
export function wayOf(things: readonly Thing[]): Way | undefined {
  const aim = things.findIndex((one) => one.aim);
  const [before, first, after] = [things[aim - 1], things[aim], things[aim + 1]];
  // "HDMI para mini DisplayPort"
  const isOneOfSome = first && after && !after.aim && /^(?:mini|micro)$/.test(first.typed);
  const to = isOneOfSome ? { ...first, typed: `${first.typed} ${after.typed}` } : first;
  const ends = [before, to].flatMap((one) =>
    one && !one.use && !/^(?:cabo|fio)s?\b/.test(one.typed) ? [one.typed] : [],
  );
  return ends.length === 2 ? { typed: ends.join(' para '), ends } : undefined;
}

/** A "USB-C para USB-C" leads to nothing else: the second says no more than that. */
export function withoutTwins(things: readonly Thing[]): readonly Thing[] {
  const isPlug = ({ use, refused, colour, unknown }: Thing) => !use && !refused && !colour && !unknown;
  const isTwin = (one: Thing, at: number) =>
    isPlug(one) && things.slice(0, at).some((other) => other.query === one.query && isPlug(other));
  return things.filter((one, at) => !isTwin(one, at));
}

/** What leads from one plug to another and is no cable. */
const BETWEEN: ReadonlySet<string> = new Set(['adaptador', 'conversor']);

/** Who wants an adapter from the one to the other is served by a cable that leads the same way, after it. */
export function withLeads(head: Thing, way: string): Thing {
  return way !== '' && head.group.some((name) => BETWEEN.has(name))
    ? { ...head, query: `${head.query} | ${way}` }
    : head;
}

/** A "conversor SDI HDMI" leads from the first to the second, where something is called so. */
async function orderOf(
  words: Words,
  things: readonly Thing[],
  headed: readonly boolean[],
): Promise<typeof NO_WAY> {
  for (const [at, from] of things.entries()) {
    const to = things[at + 1];
    if (
      !to ||
      !headed[at] ||
      !headed[at + 1] ||
      [from, to].some((one) => one.query.includes(GENERIC) || one.use)
    )
      continue;
    const { query: way } = await words.phrases(ways(from.group, to.group));
    if (!isEmpty(await words.called(way))) return { ...NO_WAY, way };
  }
  return NO_WAY;
}

/**
 * Whether nothing found leads the way that is asked for: no product is called both, or all that are lead back and nowhere else. A
 * cable without a direction leads either way.
 */
export async function leadsNowhere(words: Words, demands: Demands): Promise<boolean> {
  // "Patch panel para cabo de rede" is a thing and what it is for.
  if (demands.from === '' || !isEmpty(await words.leading(demands.from))) return false;
  const [found, ...called] = await Promise.all([
    matching(words, demands),
    ...[demands.from, demands.to].map(words.called),
  ]);
  const linking = called.reduce(both, found);
  if (isEmpty(linking)) return true;
  const [starts, ends] = await Promise.all([words.headed(demands.from), words.headed(demands.to)]);
  if (!isEmpty(both(linking, without(starts, ends)))) return false;
  return isEmpty(without(linking, both(without(ends, starts), await words.oneWay())));
}

const NO_WAY = { from: '', to: '', way: '', back: '' };

/** Names of a thing that are tried in a direction. */
const MANY = 4;

function ways(from: Group, to: Group): readonly string[] {
  return from
    .slice(0, MANY)
    .flatMap((one) =>
      to
        .slice(0, MANY)
        .flatMap((other) => [
          `${one} para ${other}`,
          `${one} fêmea para ${other}`,
          `${one} macho para ${other}`,
        ]),
    );
}
