/**
 * The colours of a shop, derived from the two its owner chooses: what is pressed (`destaque`) and the bands above and below
 * (`faixa`). Hue stays; lightness moves until every text and control can be read in every state, so that no choice is unreadable.
 */
import { contrast, type Hex, hexOf, type Lch, lchOf, luminance } from './colour.ts';

/** Of text, and more than the edge of a control needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;

/** Grounds of `tokens.css` that no shop changes, on which what can be pressed stands as text. */
export const GROUNDS: Readonly<Record<string, Hex>> = {
  paper: '#ffffff',
  surface: '#f4f6f8',
  'surface-strong': '#e8ecf0',
  'danger-soft': '#fcebed',
  'warning-soft': '#fff6db',
  'savings-soft': '#e6f4ec',
};
const WHITE = '#ffffff';
const BLACK = '#05080c';
/** Of a band with its writing: what is written less strongly has room below it. */
const STRONG = 6;
/** A step of lightness that nobody sees. */
const STEP = 0.005;

export type SignalColours = Readonly<Record<'signal' | 'signal-strong' | 'signal-soft' | 'signal-ink', Hex>>;
export type NightColours = Readonly<
  Record<'night' | 'night-soft' | 'night-rule' | 'night-ink' | 'night-ink-soft' | 'signal-on-night', Hex>
>;

/** What is pressed: as text on every light ground, and as the ground of white writing. */
export function signalColours(destaque: Hex): SignalColours {
  const chosen = lchOf(destaque);
  const soft = hexOf({ l: 0.965, c: Math.min(chosen.c, 0.025), h: chosen.h });
  const grounds = [...Object.values(GROUNDS), soft];
  const reads = (hex: Hex): boolean => grounds.every((ground) => contrast(hex, ground) >= TEXT);
  const signal = moved(chosen, -STEP, reads);
  const { l } = lchOf(signal);
  const pressed = hexOf({ ...chosen, l: l - 0.08 });
  const lighter = hexOf({ ...chosen, l: l + 0.08 });
  return {
    signal,
    'signal-strong': l < 0.25 && reads(lighter) ? lighter : pressed,
    'signal-soft': soft,
    'signal-ink': WHITE,
  };
}

/** The bands, dark or light, and what stands on them. @param signal What is pressed elsewhere. */
export function nightColours(faixa: Hex, signal: Hex): NightColours {
  const chosen = lchOf(faixa);
  const isDark = luminance(faixa) < 0.18;
  const ink = isDark ? WHITE : BLACK;
  const away = isDark ? -STEP : STEP;
  const night = moved(chosen, away, (hex) => contrast(hex, ink) >= STRONG);
  const { l } = lchOf(night);
  const nearer = hexOf({ ...chosen, l: l - 10 * away });
  const soft = contrast(nearer, ink) >= TEXT + 0.5 ? nearer : hexOf({ ...chosen, l: l + 10 * away });
  const reads = (hex: Hex): boolean => contrast(hex, night) >= TEXT && contrast(hex, soft) >= TEXT;
  const tinted = { ...chosen, c: Math.min(chosen.c, 0.03), l: isDark ? 0.8 : 0.35 };
  return {
    night,
    'night-soft': soft,
    'night-rule': hexOf({ ...chosen, l: l - 30 * away }),
    'night-ink': ink,
    'night-ink-soft': moved(tinted, -away, reads),
    'signal-on-night': moved(lchOf(signal), -away, reads),
  };
}

/** As far lighter or darker as it takes; at the end of the way black and white stand, which always do. */
function moved(colour: Lch, step: number, fits: (hex: Hex) => boolean): Hex {
  for (let { l } = colour; l > 0 && l < 1; l += step) {
    const hex = hexOf({ ...colour, l });
    if (fits(hex)) return hex;
  }
  return step < 0 ? '#000000' : WHITE;
}

/** Whether a colour was moved so far that its owner should be told. */
export function isMoved(chosen: Hex, used: Hex): boolean {
  return Math.abs(lchOf(chosen).l - lchOf(used).l) > 0.02;
}
