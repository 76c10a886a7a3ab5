/** Calls about what the shop writes to people. */
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { type LetterDeps, panelLettersEndpoints } from './panel/letters.ts';

export function mailCalls(deps: LetterDeps): readonly Endpoint[] {
  return panelLettersEndpoints(deps);
}
