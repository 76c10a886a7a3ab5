/** How far a new shop is: what only our own platform knows. */
import type { PassosLoja } from '#lib/contract/setup.ts';
import type { Api } from './client.ts';

export function getSetup({ own }: Api): Promise<PassosLoja> {
  return own.get('setup').json<PassosLoja>();
}
