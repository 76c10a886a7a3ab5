/** Returns of goods (migration 0320). Amounts are centavos. */
import type { Generated } from 'kysely';
import type { ReturnActor, ReturnEnd, ReturnKind, ReturnState } from '#lib/domain/returns/return.ts';
import type { Time } from './columns.ts';

export type ReturnTables = {
  order_list_stock: OrderListStockTable;
  returns: ReturnsTable;
  return_items: ReturnItemsTable;
  return_steps: ReturnStepsTable;
  return_files: ReturnFilesTable;
};

/** What one unit of a list in an order took. */
type OrderListStockTable = {
  numero: number;
  /** `ordem` of the line. */
  linha: number;
  product_id: number;
  valor_id: number;
  unidades: number;
};

export type ReturnsTable = {
  id: Generated<number>;
  numero: number;
  /** Of the form that asked for it: the same key is the same return. */
  chave: string;
  body_digest: string;
  tipo: ReturnKind;
  /** What its buyer would like best. */
  desejo: 'dinheiro' | 'troca';
  motivo: Generated<string>;
  status: ReturnState;
  instrucoes: Generated<string>;
  /** Where the label is, '' for none. */
  etiqueta_link: Generated<string>;
  /** What the shop said at the end, or when it refused. */
  resposta: Generated<string>;
  desfecho: Generated<ReturnEnd | ''>;
  /** What goes back by the payment of the order. */
  valor: Generated<number>;
  /** Id of the refund, or of the one that a person makes. */
  refund_id: Generated<string>;
  /** It gave the order's coupon back. */
  cupom: Generated<boolean>;
  /** Counts its changes. */
  revision: Generated<number>;
  created_at: Time;
};

export type ReturnItemsTable = {
  return_id: number;
  /** `ordem` of the order's line. */
  linha: number;
  quantidade: number;
  /** Units that came, and those of them that may be sold again. */
  recebida: Generated<number>;
  ao_estoque: Generated<number>;
  /** Units sent in exchange, and the code of what was sent, '' for the same goods (migration 0600). */
  enviada: Generated<number>;
  enviada_codigo: Generated<string>;
};

type ReturnStepsTable = {
  id: Generated<number>;
  return_id: number;
  de: ReturnState | '';
  para: ReturnState;
  por: ReturnActor;
  /** Name of who works for the shop, '' for the buyer. */
  author: string;
  nota: string;
  created_at: Time;
};

export type ReturnFilesTable = {
  return_id: number;
  tipo: 'foto' | 'etiqueta';
  ordem: number;
  formato: 'webp' | 'pdf' | 'txt';
  digest: string;
  bytes: Uint8Array;
  created_at: Time;
};
