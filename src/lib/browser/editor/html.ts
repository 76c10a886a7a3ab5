/** HTML to what the editor holds, and back. */
import { type Node as Held, DOMParser as Reader, DOMSerializer as Writer } from 'prosemirror-model';
import { schema } from './schema.ts';

/**
 * A document that runs and loads nothing. Styles in it would be against the policy of the page: sheets are left out, and
 * attributes are called `data-style`.
 */
export function inert(html: string): HTMLElement {
  const quiet = html.replaceAll(SHEET, '').replaceAll(TAG, (tag) => tag.replaceAll(STYLE, asData));
  return new DOMParser().parseFromString(quiet, 'text/html').body;
}

const SHEET = /<style\b.*?<\/style\s*>/gis;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
/** Or a value, which is passed over. */
const STYLE = /(?<value>"[^"]*"|'[^']*')|\sstyle(?=\s*=)/gi;

function asData(found: string, value?: string): string {
  return value === undefined ? ' data-style' : found;
}

export function readHtml(html: string): Held {
  return Reader.fromSchema(schema).parse(inert(html));
}

export function writeHtml(held: Held): string {
  if (isEmpty(held)) return '';
  const root = inert('');
  root.append(Writer.fromSchema(schema).serializeFragment(held.content, { document: root.ownerDocument }));
  for (const item of root.querySelectorAll('li, td, th')) unwrapFirst(item);
  for (const table of root.querySelectorAll('table')) headRows(table);
  // A line for each block, and never an empty one: behind that Markdown would begin anew.
  return [...root.childNodes].map(outer).join('\n');
}

function isEmpty(held: Held): boolean {
  return held.childCount === 1 && held.firstChild?.type.name === 'paragraph' && held.content.size === 2;
}

/** `<li>text</li>`, not `<li><p>text</p></li>`. */
function unwrapFirst(item: Element): void {
  const [first, ...others] = item.children;
  if (first?.tagName === 'P' && others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) {
    first.replaceWith(...first.childNodes);
  }
}

/** The rows of headings that a table begins with. */
function headRows(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const body = rows.findIndex(({ cells }) => [...cells].some(({ tagName }) => tagName !== 'TH'));
  if (body <= 0) return;
  const head = table.createTHead();
  head.append(...rows.slice(0, body));
}

function outer(node: ChildNode): string {
  return node instanceof Element ? node.outerHTML : (node.textContent ?? '');
}
