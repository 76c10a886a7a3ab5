/** Reading HTML answers: what a visitor sees of them. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#34': '"',
};

export function decode(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39|#34);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The words of a piece of HTML, spaces normalised, non-breaking ones included. */
export function textOf(html: string): string {
  return decode(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** Contents of every element of a kind, as HTML. */
export function elements(html: string, tag: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

/** Values of an attribute, in order. */
export function attributes(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => decode(match[1] ?? ''));
}

/** Whether there is a tag of a kind with all these attributes, in whatever order: `name="cep"`. */
export function hasTag(html: string, tag: string, ...written: readonly string[]): boolean {
  const tags = html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
  return tags.some((found) => written.every((attribute) => found.includes(` ${attribute}`)));
}

export function mainOf(html: string): string {
  return elements(html, 'main')[0] ?? '';
}

/** What shows that a value was missing where it was printed. */
export const LEFTOVERS = /\bundefined\b|\bNaN\b|\[object Object\]|\bnull\b/;

/** Every `application/ld+json` of a page. */
export function structuredData(html: string): readonly Readonly<Record<string, unknown>>[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] ?? ''),
  );
}

/** A page of the embedded shop without what only that has: the parts that the finder writes. */
export function withoutFinder(html: string): string {
  return html
    .replaceAll(/ ?<section class="(?:finder-call|section product-uses)"[\s\S]*?<\/section>/g, '')
    .replaceAll(/ ?<nav class="finder-pairs"[\s\S]*?<\/nav>/g, '');
}
