/** Of what PostgreSQL and PGlite say alike. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another transaction has taken the same name, code or address first. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
