import type { HistoricoPainel } from '#lib/contract/panel-audit.ts';
import type { Api } from './client.ts';

export type HistoryChoice = {
  readonly pessoa?: string;
  readonly secao?: string;
  /** `2026-12-24`. */
  readonly dia?: string;
  readonly busca?: string;
  readonly offset?: number;
  readonly limit?: number;
};

/** Who did what in the panel. @throws ApiError 401 without a login, 403 for who has no role of `equipe`. */
export function getPanelHistory({ own }: Api, choice: HistoryChoice): Promise<HistoricoPainel> {
  return own.get('panel/history', { searchParams: { ...choice } }).json<HistoricoPainel>();
}
