/**
 * What one product is for, by the search that answers questions: a pair that it links is one that the search links
 * with nothing but this product and the leads it needs, so that a product's page and the finder never disagree.
 */

import { type Context, covers, isBelow } from './cabling.ts';
import { contextOf } from './context.ts';
import { mostOf } from './facts.ts';
import { wishOf } from './judge.ts';
import { apart, ruledOut } from './no-answer.ts';
import { pairTitle } from './nouns.ts';
import { mates, type Shelf, type Sort, type Way } from './product-index.ts';
import { type Place, type Read, type Reader, readQuestion } from './question.ts';
import { rejectedOf } from './rejected.ts';
import type { Rules } from './rules.ts';
import { chainsBetween, isCoupler } from './search.ts';
import { isRare } from './tried.ts';

/** A question that has a page of its own, as its address writes it. */
export type UsePair = {
  readonly from: string;
  readonly to: string;
  readonly metres: number | undefined;
  readonly needs: readonly string[];
};

export type Use = UsePair & {
  readonly title: string;
  /** What it carries there, where both devices could do with more; why not, where it does not serve. */
  readonly note: string;
};

export type Uses = {
  readonly fits: readonly Use[];
  readonly unfit: readonly Use[];
  /** Products that go with it: the leads of a box, the boxes of a cable. */
  readonly beside: readonly number[];
  /** What those were chosen from. */
  readonly among: Sort;
};

const MOST = { fits: 8, unfit: 4, beside: 6 };
/** Metres that a pair of extenders is asked for. */
const FAR = 20;
const USUAL = 1.5;

/** Undefined for a product that takes no part. */
export function usesOf(rules: Rules, reader: Reader, shelf: Shelf, id: number): Uses | undefined {
  const alone = aloneOn(shelf, id);
  if (!alone) return undefined;
  const fits: Use[] = [];
  const unfit: Use[] = [];
  const beside = new Set<number>();
  for (const pair of asksFor(rules, reader, alone)) {
    const asked = { from: pair.from, to: pair.to, metres: alone.asked, needs: alone.needs };
    const judged = judgePair(rules, reader, alone, asked);
    if (!judged) continue;
    const use = { ...asked, title: pair.title || judged.title, note: judged.note };
    const list = judged.fits ? fits : unfit;
    if (!list.some(({ title }) => title === use.title)) list.push(use);
    for (const other of judged.beside) beside.add(other);
    if (fits.length >= MOST.fits && (!alone.cable || unfit.length >= MOST.unfit)) break;
  }
  for (const way of alone.cable ? shelf.waysOf(id) : [])
    for (const other of boxesOf(shelf, way)) beside.add(other);
  return {
    fits: fits.slice(0, MOST.fits),
    unfit: unfit.slice(0, MOST.unfit),
    beside: [...beside].slice(0, MOST.beside),
    among: alone.cable ? 'boxes' : 'cables',
  };
}

/** What splits, switches or extends is asked for by people with devices, not for a change of plug. */
function asksFor(rules: Rules, reader: Reader, { needs, asked }: Alone): readonly Rules['pairs'][number][] {
  const all = [
    ...rules.pairs,
    ...rules.uses.map(([from = '', to = '']) => ({ from, to, title: '', text: '' })),
  ];
  return needs.length === 0 && asked === undefined
    ? all
    : all.filter(({ from, to }) => !reader.ports.has(from) && !reader.ports.has(to));
}

type Alone = {
  readonly id: number;
  readonly shelf: Shelf;
  readonly cable: boolean;
  /** Metres that are counted with, and those that the question has to name. */
  readonly metres: number;
  readonly asked: number | undefined;
  readonly needs: readonly string[];
};

/** The shelf with this product in its place and no other of its sort. */
function aloneOn(shelf: Shelf, id: number): Alone | undefined {
  const piece = shelf.pieceOf(id);
  const own = shelf.waysOf(id).map((way) => ({ ...way, pieces: piece ? [piece] : [] }));
  const [first] = own;
  if (!first || !piece || first.b.plug === 'idc' || (first.a.plug === 'bare' && first.from !== 'speaker'))
    return undefined;
  const { part } = first;
  const cable = piece.length > 0 && part.a.length === 1 && part.b.length === 1;
  const by = Map.groupBy(own, (way) => (cable ? `${way.from}>${way.to}` : way.from));
  const layouts = [...(part.outputs > 1 ? ['duplicar'] : []), ...(part.inputs > 1 ? ['escolher-fonte'] : [])];
  const far = part.kind.link === undefined ? undefined : FAR;
  return {
    id,
    cable,
    shelf: { ...shelf, cables: cable ? by : leadsOf(shelf), boxes: cable ? new Map() : by },
    metres: cable ? 0 : (far ?? USUAL),
    asked: far,
    needs: part.inputs > 1 ? ['escolher-fonte'] : layouts,
  };
}

/** Cables that turn no signal into another: that is what a box is for. */
function leadsOf(shelf: Shelf): Shelf['cables'] {
  const same = (key: string) => key.split('>').every((signal, _, [first]) => signal === first);
  return new Map([...shelf.cables].filter(([key]) => same(key)));
}

type Judged = {
  readonly fits: boolean;
  readonly title: string;
  readonly note: string;
  readonly beside: readonly number[];
};

/** Undefined where the product has nothing to do with the pair. */
function judgePair(rules: Rules, reader: Reader, alone: Alone, pair: UsePair): Judged | undefined {
  const { read } = readQuestion(reader, {
    ...askedEnds(reader, pair.from, pair.to),
    metros: pair.metres,
    precisa: [],
  });
  if (!read) return undefined;
  const wish = wishOf(rules.needs, pair.needs);
  let why: string | undefined;
  for (const { from, to } of placesOf(rules, read)) {
    const context: Context = { ...contextOf(rules, alone.shelf, wish, from, to), most: alone.cable ? 0 : 1 };
    const metres = alone.cable ? reachedBy(context, alone) : alone.metres;
    const [chain] = chainsBetween(context, from, to, metres);
    const title = titleOf(from, to);
    if (chain?.hops.some(({ piece }) => piece.id === alone.id)) {
      const own = chain.hops.find(({ piece }) => piece.id === alone.id);
      const below = own?.way.from === 'tmds' && isBelow(context, own.way) ? own : undefined;
      const others = chain.hops.filter(({ piece }) => piece.id !== alone.id).map(({ piece }) => piece.id);
      return {
        fits: true,
        title,
        note: below ? mostOf(rules, below.way.part) : '',
        beside: others,
      };
    }
    // Nobody asks this product to replace the one cable between the sockets that everybody has.
    if (!chain && !isRare(read, from, to))
      why ??= rejectedOf(context, from, to, metres, []).find(({ id }) => id === alone.id)?.why;
  }
  if (why === undefined) return undefined;
  const [first] = placesOf(rules, read);
  const title = first ? titleOf(first.from, first.to) : '';
  return { fits: false, title, note: why, beside: [] };
}

const titleOf = (...ends: readonly [Place, Place]): string =>
  pairTitle(...(ends.map(({ device, port }) => device?.name ?? port.name) as [string, string]));

/** The ports that may be linked at all. */
function placesOf(rules: Rules, read: Read): readonly { readonly from: Place; readonly to: Place }[] {
  const wish = wishOf(rules.needs, []);
  return read.from
    .flatMap((from) => read.to.map((to) => ({ from, to })))
    .filter(({ from, to }) => !ruledOut(rules, wish, from, to) && !apart(rules, read, from, to));
}

/** The path that the cable itself covers, at most what is counted with where nothing is said. */
function reachedBy(context: Context, { shelf, id }: Alone): number {
  const length = shelf.pieceOf(id)?.length ?? 0;
  const cut = shelf.waysOf(id)[0]?.a.plug === 'bare';
  return Math.max(0.05, Math.min(USUAL, covers(context.rules, length, cut)));
}

/** `notebook~usb-c`, `hdmi` or `ps5` as the words of a question. */
export function askedEnds(reader: Reader, from: string, to: string) {
  // Of its id, `switch`, a word may stand for another device as well.
  const nameOf = (id: string) => reader.devices.get(id)?.name ?? id;
  const end = (text: string): readonly [string, string] => {
    const [first = '', second] = text.split('~');
    if (second !== undefined) return [nameOf(first), second];
    return reader.ports.has(first) ? ['', first] : [nameOf(first), ''];
  };
  const [deAparelho, dePorta] = end(from);
  const [paraAparelho, paraPorta] = end(to);
  return { deAparelho, dePorta, paraAparelho, paraPorta };
}

/** Converters that take the end of this cable, or feed its start; the cheapest in stock of each kind. */
function boxesOf(shelf: Shelf, cable: Way): readonly number[] {
  const takes = (box: Way): boolean =>
    (box.from === cable.to && mates(shelf.connectors, cable.b, box.a) !== undefined) ||
    (box.to === cable.from && mates(shelf.connectors, box.b, cable.a) !== undefined);
  return [...shelf.boxes.values()]
    .flat()
    .filter((box) => takes(box) && (!isCoupler(box) || cable.part.tech === 0))
    .flatMap(({ pieces }) => pieces.filter(({ waiting }) => waiting === 0).slice(0, 1))
    .sort((x, y) => x.price - y.price)
    .map(({ id }) => id);
}
