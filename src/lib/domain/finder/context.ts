/** What a search between two sockets is told of their ceilings and of ordinary use. */
import type { Context } from './cabling.ts';
import type { Wish } from './judge.ts';
import type { Shelf } from './product-index.ts';
import type { Place } from './question.ts';
import type { Device, Rules } from './rules.ts';

/** Gb/s of HDMI that a picture of ordinary use takes. */
export const USUAL_TMDS = 18;

/** What the two ports are there for is asked for by choosing them: sound without loss, where both send it back so. */
function withPorts(wish: Wish, from: Place, to: Place): Wish {
  const isReturned = isFromBar(wish, from, to) && wish.features.includes(LOSSLESS);
  const isEarc = isReturned || [from, to].every(({ port }) => port.back === 'earc');
  if (!isEarc || wish.features.includes('earc')) return wish;
  return { ...wish, features: [...wish.features, 'earc'], ids: [...wish.ids, 'earc'] };
}

const LOSSLESS = 'atmos-sem-perda';

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
      : Math.min(usualOf(from), usualOf(to), isForSound(wish, from, to) ? SOUND_TMDS : 48),
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
const SOUNDS = new Set(['som', 'estereo', 'som-multicanal', 'atmos', LOSSLESS]);

const RETURNED = new Set([...SOUNDS, 'arc', 'earc']);

/** Nothing is asked for but sound, of what is there for sound: a bar named before its television is to play what comes back from it. */
export function isForSound({ modes, features }: Wish, from: Place, to: Place): boolean {
  if (modes.length > 0) return false;
  if (isBar(from.device) && to.device?.screen) return features.every((id) => RETURNED.has(id));
  return to.device?.returns === true && features.some((id) => SOUNDS.has(id));
}

/** A bar and its television, between which the sound that is asked for runs back. */
export const isFromBar = (wish: Wish, from: Place, to: Place): boolean =>
  isBar(from.device) && to.device?.screen === true && isForSound(wish, from, to);

/** Sends to a television and to nothing else, as a receiver does to its speakers. */
const isBar = (device: Device | undefined): boolean =>
  device?.returns === true && device.out.every((id) => id === 'hdmi');

/** Gb/s that this end uses of HDMI when nobody asks for a picture. */
export const usualOf = ({ caps, device, port }: Place): number =>
  Math.min(caps.tmds ?? device?.usual ?? USUAL_TMDS, port.usual ?? Number.POSITIVE_INFINITY);
