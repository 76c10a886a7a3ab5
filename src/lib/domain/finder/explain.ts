/** What is said of an answer: sentences, limits with their number, and what to look at on the devices. */
import { covers, type Hop, isTight } from './cabling.ts';
import { fibreCheck, modeChecks } from './conditions.ts';
import { isForSound, isFromBar } from './context.ts';
import { endName, nameOf, needName } from './end-names.ts';
import { type Facts, named, reachOf } from './facts.ts';
import { wireFor } from './joined-cables.ts';
import { hubOf, isTold, limitsOf, slowBox } from './limits.ts';
import { metLimits, portChecks } from './meetings.ts';
import { phrase } from './nouns.ts';
import { chargeCheck, phantomCheck, poeCheck, speakerCheck } from './power.ts';
import type { Rules } from './rules.ts';
import { coupledMost, isCoupler } from './search.ts';
import { metresText, say } from './sentence.ts';

export type Told = {
  readonly sentences: readonly string[];
  readonly limits: readonly string[];
  readonly checks: readonly string[];
};

export function explain(rules: Rules, facts: Facts): Told {
  return {
    sentences: sentencesOf(rules, facts),
    limits: [...limitsOf(rules, facts), ...metLimits(rules, facts)],
    checks: checksOf(rules, facts),
  };
}

function sentencesOf(rules: Rules, facts: Facts): readonly string[] {
  const { hops, from, to, metres, type } = facts;
  const first = hops[0];
  const last = hops.at(-1);
  const names = inOrder(hops);
  const said = [
    ...(facts.direct ? [say(rules, 'direct-far', facts.direct)] : []),
    say(rules, type, { product: names, products: names }),
  ];
  if (first && last) {
    const bare = hops.length === 1 && first.way.a.plug === 'bare' && first.way.b.plug === 'bare';
    said.push(
      say(rules, bare ? 'ends-bare' : 'ends', {
        a: first.way.a.words,
        b: last.way.b.words,
        from: nameOf(from),
        to: nameOf(to),
      }),
    );
  }
  const sum = sumOf(rules, facts);
  if (sum) said.push(sum);
  const spare = spareOf(rules, facts);
  if (spare) said.push(spare);
  const usual = facts.wish.modes.length === 0 && from.device && to.device;
  const coupled = coupledMode(rules, facts);
  if (
    usual &&
    !slowBox(rules, facts) &&
    !coupled &&
    first?.way.from === 'tmds' &&
    last?.way.to === 'tmds' &&
    facts.useful.tmds !== undefined
  ) {
    const id = isForSound(facts.wish, from, to) ? 'sound-enough' : 'usual';
    said.push(say(rules, id, { mode: reachOf(rules, facts.useful.tmds) }));
  }
  if (coupled) said.push(say(rules, 'coupler-mode', coupled));
  if (!facts.said) said.push(say(rules, 'no-metres', { path: metresText(metres) }));
  const carried = facts.wish.ids.filter(
    (id) => !UNSAID.has(id) && isTold(rules, facts, id) && !(id === 'dados' && hubOf(facts)),
  );
  if (carried.length > 0) {
    said.push(say(rules, 'carries', { needs: ALL.format(carried.map((id) => needName(rules, id))) }));
  }
  return said;
}

/** What is asked of the parts and not carried by them. */
const UNSAID: ReadonlySet<string> = new Set(['duplicar', 'escolher-fonte', 'estender', 'externo']);

const ALL = new Intl.ListFormat('pt-BR');

/** The picture that a coupler leaves, where both devices can do more than so much cable with one in it. */
function coupledMode(rules: Rules, { hops, wish, useful: { tmds = 0 } }: Facts): Coupled | undefined {
  const coupler = hops.some(({ way, role }) => role === 'main' && way.from === 'tmds' && isCoupler(way));
  if (!coupler || wish.modes.length > 0) return undefined;
  const total = hops.reduce((sum, { way, length }) => sum + (way.to === 'tmds' ? length : 0), 0);
  if (total <= coupledMost(rules, 'tmds', tmds) + 0.001) return undefined;
  const within = rules.needs.known.find((one) => total <= coupledMost(rules, 'tmds', one.tmds) + 0.001);
  return { length: metresText(total), mode: within?.name ?? '' };
}

type Coupled = { readonly length: string; readonly mode: string };

/** The products as they are plugged: what stands at both ends of a run is named twice. */
const inOrder = (hops: readonly Hop[]): string =>
  hops.map((hop) => (hop.quantity > 1 ? `${hop.quantity} × ${named(hop)}` : named(hop))).join(' + ');

/** How the path and the lengths go together: of one cable, of several in a row, or of wire that is cut. */
function sumOf(rules: Rules, { hops, metres }: Facts): string | undefined {
  const path = metresText(metres);
  const reel = reelOf(hops);
  if (reel) {
    const wire = wireFor(rules, metres);
    const used = metresText(Math.ceil(wire - 1e-9));
    return say(rules, wire < metres * rules.reach.cut - 1e-9 ? 'sum-built-most' : 'sum-built', {
      path,
      used,
      length: metresText(reel.length),
    });
  }
  const runs = hops.filter((hop) => hop.length > 0 && (hop.path > 0.5 || isTight(rules, hop)));
  const long = runs.find(({ path: own }) => own >= metres - 0.01) ?? runs[0];
  if (!long) return undefined;
  const cut = long.way.a.plug === 'bare';
  const covered = metresText(covers(rules, long.length, cut));
  if (long.path >= metres - 0.01 && isTight(rules, long)) {
    return say(rules, 'sum-tight', { path, length: metresText(long.length), covers: covered });
  }
  if (runs.length > 1 && long.path < metres - 0.01) {
    const total = (of: (hop: Hop) => number) => metresText(runs.reduce((sum, hop) => sum + of(hop), 0));
    return say(rules, 'sum-joined', {
      path,
      count: String(runs.length),
      length: total(({ length }) => length),
      covers: total(({ length }) => covers(rules, length, cut)),
    });
  }
  return say(rules, cut ? 'sum-cut' : 'sum', {
    path: metresText(long.path),
    length: metresText(long.length),
    covers: covered,
  });
}

/** The cable of a run that is built on site, between the boxes of a pair too. */
const reelOf = (hops: readonly Hop[]): Hop | undefined =>
  hops.some(({ role, way }) => role === 'joint' && way.b.plug === 'idc')
    ? hops.find(({ way, length }) => way.a.plug === 'bare' && length > 0)
    : undefined;

/** Why a reel for so little of it, where the path is only a part of one. */
function spareOf(rules: Rules, { hops, metres, ready }: Facts): string | undefined {
  const reel = reelOf(hops);
  if (!reel || metres * rules.reach.cut * 4 >= reel.length || ready === undefined) return undefined;
  return say(rules, 'reel-spare', { covers: metresText(ready) });
}

/** Pictures leave by these, and the sound of a record player: what is asked about a device is about them. */
const PICTURE_OF = new Set(['usbc', 'tmds', 'cctv']);
const SOUND_OF = 'line';

function checksOf(rules: Rules, facts: Facts): readonly string[] {
  const { from, to, hops, wish } = facts;
  const said = new Set<string>();
  if (from.port.ask === 'dpp' && hops[0]?.way.from === 'dpp') said.add(say(rules, 'dpp'));
  if (from.port.ask === 'usbc' && isPictured(facts)) said.add(say(rules, 'usbc'));
  const leaves = hops[0]?.way.from ?? '';
  if (
    from.device?.ask !== undefined &&
    (leaves === SOUND_OF || (PICTURE_OF.has(leaves) && isPictured(facts)))
  ) {
    said.add(from.device.ask);
  }
  for (const text of portChecks(rules, facts.named, from, to, hops.at(-1)?.way.to)) said.add(text);
  if ((from.device?.protected || from.device?.guarded) && to.device?.open && isPictured(facts)) {
    said.add(say(rules, 'hdcp-open', { from: endName(from), to: endName(to) }));
  }
  if ((from.device?.protected || from.device?.guarded) && to.port.socket.startsWith('dvi')) {
    said.add(say(rules, 'hdcp-dvi', { from: endName(from), to: endName(to) }));
  }
  if (hops.at(-1)?.way.to === 'cctv' && to.device?.screen) {
    said.add(say(rules, 'cctv-input', { to: endName(to) }));
  }
  const fibre = fibreCheck(rules, hops, from, to);
  if (fibre) said.add(fibre);
  for (const { port, either } of [from, to]) {
    if (either) said.add(say(rules, 'either', { this: port.name, other: either.name }));
  }
  const blue = [from, to].filter((place) => place.blue).map((place) => phrase('do', endName(place)));
  if (blue.length > 0) said.add(say(rules, 'green-cord', { ends: [...new Set(blue)].join(' e ') }));
  const returns = wish.features.includes('arc') || wish.features.includes('earc');
  const isReturn = hops[0]?.way.from === 'arc';
  if (returns || isReturn || isFromBar(wish, from, to)) said.add(say(rules, 'arc-port'));
  if (isReturn && to.device?.returns && to.port.back === undefined) {
    said.add(say(rules, 'arc-in', { to: endName(to) }));
  }
  const power = poeCheck(rules, wish, facts.named, from, to);
  if (power) said.add(power);
  const charge = chargeCheck(rules, wish, from, to, hops);
  if (charge) said.add(charge);
  const phantom = phantomCheck(rules, wish, to);
  if (phantom) said.add(phantom);
  const label = speakerCheck(rules, from);
  if (label) said.add(label);
  for (const text of modeChecks(rules, wish, from, to)) said.add(text);
  return [...said];
}

/** Sockets of what has to do with pictures. */
const SHOWS = /hdmi|displayport|vga|dvi|sdi|thunderbolt/;

/** A phone or computer at the far end of USB-C shows no picture of this device, and power and data ask for none. */
function isPictured({ from, to: { device, port }, wish }: Facts): boolean {
  if (from.device?.power) return false;
  if (!device || device.screen) return true;
  const ids = [...device.in, ...device.out];
  if (port.socket === 'usb-c' && (device.out.includes(port.id) || !ids.some((id) => SHOWS.test(id))))
    return false;
  return wish.modes.length > 0 || (wish.watts === 0 && !wish.features.includes('dados'));
}
