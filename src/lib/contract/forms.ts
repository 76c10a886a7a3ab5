/** `newsletter/*` and `form/contact` (platform contract 4.11). */
type Extras = Readonly<Record<string, unknown>>;

export type NewSubscriber = {
  readonly email: string;
  readonly nome?: string;
  readonly idEvento?: number;
  readonly segmento?: 'm' | 'h' | 'i';
  readonly cupom?: boolean;
  readonly informacoesAdicionais?: Extras;
};

export type NewMessage = {
  /** The letter it becomes: `contato/formulario`. */
  readonly hashEmail: string;
  readonly nome: string;
  readonly email: string;
  readonly contato?: string;
  readonly assunto?: string;
  readonly mensagem?: string;
};
