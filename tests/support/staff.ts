/** Somebody who works for the demo store, logged in. */
import { DEMO_PASSWORD } from '#lib/platform/seed/accounts.ts';
import { logIn } from './accounts.ts';
import type { TestStore, Visitor } from './store.ts';

export async function staff(store: TestStore, role: 'marketing' | 'administrador'): Promise<Visitor> {
  const visitor = store.visitor();
  const usuario = role === 'marketing' ? 'marketing@demo.test' : 'admin@demo.test';
  await logIn(visitor, { usuario, senha: DEMO_PASSWORD });
  return visitor;
}
