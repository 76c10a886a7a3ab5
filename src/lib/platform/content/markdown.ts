/**
 * Markdown as the shop's editors type it. HTML in it passes through as it is, so that a text that was HTML from the start is
 * edited without losing anything; it is made safe where it is printed (`lib/server/page/sanitize.ts`), as all HTML of the shop.
 */
import { Marked } from 'marked';

const marked = new Marked({
  gfm: true,
  // Lines that begin with spaces are code in Markdown, and indented HTML in the shop's texts.
  tokenizer: { code: () => undefined },
});

/** HTML of `source`. */
export function markdownHtml(source: string): string {
  return marked.parse(source.replaceAll(INDENTED_TAG, ''), { async: false }).trim();
}

/** Behind an empty line such a tag would begin a paragraph. */
const INDENTED_TAG = /^[ \t]+(?=<\/?[a-z])/gim;
