/** Why a distance is too long: how far it goes, and whether the signal, the catalogue or what is asked for ends there. */
import { type Context, cablesBetween } from './cabling.ts';
import { speakerReach, USUAL_OHMS, wishOf } from './judge.ts';
import { mates } from './product-index.ts';
import type { Place } from './question.ts';
import { chainsBetween, socketOf } from './search.ts';
import { metresText, say } from './sentence.ts';
import type { Why } from './why.ts';

/** Metres that a signal goes at all: in copper of a network, at the rate that is asked for. */
function mediumOf({ rules, wish }: Context, signal: string): number {
  const least = Math.max(0, ...wish.rates.filter(({ on }) => on.includes(signal)).map(({ gbps }) => gbps));
  const most = rules.reach.medium[signal] ?? 0;
  if (signal === 'usbc' && wish.watts > 0 && wish.modes.length === 0) return rules.reach.medium.usb ?? most;
  if (signal !== 'eth' || least === 0) return most;
  const rows = rules.reach.ethernet.filter(({ gbps }) => gbps >= least);
  return Math.min(most, Math.max(0, ...rows.map(({ metres }) => metres)));
}

const TRIES = [
  0.3, 0.5, 0.8, 1, 1.3, 1.5, 1.6, 1.8, 2, 2.3, 2.5, 2.7, 3, 4, 4.5, 5, 5.4, 6, 6.7, 7, 8, 9, 10, 12, 13,
  13.5, 15, 18, 20, 22.5, 25, 27, 30, 35, 36, 40, 45, 50, 60, 70, 80, 90, 100,
];

/** The picture needs so much that a length which nobody has certified for it may not work. */
function isCertified({ rules, wish }: Context, from: Place, to: Place): boolean {
  return (rules.reach.certified ?? []).some(({ signal, over }) => {
    if (![from, to].every(({ signals }) => signals.includes(signal))) return false;
    return wish.modes.some(({ tmds, dp, elseTmds, dsc }) => {
      const [full, eased] = signal === 'dp' ? [dp, dsc] : [tmds, elseTmds];
      return (wish.uncompressed ? full : Math.min(full, eased ?? full)) > over;
    });
  });
}

/** Needs without each of which it reaches; none where nothing goes so far at all. */
function neededLess(context: Context, from: Place, to: Place, metres: number): readonly string[] {
  const { rules, wish } = context;
  const reaches = (ids: readonly string[]) => {
    const less = { ...context, wish: wishOf(rules.needs, ids, wish.count) };
    return chainsBetween(less, from, to, metres).length > 0;
  };
  return reaches([]) ? wish.ids.filter((id) => reaches(wish.ids.filter((other) => other !== id))) : [];
}

/** Share of what a signal goes at all from which on the signal is what ends there. */
const NEARLY = 0.9;

export function tooFar(context: Context, from: Place, to: Place, metres: number): Why {
  const { rules } = context;
  let low = 0;
  let high = TRIES.findIndex((one) => one >= metres);
  if (high < 0) high = TRIES.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (chainsBetween(context, from, to, TRIES[middle] ?? 0).length > 0) low = middle + 1;
    else high = middle;
  }
  const reach = refined(context, from, to, TRIES[low - 1], TRIES[low] ?? metres);
  const without = neededLess(context, from, to, metres);
  const shared = from.signals.filter((one) => to.signals.includes(one));
  const farthest = (signals: readonly string[]) =>
    Math.max(0, ...signals.map((one) => mediumOf(context, one)));
  const medium = farthest(shared);
  if (reach !== undefined && joinsItself(context, from, to)) {
    const names = { metres: metresText(metres), reach: metresText(reach), far: metresText(medium) };
    return {
      reason: metres > medium ? 'distancia' : 'catalogo',
      text: say(rules, metres > medium ? 'joined-never' : 'joined-more', names),
      without,
      ...(metres <= medium && { more: true }),
    };
  }
  const plain =
    reach === undefined
      ? say(rules, 'distance-plain', { metres: metresText(metres) })
      : say(rules, 'distance', { metres: metresText(metres), reach: metresText(reach) });
  const more = from.signals.includes('inst')
    ? [say(rules, 'instrument-far')]
    : from.signals.includes('eth') && metres > rules.reach.permanent
      ? [say(rules, 'network-far')]
      : [];
  const text = [plain, ...more].join(' ');
  const known = { without, ...(reach === undefined ? {} : { reach }) };
  // Beyond a converter the one signal or the other goes on: what is wanting is a part that is long enough.
  const converted = Math.max(farthest(from.signals), farthest(to.signals));
  if (shared.length === 0 && metres <= converted) return { reason: 'catalogo', text, ...known };
  if (metres > medium * NEARLY && shared.some((one) => rules.reach.active?.includes(one))) {
    const active = say(rules, 'active-longer', { metres: metresText(medium) });
    return { reason: 'catalogo', text: `${text} ${active}`, ...known };
  }
  if (medium >= metres && medium < 1e9) {
    if (metres > medium * NEARLY) return { reason: 'distancia', text, ...known };
    const lacking = isCertified(context, from, to)
      ? 'certified'
      : isTooThin(context, from, to, metres)
        ? 'thicker'
        : isOnReel(context, shared, metres)
          ? 'catalogue-reel'
          : 'catalogue-length';
    return { reason: 'catalogo', text: `${text} ${say(rules, lacking)}`, ...known };
  }
  return { reason: 'distancia', text, ...known };
}

/** Coax of which a reel is long enough; nobody sells the plugs for it here. */
const isOnReel = ({ shelf }: Context, signals: readonly string[], metres: number): boolean =>
  signals.includes(COAX) &&
  shelf.reels.some(({ from, pieces }) => from === COAX && pieces.some(({ length }) => length >= metres));

const COAX = 'cctv';

/** To a tenth of a metre, and to a metre beyond ten. */
function refined(
  context: Context,
  from: Place,
  to: Place,
  sure: number | undefined,
  never: number,
): number | undefined {
  const unit = never > 10 ? 1 : 0.1;
  let low = sure ?? 0;
  let high = never;
  while (high - low > unit * 1.5) {
    const middle = Math.round((low + high) / 2 / unit) * unit;
    if (chainsBetween(context, from, to, middle).length > 0) low = middle;
    else high = middle;
  }
  return low > 0 ? Math.round(low * 10) / 10 : undefined;
}

/** Speaker wire whose section feeds the load so far is not sold with these ends, whatever its length. */
function isTooThin(context: Context, from: Place, to: Place, metres: number): boolean {
  const wires = cablesBetween(context, socketOf(from), socketOf(to), 'speaker', 'speaker');
  const ohms = context.wish.ohms ?? USUAL_OHMS;
  return wires.length > 0 && wires.every(({ part }) => speakerReach(context.rules, part, ohms) < metres);
}

/** The plug of one such cable goes into the socket of the next: only how many are counted with ends the run, and not the shelf. */
function joinsItself(context: Context, from: Place, to: Place): boolean {
  const { rules, shelf } = context;
  const signals = from.signals.filter((one) => to.signals.includes(one) && rules.reach.joins.includes(one));
  return signals.some((one) =>
    cablesBetween(context, socketOf(from), socketOf(to), one, one).some(
      ({ part, a, b }) => part.tech === 0 && mates(shelf.connectors, b, a) !== undefined,
    ),
  );
}
