/** The settings of the shop, for who may change them: what only our own platform has. */
import type { ConfiguracoesPainel, GrupoConfiguracoes } from '#lib/contract/panel-settings.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for somebody without a part in it. */
export function getPanelSettings({ own }: Api): Promise<ConfiguracoesPainel> {
  return own.get('panel/settings').json<ConfiguracoesPainel>();
}

/** @throws ApiError as above, 400 for a value that does not fit, 409 when somebody else has saved meanwhile. */
export function saveSettingGroup(
  { own }: Api,
  { grupo, revisao, valores }: GrupoConfiguracoes,
): Promise<ConfiguracoesPainel> {
  return own
    .put(`panel/settings/${grupo}`, { json: { revisao, valores }, retry: 0 })
    .json<ConfiguracoesPainel>();
}
