/** What a box on the way passes by itself: how large a picture, whether at a changing rate, by which socket the sound. */
import { covers, type Hop } from './cabling.ts';
import { USUAL_TMDS, usualOf } from './context.ts';
import { endName } from './end-names.ts';
import { type Facts, mostOf, named } from './facts.ts';
import { judge, wishOf } from './judge.ts';
import type { Tell } from './limits.ts';
import { phrase } from './nouns.ts';
import type { Part } from './part.ts';
import type { Place } from './question.ts';
import type { Rules } from './rules.ts';
import { SHORT } from './search.ts';
import { metresText } from './sentence.ts';

/** Pixels across: what is wider is as large as devices are usually set to. */
const FULL_HD = 1920;
/** Signals whose pictures come at one rate, whatever a box passes. */
const FIXED: ReadonlySet<string> = new Set(['vga', 'sdi']);
/** Signals of pictures that a box hands on. */
const PICTURES: ReadonlySet<string> = new Set(['tmds', 'dp', 'vga', 'sdi']);

export function aboutBox(rules: Rules, facts: Facts, hop: Hop, tell: Tell): void {
  const { way, length } = hop;
  if (length > 0) return;
  const name = named(hop);
  if (way.from !== way.to) {
    if (way.to === 'vga') tell('to-vga', { name });
    const comes = way.part.has.has('with-p2') ? '-with' : '';
    if (way.part.kind.side) tell(`${way.from === 'vga' ? 'side-in' : 'side'}${comes}`, { name });
  }
  leadsOf(rules, facts, hop, tell);
}

/** The picture that the slowest box stops at where none was asked for, and what keeps the rate of pictures from changing. */
export function aboutPictures(rules: Rules, { hops, from, to, wish }: Facts, tell: Tell): void {
  const fast = isFast(from) && isFast(to);
  const own = hops.filter(({ way }) => PICTURES.has(way.to) && isOwn(way));
  const [slowest] = own
    .filter(({ way }) => way.part.picture)
    .sort((one, other) => pixelsOf(one.way.part) - pixelsOf(other.way.part));
  if (slowest && wish.modes.length === 0) {
    tell('box-most', { name: named(slowest), mode: pictureOf(rules, slowest.way.part, fast) });
  }
  const fixed = hops.some(({ way }) => FIXED.has(way.from) || FIXED.has(way.to));
  if (!fast || fixed) return;
  const vrr = wishOf(rules.needs, ['vrr']);
  const without = hops.filter(({ way: { part, from: a, to: b }, length }) => {
    const isBox = length === 0 && part.tech > 0 && PICTURES.has(b);
    if (!isBox && !own.some(({ way }) => way.part === part)) return false;
    return judge(rules, vrr, { part, from: a, to: b, length: 0, path: 0 }).get('vrr') === 3;
  });
  const names = [...new Set(without.map(named))];
  if (names.length > 0) tell('box-vrr', { names: names.map((name) => phrase('pelo', name)).join(' nem ') });
}

/** Turns one picture into another; a plug of another shape on a cable of the same signal takes nothing away. */
const isOwn = ({ from, to, part: { kind } }: Hop['way']): boolean =>
  kind.link !== undefined || (from !== to && kind.carries?.includes(to) !== true);

const pixelsOf = ({ picture }: Part): number =>
  picture ? picture.width * picture.height * picture.hz : Number.POSITIVE_INFINITY;

/** More than a picture of ordinary use may leave and arrive here; of a socket alone nobody knows. */
const isFast = (place: Place): boolean => place.device === undefined || usualOf(place) > USUAL_TMDS;

/** The largest picture by the sheet, and beside it the faster one that its bandwidth leaves room for. */
function pictureOf(rules: Rules, part: Part, fast: boolean): string {
  const { picture = { width: 0, height: 0, hz: 0 }, gbps = 0 } = part;
  const mode = rules.needs.modes.findLast(
    ({ width, height, hz }) => width <= picture.width && height <= picture.height && hz <= picture.hz,
  );
  if (!mode) return mostOf(rules, part);
  const smaller = rules.needs.faster?.find(
    ({ tmds, width }) => tmds <= gbps && width < picture.width && picture.width > FULL_HD,
  );
  return fast && smaller ? `${mode.name} ou ${smaller.name}` : mode.name;
}

/** A short lead keeps its box beside the device that it goes to. */
function leadsOf(rules: Rules, { hops, from, to, wish }: Facts, box: Hop, tell: Tell): void {
  if (wish.layouts.size > 0) return;
  for (const [lead, place] of [
    [hops[0], from],
    [hops.at(-1), to],
  ] as const) {
    const beside = lead && Math.abs(hops.indexOf(lead) - hops.indexOf(box)) === 1;
    if (!beside || lead.length === 0 || lead.path > SHORT) continue;
    tell('box-near', {
      name: named(box),
      lead: named(lead),
      place: endName(place),
      covers: metresText(covers(rules, lead.length, false)),
    });
  }
}
