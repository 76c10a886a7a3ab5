/** Reads HTML tag by tag, as a browser does: also what is no good HTML, as that is what attacks are made of. */
import { createHash } from 'node:crypto';
import { decode } from './html.ts';

export type Tag = {
  readonly name: string;
  /** Lower-case names, values as a browser has them. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Of an element whose content is no markup: what stands in it. */
  readonly raw: string;
};

const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);
const COMMENT = /<!--(?:>|->|[\s\S]*?(?:--!?>|$))/y;
const OTHER = /<[!?/][^>]*(?:>|$)/y;
const OPENING = /<([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

export function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  const take = (pattern: RegExp, from: number): RegExpExecArray | null => {
    pattern.lastIndex = from;
    return pattern.exec(html);
  };
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const passed = take(COMMENT, at) ?? take(OTHER, at);
    const opening = passed ? null : take(OPENING, at);
    at += (passed ?? opening)?.[0].length ?? 1;
    if (!opening) continue;
    const name = (opening[1] ?? '').toLowerCase();
    const attributes = new Map<string, string>();
    for (let found = take(ATTRIBUTE, at); found; found = take(ATTRIBUTE, at)) {
      const [text, key = '', ...values] = found;
      const value = decode(values.find((one) => one !== undefined) ?? '');
      if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), value);
      at += text.length;
    }
    at = html.indexOf('>', at) + 1 || html.length;
    const end = RAW.has(name) ? html.slice(at).search(new RegExp(`</${name}[\\s/>]`, 'i')) : 0;
    const raw = html.slice(at, end < 0 ? html.length : at + end);
    tags.push({ name, attributes, raw });
    at += raw.length;
  }
  return tags;
}

/** Elements no page of the shop has. */
const FOREIGN = /^(?:iframe|object|embed|base|math|mglyph|applet|frame|frameset|portal|xmp|animate|set)$/;
const ADDRESSES = [
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'background',
  'ping',
];
const RUNNING = /^(?:javascript|vbscript|data:(?!image\/(?!svg)))/i;
const DATA = /^(?:application\/(?:ld\+)?json|speculationrules)$/;

/**
 * What of a page could run, or lead away, other than what the shop itself has put there.
 * @param policy With the hashes of the scripts and styles that belong into the page.
 */
export function dangersIn(tags: readonly Tag[], policy = ''): readonly string[] {
  return tags.flatMap((tag) => [...dangersOf(tag, policy)].map((why) => `<${tag.name}>: ${why}`));
}

function* dangersOf({ name, attributes, raw }: Tag, policy: string): Generator<string> {
  if (FOREIGN.test(name)) yield 'no element of ours';
  if (attributes.has('http-equiv')) yield 'it steers the browser';
  for (const [key, value] of attributes) {
    if (/^on|^style$|^srcdoc$/.test(key)) yield `${key}=${value.slice(0, 60)}`;
    if (ADDRESSES.includes(key) && RUNNING.test(addressOf(value))) yield `${key}=${value.slice(0, 60)}`;
  }
  if ((name !== 'style' && name !== 'script') || attributes.get('src')?.startsWith('/_astro/')) return;
  const known = () => policy.includes(`'sha256-${createHash('sha256').update(raw).digest('base64')}'`);
  if (DATA.test(attributes.get('type') ?? '')) {
    if (!isJson(raw)) yield `data that are cut off: ${raw.slice(-60)}`;
  } else if (!known()) yield `not of the shop: ${raw.slice(0, 60)}`;
}

/** As browsers read it, over tabs, line ends, and what stands before its first sign. */
function addressOf(value: string): string {
  return value
    .replaceAll(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll(/&colon;/gi, ':')
    .replaceAll(/&(?:tab|newline);|[\t\n\r]/gi, '')
    .replace(/^[^!-\uffff]+/, '');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
