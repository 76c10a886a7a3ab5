/** `/painel/historico`: areas and fields of the history as people call them. */
import type { AtoPainel } from '#lib/contract/panel-audit.ts';
import { GROUP_NAMES, SETTING_GROUPS } from '#lib/domain/panel/panel-settings.ts';
import { type Fields, fieldLabel } from '#lib/domain/panel/record.ts';
import { COUPON_FIELDS } from '#lib/domain/panel/records/coupons.ts';
import { RECORD_KINDS } from '#lib/domain/panel/records.ts';
import { panelText } from '#lib/text/panel.ts';
import { panelAuditText } from '#lib/text/panel-audit.ts';
import { panelStaffText } from '#lib/text/panel-staff.ts';
import { withRoleNames } from './staff.ts';

export function areaName(secao: string): string {
  const sections: Readonly<Record<string, { readonly label: string }>> = panelText.sections;
  return sections[`/${secao}`]?.label ?? panelAuditText.areas[secao] ?? secao;
}

/** The act with the names that its own page gives to what changed, where it has some. */
export function namedAct(act: AtoPainel): AtoPainel {
  const { secao, alvo } = act;
  if (secao === 'equipe') {
    const roles = withRoleNames([{ ...act, id: 0 }])[0]?.campos ?? act.campos;
    return { ...act, campos: labelled(roles, panelStaffText.field) };
  }
  const group = secao === 'configuracoes' ? GROUP_NAMES.find((name) => name === alvo) : undefined;
  const fields = group ? SETTING_GROUPS[group].fields : fieldsOf(secao);
  const own = fields ? fieldLabel(fields) : (campo: string) => campo;
  const named = (campo: string) => panelAuditText.fields[campo] ?? own(campo);
  return {
    ...act,
    alvo: group ? SETTING_GROUPS[group].title : alvo,
    campos: labelled(act.campos, named),
  };
}

function fieldsOf(secao: string): Fields | undefined {
  if (secao === 'cupons') return COUPON_FIELDS;
  return RECORD_KINDS.find(({ path }) => path === secao)?.fields;
}

function labelled(campos: AtoPainel['campos'], name: (campo: string) => string): AtoPainel['campos'] {
  return campos.map((campo) => ({ ...campo, campo: name(campo.campo) }));
}
