/** The words of the shop's letters to its customers, as the panel edits them. */
import type { AlteracaoPainel } from './panel-changes.ts';

export type TextoCarta = {
  /** With placeholders in braces, as the other two: `{pedido}`. */
  readonly assunto: string;
  readonly abertura: string;
  readonly fechamento: string;
};

export type CartaPainel = TextoCarta & {
  readonly nome: string;
  /** It does not say what the shop came with. */
  readonly mudada: boolean;
};

export type CartasPainel = {
  readonly cartas: readonly CartaPainel[];
  /** Mails go to a mail server; without one they are only written to files. */
  readonly servidor: boolean;
};

export type CartaAberta = {
  readonly carta: CartaPainel;
  /** To be sent back with a change: 409 when somebody else was faster. */
  readonly revisao: string;
  /** The letter about something invented, with the texts that were asked for. */
  readonly amostra: { readonly assunto: string; readonly texto: string; readonly html: string };
  readonly alteracoes: readonly AlteracaoPainel[];
};

/** A test went out, to the address of whoever asked for it. */
export type CartaTeste = { readonly para: string; readonly servidor: boolean };
