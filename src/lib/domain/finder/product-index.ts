/**
 * The products by what they join: cables by signal and by their two plugs, everything with a socket of its own by
 * the signal it takes. A search walks over kinds of products, never over all of them.
 */
import type { Coder, End, Gap, Part, Piece, Sheet } from './part.ts';
import { readSheet } from './part.ts';
import type { Connector } from './rules.ts';

/** One way to use a part: in at `a`, out at `b`. */
export type Way = {
  readonly part: Part;
  readonly a: End;
  readonly b: End;
  readonly from: string;
  readonly to: string;
  /** Other outputs of the same box are left free. */
  readonly pieces: readonly Piece[];
};

export type Shelf = {
  readonly cables: ReadonlyMap<string, readonly Way[]>;
  readonly boxes: ReadonlyMap<string, readonly Way[]>;
  /** Wire and terminations to build a run with. */
  readonly reels: readonly Way[];
  readonly jacks: readonly Way[];
  readonly connectors: ReadonlyMap<string, Connector>;
  /** How a product can be used; none when it takes no part. */
  readonly waysOf: (id: number) => readonly Way[];
  /** A product with its own length and price, also where another of its kind is proposed. */
  readonly pieceOf: (id: number) => Piece | undefined;
  /** What products lack, by id. */
  readonly gaps: ReadonlyMap<number, readonly Gap[]>;
  /** Products that take part. */
  readonly size: () => number;
};

type Group = {
  readonly part: Part;
  readonly of: Map<number, Piece>;
  readonly pieces: Piece[];
  readonly ways: readonly Way[];
};

export type OpenShelf = Shelf & {
  /**
   * Puts these in the place of what had their ids; `gone` are no more.
   * @returns Where another product leads than before, or the same at another price.
   */
  readonly replace: (sheets: Iterable<Sheet>, gone: Iterable<number>) => ReadonlySet<Sort>;
};

/** Of a product that takes part: something with a length and two plugs, or what others plug into. */
export type Sort = 'cables' | 'boxes';

export function createShelf(coder: Coder): OpenShelf {
  const groups = new Map<string, Group>();
  const keys = new Map<number, string>();
  const gaps = new Map<number, readonly Gap[]>();
  const cables = new Map<string, Way[]>();
  const boxes = new Map<string, Way[]>();
  const reels: Way[] = [];
  const jacks: Way[] = [];
  const dirty = new Set<Group>();
  const length = lengthOf(coder);
  const listOf = (way: Way, group: Group): Way[] => {
    if (way.b.plug === 'idc') return jacks;
    if (way.a.plug === 'bare' && way.from !== 'speaker') return reels;
    const [map, key] = isCable(group) ? [cables, `${way.from}>${way.to}`] : [boxes, way.from];
    const list = map.get(key) ?? [];
    map.set(key, list);
    return list;
  };
  const drop = (id: number) => {
    gaps.delete(id);
    const group = groups.get(keys.get(id) ?? '');
    keys.delete(id);
    if (!group) return;
    group.of.delete(id);
    dirty.add(group);
  };
  const put = (sheet: Sheet) => {
    drop(sheet.id);
    const { part, gaps: missing } = readSheet(coder, sheet);
    if (missing.length > 0) gaps.set(sheet.id, missing);
    if (!part) return;
    const metres = sheet.numbers[length] ?? 0;
    // A box with a length of its own would not be one of the same kind without.
    const key = `${metres > 0}${part.key}`;
    let group = groups.get(key);
    if (!group) {
      const pieces: Piece[] = [];
      group = { part, of: new Map(), pieces, ways: waysOf(coder, part, pieces) };
      groups.set(key, group);
    }
    group.of.set(sheet.id, {
      id: sheet.id,
      sku: sheet.sku,
      length: metres,
      price: sheet.price,
      waiting: sheet.waiting,
    });
    keys.set(sheet.id, key);
    dirty.add(group);
  };
  const settle = () => {
    const moved = new Set<Sort>();
    for (const group of dirty) {
      const [before, led] = [group.pieces.length, leading(group)];
      const sort = isCable(group) ? 'cables' : 'boxes';
      if (before > 0 && group.of.size === 0) {
        for (const way of group.ways) remove(listOf(way, group), way);
      }
      group.pieces.splice(0, before, ...bestOfEach(group.of.values()));
      if (before === 0) for (const way of group.ways) listOf(way, group).push(way);
      if (leading(group) !== led) moved.add(sort);
    }
    dirty.clear();
    return moved;
  };
  return {
    cables,
    boxes,
    reels,
    jacks,
    gaps,
    connectors: coder.connectors,
    waysOf: (id) => groups.get(keys.get(id) ?? '')?.ways ?? [],
    pieceOf: (id) => groups.get(keys.get(id) ?? '')?.of.get(id),
    size: () => keys.size,
    replace(sheets, gone) {
      for (const id of gone) drop(id);
      for (const sheet of sheets) put(sheet);
      return settle();
    },
  };
}

const leading = ({ pieces }: Group): string =>
  pieces.map(({ id, length, price, waiting }) => `${id} ${length} ${price} ${waiting}`).join();

function remove(list: Way[], way: Way): void {
  const index = list.indexOf(way);
  if (index >= 0) list.splice(index, 1);
}

/** Of each length what is in stock and cheapest, the shortest first. */
function bestOfEach(pieces: Iterable<Piece>): readonly Piece[] {
  const best = new Map<number, Piece>();
  for (const piece of pieces) {
    const other = best.get(piece.length);
    if (!other || better(piece, other)) best.set(piece.length, piece);
  }
  return [...best.values()].sort((x, y) => x.length - y.length);
}

function better(piece: Piece, other: Piece): boolean {
  return (
    piece.waiting < other.waiting ||
    (piece.waiting === other.waiting &&
      (piece.price < other.price || (piece.price === other.price && piece.id < other.id)))
  );
}

const lengthOf = (coder: Coder): string =>
  Object.entries(coder.numbers).find(([, name]) => name === 'length')?.[0] ?? '';

/** A thing with a length and one plug at each end, as against one that others plug into. */
function isCable({ part, of, pieces }: Group): boolean {
  const some = [...pieces, ...of.values()][0];
  return some !== undefined && some.length > 0 && part.a.length === 1 && part.b.length === 1;
}

function waysOf(coder: Coder, part: Part, pieces: readonly Piece[]): readonly Way[] {
  const [own] = part.a;
  if (!own) return [];
  return entriesOf(coder, part, own).flatMap((a) => waysFrom(coder, part, pieces, a));
}

/** The socket of a box, and the plug of the lead that comes with it. */
function entriesOf(coder: Coder, part: Part, own: End): readonly End[] {
  if (own.gender === 'm' || !part.has.has(`with-${own.plug}`)) return [own];
  return [own, { ...own, gender: 'm', words: `${coder.connectors.get(own.plug)?.name} macho` }];
}

function waysFrom(coder: Coder, part: Part, pieces: readonly Piece[], a: End): readonly Way[] {
  const { kind } = part;
  return part.b.flatMap((b) => {
    const ways: Way[] = [];
    const put = (x: End, y: End, from: string, to: string) =>
      ways.push({ part, a: x, b: y, from, to, pieces });
    const at = (end: End) => coder.connectors.get(end.plug)?.signals ?? [];
    const built = a.plug === 'bare' || b.plug === 'idc';
    for (const signal of kind.carries ?? []) {
      if (!built && !(at(a).includes(signal) && at(b).includes(signal))) continue;
      if (signal === 'arc' && !part.has.has('arc')) continue;
      put(a, b, signal, signal);
      const differ = a.plug !== b.plug || a.gender !== b.gender;
      if (differ && (!part.oneWay || signal === 'arc')) put(b, a, signal, signal);
    }
    for (const from of kind.from ?? []) {
      for (const to of kind.to ?? []) {
        if (!at(a).includes(from) || !at(b).includes(to)) continue;
        if (to === 'spdif-o' && !part.has.has('extract')) continue;
        put(a, b, from, to);
      }
    }
    return ways;
  });
}

/** Whether a plug goes into a socket (or a socket takes a plug), and what is lost by it. */
export function mates(
  connectors: ReadonlyMap<string, Connector>,
  one: Pick<End, 'plug' | 'gender'>,
  other: Pick<End, 'plug' | 'gender'>,
): readonly string[] | undefined {
  if (one.gender === other.gender) return undefined;
  if (one.plug === other.plug) return [];
  const [plug, socket] = one.gender === 'm' ? [one, other] : [other, one];
  const connector = connectors.get(plug.plug);
  if (connector?.fits?.includes(socket.plug)) return connector.loses ?? [];
  // A female plug on a male socket, as of XLR.
  const reverse = connectors.get(socket.plug);
  return reverse?.fits?.includes(plug.plug) && socket.gender === 'm' ? [] : undefined;
}

/** Whether anything of the shop ends in this socket with one of these signals: else no chain has to be looked for. */
export function arrives(
  { cables, boxes, connectors }: Shelf,
  socket: Pick<End, 'plug' | 'gender'>,
  signals: readonly string[],
): boolean {
  // What lies between a pair of boxes is no cable with a signal of its own.
  if (signals.includes('hdbt')) return true;
  const ends = ({ to, b }: Way) => signals.includes(to) && mates(connectors, b, socket) !== undefined;
  return [cables, boxes].some((map) => [...map.values()].some((ways) => ways.some(ends)));
}
