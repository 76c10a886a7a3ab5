/** `/painel/equipe`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { demandFactor, removeFactorOf } from '#lib/api/panel-factor.ts';
import { changeRoles, inviteStaff, withdrawInvitation } from '#lib/api/panel-staff.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { AlteracaoPainel } from '#lib/contract/panel-changes.ts';
import type { ConviteFeito } from '#lib/contract/panel-staff.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { PANEL_ROLES, type PanelRole } from '#lib/domain/panel/roles.ts';
import { panelStaffPath } from '#lib/paths.ts';
import { panelText } from '#lib/text/panel.ts';
import { panelStaffText } from '#lib/text/panel-staff.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedStaff = { readonly email: string; readonly papeis: readonly PanelRole[] };

/** What was made is shown by the page that answers: its link is told once. */
export async function answerStaff(
  api: Api,
  posted: FormData,
): Promise<FormOutcome<TypedStaff> | { readonly made: ConviteFeito; readonly email: string }> {
  const typed = { email: line(posted, 'email').toLowerCase(), papeis: rolesIn(posted, 'papeis') };
  if (posted.get('acao') === 'retirar') {
    return attempt(typed, { 404: 'form' }, async () => {
      await withdrawInvitation(api, line(posted, 'id'));
      return `${panelStaffPath}?aviso=retirado`;
    });
  }
  const demand = posted.get('acao');
  if (demand === 'exigir' || demand === 'nao-exigir') {
    return attempt(typed, {}, async () => {
      await demandFactor(api, demand === 'exigir');
      return `${panelStaffPath}?aviso=${demand === 'exigir' ? 'exige' : 'livre'}`;
    });
  }
  const { problems } = panelStaffText;
  const faults = {
    ...(!isMailAddress(typed.email) && { email: problems.email }),
    ...(typed.papeis.length === 0 && { papeis: problems.papeis }),
  };
  if (Object.keys(faults).length > 0) return refuse(typed, faults);
  let made: ConviteFeito | undefined;
  const outcome = await attempt(typed, {}, async () => {
    made = await inviteStaff(api, typed);
    return panelStaffPath;
  });
  return made ? { made, email: typed.email } : outcome;
}

export async function answerPerson(api: Api, id: number, posted: FormData): Promise<FormOutcome<TypedStaff>> {
  if (posted.get('acao') === 'verificacao') return loseFactor(api, id, posted);
  const removes = posted.get('acao') === 'remover';
  const typed = { email: '', papeis: removes ? [] : rolesIn(posted, 'papeis') };
  const { problems } = panelStaffText;
  if (removes && posted.get('confirmo') !== 'sim') return refuse(typed, { confirmo: problems.remove });
  if (!removes && typed.papeis.length === 0) return refuse(typed, { papeis: problems.papeis });
  return attempt(typed, {}, async () => {
    await changeRoles(api, id, { papeis: typed.papeis, vistos: rolesIn(posted, 'vistos') });
    return `${panelStaffPath}?aviso=${removes ? 'saiu' : 'papeis'}`;
  });
}

async function loseFactor(api: Api, id: number, posted: FormData): Promise<FormOutcome<TypedStaff>> {
  const typed = { email: '', papeis: rolesIn(posted, 'vistos') };
  if (posted.get('confirmo') !== 'sim')
    return refuse(typed, { verificacao: panelStaffText.problems.loseFactor });
  return attempt(typed, {}, async () => {
    await removeFactorOf(api, id);
    return `${panelStaffPath}?aviso=verificacao`;
  });
}

/** Roles of the history as people call them. */
export function withRoleNames(alteracoes: readonly AlteracaoPainel[]): readonly AlteracaoPainel[] {
  return alteracoes.map(({ campos, ...change }) => ({
    ...change,
    campos: campos.map(({ campo, antes, depois }) => ({
      campo,
      antes: named(antes),
      depois: named(depois),
    })),
  }));
}

/** @param roles As the history keeps them, between commas; what is no role any more stays as it is. */
function named(roles: string): string {
  const words: Readonly<Record<string, string>> = panelText.roles;
  return roles
    .split(', ')
    .map((role) => words[role] ?? role)
    .join(', ');
}

function rolesIn(posted: FormData, name: string): readonly PanelRole[] {
  const sent = posted.getAll(name);
  return PANEL_ROLES.filter((role) => sent.includes(role));
}
