/** Logging in as the people of the demo store, by the contract's own calls. */
import { ACCOUNTS, DEMO_PASSWORD, type SeedAccount } from '#artwork/demo/accounts.ts';
import type { Visitor } from './store.ts';

const FRONT = '/api/v2/front';

/** @throws Error when the demo store has nobody with this address. */
export function person(
  name: 'cliente' | 'empresa' | 'revenda' | 'bloqueado' | 'vendas' | 'marketing' | 'admin',
): SeedAccount {
  const found = ACCOUNTS.find(({ email }) => email === `${name}@demo.test`);
  if (!found) throw new Error(`no demo account ${name}`);
  return found;
}

export const ANA = { usuario: person('cliente').email, senha: DEMO_PASSWORD };

export function post(visitor: Visitor, path: string, body?: unknown, headers = {}): Promise<Response> {
  return visitor.fetch(`${FRONT}/${path}`, {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export function get(visitor: Visitor, path: string): Promise<Response> {
  return visitor.fetch(`${FRONT}/${path}`);
}

/** @throws Error when the login is refused. */
export async function logIn(visitor: Visitor, credentials: object = ANA): Promise<void> {
  const answer = await post(visitor, 'checkout/login', credentials);
  if (!answer.ok) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
}
