import type { Configuracoes, Settings } from '#lib/contract/settings.ts';
import type { Api } from './client.ts';
import { ApiError } from './error.ts';

/**
 * @param previa Signed link of an editor, '' for what visitors see.
 * @throws ApiError 503, whatever failed and how: without settings there is no shop for a while, and a page that were 404
 * then would be taken for one that is gone.
 */
export async function getSettings({ client }: Api, previa = ''): Promise<Configuracoes> {
  const searchParams = previa === '' ? {} : { previa };
  try {
    return (await client.get('settings', { searchParams }).json<Settings>()).configuracoes;
  } catch (error) {
    const said = error instanceof ApiError ? error.serverText : '';
    throw new ApiError(503, '/api/v2/front/settings', said, error);
  }
}
