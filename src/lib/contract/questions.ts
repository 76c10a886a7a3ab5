/** An answer to a question about a product. */
export type Resposta = {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly contato: string;
  readonly administrador: boolean;
  readonly resposta: string;
  readonly data: string;
};

/** A question about a product (platform contract 2.9). */
export type Pergunta = {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly contato: string;
  readonly pergunta: string;
  readonly data: string;
  readonly respostas: readonly Resposta[];
};
