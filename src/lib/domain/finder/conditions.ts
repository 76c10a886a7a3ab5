/** What must be so for a way to work: said of the answer as something to look at, and of each alternative beside its name. */
import type { Context, Hop } from './cabling.ts';
import { named } from './facts.ts';
import type { Wish } from './judge.ts';
import { concession, powerOf, verdictsOf } from './limits.ts';
import type { Place } from './question.ts';
import type { Rules } from './rules.ts';
import { say } from './sentence.ts';
import { fedByBox } from './turns.ts';

/** Which modules this fibre is for, where the sockets take both kinds. */
export function fibreCheck(rules: Rules, hops: readonly Hop[], from: Place, to: Place): string | undefined {
  const fibre = hops.find(({ way }) => way.from === 'mm' || way.from === 'sm')?.way.from;
  const either = [from, to].some(({ signals }) => signals.includes('mm') && signals.includes('sm'));
  if (fibre === undefined || !either) return undefined;
  const [single, multi] = [say(rules, 'singlemode'), say(rules, 'multimode')];
  const names = fibre === 'mm' ? { this: multi, other: single } : { this: single, other: multi };
  return say(rules, 'fibre', names);
}

/** Pictures that nobody has said both sockets to reach. */
export function modeChecks(rules: Rules, wish: Wish, from: Place, to: Place): readonly string[] {
  const known = ({ caps }: Place) => Object.keys(caps).length > 0;
  if (known(from) && known(to)) return [];
  return wish.modes.map((mode) => say(rules, 'mode-ports', { mode: mode.name }));
}

/** The sentence about an alternative, with what it asks for that its name does not tell; `ends` where they are not those of the question. */
export function withConditions(
  { rules, wish }: Context,
  why: string,
  hops: readonly Hop[],
  ends?: { readonly from: Place; readonly to: Place },
): string {
  const said = new Set<string>();
  const tell = (id: string, names: Readonly<Record<string, string>> = {}) => said.add(say(rules, id, names));
  for (const hop of hops) {
    const { part } = hop.way;
    if (hop.piece.waiting === 2) tell('sold-out', { sku: named(hop) });
    for (const [id, verdict] of verdictsOf(rules, wish, hop)) {
      if (verdict === 1) concession(rules, { wish }, hop, id, tell);
    }
    if (part.kind.lossyAt?.some((id) => wish.ids.includes(id))) tell('concession-lossy');
    if (hop.way.from === 'ypbpr') tell('component-silent');
    const power = powerOf(part);
    if (power) tell(`power-${power}`, { name: named(hop) });
  }
  const fed = fedByBox(hops);
  if (fed) tell('fed-by-box', { name: named(fed) });
  if (ends) {
    const { from, to } = ends;
    if (hops[0]?.way.from === 'dpp' && from.port.ask === 'dpp') tell('dpp');
    // Modules that a concession names are of one kind.
    const fibre = said.size === 0 ? fibreCheck(rules, hops, from, to) : undefined;
    if (fibre) said.add(fibre);
    for (const text of modeChecks(rules, wish, from, to)) said.add(text);
  }
  if (said.size === 0) return why;
  return say(rules, 'alt-if', { why, conditions: [...said].map(withinOf).join('; ') });
}

/** A sentence as a part of another: without its stop, and small where it does not begin with a name. */
const withinOf = (text: string): string =>
  text
    .replace(/\.$/, '')
    .replace(/^\[O\]/, '[o]')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
