/** What lies in a cart together and will not be linked: only what nobody buys for two unrelated jobs is spoken of. */

import type { Shelf, Way } from './product-index.ts';
import type { Rules } from './rules.ts';
import { isCoupler } from './search.ts';
import { say } from './sentence.ts';

export type Clash = {
  /** With SKUs in braces, `{FS-1}`, where a product is named. */
  readonly text: string;
  /** Ends of the question that tells more. */
  readonly ask: { readonly from: string; readonly to: string } | undefined;
};

type Held = { readonly sku: string; readonly ways: readonly Way[] };

export function clashesOf(rules: Rules, shelf: Shelf, ids: readonly number[]): readonly Clash[] {
  const held = [...new Set(ids)].flatMap((id): Held[] => {
    const sku = shelf.pieceOf(id)?.sku;
    return sku === undefined ? [] : [{ sku, ways: shelf.waysOf(id) }];
  });
  const bridges = held.flatMap(({ ways }) => ways).filter(({ from, to }) => from !== to);
  const found = rules.clashes.flatMap(({ one, other, text, from, to }): Clash[] => {
    const ends = [only(held, one), only(held, other)];
    const bridged = bridges.some(
      (way) => way.from !== way.to && [way.from, way.to].every((signal) => [one, other].includes(signal)),
    );
    const [first, second] = ends;
    if (!first || !second || bridged) return [];
    const names = { one: `{${first.sku}}`, other: `{${second.sku}}` };
    return [{ text: fill(text, names), ask: from && to ? { from, to } : undefined }];
  });
  return [...found, ...couplers(rules, held)];
}

/** The first cable that carries this signal and no other kind. */
function only(held: readonly Held[], signal: string): Held | undefined {
  return held.find(
    ({ ways }) =>
      ways.length > 0 &&
      ways.every((way) => way.from === way.to && !isCoupler(way) && way.part.kind.link === undefined) &&
      ways.some((way) => way.from === signal) &&
      ways.every(({ part }) => part.a.length === 1 && part.b.length === 1),
  );
}

/** A coupler beside a cable with electronics in its plugs, and beside no passive one of the same signal. */
function couplers(rules: Rules, held: readonly Held[]): readonly Clash[] {
  const coupler = held.find(({ ways }) => ways.some(isCoupler));
  const signal = coupler?.ways.find(isCoupler)?.from;
  if (!coupler || signal === undefined) return [];
  const cables = held.filter(({ ways }) =>
    ways.some((way) => way.from === signal && way.to === signal && !isCoupler(way)),
  );
  const [active] = cables.filter(({ ways }) => ways.some(({ part }) => part.tech > 0));
  if (!active || cables.some(({ ways }) => ways.every(({ part }) => part.tech === 0))) return [];
  const names = { one: `{${coupler.sku}}`, other: `{${active.sku}}` };
  return [{ text: say(rules, 'clash-coupler', names), ask: undefined }];
}

const fill = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
