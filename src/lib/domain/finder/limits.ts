/** The limits of an answer: what it does not carry, what its parts need, what is waited for. */
import { aboutBox, aboutPictures } from './box-limits.ts';
import { covers, type Hop } from './cabling.ts';
import { coaxLimits } from './coax.ts';
import { endName, nameOf, needName } from './end-names.ts';
import { type Facts, mostOf, named, reachOf } from './facts.ts';
import { judge, speakerReach, type Verdict, type Wish } from './judge.ts';
import { phrase, portNoun } from './nouns.ts';
import type { Part, Power } from './part.ts';
import type { Place } from './question.ts';
import type { Rules } from './rules.ts';
import { isCoupler } from './search.ts';
import { metresText, say } from './sentence.ts';
import { fedByBox } from './turns.ts';

/** What the answer cannot do, what it needs besides, and how far it goes. */
export function limitsOf(rules: Rules, facts: Facts): readonly string[] {
  const { hops, wish } = facts;
  const said = new Set<string>();
  const tell = (id: string, names: Readonly<Record<string, string>> = {}) => said.add(say(rules, id, names));
  for (const hop of hops) {
    const { way, piece, length } = hop;
    if (piece.waiting === 2) tell('sold-out', { sku: named(hop) });
    if (piece.waiting === 1) tell('waiting', { sku: named(hop) });
    for (const [id, verdict] of verdictsOf(rules, wish, hop)) {
      if (verdict === 2) tell('unknown', { need: needName(rules, id) });
      if (verdict === 1) concession(rules, facts, hop, id, tell);
    }
    const most = facts.useful[way.from];
    if (way.from === 'tmds' && length > 0 && wish.modes.length === 0 && most !== undefined) {
      const { gbps } = way.part;
      if (
        !slowedBefore(hops, gbps) &&
        !slowBox(rules, facts) &&
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
    if (way.a.gender === 'm' && way.part.a[0]?.gender === 'f' && way.part.a[0].plug === way.a.plug) {
      tell('lead-comes', { name: named(hop), lead: way.a.words });
    }
    const power = powerOf(way.part);
    if (power) tell(`power-${power}`, { name: named(hop) });
    if (way.part.kind.lossyAt?.some((id) => wish.ids.includes(id))) tell('concession-lossy');
    if (way.part.kind.link || (way.from === 'eth' && facts.from.signals.includes('hdbt'))) tell('point');
    if (way.from === 'hdbt') tell('point');
    const isMatrix = way.part.outputs > 1 && way.part.inputs > 1 && wish.layouts.size > 0;
    if (isMatrix) {
      tell('matrix-near');
      tell('matrix');
    } else if (way.part.outputs > 1 && wish.layouts.has('duplicar')) {
      if (hops.slice(hops.indexOf(hop)).some(({ path }) => path >= facts.metres)) tell('splitter-near');
      tell('splitter');
      if (wish.features.includes('streaming-protegido')) tell('splitter-hdcp');
    }
    if (!isMatrix && way.part.inputs > 1 && wish.layouts.has('escolher-fonte'))
      aboutChooser(rules, facts, hop, tell);
    if (way.part.has.has('regenerate') && way.from === way.to) tell('regenerate');
    if (hop.role === 'joint' && way.b.plug === 'idc') {
      tell('reel');
      tell('permanent');
      const cord = hops[hops.indexOf(hop) - 1];
      if (cord?.role === 'lead') tell('cords', { covers: metresText(covers(rules, cord.length, false)) });
    }
    aboutSignal(rules, facts, hop, tell);
    aboutBox(rules, facts, hop, tell);
  }
  aboutPictures(rules, facts, tell);
  aboutShelter(facts, tell);
  for (const text of [...coaxLimits(rules, facts), ...aboutDevices(rules, facts)]) said.add(text);
  const fed = fedByBox(hops);
  if (fed) tell('fed-by-box', { name: named(fed) });
  const slow = slowBox(rules, facts);
  if (slow) tell('below-box', { name: named(slow), mode: mostOf(rules, slow.way.part) });
  const silent = [facts.from, facts.to].find(({ port }) => port.silent === true);
  if (silent) tell('silent', { port: portNoun(silent.port.name) });
  portConcessions(rules, facts, tell);
  aboutScreens(facts, tell);
  return [...said];
}

/** The box in which the data of USB-C end, where a picture alone goes on from it. */
export const hubOf = ({ hops, wish }: Pick<Facts, 'hops' | 'wish'>): Hop | undefined =>
  wish.features.includes('dados') && PICTURE.has(hops.at(-1)?.way.to ?? '')
    ? hops.find(({ way }) => way.from === 'usbc' && way.to !== 'usbc')
    : undefined;

const PICTURE: ReadonlySet<string> = new Set(['tmds', 'dp', 'vga']);

/** What goes on from the far end, and what does not come to it. */
function aboutScreens(facts: Facts, tell: Tell): void {
  const { to, hops } = facts;
  const hub = hubOf(facts);
  if (hub) tell('data-hub', { name: named(hub), to: endName(to) });
  if (to.device?.returns && hops.at(-1)?.way.to === 'tmds') tell('onward', { to: endName(to) });
}

/** Parts that stay indoors at the ends of a run that goes outside. */
function aboutShelter({ hops, wish }: Facts, tell: Tell): void {
  const inside = hops.filter(({ way, role }) => !way.part.outdoor && role !== 'main');
  const names = [...new Set(inside.map(named))];
  if (names.length === 0 || !wish.features.includes('externo')) return;
  const [first = '', ...others] = names.map((name, index) => phrase(index === 0 ? 'O' : 'o', name));
  tell(others.length === 0 ? 'indoor' : 'indoor-many', { name: [first, ...others].join(' e ') });
}

/** Where the box stands, and how far the leads to it reach. */
function aboutChooser(rules: Rules, { hops, metres }: Facts, hop: Hop, tell: Tell): void {
  const lead = hops[hops.indexOf(hop) - 1];
  if (!lead || lead.length === 0 || lead.path >= metres) return;
  tell('chooser-near');
  tell('lead-each', { covers: metresText(covers(rules, lead.length, false)) });
}

/** The splitter or switch that passes less than both devices do in ordinary use. */
export function slowBox(rules: Rules, { hops, wish, useful: { tmds = 0 } }: Facts): Hop | undefined {
  if (wish.modes.length > 0) return undefined;
  return hops.find(
    ({ way: { part, from, to }, length }) =>
      length === 0 &&
      from === 'tmds' &&
      to === 'tmds' &&
      (part.inputs > 1 || part.outputs > 1) &&
      (part.gbps ?? tmds) < tmds &&
      mostOf(rules, part) !== reachOf(rules, tmds),
  );
}

/** What is asked for of one part; network cable has been judged with the run that it belongs to. */
export function verdictsOf(
  rules: Rules,
  wish: Wish,
  { way, length, path }: Hop,
): ReadonlyMap<string, Verdict> {
  const { part, from, to } = way;
  return part.category === undefined ? judge(rules, wish, { part, from, to, length, path }) : new Map();
}

/** Whether the sheets of all parts say that they pass this. */
export const isTold = (rules: Rules, { hops, wish }: Facts, id: string): boolean =>
  hops.every((hop) => verdictsOf(rules, wish, hop).get(id) !== 2);

/** Some converters get nothing from either port, whatever their sheet leaves out. */
const USB_POWERED: ReadonlySet<string> = new Set(['hdmi-dp', 'vga-hdmi']);

export const powerOf = ({ power, kind }: Part): Power | undefined =>
  power ?? (USB_POWERED.has(kind.id) ? 'usb' : undefined);

/** A box on the way does no more than this cable carries. */
const slowedBefore = (hops: readonly Hop[], gbps = 0): boolean =>
  hops.some(({ way, length }) => length === 0 && way.from !== way.to && (way.part.gbps ?? 0) <= gbps);

/** Where the source end of a cable goes: the visitor's port, or the box before it. */
function sourceOf({ hops, from }: Facts, hop: Hop): string {
  const before = hops[hops.indexOf(hop) - 1];
  return before ? named(before) : nameOf(from);
}

export type Tell = (id: string, names?: Readonly<Record<string, string>>) => void;

export function concession(rules: Rules, facts: Pick<Facts, 'wish'>, hop: Hop, id: string, tell: Tell): void {
  const mode = rules.needs.modes.find((one) => one.id === id);
  if (mode) tell(hop.way.to === 'dp' ? 'concession-dp' : 'concession-tmds', { mode: mode.name });
  if (id === '40g') tell('concession-bidi');
  if (id === 'potencia') {
    tell('concession-potencia', { metres: metresText(speakerReach(rules, hop.way.part, 4)) });
  }
  if (id === '4k60' && facts.wish.features.includes('hdr')) tell('hdr');
}

function aboutSignal(rules: Rules, facts: Facts, hop: Hop, tell: Tell): void {
  const { way, length } = hop;
  const { from, to, wish } = facts;
  const first = facts.hops[0]?.way.from ?? '';
  // What is not protected at its source is not refused on the way.
  if (way.from !== way.to && (way.to === 'vga' || way.to === 'sdi') && !BARE_SOURCES.has(first)) tell('hdcp');
  if ((way.to === 'vga' || way.from === 'vga') && length > 5) tell('vga-soft');
  if (way.from === 'vga' && first === 'vga') {
    tell('analogue-quality');
    if (way.to === 'vga' && length > 0 && facts.hops.every((one) => !one.way.part.kind.side))
      tell('vga-silent');
  }
  if (way.from === 'spdif-o') tell('toslink-format');
  if (way.to === 'spdif-o' && way.from !== 'spdif-o') tell('toslink-format');
  if (way.from === 'ypbpr') tell('component-silent');
  if (way.from === 'phono') tell('ground', { to: endName(to) });
  if ((way.from === 'line' || way.from === 'phones') && length > 3) tell('unbalanced-long');
  if (way.from === 'lfe' && to.port.socket !== from.port.socket) tell('sub-alone');
  if (from.signals.includes('inst') && UNLIKE_INSTRUMENT.has(to.port.id)) tell('instrument');
  if (from.signals.includes('balanced') && way.a.plug === 'p10-ts') tell('unbalanced');
  if (isReturnedSnake(from, way)) tell('snake-back', { from: endName(from), to: endName(to) });
  if (way.from === 'dmx') tell('dmx-end');
  if (hop.quantity > 1 && wish.features.includes('estereo')) tell('stereo');
  if (way.from === 'eth' && way.part.category === '6' && wish.ids.includes('10g')) tell('cat6-10g');
  if (way.from === 'speaker') {
    tell('speaker-each');
    aboutWholeLength(rules, facts, hop, tell);
    if (way.part.section !== undefined) {
      tell('speaker-impedance', {
        section: String(way.part.section).replace('.', ','),
        far: metresText(speakerReach(rules, way.part, 8)),
        near: metresText(speakerReach(rules, way.part, 4)),
      });
    }
  }
  if (length === 0 && hop.role === 'main' && isCoupler(way)) tell('coupler');
}

/** The load of speakers where nobody says: the one that wire feeds least far. */
const LEAST_OHMS = 4;

/** A ready cable is in the circuit with all its length, however short the path. */
function aboutWholeLength(rules: Rules, { wish }: Facts, { way, length, path }: Hop, tell: Tell): void {
  const ohms = wish.ohms ?? LEAST_OHMS;
  const reach = speakerReach(rules, way.part, ohms);
  if (way.a.plug === 'bare' || path > reach || length <= reach) return;
  tell('speaker-through', { length: metresText(length), ohms: String(ohms), reach: metresText(reach) });
}

/** A stage snake, whose box of female sockets is made for the stage, at a source that is none. */
const isReturnedSnake = ({ device }: Place, { part, a, b }: Hop['way']): boolean =>
  part.channels >= 8 &&
  a.plug === 'xlr3' &&
  b.plug === 'xlr3' &&
  device !== undefined &&
  !device.out.includes('xlr-microfone');

/** Line inputs, which an instrument may be put into and is too weak for. */
const UNLIKE_INSTRUMENT: ReadonlySet<string> = new Set(['p10', 'p10-trs']);

/** Why a device needs a box at all, and the way round that costs nothing. */
function aboutDevices(rules: Rules, { from, to, hops }: Facts): readonly string[] {
  if (!from.device || hops.every(({ length }) => length > 0)) return [];
  const never = from.device.never?.filter(({ ports }) => ports.includes(to.port.id)) ?? [];
  const isOptical = hops.at(-1)?.way.to === 'spdif-o' && hops[0]?.way.from !== 'spdif-o';
  const names = { device: endName(from), to: nameOf(to) };
  return [
    ...never.map(({ text }) => text),
    ...(isOptical && !from.device.screen ? [say(rules, 'by-screen', names)] : []),
  ];
}

/** VGA and SDI leave the device without copy protection. */
const BARE_SOURCES: ReadonlySet<string> = new Set(['vga', 'sdi', 'cctv']);

/** HDR takes 10 bits for each colour where 8 are counted with. */
const HDR_DEPTH = 1.25;

/** Where a port of the visitor carries the mode only with DSC or 4:2:0. */
function portConcessions(rules: Rules, facts: Facts, tell: Tell): void {
  const depth = facts.wish.features.includes('hdr') ? HDR_DEPTH : 1;
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
    const asked = mode.dsc !== undefined && mode.dp * depth > mode.dsc && !facts.wish.uncompressed;
    if (!link || !asked || facts.from.caps.dp !== undefined) continue;
    const first = rules.needs.payload.find(
      ({ payload }) => payload * rules.needs.tolerance >= mode.dp * depth,
    );
    const passes =
      link.way.from === 'dp' && (link.way.part.gbps ?? 0) >= (first?.raw ?? Number.POSITIVE_INFINITY);
    if (passes && first?.name) tell('dp-uncompressed', { mode: mode.name, class: first.name });
    else tell('concession-dp', { mode: mode.name });
  }
}
