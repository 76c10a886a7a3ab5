import { describe, expect, it } from 'vitest';
import type { Answer } from '#lib/domain/finder/answer.ts';
import { covers, type Hop, isTight } from '#lib/domain/finder/cabling.ts';
import { speakerReach } from '#lib/domain/finder/judge.ts';
import { mates } from '#lib/domain/finder/product-index.ts';
import { SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import { ask, SHELF } from '../../support/finder.ts';

const PORTS = SHIPPED_RULES.ports.map(({ id }) => id);
const ASKED = [
  [0.5, ''],
  [4, ''],
  [12, ''],
  [45, ''],
  [2, '4k60'],
  [3, '4k120,hdr'],
  [2, 'som'],
  [2, 'duplicar'],
] as const;

function* everyAnswer(): Generator<{ label: string; metres: number; found: Answer; ms: number }> {
  for (const from of PORTS) {
    for (const to of PORTS) {
      for (const [metres, needs] of ASKED) {
        const began = process.cpuUsage();
        const found = ask(`/ ${from}`, `/ ${to}`, metres, needs);
        const spent = process.cpuUsage(began);
        if ('unknown' in found) throw new Error(`${from} > ${to}: ${JSON.stringify(found.unknown)}`);
        yield {
          label: `${from} > ${to}, ${metres} m, ${needs}`,
          metres,
          found,
          ms: (spent.user + spent.system) / 1000,
        };
      }
    }
  }
}

const ALL = [...everyAnswer()];

const single = ({ way }: Hop): boolean => way.b.plug !== 'idc' && way.a.plug !== 'idc';

/** A cable of just the right length is taken without slack where nothing longer is in proportion, and only near by. */
const coveredBy = (hop: Hop): number =>
  isTight(SHIPPED_RULES, hop) && hop.path <= (SHIPPED_RULES.reach.tight ?? 0)
    ? hop.length
    : covers(SHIPPED_RULES, hop.length, hop.way.a.plug === 'bare');

/** What does not fit, part by part. */
function misfits({ found, metres }: { found: Answer; metres: number }): readonly string[] {
  const { from, to, hops } = found;
  if (found.type === 'nenhum' || !from || !to) return [];
  const wrong: string[] = [];
  // A network run is one piece of work: cord, jack, reel, jack, cord.
  const built = hops.some(({ role, way }) => role === 'joint' && way.b.plug === 'idc');
  const line = built
    ? []
    : hops
        .filter(single)
        .filter(
          ({ way }) => !(way.part.kind.id === 'ethernet' && found.hops.some((hop) => hop.way.part.kind.link)),
        );
  let plug = { plug: from.port.socket, gender: from.gender };
  let signal: string | undefined;
  for (const { way, piece } of line) {
    if (!mates(SHELF.connectors, plug, way.a))
      wrong.push(`${piece.sku} does not go into ${plug.plug}/${plug.gender}`);
    if (signal === undefined ? !from.signals.includes(way.from) : way.from !== signal)
      wrong.push(`${piece.sku} does not take ${signal}`);
    if (!way.pieces.includes(piece)) wrong.push(`${piece.sku} is not of its kind`);
    plug = { plug: way.b.plug, gender: way.b.gender };
    signal = way.to;
  }
  if (!built) {
    if (!mates(SHELF.connectors, plug, { plug: to.port.socket, gender: to.gender }))
      wrong.push(`${plug.plug} does not go into the target`);
    if (signal === undefined || !to.signals.includes(signal))
      wrong.push(`the target does not take ${signal}`);
    const covered = line.reduce((sum, hop) => sum + (hop.length > 0 ? coveredBy(hop) : 0), 0);
    const link = hops.some(({ way }) => way.part.kind.link);
    if (!link && covered + 0.01 < metres) wrong.push(`covers ${covered} of ${metres} m`);
  }
  const boxes = line.filter(({ length, role }) => length === 0 && role === 'main');
  if (boxes.length > 3) wrong.push(`${boxes.length} boxes`);
  for (const { way, path } of line) {
    if (way.from === 'speaker' && speakerReach(SHIPPED_RULES, way.part, 8) < path)
      wrong.push('wire too thin');
    if (
      way.part.reach !== undefined &&
      way.from !== 'speaker' &&
      way.part.kind.link === undefined &&
      line.length === 1 &&
      way.pieces[0] &&
      path > way.part.reach
    )
      wrong.push('beyond its reach');
  }
  return wrong;
}

describe('every answer for every pair of ports', () => {
  it('proposes no chain whose parts do not fit', () => {
    expect(ALL.filter(({ found }) => found.type !== 'nenhum').length).toBeGreaterThan(500);
    expect(ALL.flatMap((one) => misfits(one).map((text) => `${one.label}: ${text}`))).toEqual([]);
  });

  it('gives products, or none and why', () => {
    const silent = ALL.filter(({ found }) =>
      found.type === 'nenhum'
        ? found.hops.length > 0 || !found.reason || found.told.sentences.length === 0
        : found.hops.length === 0,
    );
    expect(silent.map(({ label }) => label)).toEqual([]);
  });

  it('joins no active or optical cable, and no coupler beside one', () => {
    const wrong = ALL.filter(({ found }) => {
      const coupled = found.hops.some(
        ({ way, length, role }) =>
          length === 0 &&
          role !== 'lead' &&
          way.from === way.to &&
          way.part.tech === 0 &&
          way.a.gender === 'f' &&
          way.b.gender === 'f' &&
          way.b.plug !== 'idc',
      );
      return (
        coupled && found.hops.some(({ way, length }) => length > 0 && way.to === 'tmds' && way.part.tech > 0)
      );
    });
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });

  it('never gets a simpler cable for more metres', () => {
    for (const from of PORTS) {
      const near = ask(`/ ${from}`, `/ ${from}`, 0.5, '');
      const far = ask(`/ ${from}`, `/ ${from}`, 4, '');
      if ('unknown' in near || 'unknown' in far) throw new Error(from);
      if (far.type !== 'nenhum') expect(near.type, from).not.toBe('nenhum');
    }
  });

  it('takes less than 20 ms of processor', () => {
    // The first answers of a process are compiled while they run.
    const slow = ALL.slice(200).filter(({ ms }) => ms >= 20);
    expect(slow.length / ALL.length).toBeLessThan(0.001);
    const total = ALL.reduce((sum, { ms }) => sum + ms, 0);
    expect(total / ALL.length).toBeLessThan(5);
  });
});

it.each([5, 20, 30])('stereo by cables of one channel takes two of each over %i m', (metres) => {
  const found = ask('Mesa de som / XLR', 'Caixa ativa / XLR', metres, 'estereo');
  if ('unknown' in found) throw new Error('is not understood');
  expect(found.hops.length).toBeGreaterThan(0);
  expect(found.hops.filter(({ quantity }) => quantity !== 2)).toEqual([]);
  expect(found.told.limits.join()).toMatch(/um canal/);
});

describe('one picture on two screens', () => {
  it('takes what stands behind the splitter twice', () => {
    const found = ask('PC / HDMI', 'Monitor / VGA', 1.5, 'duplicar');
    if ('unknown' in found) throw new Error('is not understood');
    const split = found.hops.findIndex(({ way }) => way.part.outputs > 1);
    expect(split).toBeGreaterThan(0);
    expect(found.hops.map(({ quantity }) => quantity)).toEqual(
      found.hops.map((_, index) => (index > split ? 2 : 1)),
    );
    expect(found.hops.length - split).toBeGreaterThan(2);
  });
});
