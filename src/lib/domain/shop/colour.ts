/** Colours as people choose them, and how well one is read on another (WCAG 2.2). */

/** `#rrggbb`, lower case. */
export type Hex = `#${string}`;
type Triple = readonly [number, number, number];
/** OKLCH: lightness 0 to 1, chroma, hue in radians. */
export type Lch = { readonly l: number; readonly c: number; readonly h: number };

const HEX = /^#[0-9a-f]{6}$/;

/** Undefined for what is no colour; takes `#ABC` and colours without their sign. */
export function readHex(typed: string): Hex | undefined {
  const bare = typed.trim().replace(/^#/, '').toLowerCase();
  const long = /^[0-9a-f]{3}$/.test(bare) ? [...bare].map((digit) => digit + digit).join('') : bare;
  const hex = `#${long}`;
  return HEX.test(hex) ? (hex as Hex) : undefined;
}

/** 1 to 21, by the formula of WCAG 2.2, "contrast ratio". */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, 0 to 1. */
export function luminance(hex: Hex): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(hex: Hex): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Björn Ottosson's OKLab, as CSS Color 4 has it. */
export function lchOf(hex: Hex): Lch {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const [a, beta] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, beta),
    h: Math.atan2(beta, a),
  };
}

/** The nearest that a screen can show: of a colour outside its range the chroma is lowered, never the lightness. */
export function hexOf({ l, c, h }: Lch): Hex {
  const light = Math.min(1, Math.max(0, l));
  let [low, high] = [0, c];
  if (isShown(rgbOf({ l: light, c, h }))) low = c;
  else {
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (isShown(rgbOf({ l: light, c: middle, h }))) low = middle;
      else high = middle;
    }
  }
  const digits = rgbOf({ l: light, c: low, h }).map((value) => {
    const shown = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(1, Math.max(0, shown)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

function rgbOf({ l, c, h }: Lch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function isShown(rgb: Triple): boolean {
  return rgb.every((value) => value >= -0.0001 && value <= 1.0001);
}
