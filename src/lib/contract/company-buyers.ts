/** Several buyers of one company: ours, `account/buyers*`, `account/company` and `company-invitation/*`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Convert } from './money.ts';

/** For whom an account buys. */
export type EmpresaComprador<M extends Money = Reais> = {
  readonly nome: string;
  /** CNPJ without punctuation. */
  readonly documento: string;
  /** Up to which an order needs no approval, freight included; 0: each one does. */
  readonly limite: M;
};

export type CompradorEmpresa<M extends Money = Reais> = {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly limite: M;
  /** ISO time since when it buys for the company. */
  readonly desde: string;
};

export type ConviteComprador<M extends Money = Reais> = {
  readonly id: number;
  readonly email: string;
  readonly limite: M;
  /** ISO time from which on its link is not good any more. */
  readonly ate: string;
};

/** How an account stands: the company itself, a buyer of one, or neither. */
export type CompradoresEmpresa<M extends Money = Reais> = {
  /** The shop lets companies have several buyers. */
  readonly oferecido: boolean;
  readonly papel: 'empresa' | 'comprador' | 'nenhum';
  /** For whom it buys; null of an account that is no buyer. */
  readonly empresa: EmpresaComprador<M> | null;
  /** Of the company, by name. */
  readonly compradores: readonly CompradorEmpresa<M>[];
  readonly convites: readonly ConviteComprador<M>[];
};

/** What the link of an invitation offers to whoever opens it. */
export type ConviteDeEmpresa<M extends Money = Reais> = {
  readonly empresa: EmpresaComprador<M>;
  /** The address it was sent to, masked: whoever accepts is logged in with it. */
  readonly email: string;
  /** Whether the visitor is. */
  readonly aceitavel: boolean;
};

export function convertEmpresa<A extends Money, B extends Money>(
  company: EmpresaComprador<A>,
  convert: Convert<A, B>,
): EmpresaComprador<B> {
  return { ...company, limite: convert(company.limite) };
}

export function convertCompradores<A extends Money, B extends Money>(
  { empresa, compradores, convites, ...rest }: CompradoresEmpresa<A>,
  convert: Convert<A, B>,
): CompradoresEmpresa<B> {
  return {
    ...rest,
    empresa: empresa && convertEmpresa(empresa, convert),
    compradores: compradores.map((one) => ({ ...one, limite: convert(one.limite) })),
    convites: convites.map((one) => ({ ...one, limite: convert(one.limite) })),
  };
}

export function convertConvite<A extends Money, B extends Money>(
  invitation: ConviteDeEmpresa<A>,
  convert: Convert<A, B>,
): ConviteDeEmpresa<B> {
  return { ...invitation, empresa: convertEmpresa(invitation.empresa, convert) };
}
