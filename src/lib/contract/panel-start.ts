/** What waits for the shop's people, for the first page of the panel. */

export type InicioPainel = {
  /** Of the sections that the asking person may open, by their path below `/painel`; those where nothing waits are left out. */
  readonly esperando: readonly { readonly secao: string; readonly quantos: number }[];
  readonly emails: {
    /** Mails go to a mail server; without one nobody gets them, and nobody can open an account. */
    readonly servidor: boolean;
    /** Mails that no server took: those that are tried again, and those that are not. */
    readonly falhas: number;
  };
};
