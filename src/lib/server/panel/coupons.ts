/** `/painel/cupons`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { removeCoupon, saveCoupon } from '#lib/api/panel-coupons.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { CupomPainel } from '#lib/contract/panel-coupons.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { faultsOf } from '#lib/domain/panel/record.ts';
import { COUPON_FIELDS, couponFaults } from '#lib/domain/panel/records/coupons.ts';
import { panelPath } from '#lib/paths.ts';
import { attempt, refuse } from '../account/visit.ts';
import { problemsOf, type Typed, typedIn, typedOf, valuesOf } from './record-form.ts';

type TypedCoupon = Typed<typeof COUPON_FIELDS>;

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
export function typedCoupon(coupon: CupomPainel): TypedCoupon {
  return typedOf(COUPON_FIELDS, coupon);
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
  const typed = typedIn(COUPON_FIELDS, posted);
  const coupon = valuesOf(COUPON_FIELDS, typed);
  const problems = problemsOf(COUPON_FIELDS, faultsOf(COUPON_FIELDS, coupon, couponFaults(coupon)));
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
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
