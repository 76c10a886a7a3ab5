/** `panel/coupons`: what buyers may type for a discount. They are prices: for an `administrador` only. */
import { z } from 'zod';
import type { CupomEditado, CupomPainel } from '#lib/contract/panel-coupons.ts';
import { COUPON_KINDS, type CouponFields, couponFaults, couponState } from '#lib/domain/cart/shop-coupons.ts';
import { centavos, toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, readId, requiredText, text, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { nothingThere, type Outcome } from '#lib/platform/panel/write.ts';
import {
  couponById,
  deleteUnusedCoupon,
  keepCoupon,
  listCoupons,
  lockCoupons,
  type PanelCouponRow,
} from '../queries/all-coupons.ts';

const SECTION = 'cupons';
const ROLES = ['administrador'] as const;
const ALL = { path: '/panel/coupons', roles: ROLES } as const;
const ONE = { path: '/panel/coupons/:id', roles: ROLES } as const;

const MONEY = z.number().min(0).max(1_000_000);
const FIELDS = z.object({
  codigo: requiredText(30).describe('Kept in upper case.'),
  nota: text(100).describe('For the shop alone.'),
  tipo: z.enum(COUPON_KINDS),
  valor: MONEY.describe('Per cent off the goods, reais off the goods, or per cent off the freight.'),
  minimo: MONEY.describe('What the goods cost at least, in reais.'),
  usosMaximos: wholeNumber(0, 1_000_000).describe('Orders with it in all; 0 for any number.'),
  usosPorCliente: wholeNumber(0, 1_000_000).describe('Orders of one customer; 0 for any number.'),
  ativo: flag,
  de: text(30).describe('ISO 8601; empty for none.'),
  ate: text(30).describe('ISO 8601; empty for none.'),
});
const CHANGE = FIELDS.extend({ revisao: requiredText(40) });

export function panelCouponEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
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
        const coupon = checked(body);
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
        const coupon = checked(body);
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
  return { result: id, history: { secao: SECTION, ...change }, pages: [] };
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

function fieldsOf(row: PanelCouponRow): CouponFields {
  const { hash, nota, tipo, valor, minimo, usos_maximos, usos_cliente, ativo } = row;
  return {
    ...{ codigo: hash, nota, tipo },
    valor: tipo === 'valor' ? toReais(centavos(valor)) : valor,
    minimo: toReais(centavos(minimo)),
    usosMaximos: usos_maximos ?? 0,
    usosPorCliente: usos_cliente ?? 0,
    ativo,
    de: row.visible_from?.toISOString() ?? '',
    ate: row.visible_until?.toISOString() ?? '',
  };
}

/** @throws HttpError 400 for a field that does not fit. */
function checked({ codigo, nota, ...fields }: CouponFields): CouponFields {
  const coupon = { codigo: codigo.toUpperCase(), nota: nota.trim(), ...fields };
  const [wrong] = couponFaults(coupon);
  if (wrong !== undefined) throw new HttpError(400, message.invalidField(wrong));
  return coupon;
}

/** @throws HttpError 400 for the code of another one. */
async function keep(trx: Trx, coupon: CouponFields, before: number | undefined): Promise<number> {
  const { codigo, nota, tipo, valor, minimo, usosMaximos, usosPorCliente, ativo, de, ate } = coupon;
  const values = {
    ...{ hash: codigo, nota, tipo, ativo },
    valor: tipo === 'valor' ? toCentavos(valor) : valor,
    minimo: toCentavos(minimo),
    usos_maximos: usosMaximos || null,
    usos_cliente: usosPorCliente || null,
    visible_from: de || null,
    visible_until: ate || null,
  };
  const id = await keepCoupon(trx, values, before);
  if (id === undefined) throw new HttpError(400, message.couponTaken);
  return id;
}
