/** Who makes the calls. */
import type { TestStore, Visitor } from '../../support/store.ts';
import { type Call, FRONT } from './call.ts';
import type { World } from './world.ts';

type Account = { readonly usuario: string; readonly senha: string };

const senha = 'cabo-de-demonstracao';
/** Accounts of the demo store. */
export const CUSTOMER: Account = { usuario: 'cliente@demo.test', senha };
/** Whose login opens a sale for somebody else. */
export const SELLER: Account = { usuario: 'vendas@demo.test', senha };
/** Who has a representative. */
export const RESELLER: Account = { usuario: 'revenda@demo.test', senha };

export async function logIn(visitor: Visitor, account: Account = CUSTOMER): Promise<void> {
  const body = JSON.stringify(account);
  const answer = await visitor.fetch(`${FRONT}/checkout/login`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
}

/** Someone for whom the call's request is valid. */
export async function visitorFor({ member, before }: Call, store: TestStore, world: World): Promise<Visitor> {
  const visitor = store.visitor();
  if (member) await logIn(visitor);
  await before?.(visitor, world);
  return visitor;
}
