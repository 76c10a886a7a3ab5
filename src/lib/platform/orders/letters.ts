/** Sends what waits to be told about orders, to buyer and shop. */
import type { Deps } from '../platform.ts';
import { presentOrder } from '../present/order.ts';
import { type Letter, markSent, takeLetter } from '../queries/order-letters.ts';
import { findOrder } from '../queries/orders.ts';
import { readShop } from '../read-shop.ts';
import { orderLetter } from './letter.ts';

/** Sends all that is due. @throws the last failure, after the rest was tried; what failed is due again later. */
export async function sendLetters(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const letter = await takeLetter(deps.db, deps.now());
    if (!letter) break;
    try {
      await send(deps, letter);
      await markSent(deps.db, letter, deps.now());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures.at(-1);
}

async function send(deps: Deps, { numero, leitor, assunto }: Letter): Promise<void> {
  const order = await findOrder(deps.db, numero);
  if (!order) return;
  const shop = await readShop(deps);
  const { site } = shop.configuracoes.sistema.geral;
  const to = leitor === 'loja' ? site.email : order.comprador.email;
  if (to === '') return;
  const letter = orderLetter(presentOrder(shop, order), { leitor, assunto, shop });
  await deps.sendMail({ from: { name: site.nome, address: site.email }, to, ...letter });
}
