/** What an error says of the database itself, and not of the statement that met it. */

/** What PostgreSQL calls a write that it takes nowhere: `read_only_sql_transaction`. */
const READ_ONLY = '25006';
/**
 * PostgreSQL, appendix A: class 08 (the connection), 53 (out of connections, memory or disk), 57P01 to 57P05 (it ends, begins, or
 * dropped the database or an idle session). Node: a connection that was refused, cut or not answered.
 */
const AWAY =
  /^(08\w{3}|53\d{3}|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What pg, its pool and the watch of a silent socket say without a code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|the database (is silent|did not say)|Client has encountered a connection error)/;

/** The server takes no writes: a standby, or a primary that another one has taken the place of. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY;

/** The server cannot be reached, is ending or beginning, or has room for nothing more: the same request may do in a moment. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (typeof code === 'string' && AWAY.test(code)) || AWAY_WORDS.test(error.message);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (error as { readonly code?: unknown }).code : undefined;
