/** What waits for the shop's people, and how it sells, for the first page of the panel. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';

type Convert<A extends Money, B extends Money> = (amount: A) => B;

/** Orders that were not cancelled, of the last days, today too. */
export type VendasRecentes<M extends Money = Reais> = {
  /** The oldest first, each day once; `dia` is `YYYY-MM-DD`. */
  readonly dias: readonly { readonly dia: string; readonly pedidos: number; readonly valor: M }[];
  /** Units ordered in these days, most first. */
  readonly maisVendidos: readonly {
    readonly nome: string;
    readonly rota: string;
    readonly unidades: number;
  }[];
};

export type InicioPainel<M extends Money = Reais> = {
  /** Of the sections that the asking person may open, by their path below `/painel`; those where nothing waits are left out. */
  readonly esperando: readonly { readonly secao: string; readonly quantos: number }[];
  readonly emails: {
    /** Mails go to a mail server; without one nobody gets them, and nobody can open an account. */
    readonly servidor: boolean;
    /** Mails that no server took: those that are tried again, and those that are not. */
    readonly falhas: number;
  };
  /** For who may see orders; null for anybody else. */
  readonly vendas: VendasRecentes<M> | null;
};

export function convertInicioPainel<A extends Money, B extends Money>(
  inicio: InicioPainel<A>,
  convert: Convert<A, B>,
): InicioPainel<B> {
  const { vendas } = inicio;
  if (!vendas) return { ...inicio, vendas };
  const dias = vendas.dias.map((day) => ({ ...day, valor: convert(day.valor) }));
  return { ...inicio, vendas: { ...vendas, dias } };
}
