/** What PostgreSQL calls a write that it takes nowhere: `read_only_sql_transaction`. */
const READ_ONLY = '25006';

/** The server takes no writes: a standby, or a primary that another one has taken the place of. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && (error as { readonly code?: unknown }).code === READ_ONLY;
