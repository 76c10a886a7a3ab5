/** Colours and line weights: one ink, two weights and one light make a thousand drawings look like one catalogue. */

export const INK = '#14213d';
export const PAPER = '#ffffff';
/** Soft ground under an object. */
export const GROUND = '#eef1f5';
export const NICKEL = '#c3cad4';
export const GOLD = '#dcae4b';
export const BLACK = '#2b3038';
export const WHITE = '#f1f2f0';
/** Plastic inside a connector, around the contacts. */
export const CAVITY = '#1c222d';
export const COPPER = '#c8773f';

/** Widths in drawing units (the page is 1000 wide): outlines, and what lies inside an outline. */
export const OUTLINE = 4;
export const FINE = 2;

const SHELLS: Readonly<Record<string, string>> = {
  black: BLACK,
  nickel: NICKEL,
  gold: GOLD,
  white: WHITE,
  blue: '#2458a8',
  green: '#2f8a57',
  aqua: '#3fb3b8',
  beige: '#d9cdb4',
};

export function shellColour(shell: string | undefined, otherwise: string): string {
  return SHELLS[shell ?? ''] ?? otherwise;
}

/** `amount` 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [channels(from), channels(to)];
  const blended = a.map((value, i) => Math.round(value + ((b[i] ?? value) - value) * amount));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function lighter(colour: string, amount: number): string {
  return mix(colour, '#ffffff', amount);
}

export function darker(colour: string, amount: number): string {
  return mix(colour, INK, amount);
}

/** True for colours on which ink would not be seen. */
export function isDark(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = channels(colour);
  return r * 0.299 + g * 0.587 + b * 0.114 < 110;
}

/** A colour of a product, or grey when it is not `#rrggbb`: it goes into markup, so nothing else may pass. */
export function safeColour(colour: string | undefined, otherwise = '#8b93a1'): string {
  return colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : otherwise;
}

function channels(colour: string): readonly number[] {
  const hex = safeColour(colour).slice(1);
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
