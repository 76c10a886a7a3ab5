/** Texts of other platforms without what pages of the shop do not show: scripts, styles, classes, frames, empty lines. */
import sanitizeHtml from 'sanitize-html';

const TAGS = [
  ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 'small', 'sub', 'sup', 'a', 'blockquote'],
  ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

export function cleanHtml(html: string): string {
  if (!html.includes('<')) return html;
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { h1: 'h2' },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      (tag === 'p' || tag === 'h2') && text.trim() === '' && (mediaChildren ?? []).length === 0,
  }).trim();
}
