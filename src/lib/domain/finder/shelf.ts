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
  /** Wire and terminations to build a run with, by signal. */
  readonly reels: readonly Way[];
  readonly jacks: readonly Way[];
  readonly gaps: readonly Gap[];
  readonly parts: number;
  readonly connectors: ReadonlyMap<string, Connector>;
};

export function emptyShelf(): Shelf {
  return {
    cables: new Map(),
    boxes: new Map(),
    reels: [],
    jacks: [],
    gaps: [],
    parts: 0,
    connectors: new Map(),
  };
}

export function shelfOf(coder: Coder, sheets: Iterable<Sheet>): Shelf {
  const found = new Map<string, { part: Part; pieces: Map<number, Piece> }>();
  const gaps: Gap[] = [];
  for (const sheet of sheets) {
    const { part, gaps: missing } = readSheet(coder, sheet);
    gaps.push(...missing);
    if (!part) continue;
    const entry = found.get(part.key) ?? { part, pieces: new Map<number, Piece>() };
    found.set(part.key, entry);
    const length = sheet.numbers[lengthOf(coder)] ?? 0;
    const piece = { id: sheet.id, sku: sheet.sku, length, price: sheet.price, waiting: sheet.waiting };
    const other = entry.pieces.get(length);
    if (!other || better(piece, other)) entry.pieces.set(length, piece);
  }
  const cables = new Map<string, Way[]>();
  const boxes = new Map<string, Way[]>();
  const reels: Way[] = [];
  const jacks: Way[] = [];
  for (const { part, pieces: byLength } of found.values()) {
    const pieces = [...byLength.values()].sort((x, y) => x.length - y.length);
    for (const way of waysOf(coder, part, pieces)) {
      if (way.b.plug === 'idc') jacks.push(way);
      else if (way.a.plug === 'bare' && way.from !== 'speaker') reels.push(way);
      else if (isCable(way)) add(cables, `${way.from}>${way.to}`, way);
      else add(boxes, way.from, way);
    }
  }
  for (const list of boxes.values())
    list.sort((x, y) => (x.pieces[0]?.price ?? 0) - (y.pieces[0]?.price ?? 0));
  return { cables, boxes, reels, jacks, gaps, parts: found.size, connectors: coder.connectors };
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

/** A thing with a length and plugs at both ends, as against one that is plugged into or that others plug into. */
function isCable(way: Way): boolean {
  return way.pieces.some(({ length }) => length > 0) && way.part.a.length === 1 && way.part.b.length === 1;
}

function add(map: Map<string, Way[]>, key: string, way: Way): void {
  const list = map.get(key);
  if (list) list.push(way);
  else map.set(key, [way]);
}

function waysOf(coder: Coder, part: Part, pieces: readonly Piece[]): readonly Way[] {
  const { kind } = part;
  const a = part.a[0];
  if (!a) return [];
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
