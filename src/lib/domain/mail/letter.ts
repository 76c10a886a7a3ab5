/** A letter of the shop to its customers, as it is declared. */

export type LetterText = {
  readonly assunto: string;
  /** Paragraphs; '' for none. */
  readonly abertura: string;
  readonly fechamento: string;
};

export type Letter = LetterText & {
  /** As the panel lists it. */
  readonly titulo: string;
  readonly grupo: 'Pedidos' | 'Pagamento' | 'Devoluções' | 'Conta' | 'Novidades';
  /** Beside those of every letter. */
  readonly marcadores: readonly string[];
};
