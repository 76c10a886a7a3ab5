/** What opens over pages, as the panel edits it: our extension, `/api/v2/vitrine/panel/popups`. */
import type { PopupFields } from '#lib/domain/panel/records/popups.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type PopupPainel = PopupFields & { readonly id: number; readonly revisao: string };

/** Newest first: of those of one place that may show, the newest does. */
export type PopupsPainel = {
  readonly popups: readonly PopupPainel[];
  readonly alteracoes: readonly AlteracaoPainel[];
};
