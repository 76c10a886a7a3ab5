/**
 * The artwork of the demo store that is not a product picture: home banners and category icons, made from the product
 * drawings' own connectors; banners of one plug are rendered (`docs/artwork/renders/banners.py`). The files it writes are
 * kept in `public/`; run it again after a change of the drawings: `node docs/artwork/draw.ts`.
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { facing, orbit } from './drawings/camera.ts';
import { plugsOf } from './drawings/connectors/kinds.ts';
import { drawProduct } from './drawings/draw.ts';
import { INK } from './drawings/ink.ts';
import { type Area, placePlug } from './drawings/plug-placing.ts';
import type { ConnectorEnd, ConnectorKind, DrawingSpec, DrawingView } from './drawings/spec.ts';

const NIGHT = '#0a1626';
const NIGHT_LINE = '#20324a';
const SURFACE = '#f4f6f8';
const SURFACE_LINE = '#dfe5eb';
const SIGNAL = '#ff7a3d';

type Size = readonly [width: number, height: number];
type Tone = 'night' | 'surface';

function end(kind: ConnectorKind, more: Partial<ConnectorEnd> = {}): ConnectorEnd {
  return { kind, gender: 'male', accents: ['#2b3038'], ...more };
}

/** Only the face, as it looks at the socket. */
function face(which: ConnectorEnd, area: Area): string {
  return plugsOf(which, 5, '#2b3038')
    .map((connector) => placePlug(connector, facing, area).svg)
    .join('');
}

type Crop = readonly [x: number, y: number, width: number, height: number];

/** A part of a product picture, without its paper, as large as fits into the area. */
function product(spec: DrawingSpec, view: DrawingView, crop: Crop, area: Area): string {
  const inner = drawProduct(spec, view)
    .replace(/^<svg[^>]*>/, '')
    .replace(/^<rect[^>]*\/>/, '')
    .replace(/<\/svg>$/, '');
  const scale = Math.min(area.width / crop[2], area.height / crop[3]);
  const [width, height] = [crop[2] * scale, crop[3] * scale];
  const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2];
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${crop.join(' ')}">${inner}</svg>`;
}

/** Squared paper behind the drawing. */
function paper([width, height]: Size, tone: Tone): string {
  const [ground, rule] = tone === 'night' ? [NIGHT, NIGHT_LINE] : [SURFACE, SURFACE_LINE];
  return `<defs><pattern id="g" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="${rule}" stroke-width="1"/></pattern></defs><rect width="${width}" height="${height}" fill="${ground}"/><rect width="${width}" height="${height}" fill="url(#g)"/>`;
}

/** A ruler with a tick every 20 units and a longer one at both ends. */
function ruler(x1: number, x2: number, y: number): string {
  const steps = Math.round((x2 - x1) / 20);
  const ticks = Array.from({ length: steps + 1 }, (_, i) => {
    const x = x1 + ((x2 - x1) * i) / steps;
    return `M${x} ${y}v${i === 0 || i === steps ? -22 : i % 5 === 0 ? -14 : -7}`;
  }).join('');
  return `<path d="M${x1} ${y}H${x2}${ticks}" stroke="#b9c6d6" stroke-width="1.5" fill="none"/>`;
}

/** The wave that a cable carries. */
function wave([x, y]: readonly [number, number], width: number, height: number, cycles: number): string {
  const step = width / cycles;
  const d = Array.from(
    { length: cycles },
    (_, i) =>
      `${i === 0 ? `M${x} ${y}` : ''}c${step * 0.18} ${-height} ${step * 0.32} ${-height} ${step / 2} 0s${step * 0.32} ${height} ${step / 2} 0`,
  ).join('');
  return `<path d="${d}" fill="none" stroke="${SIGNAL}" stroke-width="4" stroke-linecap="round"/>`;
}

const XLR = end('xlr', { shell: 'black', accents: [SIGNAL] });
const HDMI = end('hdmi', { shell: 'gold', accents: ['#2b3038'] });
const BNC = end('bnc', { accents: [SIGNAL] });
const LC = end('lc', { accents: ['#3fb3b8', '#3fb3b8'], shell: 'aqua' });
const RJ45 = end('rj45', { accents: ['#2458a8'], shell: 'blue' });
const BLUE = '#2f6bc4';
const COAX: DrawingSpec = {
  form: 'cable',
  a: BNC,
  b: BNC,
  jacket: { colour: BLUE, finish: 'smooth', diameter: 7 },
  metres: 10,
  inside: { kind: 'coax', braids: 2 },
};
const FIBRE: DrawingSpec = {
  ...COAX,
  a: LC,
  b: LC,
  jacket: { colour: '#3fb3b8', finish: 'smooth', diameter: 3 },
  inside: { kind: 'fibre', fibres: 2, mode: 'OM3' },
};
const ULTRA: DrawingSpec = {
  ...COAX,
  a: HDMI,
  b: HDMI,
  jacket: { colour: '#2b3038', finish: 'braided', diameter: 7 },
  inside: { kind: 'hdmi' },
};
const MATRIX: DrawingSpec = {
  form: 'box',
  front: [1, 2, 3, 4].map((n) => ({ kind: 'hdmi' as const, label: `OUT ${n}` })),
  rear: [{ kind: 'hdmi', label: 'IN' }],
  colour: '#2b3038',
  units: 1,
  caption: '',
};
const CONVERTER: DrawingSpec = {
  form: 'adapter',
  a: end('displayport'),
  b: end('hdmi', { gender: 'female' }),
  pigtail: true,
  colour: '#2b3038',
};

/** Where a view of the inside shows the cable with its layers cut back. */
const STRIPPED: Crop = [40, 710, 905, 210];

type Artwork = {
  readonly tone: Tone;
  readonly desktop: Size;
  readonly mobile: Size;
  /** Drawn for both crops from their size. */
  readonly draw: (size: Size) => string;
};

const STRIP: Pick<Artwork, 'desktop' | 'mobile'> = { desktop: [960, 300], mobile: [720, 260] };
const HALF: Pick<Artwork, 'desktop' | 'mobile'> = { desktop: [640, 300], mobile: [420, 420] };

/** The face of the connector and the layers of its cable: side by side, or one above the other in a square. */
function guide(which: ConnectorEnd, spec: DrawingSpec): Artwork['draw'] {
  return ([w, h]) =>
    h < w
      ? face(which, { x: w * 0.06, y: h * 0.24, width: w * 0.26, height: h * 0.52 }) +
        product(spec, 'inside', STRIPPED, { x: w * 0.38, y: 0, width: w * 0.62, height: h })
      : face(which, { x: w * 0.25, y: h * 0.1, width: w * 0.5, height: h * 0.42 }) +
        product(spec, 'inside', STRIPPED, { x: w * 0.06, y: h * 0.6, width: w * 0.94, height: h * 0.3 });
}

/** Three rolls of cable, side by side. */
function drums([w, h]: Size): string {
  const roll = (colour: string): DrawingSpec => ({
    form: 'roll',
    packaging: 'drum',
    jacket: { colour, finish: 'smooth', diameter: 7 },
    metres: 100,
    inside: { kind: 'coax', braids: 2 },
  });
  return [BLUE, '#2b3038', '#3fb3b8']
    .map((colour, i) =>
      product(roll(colour), 'whole', [90, 60, 760, 800], {
        x: w * (0.02 + i * 0.32),
        y: h * 0.05,
        width: w * 0.32,
        height: h * 0.9,
      }),
    )
    .join('');
}

const BANNERS: Readonly<Record<string, Artwork>> = {
  pix: {
    tone: 'surface',
    ...STRIP,
    draw: ([w, h]) =>
      [end('usb-c', { shell: 'nickel' }), HDMI, end('displayport'), XLR, BNC]
        .map((which, i) =>
          face(which, { x: w * (0.04 + i * 0.19), y: h * 0.28, width: w * 0.155, height: h * 0.44 }),
        )
        .join(''),
  },

  medida: {
    tone: 'night',
    ...STRIP,
    draw: ([w, h]) =>
      wave([w * 0.06, h * 0.42], w * 0.46, h * 0.2, 4) +
      `<path d="M${w * 0.52} ${h * 0.42}H${w * 0.94}" stroke="${NIGHT_LINE}" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>` +
      ruler(w * 0.06, w * 0.52, h * 0.84) +
      ruler(w * 0.52, w * 0.94, h * 0.84),
  },
  'guia-hdmi': { tone: 'surface', ...HALF, draw: guide(HDMI, ULTRA) },
  'guia-sdi': { tone: 'surface', ...HALF, draw: guide(BNC, COAX) },
  'guia-fibra': { tone: 'surface', ...HALF, draw: guide(LC, FIBRE) },
  empresas: {
    tone: 'surface',
    ...STRIP,
    draw: drums,
  },
  conversores: {
    tone: 'surface',
    ...HALF,
    draw: ([w, h]) =>
      product(CONVERTER, 'whole', [0, 60, 1000, 860], {
        x: w * 0.1,
        y: h * 0.04,
        width: w * 0.8,
        height: h * 0.92,
      }),
  },
  distribuicao: {
    tone: 'surface',
    ...HALF,
    draw: ([w, h]) =>
      product(MATRIX, h < w ? 'end-a' : 'whole', h < w ? [40, 320, 920, 360] : [0, 60, 1000, 880], {
        x: w * 0.08,
        y: h * 0.12,
        width: w * 0.84,
        height: h * 0.76,
      }),
  },
};

/** Beside the texts of institutional pages, one size for all windows. */
const PIECE: Size = [960, 640];

/** What an oscilloscope shows of a fast signal: its bits over one another, open in the middle around the test's mask. */
function eye([w, h]: Size): string {
  const [left, right, top, bottom] = [w * 0.14, w * 0.86, h * 0.2, h * 0.74];
  const bit = (right - left) / 2;
  const levels = [top, bottom] as const;
  // Of each bit the edges fall a little early or late, and reach a little more or less high.
  const traces = Array.from({ length: 48 }, (_, i) => {
    const [from = top, middle = top, to = top] = [i & 1, (i >> 1) & 1, (i >> 2) & 1].map((at) => levels[at]);
    const shift = (((i * 37) % 11) - 5) * 3.2;
    const swing = (((i * 53) % 9) - 4) * 2.4;
    const x = left + bit * 0.5 + shift;
    const half = bit * 0.24;
    const edge = (at: number, a: number, b: number) =>
      `C${at - half * 0.2} ${a + swing} ${at + half * 0.2} ${b + swing} ${at + half} ${b + swing}`;
    return `<path d="M${left} ${from + swing}H${x - half}${edge(x, from, middle)}H${x + bit - half}${edge(x + bit, middle, to)}H${right}" fill="none" stroke="${SIGNAL}" stroke-width="2" stroke-opacity="0.32"/>`;
  }).join('');
  const [cx, cy] = [w / 2, (top + bottom) / 2];
  const mask = `M${cx - bit * 0.24} ${cy}L${cx - bit * 0.13} ${cy - h * 0.1}H${cx + bit * 0.13}L${cx + bit * 0.24} ${cy}L${cx + bit * 0.13} ${cy + h * 0.1}H${cx - bit * 0.13}Z`;
  const frame = { x: w * 0.08, y: h * 0.1, width: w * 0.84, height: h * 0.74 };
  const lines = Array.from({ length: 9 }, (_, i) => {
    const x = frame.x + (frame.width * (i + 1)) / 10;
    return `M${x} ${frame.y}V${frame.y + frame.height}`;
  }).join('');
  const rows = Array.from({ length: 5 }, (_, i) => {
    const y = frame.y + (frame.height * (i + 1)) / 6;
    return `M${frame.x} ${y}H${frame.x + frame.width}`;
  }).join('');
  return (
    `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" rx="10" fill="#0f1f34" stroke="#b9c6d6" stroke-width="2"/>` +
    `<path d="${lines}${rows}" stroke="${NIGHT_LINE}" stroke-width="1.5" fill="none"/>` +
    traces +
    `<path d="${mask}" fill="#5aa2ff" fill-opacity="0.3" stroke="#8cc0ff" stroke-width="2"/>` +
    ruler(frame.x, frame.x + frame.width, h * 0.95)
  );
}

/** Faces in the order in which they came, on one line. */
function timeline([w, h]: Size): string {
  const ends = [
    end('vga', { shell: 'blue' }),
    end('dvi'),
    HDMI,
    end('displayport'),
    end('usb-c', { shell: 'nickel' }),
  ];
  const names = ['VGA', 'DVI', 'HDMI', 'DisplayPort', 'USB-C'];
  const step = w * 0.182;
  const faces = ends.map((which, i) =>
    face(which, { x: w * 0.045 + i * step, y: h * 0.24, width: step * 0.94, height: h * 0.32 }),
  );
  const marks = ends.map((_, i) => {
    const x = w * 0.045 + i * step + step * 0.47;
    return `<path d="M${x} ${h * 0.62}V${h * 0.7}" stroke="${INK}" stroke-width="2"/><circle cx="${x}" cy="${h * 0.7}" r="9" fill="${i === ends.length - 1 ? SIGNAL : '#ffffff'}" stroke="${INK}" stroke-width="3"/><text x="${x}" y="${h * 0.79}" font-family="Liberation Sans, Arial, sans-serif" font-size="${h * 0.042}" fill="${INK}" text-anchor="middle">${names[i]}</text>`;
  });
  return `<path d="M${w * 0.04} ${h * 0.7}H${w * 0.96}" stroke="${INK}" stroke-width="3"/>${faces.join('')}${marks.join('')}`;
}

const PIECES: Readonly<Record<string, { readonly tone: Tone; readonly draw: (size: Size) => string }>> = {
  historia: { tone: 'surface', draw: timeline },
  qualidade: {
    tone: 'surface',
    draw: ([w, h]) =>
      product(COAX, 'inside', [0, 60, 940, 640], {
        x: w * 0.12,
        y: h * 0.05,
        width: w * 0.76,
        height: h * 0.58,
      }) + product(COAX, 'inside', STRIPPED, { x: w * 0.06, y: h * 0.68, width: w * 0.94, height: h * 0.28 }),
  },
  laboratorio: { tone: 'night', draw: eye },
  empresas: {
    tone: 'surface',
    draw: ([w, h]) =>
      drums([w, h * 0.62]) +
      product(MATRIX, 'end-a', [30, 340, 940, 330], {
        x: w * 0.1,
        y: h * 0.66,
        width: w * 0.8,
        height: h * 0.3,
      }),
  },
};

const SQUARE: Area = { x: 6, y: 6, width: 132, height: 132 };
const whole = (spec: DrawingSpec, crop: Crop): string => product(spec, 'whole', crop, SQUARE);

function turned(which: ConnectorEnd): string {
  return plugsOf(which, 5, '#2b3038')
    .map((connector) => placePlug(connector, orbit(40, 22), SQUARE).svg)
    .join('');
}

/** By the slug of the category. */
const ICONS: Readonly<Record<string, string>> = {
  hdmi: face(HDMI, SQUARE),
  displayport: face(end('displayport'), SQUARE),
  'sdi-e-bnc': face(BNC, SQUARE),
  'usb-c-video': face(end('usb-c', { shell: 'nickel' }), SQUARE),
  legado: face(end('vga', { shell: 'blue' }), SQUARE),
  'audio-profissional': face(XLR, SQUARE),
  'audio-domestico': face(end('rca', { accents: ['#c2272d'] }), SQUARE),
  'caixas-acusticas': face(end('speakon'), SQUARE),
  'cabos-de-rede': face(RJ45, SQUARE),
  'fibra-optica': face(LC, SQUARE),
  'keystone-e-paineis': whole(
    { form: 'wall-plate', ports: ['rj45', 'hdmi'], colour: '#f1f2f0' },
    [0, 0, 1000, 1000],
  ),
  'adaptadores-e-conversores': turned(end('dvi')),
  distribuicao: product(MATRIX, 'end-a', [30, 340, 940, 330], SQUARE),
  'organizacao-e-ferramentas': whole(
    { form: 'tool', tool: 'crimper', colour: '#2458a8', units: 1 },
    [0, 0, 1000, 1000],
  ),
};

const folder = new URL('../../public/', import.meta.url);
await mkdir(new URL('banner/', folder), { recursive: true });
await mkdir(new URL('icone/', folder), { recursive: true });
for (const [name, art] of Object.entries(BANNERS)) {
  for (const crop of ['desktop', 'mobile'] as const) {
    const size = art[crop];
    const svg = document(size, paper(size, art.tone) + art.draw(size));
    await sharp(Buffer.from(svg))
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toFile(path(`banner/${name}-${crop}.webp`));
  }
}
for (const [name, { tone, draw }] of Object.entries(PIECES)) {
  const svg = document(PIECE, paper(PIECE, tone) + draw(PIECE));
  await sharp(Buffer.from(svg))
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(path(`banner/quem-somos-${name}.webp`));
}
for (const [name, drawing] of Object.entries(ICONS)) {
  await sharp(Buffer.from(document([144, 144], drawing)))
    .webp({ quality: 85, effort: 6, smartSubsample: true })
    .toFile(path(`icone/${name}.webp`));
}

function document([width, height]: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function path(file: string): string {
  return new URL(file, folder).pathname;
}
