/** How far coax carries SDI, by the rate that is asked for, and what cables in a row use up of it. */
import type { Hop } from './cabling.ts';
import { type Facts, named } from './facts.ts';
import type { Part } from './part.ts';
import type { Rules } from './rules.ts';
import { metresText, say } from './sentence.ts';

const FULL = 5.94;

/** Metres that coax of this class carries so many Gb/s with so many couplers; below none where it does not at all. */
export function coaxReach({ reach }: Rules, part: Part, asked: number, joints: number): number {
  const { coax } = reach;
  const own = part.reach ?? 0;
  if (asked <= FULL) return ratesOf(coax, part)?.find(({ gbps }) => gbps >= asked)?.longest ?? own;
  return joints > coax.couplersAt12g ? -1 : own - joints * coax.couplerTakes;
}

/** How far coax of this class goes at each rate: a slower one goes farther than what its sheet says of its own. */
function ratesOf({ rates, grades = [] }: Rules['reach']['coax'], part: Part) {
  const own = part.reach ?? 0;
  const alike = grades.filter((one) => one.class === part.gbps && one.own <= own).at(-1);
  const thick = own >= (rates.find(({ id }) => id === '12g')?.longest ?? 0);
  return alike?.rates ?? (thick ? rates : undefined);
}

/** How far each coax cable goes at the rate that is asked for, and of several in a row their shares added up. */
export function coaxLimits(rules: Rules, { hops, useful: { sdi: asked = 0 } }: Facts): readonly string[] {
  const rate = rules.reach.coax.rates.find(({ gbps }) => gbps * rules.needs.tolerance >= asked);
  const rateName = rate?.id.toUpperCase() ?? '';
  return runsOf(hops).flatMap((run) => {
    const joints = run.length - 1;
    const reach = (hop: Hop) => coaxReach(rules, hop.way.part, asked, joints);
    const each = run
      .filter(({ way }) => way.part.reach !== undefined)
      .map((hop) => {
        const takes = metresText(rules.reach.coax.couplerTakes);
        const names = {
          signal: 'SDI',
          name: named(hop),
          rate: rateName,
          takes,
          metres: metresText(reach(hop)),
        };
        return say(rules, joints > 0 && asked > FULL ? 'coax-length-joined' : 'coax-length', names);
      });
    if (joints === 0 || each.length < run.length) return each;
    const shares = run.map((hop) => `${metresText(hop.length)} de ${metresText(reach(hop))}`);
    const used = run.reduce((sum, hop) => sum + hop.length / reach(hop), 0);
    const percent = String(Math.round(used * 100));
    return [...each, say(rules, 'coax-shares', { shares: shares.join(' + '), rate: rateName, percent })];
  });
}

/** Coax cables that only couplers stand between: a converter begins anew. */
function runsOf(hops: readonly Hop[]): readonly (readonly Hop[])[] {
  const runs: Hop[][] = [[]];
  for (const hop of hops) {
    if (hop.length > 0 && hop.way.from === 'sdi' && hop.way.to === 'sdi') runs.at(-1)?.push(hop);
    else if (hop.length > 0 || hop.way.part.tech > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
