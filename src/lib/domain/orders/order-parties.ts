/** Whose an order is and where it goes: on the wire, and as the database keeps it. */

/** Who orders. */
export type Comprador = {
  readonly nome: string;
  /** `f` person, `j` company. */
  readonly pessoa: string;
  /** CPF or CNPJ without punctuation. */
  readonly documento: string;
  readonly inscricaoEstadual: string;
  readonly email: string;
  /** Digits with the area code, '' when none is known. */
  readonly telefone: string;
};

export type EnderecoEntrega = {
  readonly cep: string;
  readonly logradouro: string;
  readonly numero: string;
  readonly complemento: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
};
