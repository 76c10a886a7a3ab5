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

/** `indIEDest` of a nota fiscal: 1 pays ICMS, 2 is exempt from a state registration, 9 does not pay it. */
export type IndicadorIe = 1 | 2 | 9;

/** A person pays none, nor does a company that has said nothing, as a guest may. */
export function taxpayerIndicator({
  pessoa,
  inscricaoEstadual,
}: Pick<Comprador, 'pessoa' | 'inscricaoEstadual'>): IndicadorIe {
  if (pessoa !== 'j' || !/\d|^ISENTO$/.test(inscricaoEstadual)) return 9;
  return inscricaoEstadual === 'ISENTO' ? 2 : 1;
}
