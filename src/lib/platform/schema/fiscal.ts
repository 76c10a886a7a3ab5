/** Notas fiscais of orders (migration 0453). */
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTime, Time } from './columns.ts';

export type FiscalTables = {
  order_invoices: OrderInvoicesTable;
  order_invoice_prints: OrderInvoicePrintsTable;
};

type OrderInvoicesTable = {
  id: Generated<number>;
  numero: number;
  chave: string;
  /** CPF or CNPJ it is made out to; null where only its key is known, as `valor` and `autorizada`. */
  destinatario: string | null;
  /** Centavos. */
  valor: number | null;
  homologacao: Generated<boolean>;
  autorizada: boolean | null;
  entrada: Generated<boolean>;
  emitida_em: OptionalTime;
  /** '' where it was not sent. */
  xml: Generated<string>;
  cancelled_at: OptionalTime;
  author: string;
  created_at: Time;
};

/** The DANFE as PDF. */
type OrderInvoicePrintsTable = {
  invoice_id: number;
  bytes: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
  created_at: Time;
};
