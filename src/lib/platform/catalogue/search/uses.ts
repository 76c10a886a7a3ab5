/** What is used with a device, beside what else a search names. */
import { folded } from '#lib/domain/kernel/slug.ts';
import type { Asked } from './query-groups.ts';
import { GENERIC } from './tsquery.ts';

/** Of an "hdmi para monitor", the monitor says nothing more where it means HDMI among others. */
export function withoutImplied<One extends Asked>(things: readonly One[]): readonly One[] {
  let aim = false;
  return things.flatMap((one) => {
    const meanings = namesOf(one).slice(1);
    const isImplied = things.some(
      (other) =>
        other !== one &&
        namesOf(other).length < namesOf(one).length &&
        meanings.includes(namesOf(other)[0] ?? ''),
    );
    // "num monitor com DisplayPort" leads to the DisplayPort.
    if (isImplied) {
      aim ||= one.aim;
      return [];
    }
    const isLed = aim && !one.aim;
    aim = false;
    return [isLed ? { ...one, aim: true } : one];
  });
}

/**
 * Of a "tomada de rede de parede" the wall says no more than which come first: all that is used with it is something that the outlet
 * may be.
 */
export function withSaidUses<One extends Asked>(things: readonly One[]): readonly One[] {
  // Of several devices each says what the other is not; of an "HDMI outlet" the wall does say which.
  if (things.filter(({ use }) => use).length !== 1) return things;
  return things.map((one) => {
    const meanings = namesOf(one).slice(1);
    if (!one.use || meanings.length === 0) return one;
    const isSaid = things.some((other) => {
      const names = namesOf(other);
      return (
        !other.use &&
        !other.refused &&
        (things.length === 2 || other.typed.includes(' ')) &&
        names.length > meanings.length + 1 &&
        meanings.every((meaning) => names.includes(meaning))
      );
    });
    return isSaid ? { ...one, preferred: true } : one;
  });
}

/** A "cabo óptico da soundbar" is for its digital sound: of what is used with the device, what is named besides. */
export function narrowUses<One extends Asked & { readonly query: string }>(
  things: readonly One[],
): readonly One[] {
  return things.map((one) => {
    if (!one.use) return one;
    const named = things.flatMap((other) => (other.use || other.query === GENERIC ? [] : namesOf(other)));
    const [own = '', ...meanings] = one.group;
    const kept = meanings.filter((meaning) =>
      named.some((name) => hasWords(folded(meaning), name) || hasWords(name, folded(meaning))),
    );
    return kept.length > 0 && kept.length < meanings.length ? { ...one, group: [own, ...kept] } : one;
  });
}

/** A device with several things that are used with it: none of them is better than another. */
export function isLoose({ use, group }: Asked): boolean {
  return use && group.length > 2;
}

/** Of a "cabo para blu ray", the player: a cable from USB-C to its HDMI is for another thing. */
export function deviceOf(things: readonly (Asked & { readonly query: string })[]): string {
  const [one, ...others] = things.filter(({ query }) => query !== GENERIC);
  return one?.use && others.length === 0 ? one.query : '';
}

function namesOf({ group }: Asked): readonly string[] {
  return group.map((phrase) => folded(phrase));
}

function hasWords(phrase: string, words: string): boolean {
  return ` ${phrase} `.includes(` ${words} `);
}
