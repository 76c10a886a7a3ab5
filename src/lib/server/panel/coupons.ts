/** `/painel/cupons`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { removeCoupon, saveCoupon } from '#lib/api/panel-coupons.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { CupomPainel } from '#lib/contract/panel-coupons.ts';
import { COUPON_KINDS, type CouponFields, couponFaults } from '#lib/domain/cart/shop-coupons.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { fromShopTime } from '#lib/domain/kernel/shop-time.ts';
import { readNumber, writeNumber } from '#lib/domain/kernel/typed-number.ts';
import { panelPath } from '#lib/paths.ts';
import { panelCouponsText } from '#lib/text/panel-coupons.ts';
import { attempt, refuse } from '../account/visit.ts';

/** The numbers as they stand in the fields; '' for no limit. */
export type TypedCoupon = Omit<CouponFields, NumberField> & Readonly<Record<NumberField, string>>;
type NumberField = 'valor' | 'minimo' | 'usosMaximos' | 'usosPorCliente';

const HERE = `${panelPath}/cupons`;

export const NEW_COUPON: TypedCoupon = {
  codigo: '',
  nota: '',
  tipo: 'porcentagem',
  valor: '',
  minimo: '',
  usosMaximos: '',
  usosPorCliente: '1',
  ativo: true,
  de: '',
  ate: '',
};

/** The form of a coupon as it is saved. */
export function typedCoupon(coupon: CouponFields): TypedCoupon {
  const { codigo, nota, tipo, ativo, de, ate } = coupon;
  const limit = (count: number) => (count === 0 ? '' : writeNumber(count));
  return {
    ...{ codigo, nota, tipo, ativo, de, ate },
    valor: tipo === 'valor' ? price(coupon.valor) : writeNumber(coupon.valor),
    minimo: coupon.minimo === 0 ? '' : price(coupon.minimo),
    usosMaximos: limit(coupon.usosMaximos),
    usosPorCliente: limit(coupon.usosPorCliente),
  };
}

function price(reais: number): string {
  return reais.toFixed(2).replace('.', ',');
}

/** @param before As it is saved; undefined for a new one. */
export async function answerCoupon(
  api: Api,
  before: CupomPainel | undefined,
  posted: FormData,
): Promise<FormOutcome<TypedCoupon>> {
  const acao = line(posted, 'acao');
  if (before && acao === 'encerrar') return end(api, before);
  if (before && acao === 'remover') {
    return attempt(typedCoupon(before), {}, async () => {
      await removeCoupon(api, before.id);
      return `${HERE}?aviso=removido`;
    });
  }
  const typed = typedIn(posted);
  const coupon = couponOf(typed);
  const faults = couponFaults(coupon).map((field) => [field, panelCouponsText.faults[field] ?? '']);
  if (faults.length > 0) return refuse(typed, Object.fromEntries(faults));
  return attempt(typed, { 400: 'codigo', 409: 'conflict' }, async () => {
    const known = before && { id: before.id, revisao: line(posted, 'revisao') };
    const { cupom } = await saveCoupon(api, coupon, known);
    return `${HERE}/${cupom.id}?aviso=${before ? 'salvo' : 'criado'}`;
  });
}

async function end(api: Api, before: CupomPainel): Promise<FormOutcome<TypedCoupon>> {
  return attempt(typedCoupon(before), { 409: 'conflict' }, async () => {
    await saveCoupon(api, { ...before, ativo: false }, before);
    return `${HERE}/${before.id}?aviso=encerrado`;
  });
}

function typedIn(posted: FormData): TypedCoupon {
  return {
    codigo: line(posted, 'codigo').toUpperCase(),
    nota: line(posted, 'nota'),
    tipo: COUPON_KINDS.find((kind) => kind === posted.get('tipo')) ?? NEW_COUPON.tipo,
    valor: line(posted, 'valor'),
    minimo: line(posted, 'minimo'),
    usosMaximos: line(posted, 'usosMaximos'),
    usosPorCliente: line(posted, 'usosPorCliente'),
    ativo: posted.has('ativo'),
    // What is no time is kept as it was typed, and refused as one.
    de: fromShopTime(line(posted, 'de')) ?? line(posted, 'de'),
    ate: fromShopTime(line(posted, 'ate')) ?? line(posted, 'ate'),
  };
}

function couponOf({ valor, minimo, usosMaximos, usosPorCliente, ...typed }: TypedCoupon): CouponFields {
  const orNone = (text: string) => (text === '' ? 0 : readNumber(text));
  return {
    ...typed,
    valor: readNumber(valor.replace(/\s*%$/, '')),
    minimo: orNone(minimo),
    usosMaximos: orNone(usosMaximos),
    usosPorCliente: orNone(usosPorCliente),
  };
}
