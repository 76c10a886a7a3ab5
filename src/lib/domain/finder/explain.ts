/** What is said of an answer: sentences, limits with their number, and what to look at on the devices. */
import { covers, type Hop } from './cabling.ts';
import { judge, speakerReach, type Wish } from './judge.ts';
import { nameOf, needName } from './no-answer.ts';
import type { Part } from './part.ts';
import type { Place } from './question.ts';
import type { Rules } from './rules.ts';
import { metresText, say } from './sentence.ts';

export type Told = {
  readonly sentences: readonly string[];
  readonly limits: readonly string[];
  readonly checks: readonly string[];
};

export type Facts = {
  readonly type: string;
  readonly hops: readonly Hop[];
  readonly from: Place;
  readonly to: Place;
  readonly metres: number;
  /** The visitor said how far. */
  readonly said: boolean;
  readonly wish: Wish;
  /** Gb/s by signal that both ends use. */
  readonly useful: Readonly<Record<string, number>>;
  /** Metres that the longest ready cable covers, where a run is built. */
  readonly ready?: number | undefined;
};

/** The picture that a cable stops at: of its band, or of its sheet where that says less. */
export function mostOf(rules: Rules, { gbps = 0, picture }: Part): string {
  return reachOf(rules, picture && picture.height <= 1080 ? 0 : gbps);
}

/** What so many Gb/s of HDMI carry, in the words that people know. */
export function reachOf({ needs }: Rules, gbps: number): string {
  return needs.known.find(({ tmds }) => tmds <= gbps * needs.tolerance)?.name ?? '';
}

/** Products are named by SKU in braces, `{FS-1}`: whoever shows the sentence puts the product's name there. */
const named = (hop: Hop): string => `{${hop.piece.sku}}`;

export function explain(rules: Rules, facts: Facts): Told {
  return {
    sentences: sentencesOf(rules, facts),
    limits: limitsOf(rules, facts),
    checks: checksOf(rules, facts),
  };
}

function sentencesOf(rules: Rules, facts: Facts): readonly string[] {
  const { hops, from, to, metres, type } = facts;
  const first = hops[0];
  const last = hops.at(-1);
  const names = counted(hops);
  const said = [say(rules, type, { product: names, products: names })];
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
  if (usual && first?.way.from === 'tmds' && last?.way.to === 'tmds' && facts.useful.tmds !== undefined) {
    said.push(say(rules, 'usual', { mode: reachOf(rules, facts.useful.tmds) }));
  }
  if (!facts.said) said.push(say(rules, 'no-metres', { path: metresText(metres) }));
  if (facts.wish.ids.length > 0) {
    said.push(say(rules, 'carries', { needs: facts.wish.ids.map((id) => needName(rules, id)).join(', ') }));
  }
  return said;
}

/** The products in order, each once, with how many there are of it. */
function counted(hops: readonly Hop[]): string {
  const many = new Map<string, number>();
  for (const hop of hops) many.set(named(hop), (many.get(named(hop)) ?? 0) + hop.quantity);
  return [...many].map(([name, quantity]) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(' + ');
}

/** How the path and the lengths go together: of one cable, of several in a row, or of wire that is cut. */
function sumOf(rules: Rules, { hops, metres }: Facts): string | undefined {
  const path = metresText(metres);
  const reel = reelOf(hops);
  if (reel) return say(rules, 'sum-built', { path, length: metresText(reel.length) });
  const runs = hops.filter(({ length, path: own }) => length > 0 && own > 0.5);
  const [long] = runs;
  if (!long) return undefined;
  const cut = long.way.a.plug === 'bare';
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
    covers: metresText(covers(rules, long.length, cut)),
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
  const used = metres * rules.reach.cut;
  if (!reel || used * 4 >= reel.length || ready === undefined) return undefined;
  return say(rules, 'reel-spare', {
    used: metresText(Math.ceil(used)),
    length: metresText(reel.length),
    covers: metresText(ready),
  });
}

function limitsOf(rules: Rules, facts: Facts): readonly string[] {
  const { hops, wish } = facts;
  const said = new Set<string>();
  const tell = (id: string, names: Readonly<Record<string, string>> = {}) => said.add(say(rules, id, names));
  for (const hop of hops) {
    const { way, piece, length } = hop;
    if (piece.waiting === 2) tell('sold-out', { sku: named(hop) });
    if (piece.waiting === 1) tell('waiting', { sku: named(hop) });
    for (const [id, verdict] of judge(rules, wish, {
      part: way.part,
      from: way.from,
      to: way.to,
      length,
      path: hop.path,
    })) {
      if (hop.way.part.category !== undefined) continue;
      if (verdict === 2) tell('unknown', { need: needName(rules, id) });
      if (verdict === 1) concession(rules, facts, hop, id, tell);
    }
    const most = facts.useful[way.from];
    if (way.from === 'tmds' && length > 0 && wish.modes.length === 0 && most !== undefined) {
      const { gbps } = way.part;
      if (
        !slowedBefore(hops, gbps) &&
        gbps !== undefined &&
        mostOf(rules, way.part) !== reachOf(rules, most) &&
        gbps < most
      ) {
        tell('below', { name: named(hop), mode: mostOf(rules, way.part) });
      }
    }
    if (way.part.oneWay && way.part.tech > 0 && length > 0) {
      tell(way.from === 'arc' ? 'arc-way' : 'one-way', { name: named(hop), from: sourceOf(facts, hop) });
    }
    if (way.part.mains) tell('power-mains', { name: named(hop) });
    if (way.part.kind.id === 'hdmi-dp' || way.part.kind.id === 'vga-hdmi')
      tell('power-usb', { name: named(hop) });
    if (way.part.kind.side && wish.features.some((id) => way.part.kind.side?.includes(id)))
      tell('side', { name: named(hop) });
    if (way.part.kind.lossyAt?.some((id) => wish.ids.includes(id))) tell('concession-lossy');
    if (way.part.kind.link) tell('point');
    if (way.part.outputs > 1 && wish.layouts.has('duplicar')) tell('splitter');
    if (way.part.has.has('regenerate') && way.from === way.to) tell('regenerate');
    if (hop.role === 'joint' && way.b.plug === 'idc') {
      tell('reel');
      tell('permanent');
    }
    aboutSignal(rules, facts, hop, tell);
  }
  const silent = [facts.from, facts.to].find(({ port }) => port.silent === true);
  if (silent) tell('silent', { port: silent.port.name });
  portConcessions(rules, facts, tell);
  return [...said];
}

/** A box on the way does no more than this cable carries. */
const slowedBefore = (hops: readonly Hop[], gbps = 0): boolean =>
  hops.some(({ way, length }) => length === 0 && way.from !== way.to && (way.part.gbps ?? 0) <= gbps);

/** Where the source end of a cable goes: the visitor's port, or the box before it. */
function sourceOf({ hops, from }: Facts, hop: Hop): string {
  const before = hops[hops.indexOf(hop) - 1];
  return before ? named(before) : nameOf(from);
}

type Tell = (id: string, names?: Readonly<Record<string, string>>) => void;

function concession(rules: Rules, facts: Facts, hop: Hop, id: string, tell: Tell): void {
  const mode = rules.needs.modes.find((one) => one.id === id);
  if (mode) tell(hop.way.to === 'dp' ? 'concession-dp' : 'concession-tmds', { mode: mode.name });
  if (id === 'potencia') {
    tell('concession-potencia', { metres: metresText(speakerReach(rules, hop.way.part, 4)) });
  }
  if (facts.wish.features.includes('hdr')) tell('hdr');
}

function aboutSignal(rules: Rules, facts: Facts, hop: Hop, tell: Tell): void {
  const { way, length } = hop;
  const { from, to, wish } = facts;
  if (way.to === 'vga' || way.from === 'vga') {
    tell('hdcp');
    if (length > 5) tell('vga-soft');
    if (way.from === 'vga') tell('analogue-quality');
  }
  if ((way.from === 'sdi') !== (way.to === 'sdi')) tell('hdcp');
  if (way.from === 'spdif-o') tell('toslink-format');
  if (way.to === 'spdif-o' && way.from !== 'spdif-o') tell('toslink-format');
  if (way.from === 'phono') tell('ground');
  if ((way.from === 'line' || way.from === 'phones') && length > 3) tell('unbalanced-long');
  if (from.signals.includes('inst') && to.port.id === 'p10') tell('instrument');
  if (from.signals.includes('balanced') && way.a.plug === 'p10-ts') tell('unbalanced');
  if (way.from === 'dmx') tell('dmx-end');
  if (hop.quantity > 1 && wish.features.includes('estereo')) tell('stereo');
  if (way.from === 'eth' && way.part.category === '6' && wish.ids.includes('10g')) tell('cat6-10g');
  if (way.from === 'speaker') {
    tell('speaker-each');
    if (way.part.section !== undefined) {
      tell('speaker-impedance', {
        section: String(way.part.section).replace('.', ','),
        far: metresText(speakerReach(rules, way.part, 8)),
        near: metresText(speakerReach(rules, way.part, 4)),
      });
    }
  }
  if (way.from === 'sdi' && way.part.reach !== undefined) {
    tell('coax-length', { signal: 'SDI', name: named(hop), metres: metresText(way.part.reach) });
  }
  if (way.from === way.to && way.part.tech === 0 && hop.role === 'main' && length === 0) tell('coupler');
}

/** Where a port of the visitor carries the mode only with DSC or 4:2:0. */
function portConcessions(rules: Rules, facts: Facts, tell: Tell): void {
  for (const mode of facts.wish.modes) {
    for (const { caps, signals } of [facts.from, facts.to]) {
      const { tmds, dp } = caps;
      if (tmds !== undefined && signals.includes('tmds') && tmds * rules.needs.tolerance < mode.tmds) {
        tell('concession-tmds', { mode: mode.name });
      }
      if (dp !== undefined && signals.includes('dp') && dp * 0.8 < mode.dp)
        tell('concession-dp', { mode: mode.name });
    }
    const link = facts.hops.find(({ way }) => way.to === 'dp' && way.from !== 'tmds');
    const asked = mode.dsc !== undefined && !facts.wish.uncompressed;
    if (link && asked && facts.from.caps.dp === undefined) tell('concession-dp', { mode: mode.name });
  }
}

/** Pictures leave by these, and the sound of a record player: what is asked about a device is about them. */
const PICTURE_OF = new Set(['usbc', 'tmds']);
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
  const fibre = hops.find(({ way }) => way.from === 'mm' || way.from === 'sm')?.way.from;
  if (fibre && [from, to].some(({ signals }) => signals.includes('mm') && signals.includes('sm'))) {
    const [single, multi] = [say(rules, 'singlemode'), say(rules, 'multimode')];
    const names = fibre === 'mm' ? { this: multi, other: single } : { this: single, other: multi };
    said.add(say(rules, 'fibre', names));
  }
  if (hops[0]?.way.from === 'arc') said.add(say(rules, 'arc-port'));
  for (const mode of wish.modes) {
    const known = (place: Place) => Object.keys(place.caps).length > 0;
    if (!known(from) || !known(to)) said.add(say(rules, 'mode-ports', { mode: mode.name }));
  }
  return [...said];
}

/** A phone or computer at the far end of USB-C shows no picture of this device, and power and data ask for none. */
function isPictured({ to: { device, port }, wish }: Facts): boolean {
  if (!device || device.screen) return true;
  if (port.socket === 'usb-c' && device.out.includes(port.id)) return false;
  return wish.modes.length > 0 || (wish.watts === 0 && !wish.features.includes('dados'));
}
