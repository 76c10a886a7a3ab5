/** Notas fiscais as the wire spells them. */
import type { NotaFiscal, NotaPainel } from '#lib/contract/order-invoices.ts';
import { readAccessKey } from '#lib/domain/fiscal/access-key.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import type { OrderRow } from '#lib/platform/orders/queries/orders.ts';
import { differencesOf } from '../keep-invoice.ts';
import type { InvoiceRow } from '../queries/invoices.ts';

export function presentInvoice(row: InvoiceRow): NotaFiscal<Centavos> {
  const { modelo, serie, numero } = keyOf(row);
  return {
    ...{ id: row.id, chave: row.chave, modelo, serie, numero, xml: row.tem_xml, danfe: row.tem_danfe },
    valor: row.valor === null ? null : centavos(row.valor),
    emitidaEm: row.emitida_em?.toISOString() ?? '',
    canceladaEm: row.cancelled_at?.toISOString() ?? '',
  };
}

/** One that is cancelled differs in nothing. */
export function presentForPanel(
  row: InvoiceRow,
  order: OrderRow,
  context: { readonly others: readonly InvoiceRow[]; readonly cnpj: string },
): NotaPainel<Centavos> {
  const key = keyOf(row);
  const read = {
    ...{ key, emitente: key.emitente, homologacao: row.homologacao, entrada: row.entrada },
    destinatario: row.destinatario ?? undefined,
    valor: row.valor === null ? undefined : centavos(row.valor),
    autorizada: row.autorizada ?? undefined,
  };
  return {
    ...presentInvoice(row),
    diferencas: row.cancelled_at ? [] : differencesOf(read, order, context),
    por: row.author,
    em: row.created_at.toISOString(),
  };
}

/** @throws Error for a key that was never let in. */
function keyOf({ chave }: InvoiceRow) {
  const key = readAccessKey(chave);
  if (typeof key === 'string') throw new Error(`the key ${chave} of a nota is none: ${key}`);
  return key;
}
