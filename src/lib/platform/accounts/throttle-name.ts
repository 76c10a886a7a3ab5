import type { Credentials } from './queries/users.ts';

/** The key that an account's attempts are counted under: a new password starts a new count. */
export function nameOf({ id, senha_hash }: Pick<Credentials, 'id' | 'senha_hash'>): string {
  return `id ${id} ${senha_hash}`;
}
