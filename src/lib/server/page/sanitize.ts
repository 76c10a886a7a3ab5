/** Store-written HTML made safe to print: pages print it as it is, so it must not be able to run or restyle anything. */
import sanitizeHtml from 'sanitize-html';

/** Texts of either kind whose safe form is remembered: a page is rendered more often than what it says is written. */
const TEXTS = 200;

const LINKS = { a: ['href', 'title'] };

/** Descriptions and institutional pages: text, headings from h2 down, lists, tables, links, pictures of the shop. */
export const storeHtml = remembering((html) =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 'small', 'sub', 'sup', 'a', 'blockquote'],
      ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      ...LINKS,
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { h1: 'h2' },
  }),
);

/** A line of text with emphasis and links, as in the pitch bar and in cart messages. */
export const storeInline = remembering((html) =>
  sanitizeHtml(html, {
    allowedTags: ['strong', 'b', 'em', 'i', 'br', 'a'],
    allowedAttributes: LINKS,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  }),
);

/** The oldest text is forgotten for a new one beyond `TEXTS`. */
function remembering(clean: (html: string) => string): (html: string) => string {
  const known = new Map<string, string>();
  return (html) => {
    const safe = known.get(html) ?? clean(html);
    if (!known.has(html) && known.size >= TEXTS) known.delete(known.keys().next().value ?? '');
    known.set(html, safe);
    return safe;
  };
}
