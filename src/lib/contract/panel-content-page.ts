/** The screens of `/painel/paginas` and `/painel/banners`. */

import type { Difference } from '#lib/domain/content/content-differences.ts';
import type { ContentFaults } from '#lib/domain/content/content-form.ts';
import type { Conteudo, ConteudoEditado, VersaoConteudo } from './panel-content.ts';

export type ContentScreen = {
  readonly content: ConteudoEditado;
  /** What is edited. */
  readonly base: VersaoConteudo;
  /** As it was typed, or as it is kept. */
  readonly typed: Conteudo;
  /** In the time of the shop: `2026-12-24T08:30`, '' for none. */
  readonly visivelDe: string;
  readonly visivelAte: string;
  readonly faults: ContentFaults;
  /** What the platform did not take, by its field; `form` is about none. */
  readonly refused: Readonly<Record<string, string>>;
  /** Somebody else saved: what is kept now against what was typed. */
  readonly conflict: readonly Difference[] | undefined;
  /** The text as visitors will read it; its HTML is safe. */
  readonly preview: string;
  /** Links lead nowhere, or a model was not written over: to publish all the same takes one more press. */
  readonly confirm: boolean;
  /** What a model left to be written over. */
  readonly samples: readonly string[];
  readonly history: readonly HistoryEntry[];
};

export type HistoryEntry = {
  readonly versao: VersaoConteudo;
  /** From the version published before it. */
  readonly changes: readonly Difference[];
};
