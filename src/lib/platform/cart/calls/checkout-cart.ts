/** `checkout/cart` (platform contract 2.10, 4.6, 8.10). */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Carrinho } from '#lib/contract/checkout.ts';
import { convertCarrinho } from '#lib/contract/conversion.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { isRobot } from '#lib/domain/kernel/robot.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { bodyDigest } from '#lib/platform/kernel/http/body-digest.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { id, optionalId, type PlatformEnv, quantity, text } from '#lib/platform/kernel/http/request.ts';
import { markWritten, readSession, userAgentOf, writeSession } from '#lib/platform/kernel/http/session.ts';
import { isNewKey } from '#lib/platform/kernel/limits/writing.ts';
import { saleOf } from '#lib/platform/kernel/sale.ts';
import type { LineKey } from '#lib/platform/offers/line.ts';
import { adding, type Change, removing, setting } from '#lib/platform/offers/line-changes.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { CountDeps } from '#lib/platform/visits/day-counts.ts';
import { changeCart, EMPTY_CART, readCart, type SettledCart } from '../cart.ts';
import type { CartOwner } from '../queries/carts.ts';
import { presentCart } from '../wire/cart.ts';

export function cartEndpoints(deps: CountDeps): readonly Endpoint[] {
  const write = cartWriter(deps);
  const path = '/checkout/cart';
  return [
    endpoint({ method: 'get', path, summary: 'The cart', answer: 'Carrinho' }, async ({ context }) => {
      const session = await readSession(context, deps);
      const shop = await readShopFor(deps, context);
      return presented(shop, session ? await readCart(deps.db, session, termsOf(shop)) : EMPTY_CART);
    }),
    endpoint(
      { method: 'post', path, summary: 'Puts items into the cart', body: ADD, answer: 'Carrinho' },
      async ({ context, body: { tipo, itens } }) => {
        const lines = itens.map(({ quantidade, parametros, ...item }) => ({
          ...keyOf({ tipo, ...item }),
          quantidade,
          parametros,
        }));
        return write(context, lines, adding(lines));
      },
    ),
    endpoint(
      { method: 'put', path, summary: 'Sets the quantity of a line', body: UPDATE, answer: 'Carrinho' },
      async ({ context, body }) => write(context, [keyOf(body)], setting(keyOf(body), body.quantidade)),
    ),
    endpoint(
      { method: 'delete', path, summary: 'Takes a line out of the cart', body: LINE, answer: 'Carrinho' },
      async ({ context, body }) => write(context, [], removing(keyOf(body))),
    ),
  ];
}

type Write = (
  context: Context<PlatformEnv>,
  keys: readonly LineKey[],
  change: Change,
  also?: (trx: Trx, owner: CartOwner, cart: SettledCart) => Promise<void>,
) => Promise<Carrinho>;

/** Milliseconds in which a write with the `Idempotency-Key` of another one is the same double click. */
const SAME_CLICK = 2000;

/** Every write answers with the whole cart, after its commit. */
export function cartWriter(deps: CountDeps): Write {
  return async (context, keys, change, also) => {
    const shop = await readShopFor(deps, context);
    const click = await readClick(context);
    let isDone = false;
    const { session, cart, isFirst } = await changeCart(
      deps.db,
      async (trx) => {
        const row = await writeSession(trx, context, deps);
        isDone = click !== undefined && !(await isNewKey(trx, click(row.id), shop.now));
        return row;
      },
      keys,
      (lines, ...rest) => (isDone ? lines : change(lines, ...rest)),
      termsOf(shop),
      also,
    );
    markWritten(context, session);
    if (isFirst && !saleOf(session) && !isRobot(userAgentOf(context))) deps.dayCounts.noteCart();
    return presented(shop, cart);
  };
}

/** Undefined without an `Idempotency-Key`. It stands for the call and its body; of which session, the write says. */
async function readClick({ req }: Context<PlatformEnv>) {
  const key = req.header('Idempotency-Key') ?? '';
  if (key === '') return undefined;
  const body_digest = bodyDigest([req.method, req.path, await req.text()]);
  return (session: string) => ({ words: ['cart', session, key], body_digest, within: SAME_CLICK });
}

const KEY = {
  idProduto: id,
  idAtributoSimples: optionalId,
  idUnidadeVenda: optionalId,
  idArmazem: optionalId,
  adicional: text(500),
};
const tipo = z.enum(['produto', 'lista']);
const ADD = z.object({
  tipo,
  itens: z
    .array(z.object({ ...KEY, quantidade: quantity, parametros: text(2000) }))
    .min(1)
    .max(100),
});
/** Some clients send a line's `hash` back without its `tipo`: it is a product then. */
export const LINE = z.object({ ...KEY, tipo: tipo.default('produto') });
const UPDATE = LINE.extend({ quantidade: quantity });

export function keyOf(body: z.output<typeof LINE>): LineKey {
  return {
    tipo: body.tipo,
    id_produto: body.idProduto,
    id_atributo_simples: body.idAtributoSimples,
    id_unidade_venda: body.idUnidadeVenda,
    id_armazem: body.idArmazem,
    adicional: body.adicional,
  };
}

function presented(shop: Shop, cart: SettledCart): Carrinho {
  return convertCarrinho(presentCart(shop, cart), toReais);
}
