/** What a search between two sockets is told of their ceilings and of ordinary use. */
import type { Context } from './cabling.ts';
import type { Wish } from './judge.ts';
import type { Shelf } from './product-index.ts';
import type { Place } from './question.ts';
import type { Rules } from './rules.ts';

/** Gb/s of HDMI that a picture of ordinary use takes. */
export const USUAL_TMDS = 18;

/** What the two ports are there for is asked for by choosing them: sound without loss, where both send it back so. */
const withPorts = (wish: Wish, from: Place, to: Place): Wish =>
  [from, to].every(({ port }) => port.back === 'earc') && !wish.features.includes('earc')
    ? { ...wish, features: [...wish.features, 'earc'], ids: [...wish.ids, 'earc'] }
    : wish;

/** Gb/s of USB-C that a screen or dock for Thunderbolt asks for: with less it stays black, or loses screens. */
const THUNDERBOLT = 40;

/** Both ports' ceilings, and what is of use where nothing is asked. */
export function contextOf(rules: Rules, shelf: Shelf, asks: Wish, from: Place, to: Place): Context {
  const wish = withPorts(asks, from, to);
  const thunderbolt = to.port.id === 'thunderbolt';
  const ceiling = (signal: string): number | undefined => {
    const values = [from.caps[signal], to.caps[signal]].filter((value) => value !== undefined);
    return values.length > 0 ? Math.min(...values) : undefined;
  };
  const modes = (key: 'tmds' | 'dp' | 'sdi') => Math.max(0, ...wish.modes.map((mode) => mode[key] ?? 0));
  const sdi = Math.max(
    modes('sdi'),
    ...wish.rates.filter(({ on }) => on.includes('sdi')).map(({ gbps }) => gbps),
  );
  const dp = modes('dp');
  const raw = rules.needs.payload.find(({ payload }) => payload * rules.needs.tolerance >= dp)?.raw ?? 80;
  const asked = wish.modes.length > 0;
  const useful = {
    tmds: asked
      ? modes('tmds')
      : Math.min(usualOf(from), usualOf(to), isForSound(wish, to) ? SOUND_TMDS : 48),
    dp: asked
      ? Math.min(raw, ceiling('dp') ?? raw)
      : (ceiling('dp') ?? (from.device && to.device ? 32.4 : 21.6)),
    sdi: sdi || (ceiling('sdi') ?? 2.97),
    usbc: thunderbolt ? THUNDERBOLT : 5,
  };
  const ceilings = { tmds: ceiling('tmds'), dp: ceiling('dp') };
  return {
    rules,
    shelf,
    wish: { ...wish, ceilings },
    useful,
    reached: new Map(),
    least: {
      ...(sdi > 0 ? {} : { sdi: ceiling('sdi') ?? 2.97 }),
      ...(thunderbolt ? { usbc: THUNDERBOLT } : {}),
    },
  };
}

/** Gb/s of HDMI that carry any sound, and an ordinary picture beside it. */
const SOUND_TMDS = 10.2;
const SOUNDS = new Set(['som', 'estereo', 'som-multicanal', 'atmos', 'atmos-sem-perda']);

/** Nothing is asked for but sound, of what is there for sound. */
export const isForSound = ({ modes, features }: Wish, { device }: Place): boolean =>
  device?.returns === true && modes.length === 0 && features.some((id) => SOUNDS.has(id));

/** Gb/s that this end uses of HDMI when nobody asks for a picture. */
export const usualOf = ({ caps, device, port }: Place): number =>
  Math.min(caps.tmds ?? device?.usual ?? USUAL_TMDS, port.usual ?? Number.POSITIVE_INFINITY);
