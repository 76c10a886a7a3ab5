/** The picture of a product for social networks: what it looks like, what it is called, who sells it. No price: it would go stale. */
import sharp, { type OverlayOptions } from 'sharp';
import { shorten } from '#lib/domain/kernel/plain-text.ts';
import { keepUnits } from '#lib/domain/kernel/typography.ts';
import { escapeText } from './escape-text.ts';

/** Pixels; the size every network takes. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

export type SocialCard = {
  readonly name: string;
  /** '' for none. */
  readonly brand: string;
  readonly shop: string;
  /** Where the shop is, without its protocol. */
  readonly address: string;
  /** An image file; undefined for a product without one. */
  readonly picture: Uint8Array | undefined;
};

const NIGHT = '#0a1626';
const GRID = '#15243a';
const GOLD = '#dcae4b';
const SOFT = '#a9b4c4';
const MARGIN = 64;
/** The white half with the picture. */
const PANEL = 600;
const PICTURE = 510;
/** One line of writing, and the name in several; without a picture they have the whole width. */
const LINE = { height: 40 };
const NAME = { sizes: [62, 56, 50, 44, 40, 36, 32], fill: '#ffffff', bold: true, top: 128, height: 350 };
/** Characters of a text that are looked at. */
const LONGEST = 160;
const FONT = 'Liberation Sans, Arial, Helvetica, DejaVu Sans, sans-serif';
/** A picture of more pixels is not opened. */
const MOST_PIXELS = 50_000_000;

/** PNG. @throws Error for a picture that cannot be read. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const picture = card.picture && (await fitted(card.picture));
  const right = picture ? SOCIAL_WIDTH - PANEL : SOCIAL_WIDTH;
  const width = right - MARGIN - MARGIN / 2;
  const writings = await Promise.all([
    writing(card.brand, { ...LINE, sizes: [26, 22], fill: GOLD, bold: true, top: 72, width }),
    writing(keepUnits(card.name), { ...NAME, width }),
    writing(card.shop, { ...LINE, sizes: [34, 28, 24], fill: '#ffffff', bold: true, top: 530, width }),
    writing(card.address, { ...LINE, sizes: [24, 20], fill: SOFT, bold: false, top: 576, width }),
  ]);
  return sharp(Buffer.from(ground(picture === undefined ? undefined : right)))
    .composite([
      ...(picture
        ? [{ input: picture, left: right + (PANEL - PICTURE) / 2, top: (SOCIAL_HEIGHT - PICTURE) / 2 }]
        : []),
      ...writings.flat(),
    ])
    .png({ palette: true, compressionLevel: 9, effort: 4 })
    .toBuffer();
}

/** The squared paper of the shop's banners, and from `panel` on the white the product lies on. */
function ground(panel: number | undefined): string {
  const cell = SOCIAL_HEIGHT / 10;
  const across = Array.from({ length: 9 }, (_, i) => `M0 ${(i + 1) * cell}H${SOCIAL_WIDTH}`);
  const down = Array.from({ length: 19 }, (_, i) => `M${(i + 1) * cell} 0V${SOCIAL_HEIGHT}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}">`,
    `<path d="M0 0H${SOCIAL_WIDTH}V${SOCIAL_HEIGHT}H0Z" fill="${NIGHT}"/>`,
    `<path d="${[...across, ...down].join('')}" stroke="${GRID}" stroke-width="1"/>`,
    `<path d="M${MARGIN} 508h72v4h-72Z" fill="${GOLD}"/>`,
    panel === undefined
      ? ''
      : `<path d="M${panel} 0H${SOCIAL_WIDTH}V${SOCIAL_HEIGHT}H${panel}Z" fill="#ffffff"/>`,
    '</svg>',
  ].join('');
}

async function fitted(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: MOST_PIXELS })
    .resize(PICTURE, PICTURE, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

type Style = {
  /** From the largest down. */
  readonly sizes: readonly number[];
  readonly fill: string;
  readonly bold: boolean;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** As large as fits, at the left margin; what fits in no size loses its end. Nothing of a text that says nothing. */
async function writing(text: string, style: Style): Promise<OverlayOptions[]> {
  const whole = shorten(text, LONGEST);
  const escaped = escapeText(whole).trim();
  if (escaped === '') return [];
  const face = style.bold ? ' weight="bold"' : '';
  for (const size of style.sizes) {
    const markup = `<span foreground="${style.fill}"${face}>${escaped}</span>`;
    const { data, info } = await lettering(markup, size, style.width);
    if (info.height <= style.height) return [{ input: data, left: MARGIN, top: style.top }];
  }
  return writing(shorten(whole, Math.floor(whole.length * 0.8)), style);
}

/** Broken into lines by the text engine itself, which knows the letters: so what it takes is measured, not guessed. */
function lettering(markup: string, size: number, width: number) {
  return sharp({
    text: { text: markup, font: `${FONT} ${size}`, width, dpi: 72, rgba: true, wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
