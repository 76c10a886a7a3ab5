/** Keys for programs and what they did (migration 0450), events and web hooks (0451, 0500). */
import type { Generated } from 'kysely';
import type { Scope } from '#lib/domain/programs/scopes.ts';
import type { Json, OptionalTime, Time } from './columns.ts';

export type ProgramTables = {
  program_keys: ProgramKeysTable;
  program_writes: ProgramWritesTable;
  program_calls: ProgramCallsTable;
  order_positions: OrderPositionsTable;
  program_events: ProgramEventsTable;
  web_hooks: WebHooksTable;
  web_hook_deliveries: WebHookDeliveriesTable;
};

export type ProgramKeysTable = {
  id: Generated<number>;
  nome: string;
  /** First characters of the key. */
  inicio: string;
  /** SHA-256 of the key, which is kept nowhere. */
  digest: string;
  escopos: Json<readonly Scope[]>;
  por_minuto: number;
  expires_at: OptionalTime;
  revoked_at: OptionalTime;
  /** Who made it; their name stays when the account goes. */
  author: string;
  created_at: Time;
  /** To the minute. */
  last_used_at: OptionalTime;
};

/** A write under a key of the program's own: sent again, it gets the first answer. */
type ProgramWritesTable = {
  key_id: number;
  chave: string;
  body_digest: string;
  /** Null only inside the transaction that makes it. */
  answer: Json<object> | null;
  created_at: Time;
};

/** Writes, refusals and looks at personal data. */
type ProgramCallsTable = {
  id: Generated<number>;
  key_id: number;
  chamada: string;
  alvo: string;
  status: number;
  created_at: Time;
};

/** What happened, written by triggers (migration 0451). */
type ProgramEventsTable = {
  id: Generated<number>;
  /** As that of orders. */
  posicao: number | null;
  tipo: string;
  dados: Json<object>;
  created_at: Time;
};

/**
 * Where an order stands among those that changed. A trigger takes the number away when the order changes; whoever reads gives
 * new ones, one at a time and only to what is committed. So a cursor passes over no order, whichever transaction ends first.
 */
type OrderPositionsTable = {
  numero: number;
  posicao: Generated<number | null>;
};

/** Addresses that events are sent to (migration 0500). */
export type WebHooksTable = {
  id: Generated<number>;
  nome: string;
  url: string;
  /** Types of events that it wants; none for all. */
  tipos: Json<readonly string[]>;
  /** Sealed, as is the one before, which is good until `anterior_ate`. */
  segredo: string;
  segredo_anterior: Generated<string>;
  anterior_ate: OptionalTime;
  ativo: Generated<boolean>;
  /** When the shop itself switched it off. */
  desligado_em: OptionalTime;
  /** Place of the last event that was looked at for it. */
  posicao: number;
  /** Tries that failed in a row, and since when. */
  falhas: Generated<number>;
  falha_desde: OptionalTime;
  /** It is sent nothing until then. */
  pausa_ate: OptionalTime;
  revisao: Generated<number>;
  author: string;
  created_at: Time;
};

export type WebHookDeliveriesTable = {
  id: Generated<number>;
  hook_id: number;
  /** The `webhook-id`, the same in each try. */
  evento: string;
  tipo: string;
  /** Bytes that are sent and signed. */
  corpo: string;
  tentativas: Generated<number>;
  /** Null when it is not tried again: it was taken, or given up. */
  proxima: OptionalTime;
  /** Status of the last answer. */
  resposta: number | null;
  /** Why the last try failed. */
  falta: Generated<string>;
  tentada_em: OptionalTime;
  entregue_em: OptionalTime;
  created_at: Time;
};
