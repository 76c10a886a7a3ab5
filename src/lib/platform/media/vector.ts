/**
 * Drawings that come with packs: SVG, compressed by gzip. They are kept as they came and sent to nobody; pictures are made
 * of them (vector-picture.ts). So that the renderer meets nothing but lines, areas and letters, a drawing is read by a
 * grammar far smaller than XML, and what does not fit is refused: no script, style, link, entity, comment or document type.
 */
import { gunzipSync } from 'node:zlib';

/** Bytes of a drawing, unpacked. */
const MOST_BYTES = 2 * 1024 * 1024;
const DEEPEST = 32;
/** Units of the page, either way. */
const LONGEST_SIDE = 4096;

const SHAPES = ['rect', 'circle', 'ellipse', 'line', 'path', 'polygon', 'polyline'];
const ELEMENTS: ReadonlySet<string> = new Set(['svg', 'g', 'text', 'clipPath', ...SHAPES]);
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'd', 'points', 'width', 'height'],
  ...['viewBox', 'transform', 'opacity', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width'],
  ...['stroke-opacity', 'stroke-linejoin', 'stroke-linecap', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['font-size', 'font-family', 'font-weight', 'text-anchor', 'clip-path'],
]);
const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Numbers, colours, path data, names of fonts: without a colon or slash nothing of it is an address. */
const VALUE = /^[\w\s.,#%()+-]*$/;
const INSIDE = /^url\(#[\w-]+\)$/;

const PAGE = /\sviewBox="0 0 (\d{1,4}) (\d{1,4})"/;
/** A tag, or the text between two; only the five entities that XML has by itself. */
const PART =
  /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9-]+="[^"<>&]*")*)\s*(\/?)>|((?:[^<>&]+|&(?:amp|lt|gt|quot|apos);)+)/y;
const ATTRIBUTE = /([a-zA-Z0-9-]+)="([^"]*)"/g;

/** The SVG of a kept drawing; undefined for what is none, or none that the shop takes. */
export function readVector(bytes: Uint8Array): string | undefined {
  let svg: string;
  try {
    svg = new TextDecoder('utf-8', { fatal: true }).decode(
      gunzipSync(bytes, { maxOutputLength: MOST_BYTES }),
    );
  } catch {
    return undefined;
  }
  return isPlain(svg) ? svg : undefined;
}

function isPlain(svg: string): boolean {
  const open: string[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < svg.length) {
    const first = PART.lastIndex === 0;
    const [, closing, name, attributes = '', single, text] = PART.exec(svg) ?? [];
    if (text !== undefined) {
      if (open.length === 0 || !isWritten(text)) return false;
    } else if (name === undefined) return false;
    else if (closing === '/') {
      if (attributes !== '' || single === '/' || open.pop() !== name) return false;
    } else {
      if ((open.length === 0) !== first || (name === 'svg') !== first) return false;
      if (!ELEMENTS.has(name) || !hasPlainAttributes(attributes, first)) return false;
      if (single !== '/') open.push(name);
      if (open.length > DEEPEST) return false;
    }
  }
  return svg !== '' && open.length === 0;
}

/** Without characters that XML forbids. */
function isWritten(text: string): boolean {
  return !/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text);
}

function hasPlainAttributes(text: string, root: boolean): boolean {
  const seen = new Set<string>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (seen.has(name)) return false;
    seen.add(name);
    if (root && name === 'xmlns') {
      if (value !== NAMESPACE) return false;
    } else if (!ATTRIBUTES.has(name) || !VALUE.test(value)) return false;
    else if (/url/i.test(value) && !INSIDE.test(value)) return false;
  }
  return !root || (seen.has('xmlns') && isPage(text));
}

/** What it says of its own size is that of its page. */
function isPage(attributes: string): boolean {
  const [, width, height] = PAGE.exec(attributes) ?? [];
  const said = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return (
    pageOf(attributes) !== undefined &&
    (said('width') ?? width) === width &&
    (said('height') ?? height) === height
  );
}

/** The longer side of its page, in its own units; undefined where it is not said, or is none. */
export function pageOf(svg: string): number | undefined {
  const [, width, height] = PAGE.exec(svg) ?? [];
  const sides = [Number(width), Number(height)];
  return sides.every((side) => side > 0 && side <= LONGEST_SIDE) ? Math.max(...sides) : undefined;
}
