/** The shop's news and who wants them: ours, `newsletter/subscription/*` and `panel/newsletter*`. */

/** What a link of a letter leads to. */
export type InscricaoNewsletter = { readonly situacao: 'esperando' | 'confirmada' | 'cancelada' };

/** How many addresses confirmed, were asked to, and left. */
export type TotaisNewsletter = {
  readonly confirmados: number;
  readonly esperando: number;
  readonly sairam: number;
};

/** Of those who confirmed. */
export type InscritoNewsletter = {
  readonly id: number;
  readonly email: string;
  readonly nome: string;
  /** `m`, `h`, `i` or ''. */
  readonly segmento: string;
  /** ISO times. */
  readonly inscritoEm: string;
  readonly confirmadoEm: string;
  /** Where this address leaves by one press: for each letter that is sent to it. */
  readonly sair: string;
};

export type InscritosNewsletter = {
  readonly inscritos: readonly InscritoNewsletter[];
  /** Id to go on from, 0 after the last. */
  readonly proximo: number;
};
