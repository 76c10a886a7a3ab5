/**
 * Set keys: which listings and recommendations a change may affect. They are derived by comparing what listings know of a
 * product before and after the change.
 */
import { isDeepStrictEqual } from 'node:util';
import type { InPieces } from '#lib/platform/kernel/event-loop-yield.ts';
import type { Shelf } from './entries.ts';
import type { Goods } from './entry.ts';
import type { MarkId, MarkKind } from './filter-ids.ts';
import { withIds } from './in-order.ts';

/** All listings and all recommendations. */
export const ALL_SETS: ReadonlySet<string> = new Set(['listing:*', 'relatives:*']);
export const SEARCHES = 'listing:search';
export const ALL_PRODUCTS = 'listing:all';
export const inCategory = (id: number): string => `listing:category:${id}`;
export const ofBrand = (id: number): string => `listing:brand:${id}`;
export const relativesIn = (category: number): string => `relatives:category:${category}`;
/** A listing shows the name of an active filter that none of its products has. */
export const CHOSEN = 'listing:chosen';

type Marked = Pick<Shelf, 'marks' | 'markOf'>;

/** The keys of the products with these ids, which may be on either shelf. */
export function setKeys(before: Shelf, after: Shelf, ids: readonly number[]): ReadonlySet<string> {
  const keys = new Set<string>();
  const ascending = ids.toSorted((one, other) => one - other);
  const on = (shelf: Shelf) => new Map(withIds(shelf.all, ascending).map((goods) => [goods.id, goods]));
  const [old, own] = [on(before), on(after)];
  for (const id of ids) {
    const one = { shelf: before, goods: shownEver(old.get(id)) };
    const other = { shelf: after, goods: shownEver(own.get(id)) };
    const listed = !isSame(one, other, LISTED, ANY);
    const related = !isSame(one, other, RELATED, RELATING);
    for (const { shelf, goods } of [one, other]) {
      if (goods && listed) addListings(keys, shelf, goods);
      if (goods && related) addRelatives(keys, shelf, goods);
    }
  }
  return keys;
}

/** A hidden product is in no listing. */
const shownEver = (goods: Goods | undefined): Goods | undefined =>
  goods && goods.desde !== null ? goods : undefined;

type Facts = readonly (keyof Goods)[];
const LISTED: Facts = [
  'desde',
  'ate',
  'nome',
  'popularidade',
  'vendas',
  'criado',
  'nota',
  'opinioes',
  'favoritos',
  'unavailable',
  'price',
];
const RELATED: Facts = ['desde', 'ate', 'popularidade', 'unavailable', 'principal', 'lider'];
const ANY = undefined;
const RELATING: readonly MarkKind[] = ['categoria', 'filtro', 'disponibilidade'];

type Placed = { readonly shelf: Marked; readonly goods: Goods | undefined };

function isSame(
  { shelf: before, goods: one }: Placed,
  { shelf: after, goods: other }: Placed,
  facts: Facts,
  kinds: readonly MarkKind[] | undefined,
): boolean {
  if (!one || !other) return one === other;
  const said = (goods: Goods) => JSON.stringify(facts.map((fact) => goods[fact]));
  return said(one) === said(other) && marksOf(before, one, kinds) === marksOf(after, other, kinds);
}

/** Independent of the order in which they were read. */
function marksOf(shelf: Marked, goods: Goods, kinds: readonly MarkKind[] | undefined): string {
  return [...eachMark(shelf, goods)]
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .map(({ kind, valor }) => `${kind}${valor}`)
    .sort()
    .join();
}

export function* eachMark({ marks, markOf }: Marked, { from, to }: Goods) {
  for (let at = from; at < to; at++) {
    const mark = markOf(marks[at] ?? 0);
    if (mark) yield mark;
  }
}

/** Adds the listings that the product is in. */
function addListings(keys: Set<string>, shelf: Marked, goods: Goods): void {
  keys.add(SEARCHES).add(ALL_PRODUCTS);
  for (const mark of eachMark(shelf, goods)) addPlace(keys, mark);
}

function addPlace(keys: Set<string>, mark: MarkId | undefined): void {
  if (mark?.kind === 'categoria') keys.add(inCategory(mark.valor));
  else if (mark?.kind === 'marca') keys.add(ofBrand(mark.valor));
}

function addRelatives(keys: Set<string>, shelf: Marked, goods: Goods): void {
  keys.add(relativesIn(goods.principal));
  for (const { kind, valor } of eachMark(shelf, goods))
    if (kind === 'categoria') keys.add(relativesIn(valor));
}

/** After a change of names alone: the listings that offer a name that changed. */
export function* renamedKeys(before: Shelf, after: Shelf): InPieces<ReadonlySet<string>> {
  const old = new Map(before.named);
  const kept = new Set(after.named.map(([number]) => number));
  const order = (shelf: Shelf) =>
    shelf.named.map(([number]) => number).filter((number) => old.has(number) && kept.has(number));
  if (order(before).join() !== order(after).join()) return new Set(['listing:*']);
  const differing = new Uint8Array(after.size);
  let some = false;
  const differs = (number: number): void => {
    differing[number] = 1;
    some = true;
  };
  for (const [index, [number, mark]] of after.named.entries()) {
    if (!isDeepStrictEqual(old.get(number), mark)) differs(number);
    if (index % PIECE === 0) yield;
  }
  for (const number of old.keys()) if (!kept.has(number)) differs(number);
  return some ? yield* listingsOffering(after, differing) : new Set();
}

/** All listings of the products that have one of these marks. */
function* listingsOffering(shelf: Shelf, wanted: Uint8Array): InPieces<ReadonlySet<string>> {
  const { marks } = shelf;
  const beside = new Uint8Array(shelf.size);
  const isOffered = ({ from, to }: Goods): boolean => {
    for (let at = from; at < to; at++) if (wanted[marks[at] ?? 0] === 1) return true;
    return false;
  };
  let any = false;
  for (const [index, goods] of shelf.all.entries()) {
    if (index % PIECE === 0) yield;
    if (goods.desde === null || !isOffered(goods)) continue;
    any = true;
    for (let at = goods.from; at < goods.to; at++) beside[marks[at] ?? 0] = 1;
  }
  const keys = new Set<string>([CHOSEN]);
  if (any) keys.add(SEARCHES).add(ALL_PRODUCTS);
  for (const [number, has] of beside.entries()) if (has === 1) addPlace(keys, shelf.markOf(number));
  return keys;
}

/** Elements between two yields. */
const PIECE = 2000;
