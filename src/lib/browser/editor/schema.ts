/** What the visual editor can hold: what pages of the shop show (`lib/server/page/sanitize.ts`), but for what it leaves to HTML. */
import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

const KEPT_OF_PICTURES = ['src', 'alt', 'width', 'height', 'loading'] as const;

function attributes(element: HTMLElement, names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
}

function given(attrs: Readonly<Record<string, unknown>>): Record<string, string> {
  const filled = Object.entries(attrs).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(filled) as Record<string, string>;
}

/** Of a scheme that pages let through. */
function isAddress(link: HTMLElement): boolean {
  return /^(?:https?:|mailto:|tel:|[^a-z]|[^:]*$)/i.test(link.getAttribute('href') ?? '');
}

const plain = (tag: string): (() => DOMOutputSpec) => {
  return () => [tag, 0];
};

const HEADINGS = [2, 3, 4] as const;

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: plain('p') },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: HEADINGS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: plain('blockquote'),
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: plain('ul') },
  ordered_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: plain('ol') },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: plain('li'),
  },
  ...tableNodes({
    tableGroup: 'block',
    cellContent: 'block+',
    cellAttributes: {
      scope: {
        default: null,
        getFromDOM: (cell) => cell.getAttribute('scope'),
        setDOMAttr: (value, attrs) => {
          if (typeof value === 'string') attrs['scope'] = value;
        },
      },
    },
  }),
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: Object.fromEntries(KEPT_OF_PICTURES.map((name) => [name, { default: null }])),
    parseDOM: [{ tag: 'img[src^="/"]', getAttrs: (element) => attributes(element, KEPT_OF_PICTURES) }],
    toDOM: ({ attrs }) => ['img', given(attrs)],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      { tag: 'a[href]', getAttrs: (link) => (isAddress(link) ? attributes(link, ['href', 'title']) : false) },
    ],
    toDOM: ({ attrs }) => ['a', given(attrs), 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: plain('strong') },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: plain('em') },
  u: { parseDOM: [{ tag: 'u' }], toDOM: plain('u') },
  small: { parseDOM: [{ tag: 'small' }], toDOM: plain('small') },
  sub: { excludes: 'sup', parseDOM: [{ tag: 'sub' }], toDOM: plain('sub') },
  sup: { excludes: 'sub', parseDOM: [{ tag: 'sup' }], toDOM: plain('sup') },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });
