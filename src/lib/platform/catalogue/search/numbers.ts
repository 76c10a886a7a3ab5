/** Bare numbers of a search: versions, counts, and how many somebody wants. */
import { NUMBERS } from '#lib/domain/catalogue/numbers-in-words.ts';
import { both, isEmpty } from './id-set.ts';
import { type Asked, type Group, isLetter, joinCount, joinNumber } from './query-groups.ts';
import type { Words } from './words.ts';

/** A number that some product has right beside a word is no thing of its own. */
export async function withNumbers(words: Words, asked: readonly Asked[]): Promise<readonly Asked[]> {
  const isSaid = async (group: Group | undefined) =>
    group !== undefined && !isEmpty(await words.described((await words.phrases(group)).query));
  const joined: Asked[] = [];
  for (let index = 0; index < asked.length; index++) {
    const one = asked[index];
    if (!one) continue;
    const before = joined.at(-1);
    const after = asked[index + 1];
    const version = joinNumber(before?.group, one.group);
    const isWhole = /^\d+$/.test(one.group[0] ?? '');
    const count = joinCount(inWords(one.group), after?.group);
    const twice =
      before && before.group[0] === one.group[0]
        ? [`${one.group[0]} ${one.group[0]}`, `${one.group[0]} para ${one.group[0]}`]
        : undefined;
    // "RTX 4090": the number of a device's model.
    if (isWhole && before?.use && /^\d{3,4}$/.test(one.typed)) continue;
    // "duas TVs": how many somebody has, as an "1x2" is for.
    if (isWhole && after?.use) {
      const outputs = [`1x${one.group[0]}`];
      if (before && (await standTogether(words, [before.group, outputs])))
        joined.push({ ...one, group: outputs, preferred: true });
      continue;
    }
    // "quatro TVs" as one term: of what serves several, what has as many outputs comes first.
    const served = one.use ? outputsOf(one.group) : undefined;
    if (served && (await standTogether(words, [one.group, served])))
      joined.push({ ...one, group: served, preferred: true });
    const counted = isWhole && after && count && (await isSaid(count));
    // "10 patch cords", "2 cabos", "kit com 10 patch cords": how many somebody wants.
    const isCounted = counted && !/^(?:cabo|fio)s?$/.test(after.typed);
    if (isWhole && after && !isCounted && (!before || PACKS.has(before.typed))) continue;
    if (!counted && before && version && (await isSaid(version))) {
      // "HDMI que não seja 2.0" is HDMI.
      if (one.refused) {
        joined.push({ ...one, group: version });
        continue;
      }
      joined.splice(-1, 1, { ...before, group: version, typed: `${before.typed} ${one.typed}` });
    } else if (counted) {
      joined.push({ ...after, group: count, typed: `${one.typed} ${after.typed}`, refused: one.refused });
      index += 1;
    } else if (before && twice && !one.refused && (await isSaid(twice))) {
      joined.splice(-1, 1, { ...before, group: twice });
    } else if (before && version && isLetter(one.group) && LETTERED.has(before.typed)) {
      joined.splice(-1, 1, {
        ...before,
        group: version,
        typed: `${before.typed} ${one.typed}`,
        unknown: true,
      });
    } else if (!isLetter(one.group) && !isSpeltNumber(one)) joined.push(one);
  }
  return joined;
}

/** `2` as names may say it: "com duas saídas". */
function inWords([own = '']: Group): Group {
  return [own, ...Object.keys(NUMBERS).filter((word) => String(NUMBERS[word]) === own)];
}

/** Of `quatro tv`, `1x4`. */
function outputsOf([own = '']: Group): Group | undefined {
  const [, first = ''] = /^([a-z]+|\d+) /.exec(own) ?? [];
  const many = NUMBERS[first] ?? Number(first);
  return many > 1 ? [`1x${many}`] : undefined;
}

/** Of these a letter names another plug: nobody who asks for USB B is helped by USB C, for an F connector by one of another kind. */
const LETTERED: ReadonlySet<string> = new Set(['usb', 'conector', 'plugue', 'plug']);

async function standTogether(words: Words, groups: readonly Group[]): Promise<boolean> {
  const sets = groups.map(async (group) => words.called((await words.phrases(group)).query));
  return !isEmpty((await Promise.all(sets)).reduce(both));
}

export const PACKS: ReadonlySet<string> = new Set(['kit', 'kits', 'caixa']);

/** Of "dois cabos" the number says nothing, unless products are called so. */
function isSpeltNumber({ typed }: Asked): boolean {
  return typed in NUMBERS;
}
