/** `/painel/historico`: areas and fields of the history as people call them. */
import type { AtoPainel } from '#lib/contract/panel-audit.ts';
import { STATUS_PEDIDO } from '#lib/contract/panel-orders.ts';
import { keptInWords } from '#lib/domain/panel/kept-value.ts';
import { GROUP_NAMES, SETTING_GROUPS } from '#lib/domain/panel/panel-settings.ts';
import { type Fields, fieldLabel } from '#lib/domain/panel/record.ts';
import { COUPON_FIELDS } from '#lib/domain/panel/records/coupons.ts';
import { RECORD_KINDS } from '#lib/domain/panel/records.ts';
import { PAYMENT_FIELDS } from '#lib/domain/payments/payment-fields.ts';
import { orderStatus } from '#lib/text/order.ts';
import { panelText } from '#lib/text/panel.ts';
import { panelAppearanceText } from '#lib/text/panel-appearance.ts';
import { panelAuditText } from '#lib/text/panel-audit.ts';
import { panelCharacteristicsText } from '#lib/text/panel-characteristics.ts';
import { panelCustomersText } from '#lib/text/panel-customers.ts';
import { panelInstagramText } from '#lib/text/panel-instagram.ts';
import { panelMenusText } from '#lib/text/panel-menus.ts';
import { panelPaymentText } from '#lib/text/panel-payments.ts';
import { panelProductsText } from '#lib/text/panel-products.ts';
import { panelProgramText } from '#lib/text/panel-programs.ts';
import { panelShippingText } from '#lib/text/panel-shipping.ts';
import { panelShowcasesText } from '#lib/text/panel-showcases.ts';
import { panelStaffText } from '#lib/text/panel-staff.ts';
import { parcelText } from '#lib/text/parcel.ts';
import { withRoleNames } from './staff.ts';

export function areaName(secao: string): string {
  const sections: Readonly<Record<string, { readonly label: string }>> = panelText.sections;
  return sections[`/${secao}`]?.label ?? panelAuditText.areas[secao] ?? secao;
}

/** The act with the names that its own page gives to what changed. */
export function namedAct(act: AtoPainel): AtoPainel {
  const { secao, alvo } = act;
  if (secao === 'equipe') {
    const roles = withRoleNames([{ ...act, id: 0 }])[0]?.campos ?? act.campos;
    return {
      ...act,
      alvo: alvo || panelStaffText.everybody,
      campos: labelled(roles, panelStaffText.field),
    };
  }
  const group = secao === 'configuracoes' ? GROUP_NAMES.find((name) => name === alvo) : undefined;
  const fields: Fields | undefined = group ? SETTING_GROUPS[group].fields : fieldsOf(secao);
  const own = fields ? fieldLabel(fields) : fieldNames(secao);
  const campos = act.campos.map(({ campo, ...kept }) => ({
    campo,
    antes: stateName(secao, campo, kept.antes) ?? keptInWords(fields?.[campo], kept.antes),
    depois: stateName(secao, campo, kept.depois) ?? keptInWords(fields?.[campo], kept.depois),
  }));
  return {
    ...act,
    alvo: group ? SETTING_GROUPS[group].title : (targets[secao]?.[alvo] ?? alvo),
    campos: labelled(campos, (campo) => panelAuditText.fields[campo] ?? own(campo)),
  };
}

type Names = Readonly<Record<string, string>>;

/** Things that people know by another name than the one they are kept under. */
const targets: Readonly<Record<string, Names>> = {
  configuracoes: { aparencia: panelAppearanceText.name },
  menus: panelMenusText.names,
  vitrines: panelShowcasesText.names,
};
const listed: Readonly<Record<string, Names>> = {
  clientes: panelCustomersText.fields,
  instagram: panelInstagramText.fields,
  menus: panelMenusText.fields,
  produtos: panelProductsText.labels,
  vitrines: panelShowcasesText.fields,
};
const declared: Readonly<Record<string, Fields>> = { cupons: COUPON_FIELDS, pagamentos: PAYMENT_FIELDS };
const named: Readonly<Record<string, (campo: string) => string>> = {
  caracteristicas: panelCharacteristicsText.field,
  frete: panelShippingText.field,
  integracoes: panelProgramText.field,
};

/** What an order is or was, by the names that lists of orders give it. */
const states: Readonly<Record<string, Names>> = {
  situacao: Object.fromEntries(
    STATUS_PEDIDO.map((status) => [status, orderStatus({ status, retirada: false })]),
  ),
  pagamento: panelPaymentText.states,
  entrega: parcelText.states,
};

/** Undefined of what is no state of an order. */
function stateName(secao: string, campo: string, value: string): string | undefined {
  return secao === 'pedidos' ? states[campo]?.[value] : undefined;
}

function fieldsOf(secao: string): Fields | undefined {
  return declared[secao] ?? RECORD_KINDS.find(({ path }) => path === secao)?.fields;
}

function fieldNames(secao: string): (campo: string) => string {
  return named[secao] ?? ((campo) => listed[secao]?.[campo] ?? campo);
}

function labelled(campos: AtoPainel['campos'], name: (campo: string) => string): AtoPainel['campos'] {
  return campos.map((campo) => ({ ...campo, campo: name(campo.campo) }));
}
