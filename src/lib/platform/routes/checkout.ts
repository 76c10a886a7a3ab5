/** `checkout/cart` and `checkout/user` (platform contract 4.6, 8.10). */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { convertCarrinho } from '#lib/contract/conversion.ts';
import { toReais } from '#lib/domain/money.ts';
import { changeCart, EMPTY_CART, readCart } from '../cart/cart.ts';
import { adding, type Change, removing, setting } from '../cart/change.ts';
import type { SettledCart } from '../cart/settle.ts';
import type { Deps } from '../platform.ts';
import { presentCart } from '../present/cart.ts';
import { presentSettings } from '../present/settings.ts';
import type { Shop } from '../present/shop.ts';
import { presentAnonymous } from '../present/user.ts';
import type { LineKey } from '../queries/carts.ts';
import { readSettings } from '../queries/settings.ts';
import { id, optionalId, type PlatformEnv, readBody, text, wholeNumber } from '../request.ts';
import { markWritten, readSession, sessionSweeper, writeSession } from '../session.ts';

type Ctx = Context<PlatformEnv>;

export function checkoutRoutes(deps: Deps): Hono<PlatformEnv> {
  const sweep = sessionSweeper(deps);

  /** Every write answers with the whole cart, after its commit. */
  async function write(context: Ctx, keys: readonly LineKey[], change: Change): Promise<Response> {
    const shop = await shopNow(deps);
    await readSession(context, deps);
    const { session, cart } = await changeCart(
      deps.db,
      (trx) => writeSession(trx, context, deps),
      keys,
      change,
      termsOf(shop),
    );
    markWritten(context, session);
    await sweep();
    return answer(context, shop, cart);
  }

  return new Hono<PlatformEnv>()
    .get('/cart', async (context) => {
      const session = await readSession(context, deps);
      const shop = await shopNow(deps);
      return answer(context, shop, session ? await readCart(deps.db, session.id, termsOf(shop)) : EMPTY_CART);
    })
    .post('/cart', async (context) => {
      const { tipo, itens } = await readBody(context, ADD);
      const lines = itens.map(({ quantidade, parametros, ...item }) => ({
        ...keyOf({ tipo, ...item }),
        quantidade,
        parametros,
      }));
      return write(context, lines, adding(lines));
    })
    .put('/cart', async (context) => {
      const body = await readBody(context, UPDATE);
      return write(context, [keyOf(body)], setting(keyOf(body), body.quantidade));
    })
    .delete('/cart', async (context) => {
      const key = keyOf(await readBody(context, LINE));
      return write(context, [], removing(key));
    })
    .get('/user', async (context) => context.json(presentAnonymous(await readSession(context, deps))));
}

const KEY = {
  idProduto: id,
  idAtributoSimples: optionalId,
  idUnidadeVenda: optionalId,
  idArmazem: optionalId,
  adicional: text(500),
};
const tipo = z.enum(['produto', 'lista']);
/** More than any stock holds: the stock decides how much of it there is. */
const quantidade = wholeNumber(1, Number.MAX_SAFE_INTEGER).transform((value) =>
  Math.min(value, 1_000_000_000),
);
const ADD = z.object({
  tipo,
  itens: z
    .array(z.object({ ...KEY, quantidade, parametros: text(2000) }))
    .min(1)
    .max(100),
});
/** Some clients send a line's `hash` back without its `tipo`: it is a product then. */
const LINE = z.object({ ...KEY, tipo: tipo.default('produto') });
const UPDATE = LINE.extend({ quantidade });

function keyOf(body: z.output<typeof LINE>): LineKey {
  return {
    tipo: body.tipo,
    id_produto: body.idProduto,
    id_atributo_simples: body.idAtributoSimples,
    id_unidade_venda: body.idUnidadeVenda,
    id_armazem: body.idArmazem,
    adicional: body.adicional,
  };
}

async function shopNow({ db, siteUrl, now }: Deps): Promise<Shop> {
  return { siteUrl, now: now(), configuracoes: presentSettings(await readSettings(db), siteUrl) };
}

function termsOf({ configuracoes, now }: Shop): Parameters<typeof readCart>[2] {
  return { discounts: configuracoes.pagamento.descontoVista, now };
}

function answer(context: Ctx, shop: Shop, cart: SettledCart): Response {
  return context.json(convertCarrinho(presentCart(shop, cart), toReais));
}
