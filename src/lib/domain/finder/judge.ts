/** Whether a product passes what is asked for: 0 yes, 1 with a concession, 2 the sheet does not say, 3 no. */
import type { Part } from './part.ts';
import type { Mode, Needs, Rules } from './rules.ts';

export type Verdict = 0 | 1 | 2 | 3;

export type Wish = {
  readonly modes: readonly Mode[];
  readonly features: readonly string[];
  readonly watts: number;
  readonly rates: readonly { readonly id: string; readonly on: readonly string[]; readonly gbps: number }[];
  readonly ohms: number | undefined;
  readonly layouts: ReadonlySet<string>;
  /** Sources and screens that a box in the middle takes and feeds. */
  readonly count: { readonly from: number; readonly to: number };
  readonly uncompressed: boolean;
  /** Gb/s that both ports reach, by signal: what they cannot do is no fault of a cable. */
  readonly ceilings?: Readonly<Record<string, number | undefined>>;
  readonly ids: readonly string[];
};

export function wishOf(
  needs: Needs,
  ids: readonly string[],
  count: Wish['count'] = { from: 2, to: 2 },
): Wish {
  const chosen = new Set(ids);
  const has = ({ id }: { readonly id: string }) => chosen.has(id);
  return {
    modes: needs.modes.filter(has),
    features: needs.features.filter(has).map(({ id }) => id),
    watts: Math.max(0, ...needs.watts.filter(has).map(({ least }) => least)),
    rates: needs.rates.filter(has),
    ohms: needs.ohms
      .filter(has)
      .map(({ ohms }) => ohms)
      .sort((a, b) => a - b)[0],
    layouts: new Set(needs.layouts.filter(has).map(({ id }) => id)),
    count,
    uncompressed: chosen.has('sem-compressao'),
    ids: [...chosen],
  };
}

/** One product on the way of one signal, over so many metres of its own. */
export type Step = {
  readonly part: Part;
  readonly from: string;
  readonly to: string;
  /** Length of the product, and the path it covers. */
  readonly length: number;
  readonly path: number;
};

const VIDEO = new Set(['tmds', 'dp', 'dpp', 'usbc', 'vga', 'sdi', 'cctv', 'cvbs', 'ypbpr']);
const QUIET = new Set(['externo', 'sem-compressao']);

/** The verdict on each thing that is asked for, by its id; 0 is left out. */
export function judge(rules: Rules, wish: Wish, step: Step): ReadonlyMap<string, Verdict> {
  const found = new Map<string, Verdict>();
  const say = (id: string, verdict: Verdict) => verdict > 0 && found.set(id, verdict);
  for (const mode of wish.modes) say(mode.id, modeVerdict(rules, wish, step, mode));
  for (const id of wish.features) if (!QUIET.has(id)) say(id, featureVerdict(step, id));
  if (wish.watts > 0 && (step.from === 'usbc' || step.from === 'usb')) {
    say(
      wish.ids.find((id) => id.startsWith('carga')) ?? 'carga',
      (step.part.watts ?? 0) >= wish.watts ? 0 : 3,
    );
  }
  for (const rate of wish.rates) say(rate.id, rateVerdict(rules, step, rate));
  if (wish.features.includes('externo') && step.length > 0 && !step.part.outdoor) say('externo', 3);
  if (step.from === 'speaker') say('potencia', speakerVerdict(rules, wish, step));
  return found;
}

const worst = (...verdicts: readonly Verdict[]): Verdict => Math.max(0, ...verdicts) as Verdict;

function modeVerdict(rules: Rules, wish: Wish, step: Step, mode: Mode): Verdict {
  const { part, from, to } = step;
  if (from === 'arc') return 0;
  if (!VIDEO.has(from)) return 3;
  if (part.kind.lossyAt?.includes(mode.id) && wish.uncompressed) return 3;
  const converts = from !== to;
  const picture = pictureVerdict(part, mode, converts || part.tech > 0);
  const ceiling = wish.ceilings?.[to] ?? Number.POSITIVE_INFINITY;
  const needed = to === 'dp' ? mode.dp / 0.8 : mode.tmds;
  const eased = (verdict: Verdict): Verdict =>
    verdict !== 1 ? verdict : wish.uncompressed ? 3 : ceiling < needed ? 0 : 1;
  if (converts) return eased(worst(picture, bandVerdict(rules, part, from === 'sdi' ? from : to, mode)));
  if (from === 'usbc') return picture;
  if (from === 'cctv') return 0;
  if (from === 'vga' || from === 'cvbs' || from === 'ypbpr') {
    return mode.analogue?.includes(from) ? (from === 'vga' ? strict(part, mode) : 0) : 3;
  }
  if (part.gbps === undefined) return part.picture ? strict(part, mode) : 2;
  return eased(bandVerdict(rules, part, from, mode));
}

function strict(part: Part, mode: Mode): Verdict {
  const { picture } = part;
  if (!picture) return 2;
  return mode.width <= picture.width && mode.height <= picture.height && mode.hz <= picture.hz ? 0 : 3;
}

/** Electronics do what their sheet says; below its largest picture they may be faster, as far as bandwidth goes. */
function pictureVerdict(part: Part, mode: Mode, counts: boolean): Verdict {
  const { picture } = part;
  if (!counts && part.kind.id !== 'usb-c') return 0;
  if (!picture) return 2;
  const smaller = mode.width * 1.3 < picture.width && part.gbps !== undefined && part.kind.id !== 'usb-c';
  if (mode.width > picture.width || mode.height > picture.height) return 3;
  return mode.hz <= picture.hz || smaller ? 0 : 3;
}

function bandVerdict(rules: Rules, part: Part, signal: string, mode: Mode): Verdict {
  const { gbps } = part;
  const { tolerance } = rules.needs;
  if (gbps === undefined) return 0;
  if (signal === 'sdi' || part.kind.id.includes('sdi')) {
    return mode.sdi !== undefined && gbps * tolerance >= mode.sdi ? 0 : 3;
  }
  if (signal === 'dp' && part.kind.id === 'dp') {
    const payload = payloadOf(rules, gbps);
    if (payload * tolerance >= mode.dp) return 0;
    return mode.dsc !== undefined && part.has.has('dsc') && payload >= mode.dsc ? 1 : 3;
  }
  if (gbps * tolerance >= mode.tmds) return 0;
  return mode.elseTmds !== undefined && gbps >= Math.max(mode.elseTmds, 48) ? 1 : 3;
}

/** What a DisplayPort link of so many Gb/s leaves for the picture. */
export function payloadOf(rules: Rules, gbps: number): number {
  const steps = rules.needs.payload.filter(({ raw }) => raw <= gbps + 0.01);
  return steps.at(-1)?.payload ?? gbps * 0.8;
}

/** What a sheet that lists features denies by leaving out. */
const LISTED = new Set(['hdr', 'vrr', 'arc', 'earc', 'controle-remoto', 'dados']);
const FINE_WITHOUT = new Set(['som', 'estereo', 'mono']);

function featureVerdict(step: Step, id: string): Verdict {
  const { part, from } = step;
  const { kind } = part;
  if (part.has.has(id)) return 0;
  if (part.has.has(`no-${id}`)) return 3;
  // Behind the USB-C end there is nothing left to charge or to send back.
  if (id === 'dados' && VIDEO.has(from) && from !== 'usbc') return 0;
  if (id === 'cftv') return from === 'cctv' ? 0 : 3;
  if (id === 'gpon') return from === 'pon' || from === 'sm' ? 0 : 3;
  if (id === 'poe') return from === 'eth' ? (part.cca ? 3 : 0) : 3;
  if (id === 'phantom') return from === 'mic' && kind.yes?.includes(id) ? 0 : 3;
  if (id === 'dmx') return from === 'dmx' ? 0 : 3;
  if (id === 'sub') return from === 'lfe' ? 0 : 3;
  if (id === 'potencia') return from === 'speaker' ? 0 : 3;
  if (id === 'earc') return 3;
  if (from === 'arc') return id === 'atmos-sem-perda' ? (part.has.has('earc') ? 0 : 3) : 0;
  if (from === 'spdif-o' || step.to === 'spdif-o') {
    return id.startsWith('atmos') ? 3 : kind.yes?.includes(id) || id.startsWith('som') ? 0 : 3;
  }
  if (id === 'streaming-protegido') {
    if (part.hdcp !== undefined) return part.hdcp ? 0 : 3;
    return kind.yes?.includes(id) ? 0 : kind.no?.includes(id) ? 3 : 2;
  }
  if (kind.side?.includes(id)) return 0;
  if (kind.no?.includes(id)) return 3;
  if (kind.yes?.includes(id)) return 0;
  if (LISTED.has(id)) return part.lists ? 3 : VIDEO.has(from) ? 2 : 3;
  return FINE_WITHOUT.has(id) && VIDEO.has(from) ? 2 : 3;
}

function rateVerdict(rules: Rules, step: Step, rate: Wish['rates'][number]): Verdict {
  const { part, from } = step;
  const sdi = rate.on.includes('sdi');
  // Beyond a converter the same picture runs on in another signal.
  if (sdi && from !== 'sdi' && step.to !== 'sdi') return VIDEO.has(from) ? 0 : 3;
  if (sdi) return (part.gbps ?? 0) * rules.needs.tolerance >= rate.gbps ? 0 : 3;
  if (!rate.on.includes(from)) return 3;
  if (from === 'eth') {
    const fits = rules.reach.ethernet.some(
      ({ gbps, category, metres }) =>
        category === part.category && gbps >= rate.gbps && step.length <= metres + 10,
    );
    return fits && ethernetReach(rules, part, rate.gbps) >= step.path ? 0 : 3;
  }
  if ((part.gbps ?? 1) >= rate.gbps) return 0;
  return part.has.has(`bidi-${rate.id}`) ? 1 : 3;
}

function ethernetReach(rules: Rules, part: Part, gbps: number): number {
  return Math.max(
    0,
    ...rules.reach.ethernet
      .filter((row) => row.category === part.category && row.gbps >= gbps)
      .map(({ metres }) => metres),
  );
}

/** The load that sheets of speaker wire are written for. */
export const USUAL_OHMS = 8;

/**
 * How far a wire feeds a load, in whole metres as its product page has it: what its sheet says for 8 Ω as long as no more is lost
 * than may be, else what the resistance of both conductors leaves.
 */
export function speakerReach(rules: Rules, part: Part, ohms: number): number {
  const { resistivity, cca, loss, most = loss } = rules.reach.speaker;
  const { section, reach = 0 } = part;
  if (section === undefined) return 0;
  const rho = part.cca ? resistivity / cca : resistivity;
  const within = (share: number) => (share * USUAL_OHMS * section) / (2 * rho);
  const usual = reach > 0 && reach <= within(most) ? reach : within(loss);
  return Math.floor((usual * ohms) / USUAL_OHMS + 1e-9);
}

function speakerVerdict(rules: Rules, wish: Wish, step: Step): Verdict {
  const metres = Math.max(step.path, 0.1);
  if (wish.ohms !== undefined) return speakerReach(rules, step.part, wish.ohms) >= metres ? 0 : 3;
  if (speakerReach(rules, step.part, 4) >= metres) return 0;
  return speakerReach(rules, step.part, 8) >= metres ? 1 : 3;
}
