/** A sentence of the rules with its names filled in; numbers and units as they are written in Portuguese. */
import { isForm, phrase } from './nouns.ts';
import type { Rules } from './rules.ts';

/** `{name}` is filled in as it is, `{no name}` with its article: 'na TV'. */
const NAMED = /\{(?:(\w+) )?(\w+)\}/g;

export function say(rules: Rules, id: string, names: Readonly<Record<string, string>> = {}): string {
  const text = rules.sentences[id] ?? '';
  return text.replace(NAMED, (_, form: string | undefined, key: string) => {
    const name = names[key] ?? '';
    return isForm(form) ? phrase(form, name) : name;
  });
}

/** 1.8 is '1,8 m'. */
export function metresText(metres: number): string {
  return `${String(Math.round(metres * 10) / 10).replace('.', ',')} m`;
}
