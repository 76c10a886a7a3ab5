/** How a shop looks, where its owner has chosen: a few properties over those of `tokens.css`. */
import { type Hex, readHex } from './colour.ts';
import { LOGO } from './marks.ts';
import { nightColours, signalColours } from './palette.ts';

const CORNERS = ['', 'reta', 'redonda'] as const;
const DENSITIES = ['', 'compacta', 'arejada'] as const;
const LETTERS = ['', 'neutra', 'classica', 'amigavel'] as const;

/** '' leaves what the shop came with. */
export type Appearance = {
  /** `#rrggbb`: what is pressed or on offer. */
  readonly destaque: string;
  /** `#rrggbb`: the bands above and below. */
  readonly faixa: string;
  readonly canto: (typeof CORNERS)[number];
  readonly densidade: (typeof DENSITIES)[number];
  readonly letra: (typeof LETTERS)[number];
  /** Paths of pictures of the shop. */
  readonly logo: string;
  readonly icone: string;
  readonly social: string;
  readonly semImagem: string;
};

/** Of a shop that chose nothing. */
export const PLAIN: Appearance = {
  destaque: '',
  faixa: '',
  canto: '',
  densidade: '',
  letra: '',
  logo: '',
  icone: '',
  social: '',
  semImagem: '',
};

/** Those of `tokens.css`. */
const SIGNAL: Hex = '#c63a06';
const NIGHT: Hex = '#0a1626';

type Tokens = Readonly<Record<string, string>>;

const CORNER: Readonly<Record<Appearance['canto'], Tokens>> = {
  '': {},
  reta: { 'radius-s': '0', 'radius-m': '0', 'radius-l': '0' },
  redonda: { 'radius-s': '6px', 'radius-m': '12px', 'radius-l': '18px' },
};
const DENSITY: Readonly<Record<Appearance['densidade'], Tokens>> = {
  '': {},
  compacta: { 'space-5': '1.25rem', 'space-6': '1.5rem', 'space-7': '2rem' },
  arejada: { 'space-5': '1.75rem', 'space-6': '2.5rem', 'space-7': '4rem' },
};
/** Letters that devices bring along: nothing is loaded, and nothing moves while it comes. */
const LETTER: Readonly<Record<Appearance['letra'], Tokens>> = {
  '': {},
  neutra: { 'font-display': 'var(--font-text)' },
  classica: { 'font-display': '"Iowan Old Style",Palatino,"Palatino Linotype",Georgia,serif' },
  amigavel: { 'font-display': 'ui-rounded,Nunito,"Segoe UI Variable Display",Verdana,sans-serif' },
};

/** As settings keep it, which may lack some of it or, of another platform, say something else under that name. */
export function appearanceOf(kept: unknown): Appearance {
  const said = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  const text = (name: keyof Appearance): string => {
    const value = said[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    destaque: text('destaque'),
    faixa: text('faixa'),
    canto: CORNERS.find((one) => one === said['canto']) ?? '',
    densidade: DENSITIES.find((one) => one === said['densidade']) ?? '',
    letra: LETTERS.find((one) => one === said['letra']) ?? '',
    logo: text('logo'),
    icone: text('icone'),
    social: text('social'),
    semImagem: text('semImagem'),
  };
}

/** What differs from `tokens.css`, by the names there. */
export function appearanceTokens({ destaque, faixa, canto, densidade, letra }: Appearance): Tokens {
  const [chosen, band] = [readHex(destaque), readHex(faixa)];
  const signal = chosen && signalColours(chosen);
  const night = (band ?? chosen) && nightColours(band ?? NIGHT, signal?.signal ?? SIGNAL);
  const kept = band ? night : night && { 'signal-on-night': night['signal-on-night'] };
  return { ...signal, ...kept, ...CORNER[canto], ...DENSITY[densidade], ...LETTER[letra] };
}

/** A small sheet; '' where nothing was chosen. */
export function appearanceCss(appearance: Appearance): string {
  const tokens = Object.entries(appearanceTokens(appearance));
  if (tokens.length === 0) return '';
  return `:root{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}

/** The band and what is written on it: of icons, and of the bar that browsers paint. */
export function bandColours(appearance: Appearance): { readonly ground: string; readonly ink: string } {
  const { night = NIGHT, 'night-ink': ink = '#ffffff' } = appearanceTokens(appearance);
  return { ground: night, ink };
}

/** Of the card that a letter is on where its reader's mail program is dark. */
const DARK_CARD: Hex = '#171c24';

/** Of letters: the band with its writing, what is pressed, and links on a dark card. White is read on what is pressed. */
export function letterColours(
  appearance: Appearance,
): Readonly<Record<'faixa' | 'naFaixa' | 'destaque' | 'noEscuro', string>> {
  const { ground, ink } = bandColours(appearance);
  const chosen = readHex(appearance.destaque);
  const destaque = chosen ? signalColours(chosen).signal : SIGNAL;
  const noEscuro = nightColours(DARK_CARD, destaque)['signal-on-night'];
  return { faixa: ground, naFaixa: ink, destaque, noEscuro };
}

/** Where the logo of the shop is, made to one size whatever was sent; '' for a shop without one. */
export function logoPath({ logo }: Pick<Appearance, 'logo'>): string {
  if (logo === '') return '';
  // A new picture has another name, so that no browser shows the one before.
  return `${LOGO}?${new URLSearchParams({ v: logo.replace(/\W/g, '').slice(-12) })}`;
}
