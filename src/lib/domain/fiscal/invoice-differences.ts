/** Where a nota fiscal is not that of the order it is put to. */
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';

export type ReadInvoice = {
  /** CPF or CNPJ of who it is made out to; '' where it says none, undefined where only its key is known. */
  readonly destinatario: string | undefined;
  readonly valor: Centavos | undefined;
  readonly emitente: string;
  /** Issued to try the system: it is worth nothing. */
  readonly homologacao: boolean;
  /** The tax office has authorised it, as its protocol in the same file says; undefined where only its key is known. */
  readonly autorizada: boolean | undefined;
  /** Of goods that come in. */
  readonly entrada: boolean;
};

export type BilledOrder = {
  readonly documento: string;
  /** What is charged for it. */
  readonly cobrado: Centavos;
  /** What its other notas, but cancelled ones, are about. */
  readonly faturado: Centavos;
  /** CNPJ of the shop, '' where the settings name none. */
  readonly cnpj: string;
};

export type Difference =
  | { readonly campo: 'documento'; readonly nota: string; readonly pedido: string }
  | { readonly campo: 'emitente'; readonly nota: string; readonly pedido: string }
  | { readonly campo: 'total'; readonly nota: Centavos; readonly pedido: Centavos }
  | { readonly campo: 'homologacao' | 'autorizacao' | 'entrada' };

export function invoiceDifferences(invoice: ReadInvoice, order: BilledOrder): readonly Difference[] {
  const { destinatario, valor, emitente, homologacao, autorizada, entrada } = invoice;
  const open = centavos(order.cobrado - order.faturado);
  return [
    ...(homologacao ? [{ campo: 'homologacao' } as const] : []),
    ...(autorizada === false ? [{ campo: 'autorizacao' } as const] : []),
    ...(entrada ? [{ campo: 'entrada' } as const] : []),
    ...(destinatario !== undefined && destinatario !== order.documento
      ? [{ campo: 'documento', nota: destinatario, pedido: order.documento } as const]
      : []),
    ...(valor !== undefined && valor !== open
      ? [{ campo: 'total', nota: valor, pedido: open } as const]
      : []),
    ...(order.cnpj !== '' && root(emitente) !== root(order.cnpj)
      ? [{ campo: 'emitente', nota: emitente, pedido: order.cnpj } as const]
      : []),
  ];
}

/** Of a company: its branches have numbers of their own behind it. */
function root(cnpj: string): string {
  return cnpj.slice(0, 8);
}
