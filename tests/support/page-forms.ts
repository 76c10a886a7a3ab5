/** The forms of a page, to be sent as a browser without scripts would. */
import type { Tag } from './markup.ts';

export type PageForm = {
  readonly method: 'GET' | 'POST';
  /** As the page gives it; '' for the page itself. */
  readonly action: string;
  readonly fields: readonly Field[];
};
type Field = { readonly name: string; readonly value: string; readonly typed: boolean };

const PRESSED = new Set(['submit', 'image', 'reset', 'button', 'checkbox', 'radio', 'file']);

/** All but those that carry files. The first of several buttons is pressed, no box is ticked. */
export function formsOf(tags: readonly Tag[]): readonly PageForm[] {
  const starts = tags.flatMap(({ name }, index) => (name === 'form' ? [index] : []));
  return starts.flatMap((start, turn) => {
    const { attributes } = tags[start] as Tag;
    if (attributes.get('enctype')?.includes('multipart')) return [];
    const method = attributes.get('method')?.toUpperCase() === 'POST' ? 'POST' : 'GET';
    const inside = tags.slice(start + 1, starts[turn + 1]);
    return [{ method, action: attributes.get('action') ?? '', fields: fieldsOf(inside) }];
  });
}

function fieldsOf(tags: readonly Tag[]): readonly Field[] {
  let pressed = false;
  return tags.flatMap(({ name, attributes, raw }, index): readonly Field[] => {
    const own = attributes.get('name');
    const value = attributes.get('value') ?? '';
    if (!own) return [];
    if (name === 'textarea') return [{ name: own, value: raw, typed: true }];
    if (name === 'select') return [{ name: own, value: firstOption(tags.slice(index + 1)), typed: false }];
    if (name === 'button' && !pressed) {
      pressed = true;
      return [{ name: own, value, typed: false }];
    }
    const type = attributes.get('type') ?? 'text';
    return name !== 'input' || PRESSED.has(type) ? [] : [{ name: own, value, typed: type !== 'hidden' }];
  });
}

const firstOption = (tags: readonly Tag[]): string =>
  tags.find(({ name }) => name === 'option')?.attributes.get('value') ?? '';
