/** Somebody who works for the demo store, logged in. */
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { logIn } from './accounts.ts';
import type { TestStore, Visitor } from './store.ts';

export async function staff(
  store: TestStore,
  role: 'marketing' | 'vendedor' | 'administrador',
): Promise<Visitor> {
  const visitor = store.visitor();
  const usuario = `${NAMES[role]}@demo.test`;
  await logIn(visitor, { usuario, senha: DEMO_PASSWORD });
  return visitor;
}

const NAMES = { marketing: 'marketing', vendedor: 'vendas', administrador: 'admin' } as const;
