/** `panel/returns*`: what comes back to the shop. It names buyers and gives money back: for an `administrador` only. */

import { z } from 'zod';
import { convertDevolucaoPainel, type DevolucaoPainel } from '#lib/contract/returns.ts';
import { toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { ORDERS } from '#lib/domain/panel/roles.ts';
import {
  RETURN_ENDS,
  RETURN_STATES,
  type ReturnState,
  WAITS_FOR_BUYER,
  WAITS_FOR_SHOP,
} from '#lib/domain/returns/return.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { numberParameter, paging, readId, text, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { PAGE } from '#lib/platform/panel/list-choice.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { By, Change } from '#lib/platform/panel/write.ts';
import { advanceRefunds } from '#lib/platform/payments/advance-refunds.ts';
import { reais } from '#lib/platform/payments/panel/fields.ts';
import type { CallDeps } from '#lib/platform/payments/payment-deps.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { concludeReturn } from '../conclude-return.ts';
import { keepLabel } from '../files.ts';
import { moveReturn } from '../move-return.ts';
import { readReturns } from '../order-returns.ts';
import { findFile } from '../queries/files.ts';
import { findReturn, listReturns, lockReturn, type ReturnRow, updateReturn } from '../queries/returns.ts';
import { presentForShop } from '../wire/returns.ts';

const STATES: Readonly<Record<'loja' | 'comprador' | 'encerradas' | 'todas', readonly ReturnState[]>> = {
  loja: WAITS_FOR_SHOP,
  comprador: WAITS_FOR_BUYER,
  encerradas: ['concluida', 'recusada', 'cancelada'],
  todas: RETURN_STATES,
};
const revisao = wholeNumber(1, 1_000_000_000).describe('What the form was filled with.');
const words = text(2000);
const SEEN = 'With `troca`: what is sent costs another amount, and who ends it knows; 409 says how much.';
const unit = wholeNumber(0, 1_000_000);
const link = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value === '' || /^https:\/\/[^\s]+$/.test(value))
  .default('')
  .describe('Where the label is: an address with https.');

export function panelReturnEndpoints(deps: CallDeps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const roles = ORDERS;
  const one = { roles, answer: 'DevolucaoPainel' } as const;
  const path = '/panel/returns/:id';
  const idOf = (param: (name: string) => string) => readId(param('id'), message.unknownReturn);
  const told = (id: number) => () => {
    deps.later(deps.sendOutbox);
    return read(deps, id);
  };
  return [
    panel(
      {
        method: 'get',
        path: '/panel/returns',
        summary: 'Returns of all orders, what was asked for first, first',
        roles,
        query: z.object({
          ...paging,
          pedido: numberParameter(1, 2 ** 31 - 1).describe('Number of the order they are of.'),
          situacao: z.enum(['loja', 'comprador', 'encerradas', 'todas']).default('loja').catch('loja'),
        }),
        answer: 'DevolucoesPainel',
      },
      async ({ query: { situacao, pedido, offset = 0, limit = PAGE } }) => {
        const { rows, counts } = await listReturns(db, {
          states: STATES[situacao],
          numero: pedido,
          offset,
          limit,
        });
        const sum = (states: readonly ReturnState[]) =>
          states.reduce((total, state) => total + (counts.get(state) ?? 0), 0);
        return {
          devolucoes: rows.map(({ id, numero, tipo, status, created_at, comprador, quantidade }) => ({
            id,
            numero,
            tipo,
            status,
            data: created_at.toISOString(),
            nome: comprador.nome,
            email: comprador.email,
            quantidade: quantidade ?? 0,
          })),
          totais: {
            loja: sum(STATES.loja),
            comprador: sum(STATES.comprador),
            encerradas: sum(STATES.encerradas),
          },
          info: { offset, limit, total: sum(STATES[situacao]) },
        };
      },
    ),
    panel({ ...one, method: 'get', path, summary: 'A return, and what may be done about it' }, ({ param }) =>
      read(deps, idOf(param)),
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/step`,
        summary: 'Accepts or refuses a return, or says that its goods arrived; its buyer is mailed',
        body: z.object({
          revisao,
          passo: z.enum(['aceita', 'recusada', 'recebida']),
          resposta: words.describe('Has to be said with `recusada`; its buyer reads it.'),
        }),
      },
      async ({ param, body: { revisao, passo, resposta }, write }) => {
        const id = idOf(param);
        return write(
          returnAct(id, revisao, async (trx, row, by) => {
            const nota = resposta.trim();
            if (passo === 'recusada' && nota === '') throw new HttpError(400, message.returnWords);
            const change = passo === 'recusada' ? { resposta: nota } : {};
            await moveReturn(trx, row, { to: passo, by: 'equipe', nota, change, ...by });
            return undefined;
          }),
          told(id),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/instructions`,
        summary: 'Tells the buyer how the goods come back; once more, it replaces what was said',
        body: z.object({ revisao, instrucoes: words, link }),
      },
      async ({ param, body: { revisao, instrucoes, link }, write }) => {
        const id = idOf(param);
        return write(
          returnAct(id, revisao, async (trx, row, by) => {
            const said = instrucoes.trim();
            if (said === '') throw new HttpError(400, message.returnWords);
            const change = { instrucoes: said, etiqueta_link: link };
            await moveReturn(trx, row, { to: 'instruida', by: 'equipe', change, ...by });
            return undefined;
          }),
          told(id),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/label`,
        summary: 'Keeps a label, as PDF or text, in place of the one before',
        query: z.object({ revisao }),
        file: true,
      },
      async ({ context, param, query, write }) => {
        const id = idOf(param);
        const bytes = await context.req.bytes();
        return write(
          returnAct(id, query.revisao, async (trx, row, by) => {
            if (row.status !== 'aceita' && row.status !== 'instruida')
              throw new HttpError(409, message.returnMoved);
            await keepLabel(trx, id, bytes, by.now);
            await updateReturn(trx, row, {});
            const campos = [{ campo: 'etiqueta', antes: '', depois: `${bytes.length} bytes` }];
            return { secao: RETURNS_SECTION, alvo: String(id), acao: 'mudou', campos };
          }),
          told(id),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/conclude`,
        summary: 'Ends a return whose goods were checked: money, shelf and coupon',
        body: z.object({
          revisao,
          desfecho: z.enum(RETURN_ENDS),
          valor: reais.default(0).describe('With `dinheiro`: what goes back.'),
          resposta: words.describe(
            'Its buyer reads it. Has to be said for another amount than the units cost.',
          ),
          itens: z
            .array(
              z.object({
                linha: unit,
                recebida: unit,
                aoEstoque: unit,
                enviada: unit.default(0).describe('With `troca`: units sent to the buyer, taken from stock.'),
                codigoEnviado: text(100)
                  .default('')
                  .transform((code) => code.trim())
                  .describe('Of other goods that were sent; empty for the same.'),
              }),
            )
            .min(1)
            .max(1000),
          diferencaVista: z.boolean().default(false).describe(SEEN),
        }),
      },
      async ({ param, body: { revisao, valor, resposta, diferencaVista, ...body }, write }) => {
        const id = idOf(param);
        const exchange = { terms: termsOf(await readShop(deps)), seen: diferencaVista };
        return write(
          returnAct(id, revisao, async (trx, { numero }, by) => {
            const said = { ...body, exchange, valor: toCentavos(valor), resposta: resposta.trim() };
            await concludeReturn(trx, deps, { numero, id }, { ...said, ...by });
            return undefined;
          }),
          () => {
            deps.later(() => advanceRefunds(deps));
            return told(id)();
          },
        );
      },
    ),
    panel(
      {
        method: 'get',
        roles,
        path: `${path}/pictures/:ordem`,
        summary: 'A picture of a return',
        answer: 'ArquivoDevolucao',
      },
      async ({ param }) => file(deps, idOf(param), 'foto', readId(param('ordem'), message.unknownReturn)),
    ),
    panel(
      {
        method: 'get',
        roles,
        path: `${path}/label`,
        summary: 'The label of a return',
        answer: 'ArquivoDevolucao',
      },
      async ({ param }) => file(deps, idOf(param), 'etiqueta', 1),
    ),
  ];
}

/** Of the history of the panel. */
const RETURNS_SECTION = 'devolucoes';

type Acting = { readonly author: string; readonly now: Date };

/** The order is locked first, as by everybody who moves something of it. */
function returnAct(
  id: number,
  revisao: number,
  act: (trx: Trx, row: ReturnRow, by: Acting) => Promise<PanelChange | undefined>,
): Change<ReturnRow, undefined> {
  return {
    async lock(trx) {
      const found = await findReturn(trx, id);
      if (!found) return undefined;
      await lockOrder(trx, found.numero);
      return lockReturn(trx, id);
    },
    unknown: message.unknownReturn,
    seen: { was: revisao, is: ({ revision }) => revision, refusal: message.returnMoved },
    async write(trx, row, { staff, now }: By) {
      const change = await act(trx, row, { author: staff.nome, now });
      return { result: undefined, history: change ?? { keptIn: 'return_steps' } };
    },
  };
}

async function read(deps: CallDeps, id: number): Promise<DevolucaoPainel> {
  const row = await findReturn(deps.db, id);
  const all = row && (await readReturns(deps.db, row.numero));
  const book = all?.returns.find((one) => one.row.id === id);
  if (!all || !book) throw notFound(message.unknownReturn);
  return convertDevolucaoPainel(presentForShop(await readShop(deps), all, book), toReais);
}

async function file({ db }: CallDeps, id: number, tipo: 'foto' | 'etiqueta', ordem: number) {
  const found = await findFile(db, { id, tipo, ordem });
  if (!found) throw notFound(message.unknownReturn);
  return { formato: found.formato, dados: Buffer.from(found.bytes).toString('base64') };
}
