/** Whether the editor would keep all of a text: both forms are spelled in one way, and compared. */
import { inert, readHtml, writeHtml } from './html.ts';

export function keepsAll(html: string): boolean {
  return spelled(html) === spelled(writeHtml(readHtml(html)));
}

const BLOCKS = new Set([
  ...['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HR', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'DIV', 'SECTION', 'PRE'],
  ...[
    'TABLE',
    'CAPTION',
    'THEAD',
    'TBODY',
    'TFOOT',
    'TR',
    'TD',
    'TH',
    'DL',
    'DT',
    'DD',
    'FIGURE',
    'FIGCAPTION',
  ],
]);
/** They hold text or blocks: text between their blocks is a paragraph. */
const MIXED = new Set(['BODY', 'BLOCKQUOTE', 'LI', 'TD', 'TH']);
const SAME: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };

/** One spelling of HTML that means the same: spaces, `b`, text without a paragraph, the sections of a table. */
export function spelled(html: string): string {
  return blocksOf(inert(html)).join('');
}

function blocksOf(holder: Element): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    const text = inline(run);
    run = [];
    if (text !== '') blocks.push(MIXED.has(holder.tagName) ? `<P>${text}</P>` : text);
  };
  for (const child of holder.childNodes) {
    if (!(child instanceof Element && BLOCKS.has(child.tagName))) {
      run.push(child);
      continue;
    }
    endRun();
    blocks.push(block(child));
  }
  endRun();
  return blocks;
}

function block(element: Element): string {
  const { tagName } = element;
  const within = blocksOf(element);
  if (tagName === 'TBODY' && element.attributes.length === 0) return within.join('');
  if (tagName === 'THEAD' && !element.querySelector('td') && element.attributes.length === 0) {
    return within.join('');
  }
  const [first = '', ...others] = within;
  const bare = /^<P>(?<text>.*)<\/P>$/s.exec(first)?.groups?.['text'];
  const unwrapped =
    bare !== undefined &&
    ['LI', 'TD', 'TH'].includes(tagName) &&
    others.every((other) => other.startsWith('<UL>') || other.startsWith('<OL>'));
  return `<${tagName}${attributesOf(element)}>${unwrapped ? bare + others.join('') : within.join('')}</${tagName}>`;
}

type Piece = { readonly marks: string; text: string };

/** Pieces of text, each with what it stands in, in whatever order that was nested. */
function inline(run: readonly Node[]): string {
  const pieces: Piece[] = [];
  const put = (text: string, marks: readonly string[]): void => {
    const key = [...new Set(marks)].sort().join('');
    const last = pieces.at(-1);
    if (last?.marks === key) last.text += text;
    else pieces.push({ marks: key, text });
  };
  const walk = (node: Node, marks: readonly string[]): void => {
    if (node instanceof Text) {
      const before = pieces.at(-1)?.text ?? ' ';
      const text = node.data.replaceAll(/[ \t\r\n\f]+/g, ' ').replaceAll('<', '&lt;');
      const shown = before.endsWith(' ') || before.endsWith('<BR>') ? text.replace(/^ /, '') : text;
      if (shown !== '') put(shown, marks);
    } else if (node instanceof Element) {
      const tag = SAME[node.tagName] ?? node.tagName;
      if (tag === 'BR' || tag === 'IMG') put(`<${tag}${attributesOf(node)}>`, marks);
      else for (const child of node.childNodes) walk(child, [...marks, `{${tag}${attributesOf(node)}}`]);
    } else if (node instanceof Comment) put(`<!--${node.data}-->`, marks);
  };
  for (const node of run) walk(node, []);
  return pieces
    .map(({ marks, text }) => marks + text)
    .join('')
    .replace(/ $/, '')
    .replaceAll(/ (?=<BR>)/g, '');
}

function attributesOf(element: Element): string {
  const all = [...element.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`);
  return all.sort().join('');
}
