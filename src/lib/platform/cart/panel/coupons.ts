/** `panel/coupons`: what buyers may type for a discount. They are prices: for an `administrador` only. */

import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { CupomEditado, CupomPainel } from '#lib/contract/panel-coupons.ts';
import { couponState } from '#lib/domain/cart/coupon-state.ts';
import { centavos, toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { COUPON_FIELDS, type CouponFields, couponFaults } from '#lib/domain/panel/records/coupons.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import { recordShape } from '#lib/platform/panel/record-body.ts';
import { checkedRecord, fromRow, toRow } from '#lib/platform/panel/record-rows.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { nothingThere, type Outcome } from '#lib/platform/panel/write.ts';
import type { CouponsTable } from '#lib/platform/schema/orders.ts';
import {
  couponById,
  deleteUnusedCoupon,
  keepCoupon,
  listCoupons,
  lockCoupons,
  type PanelCouponRow,
} from '../queries/all-coupons.ts';

const SECTION = 'cupons';
const ROLES = CATALOGUE;
const ALL = { path: '/panel/coupons', roles: ROLES } as const;
const ONE = { path: '/panel/coupons/:id', roles: ROLES } as const;

const FIELDS = z.object(recordShape(COUPON_FIELDS));
const CHANGE = z.object({ ...recordShape(COUPON_FIELDS), revisao: requiredText(40) });

export function panelCouponEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now, siteUrl } = deps;
  const rules = { siteUrl, also: couponFaults };
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        ...ALL,
        method: 'get',
        summary: 'The coupons of the shop with what became of them, the newest first',
        query: z.object(CHOICE),
        answer: 'CuponsPainel',
      },
      async ({ query: { busca, offset = 0, limit = PAGE } }) => {
        const { rows, total } = await listCoupons(db, { busca, offset, limit });
        const alteracoes = await readChanges(db, SECTION);
        const cupons = rows.map((row) => present(row, now()));
        return { cupons, info: { offset, limit, total }, alteracoes };
      },
    ),
    panel(
      { ...ALL, method: 'post', summary: 'Adds a coupon', body: FIELDS, answer: 'CupomEditado' },
      async ({ body, write }) => {
        const coupon = checkedRecord(COUPON_FIELDS, body, rules);
        return write(
          {
            lock: (trx) => lockCoupons(trx).then(nothingThere),
            seen: 'not asked',
            async write(trx) {
              const id = await keep(trx, coupon, undefined);
              return outcome(id, { alvo: coupon.codigo, acao: 'criou', campos: differences({}, coupon) });
            },
          },
          (id) => read(deps, id),
        );
      },
    ),
    panel({ ...ONE, method: 'get', summary: 'A coupon', answer: 'CupomEditado' }, async ({ param }) =>
      read(deps, readId(param('id'), message.unknownCoupon)),
    ),
    panel(
      { ...ONE, method: 'put', summary: 'Changes or ends a coupon', body: CHANGE, answer: 'CupomEditado' },
      async ({ body: { revisao, ...body }, param, write }) => {
        const id = readId(param('id'), message.unknownCoupon);
        const coupon = checkedRecord(COUPON_FIELDS, body, rules);
        return write(
          {
            lock: (trx) => lockCoupons(trx).then(() => couponById(trx, id)),
            unknown: message.unknownCoupon,
            seen: { was: revisao, is: (row) => revisionOf(fieldsOf(row)) },
            async write(trx, row) {
              await keep(trx, coupon, id);
              const campos = differences(fieldsOf(row), coupon);
              return outcome(id, { alvo: coupon.codigo, acao: 'mudou', campos });
            },
          },
          (saved) => read(deps, saved),
        );
      },
    ),
    panel(
      {
        ...ONE,
        method: 'delete',
        summary: 'Removes a coupon that nothing was ordered with; 409 for another',
        answer: 'Sucesso',
      },
      async ({ param, write }) => {
        const id = readId(param('id'), message.unknownCoupon);
        return write(
          {
            lock: (trx) => lockCoupons(trx).then(() => couponById(trx, id)),
            unknown: message.unknownCoupon,
            seen: 'not asked',
            async write(trx, { hash }) {
              const codigo = await deleteUnusedCoupon(trx, id);
              if (codigo === undefined) throw new HttpError(409, message.couponOrdered);
              const campos = [{ campo: 'codigo', antes: hash, depois: '' }];
              return outcome(id, { alvo: hash, acao: 'removeu', campos });
            },
          },
          () => ({ sucesso: true }),
        );
      },
    ),
  ];
}

/** No page shows coupons: who types one asks for it. */
function outcome(id: number, change: Omit<PanelChange, 'secao'>): Outcome<number> {
  return { result: id, history: { secao: SECTION, ...change } };
}

/** @throws HttpError 404. */
async function read({ db, now }: Deps, id: number): Promise<CupomEditado> {
  const row = await couponById(db, id);
  if (!row) throw notFound(message.unknownCoupon);
  const cupom = present(row, now());
  return { cupom, alteracoes: await readChanges(db, SECTION, { alvo: cupom.codigo }) };
}

function present(row: PanelCouponRow, now: Date): CupomPainel {
  const fields = fieldsOf(row);
  const { id, usos } = row;
  return {
    ...{ id, ...fields, usos },
    situacao: couponState(fields, usos, now),
    descontos: toReais(centavos(row.descontos)),
    vendas: toReais(centavos(row.vendas)),
    removivel: !row.pedido,
    revisao: revisionOf(fields),
  };
}

function fieldsOf({ valor, ...row }: PanelCouponRow): CouponFields {
  const fields = fromRow(COUPON_FIELDS, row) as Omit<CouponFields, 'valor'>;
  return { ...fields, valor: row.tipo === 'valor' ? toReais(centavos(valor)) : valor };
}

/** @throws HttpError 400 for the code of another one. */
async function keep(trx: Trx, coupon: CouponFields, before: number | undefined): Promise<number> {
  const valor = coupon.tipo === 'valor' ? toCentavos(coupon.valor) : coupon.valor;
  const row = { ...toRow(COUPON_FIELDS, coupon), valor } as Insertable<CouponsTable>;
  const id = await keepCoupon(trx, row, before);
  if (id === undefined) throw new HttpError(400, message.couponTaken);
  return id;
}
