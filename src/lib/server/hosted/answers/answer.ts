/** An answer of a hosted platform as pages and browsers get it, or why it is none. */
import type { Fields, Reading } from './reading.ts';
import { isFields, isHard, run } from './reading.ts';

export type Fault = {
  /** Where in the answer: `conteudo.produtos.3.nome`. */
  readonly field: string;
  /** `missing`, or `unreadable`. */
  readonly problem: string;
};

export type Read =
  | { readonly value: unknown; readonly left: readonly Fault[] }
  | { readonly refused: readonly Fault[] };

/** `left` are entries of lists that could not be read, without which the answer stands. */
export function readAnswer(reading: Reading<unknown>, given: unknown): Read {
  // PHP writes an empty map as a list; anything else that is no map is another answer.
  if (!isFields(given) && !(Array.isArray(given) && given.length === 0)) {
    return { refused: [{ field: '', problem: given == null ? 'missing' : 'unreadable' }] };
  }
  const { value, issues } = run(reading, given as Fields);
  const refused = issues.filter(isHard);
  const faults = (refused.length > 0 ? refused : issues).map(({ path = [], message = 'unreadable' }) => ({
    field: path.join('.'),
    problem: message,
  }));
  return refused.length > 0 ? { refused: faults } : { value, left: faults };
}
