/** What the shop shows of its Instagram, as the panel edits it. */
import type { AlteracaoPainel } from './panel-changes.ts';

export type PostagemPainel = {
  readonly id: string;
  /** Path of the picture. */
  readonly imagem: string;
  readonly legenda: string;
  /** A path of the shop or an address elsewhere. */
  readonly link: string;
  /** `2026-11-20`. */
  readonly data: string;
};

export type InstagramPainel = {
  readonly usuario: string;
  readonly link: string;
  /** The newest first. */
  readonly postagens: readonly PostagemPainel[];
  /** To be sent back with a change: 409 when somebody else was faster. */
  readonly revisao: string;
  readonly alteracoes: readonly AlteracaoPainel[];
};
