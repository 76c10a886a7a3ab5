/** A sentence of the rules with its names filled in; numbers and units as they are written in Portuguese. */
import type { Rules } from './rules.ts';

export function say(rules: Rules, id: string, names: Readonly<Record<string, string>> = {}): string {
  const text = rules.sentences[id] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
}

/** 1.8 is '1,8 m'. */
export function metresText(metres: number): string {
  return `${String(Math.round(metres * 10) / 10).replace('.', ',')} m`;
}
