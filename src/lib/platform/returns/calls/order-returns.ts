/** `order/:numero/returns*`, ours: what the buyer of an order sends back. */
import { z } from 'zod';
import { convertDevolucoesPedido, type DevolucoesPedido } from '#lib/contract/returns.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { RETURN_KINDS } from '#lib/domain/returns/return.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Call, type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText, text, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { orderReader } from '#lib/platform/orders/order-reader.ts';
import { ordererOf } from '#lib/platform/orders/orderer.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { askReturn, cancelReturn } from '../ask-return.ts';
import { keepPicture } from '../files.ts';
import { readReturns } from '../order-returns.ts';
import { findFile } from '../queries/files.ts';
import { findReturn } from '../queries/returns.ts';
import { presentReturns, returnRules } from '../wire/returns.ts';

/** More lines than an order has. */
const MOST_LINES = 1000;
const ASK = z.object({
  chave: requiredText(100),
  tipo: z.enum(RETURN_KINDS),
  desejo: z.enum(['dinheiro', 'troca']).default('dinheiro').describe('Of a defect: what its buyer wants.'),
  motivo: text(2000).describe('Has to be said for `troca` and `defeito`.'),
  itens: z
    .array(z.object({ linha: wholeNumber(0, MOST_LINES), quantidade: wholeNumber(1, 1_000_000) }))
    .max(MOST_LINES)
    .default([])
    .describe('Empty: everything that is left.'),
});
const FILE = z.object({ nome: requiredText(255).describe('Name of the file.') });

export function orderReturnEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  const readOwn = orderReader(deps);
  const path = '/order/:numero/returns';
  /** @throws HttpError 401 and 404 for an order of somebody else. */
  const ownOrder = async ({ context, param }: Pick<Call<unknown, unknown>, 'context' | 'param'>) => {
    const numero = readId(param('numero'), message.unknownOrder);
    await readOwn(numero, await ordererOf(context, deps));
    return numero;
  };
  const present = async (numero: number): Promise<DevolucoesPedido> => {
    const all = await readReturns(db, numero);
    if (!all) throw notFound(message.unknownOrder);
    return convertDevolucoesPedido(presentReturns(await readShop(deps), all, now()), toReais);
  };
  const fileCall = (tipo: 'foto' | 'etiqueta', of: string, summary: string): Endpoint =>
    endpoint(
      { base: 'vitrine', method: 'get', path: `${path}/:id/${of}`, summary, answer: 'ArquivoDevolucao' },
      async (call) => {
        const numero = await ownOrder(call);
        const id = readId(call.param('id'), message.unknownReturn);
        const ordem = tipo === 'foto' ? readId(call.param('ordem'), message.unknownReturn) : 1;
        const row = await findReturn(db, id);
        const file = row?.numero === numero ? await findFile(db, { id, tipo, ordem }) : undefined;
        if (!file) throw notFound(message.unknownReturn);
        return { formato: file.formato, dados: Buffer.from(file.bytes).toString('base64') };
      },
    );
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path,
        summary: 'What comes back of an order, and what its buyer may still ask',
        answer: 'DevolucoesPedido',
      },
      async (call) => present(await ownOrder(call)),
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path,
        summary:
          'Withdraws from an order that was sent, or asks for a change or about a defect; the same key again is the same return',
        body: ASK,
        answer: 'DevolucoesPedido',
      },
      async (call) => {
        const numero = await ownOrder(call);
        const { motivo, ...form } = call.body;
        const rules = returnRules(await readShop(deps));
        await inTransaction(db, (trx) =>
          askReturn(trx, numero, { ...form, motivo: motivo.trim() }, { rules, now: now() }),
        );
        deps.later(deps.sendOutbox);
        return present(numero);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: `${path}/:id/cancel`,
        summary: 'Takes a return back, as long as the goods are not in the shop',
        answer: 'DevolucoesPedido',
      },
      async (call) => {
        const numero = await ownOrder(call);
        const id = readId(call.param('id'), message.unknownReturn);
        await inTransaction(db, (trx) => cancelReturn(trx, numero, id, now()));
        deps.later(deps.sendOutbox);
        return present(numero);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: `${path}/:id/pictures`,
        summary: 'Adds a picture of what is wrong to a return',
        query: FILE,
        file: true,
        answer: 'DevolucoesPedido',
      },
      async (call) => {
        const numero = await ownOrder(call);
        const id = readId(call.param('id'), message.unknownReturn);
        const bytes = await call.context.req.bytes();
        await keepPicture(deps, { numero, id }, { nome: call.query.nome, bytes });
        return present(numero);
      },
    ),
    fileCall('foto', 'pictures/:ordem', 'A picture of a return'),
    fileCall('etiqueta', 'label', 'The label with which the goods come back'),
  ];
}
