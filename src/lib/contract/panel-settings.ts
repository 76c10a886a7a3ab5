/** The settings of the shop as the panel edits them: our extension, `/api/v2/vitrine/panel/settings`. */
import type { GroupName, SettingValues } from '#lib/domain/panel/panel-settings.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type GrupoConfiguracoes = {
  readonly grupo: GroupName;
  /** Of the values as they were read; who saves sends it back. */
  readonly revisao: string;
  readonly valores: SettingValues;
};

/** The groups the asking person may change. */
export type ConfiguracoesPainel = {
  readonly grupos: readonly GrupoConfiguracoes[];
  /** Newest first. */
  readonly alteracoes: readonly AlteracaoPainel[];
};
