import type { Configuracoes } from '#lib/contract/settings.ts';
import type { SettingRow } from '../queries/settings.ts';
import { absolute } from '../shop.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';

/** The settings as they are kept, paths of the shop as paths. */
export function storedSettings(rows: readonly SettingRow[]): Configuracoes {
  const stored = Object.fromEntries(rows.map(({ chave, valor }) => [chave, valor])) as Partial<Configuracoes>;
  return { ...DEFAULT_SETTINGS, ...stored };
}

/** The settings as the wire has them: one row for each key at the top, and the shop's own address. */
export function presentSettings(rows: readonly SettingRow[], siteUrl: string): Configuracoes {
  const settings = storedSettings(rows);
  const { geral, paginaAguarde } = settings.sistema;
  const arquivo = absolute({ siteUrl }, paginaAguarde.arquivo);
  const avaliacoes = { ...DEFAULT_SETTINGS.integracoes.avaliacoes, ...settings.integracoes.avaliacoes };
  return {
    ...settings,
    integracoes: { ...settings.integracoes, avaliacoes },
    sistema: {
      ...settings.sistema,
      geral: { ...geral, site: { ...geral.site, url: siteUrl } },
      paginaAguarde: { ...paginaAguarde, arquivo },
    },
  };
}
