/** What a bank says came in, line by line, and what a person looked for in its place (migrations 0140, 0150, 0211). Amounts are centavos. */
import type { Generated } from 'kysely';
import type { OptionalTime, Time } from './columns.ts';

/** `YYYY-MM-DD` in the time of the shop. */
type Day = string;

export type BankStatementsTable = {
  id: Generated<number>;
  digest: string;
  nome: string;
  de: Day;
  ate: Day;
  /** Bank and account, '' where the file does not say (migration 0211). */
  conta: Generated<string>;
  author: string;
  created_at: Time;
  /** When all its lines were compared with the charges; before, it ends none. */
  matched_at: OptionalTime;
};

export type BankStatementLinesTable = {
  ref: string;
  statement_id: number;
  dia: Day;
  valor: number;
  memo: string;
  charge_id: number | null;
  /** Somebody said that it pays no order, and holds none (migration 0150). */
  dismissed_at: OptionalTime;
  dismissed_by: Generated<string>;
};

/** No statement will show the days until `ate`: codes whose term ended by then were looked for by a person (migration 0150). */
export type StatementWaiversTable = {
  id: Generated<number>;
  ate: Day;
  nota: string;
  author: string;
  created_at: Time;
};
