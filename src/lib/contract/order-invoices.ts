/** Notas fiscais of an order: ours, `order/:numero/invoices` and `panel/orders/:numero/invoices`. */
import type { InvoiceModel } from '#lib/domain/fiscal/access-key.ts';
import type { Difference } from '#lib/domain/fiscal/invoice-differences.ts';
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Convert } from './money.ts';

export type NotaFiscal<M extends Money = Reais> = {
  readonly id: number;
  /** 44 characters; a CNPJ in it may have letters. */
  readonly chave: string;
  readonly modelo: InvoiceModel;
  readonly serie: number;
  readonly numero: number;
  /** What it is about; null where only its key is known. */
  readonly valor: M | null;
  /** ISO time; '' where only its key is known. */
  readonly emitidaEm: string;
  /** ISO time at which the shop marked it as cancelled; '' of one that holds. */
  readonly canceladaEm: string;
  /** What may be asked for as a file. */
  readonly xml: boolean;
  readonly danfe: boolean;
};

export type NotasPedido<M extends Money = Reais> = {
  /** The oldest first. */
  readonly notas: readonly NotaFiscal<M>[];
};

/** Where it is not that of the order; of `total` both are what is still open of the order. */
export type DiferencaNota<M extends Money = Reais> =
  | Exclude<Difference, { readonly campo: 'total' }>
  | { readonly campo: 'total'; readonly nota: M; readonly pedido: M };

export type NotaPainel<M extends Money = Reais> = NotaFiscal<M> & {
  readonly diferencas: readonly DiferencaNota<M>[];
  /** Name of who put it there, and the ISO time of it. */
  readonly por: string;
  readonly em: string;
};

export type NotasPainel<M extends Money = Reais> = {
  readonly notas: readonly NotaPainel<M>[];
  /** Who billed it, a program or the shop by a nota; null as long as nobody did. */
  readonly faturado: { readonly em: string; readonly por: string; readonly referencia: string } | null;
};

export type ArquivoNota = {
  readonly formato: 'xml' | 'pdf';
  /** Base64. */
  readonly dados: string;
};

export function convertNotasPedido<A extends Money, B extends Money>(
  { notas }: NotasPedido<A>,
  convert: Convert<A, B>,
): NotasPedido<B> {
  return { notas: notas.map((nota) => convertNota(nota, convert)) };
}

export function convertNotasPainel<A extends Money, B extends Money>(
  { notas, ...rest }: NotasPainel<A>,
  convert: Convert<A, B>,
): NotasPainel<B> {
  return {
    ...rest,
    notas: notas.map(({ diferencas, ...nota }) => ({
      ...convertNota(nota, convert),
      diferencas: diferencas.map((one) =>
        one.campo === 'total' ? { ...one, nota: convert(one.nota), pedido: convert(one.pedido) } : one,
      ),
    })),
  };
}

function convertNota<A extends Money, B extends Money, Nota extends { readonly valor: A | null }>(
  { valor, ...nota }: Nota,
  convert: Convert<A, B>,
): Omit<Nota, 'valor'> & { readonly valor: B | null } {
  return { ...nota, valor: valor === null ? null : convert(valor) };
}
