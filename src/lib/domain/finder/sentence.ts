/** A sentence of the rules with its names filled in; numbers and units as they are written in Portuguese. */
import { isForm, isMany, phrase } from './nouns.ts';
import type { Rules } from './rules.ts';

/** A device in the plural has a sentence of its own where its verb is another. `{name}` is filled in as it is, `{no name}` with its article: 'na TV'. */
const NAMED = /\{(?:(\w+) )?(\w+)\}/g;

export function say(rules: Rules, id: string, names: Readonly<Record<string, string>> = {}): string {
  const many = isMany(names.device ?? '') ? rules.sentences[`${id}-many`] : undefined;
  const text = many ?? rules.sentences[id] ?? '';
  return text.replace(NAMED, (_, form: string | undefined, key: string) => {
    const name = names[key] ?? '';
    return isForm(form) ? phrase(form, name) : name;
  });
}

/** 1.8 is '1,8 m'. */
export function metresText(metres: number): string {
  return `${String(Math.round(metres * 10) / 10).replace('.', ',')} m`;
}
