/** `cart/saved`, ours: lines kept for later. */
import type { Context } from 'hono';
import type { ItensGuardados } from '#lib/contract/cart-saved.ts';
import { convertItemCarrinho } from '#lib/contract/conversion.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readSession } from '#lib/platform/kernel/http/session.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { lineKey } from '#lib/platform/offers/available-lines.ts';
import type { LineKey } from '#lib/platform/offers/line.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { CountDeps } from '#lib/platform/visits/day-counts.ts';
import { deleteSaved } from '../queries/saved-items.ts';
import { readSaved, restoring, saving } from '../saved-for-later.ts';
import { presentLine } from '../wire/cart.ts';
import { cartWriter, keyOf, LINE } from './checkout-cart.ts';

export function cartSavedEndpoints(deps: CountDeps): readonly Endpoint[] {
  const write = cartWriter(deps);
  const own = { base: 'vitrine', path: '/cart/saved' } as const;
  return [
    endpoint(
      { ...own, method: 'get', summary: 'The lines kept for later, newest first', answer: 'ItensGuardados' },
      async ({ context }) => present(deps, context, await readSession(context, deps)),
    ),
    endpoint(
      {
        ...own,
        method: 'post',
        summary: 'Keeps a line of the cart for later',
        body: LINE,
        answer: 'Carrinho',
      },
      async ({ context, body }) => {
        const { change, also } = saving(keyOf(body), deps.now());
        return write(context, [], change, also);
      },
    ),
    endpoint(
      {
        ...own,
        method: 'put',
        summary: 'Puts a kept line back into the cart',
        body: LINE,
        answer: 'Carrinho',
      },
      async ({ context, body }) => {
        const line = await keptLine(deps, context, await readSession(context, deps), keyOf(body));
        const { change, also } = restoring(line);
        return write(context, [line], change, also);
      },
    ),
    endpoint(
      { ...own, method: 'delete', summary: 'Forgets a kept line', body: LINE, answer: 'ItensGuardados' },
      async ({ context, body }) => {
        const session = await readSession(context, deps);
        const gone =
          session && (await inTransaction(deps.db, (trx) => deleteSaved(trx, session, keyOf(body))));
        if (!gone) throw notFound(message.unknownLine);
        return present(deps, context, session);
      },
    ),
  ];
}

async function keptLine(
  deps: Deps,
  context: Context<PlatformEnv>,
  session: SessionRow | undefined,
  key: LineKey,
) {
  const shop = await readShopFor(deps, context);
  const kept = session ? await readSaved(deps.db, session, termsOf(shop)) : [];
  const found = kept.find(({ line }) => lineKey(line) === lineKey(key));
  if (!found) throw notFound(message.unknownLine);
  return found.line;
}

async function present(
  deps: Deps,
  context: Context<PlatformEnv>,
  session: SessionRow | undefined,
): Promise<ItensGuardados> {
  const shop = await readShopFor(deps, context);
  const kept = session ? await readSaved(deps.db, session, termsOf(shop)) : [];
  return { itens: kept.map((line) => convertItemCarrinho(presentLine(shop, line), toReais)) };
}
