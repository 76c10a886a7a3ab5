import type { Credentials } from './queries/users.ts';

/** Under which name an account's tries are counted: with a new password they begin anew. */
export function nameOf({ id, senha_hash }: Pick<Credentials, 'id' | 'senha_hash'>): string {
  return `id ${id} ${senha_hash}`;
}
