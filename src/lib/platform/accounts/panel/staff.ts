/** `panel/staff*`: who works in the panel. An `administrador` alone gives and takes the highest roles. */
import { z } from 'zod';
import type { EquipePainel } from '#lib/contract/panel-staff.ts';
import { mayChangeRoles, PANEL_ROLES, type PanelRole, PEOPLE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { email, readId } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { By } from '#lib/platform/panel/write.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { invite, SENT_TERM } from '../invitation.ts';
import { invitationLetter } from '../mails/invitation.ts';
import { deleteSessionsOf } from '../queries/logins.ts';
import {
  deleteInvitations,
  listInvitations,
  listStaff,
  lockInvitation,
  lockStaff,
  rolesAt,
  setRoles,
} from '../queries/staff.ts';

const SECTION = 'equipe';
const PAPEIS = z.array(z.enum(PANEL_ROLES)).max(PANEL_ROLES.length);

export function panelStaffEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const all = { path: '/panel/staff', roles: PEOPLE, answer: 'EquipePainel' } as const;
  return [
    panel({ ...all, method: 'get', summary: 'Who works in the panel, and who is invited' }, ({ staff }) =>
      present(staff.id),
    ),
    panel(
      {
        ...all,
        method: 'post',
        path: '/panel/staff/invitations',
        summary: 'Mails a link that makes somebody staff, and tells it',
        body: z.object({ email, papeis: PAPEIS.min(1) }),
        answer: 'ConviteFeito',
      },
      async ({ body: { email: address, papeis }, staff, write }) =>
        write(
          {
            lock: async (trx) => ({ before: await rolesAt(trx, address) }),
            seen: 'not asked',
            async write(trx, { before }, by) {
              refuseHigh(by, [], papeis);
              if (papeis.every((papel) => before.includes(papel)))
                throw new HttpError(409, message.staffAlready);
              await deleteInvitations(trx, address);
              const token = await invite(
                trx,
                { email: address, papeis, convidado_por: by.staff.nome },
                by.now,
              );
              const link = `${deps.siteUrl}/checkout/convite?${new URLSearchParams({ token })}`;
              const history = noted(address, 'criou', 'convite', [], papeis);
              return { result: { link, ate: new Date(by.now.getTime() + SENT_TERM) }, history };
            },
          },
          async ({ link, ate }) => {
            deps.later(() => mail({ to: address, por: staff.nome, link, ate }));
            return { link, equipe: await present(staff.id) };
          },
        ),
    ),
    panel(
      {
        ...all,
        method: 'delete',
        path: '/panel/staff/invitations/:id',
        summary: 'Takes an invitation back',
      },
      async ({ param, staff, write }) =>
        write(
          {
            lock: (trx) => lockInvitation(trx, param('id')),
            unknown: message.unknownInvitation,
            seen: 'not asked',
            async write(trx, saved, by) {
              refuseHigh(by, saved.papeis, []);
              await deleteInvitations(trx, saved.email);
              return {
                result: undefined,
                history: noted(saved.email, 'removeu', 'convite', saved.papeis, []),
              };
            },
          },
          () => present(staff.id),
        ),
    ),
    panel(
      {
        ...all,
        method: 'put',
        path: '/panel/staff/:id',
        summary: 'Gives somebody other roles; none takes them out of the staff and logs them out',
        body: z.object({ papeis: PAPEIS, vistos: PAPEIS }),
      },
      async ({ param, body: { papeis, vistos }, staff, write }) => {
        const id = readId(param('id'), message.unknownStaff);
        return write(
          {
            lock: (trx) => lockStaff(trx, id),
            unknown: message.unknownStaff,
            seen: { was: inOrder(vistos), is: (saved) => inOrder(saved.papeis) },
            async write(trx, saved, by) {
              refuseHigh(by, saved.papeis, papeis);
              const leaves = saved.papeis.includes('administrador') && !papeis.includes('administrador');
              if (leaves && saved.otherAdministrators === 0)
                throw new HttpError(409, message.lastAdministrator);
              await setRoles(trx, id, papeis);
              if (papeis.length === 0) await deleteSessionsOf(trx, id);
              const acao = papeis.length === 0 ? 'removeu' : 'mudou';
              return { result: undefined, history: noted(saved.nome, acao, 'papeis', saved.papeis, papeis) };
            },
          },
          () => present(staff.id),
        );
      },
    ),
  ];

  async function mail({
    to,
    ...invited
  }: {
    to: string;
    por: string;
    link: string;
    ate: Date;
  }): Promise<void> {
    const { configuracoes } = await readShop(deps);
    const { site } = configuracoes.sistema.geral;
    const letter = invitationLetter({ ...invited, loja: site.nome });
    await deps.sendMail({ from: { name: site.nome, address: site.email }, to, ...letter });
  }

  async function present(asking: number): Promise<EquipePainel> {
    const [people, invitations, alteracoes] = await Promise.all([
      listStaff(db),
      listInvitations(db, deps.now()),
      readChanges(db, SECTION),
    ]);
    return {
      pessoas: people.map(({ entrou, ...person }) => ({
        ...person,
        voce: person.id === asking,
        entrou: entrou?.toISOString() ?? '',
      })),
      convites: invitations.map(({ convidado_por: por, expires_at, ...rest }) => ({
        ...rest,
        por,
        ate: expires_at.toISOString(),
      })),
      alteracoes,
    };
  }
}

/** @throws HttpError 403. */
function refuseHigh({ staff }: By, before: readonly PanelRole[], after: readonly PanelRole[]): void {
  if (!mayChangeRoles(staff.papeis, before, after)) throw new HttpError(403, message.highRoles);
}

function noted(
  alvo: string,
  acao: PanelChange['acao'],
  campo: string,
  before: readonly PanelRole[],
  after: readonly PanelRole[],
): PanelChange {
  return { secao: SECTION, alvo, acao, campos: [{ campo, antes: inOrder(before), depois: inOrder(after) }] };
}

function inOrder(papeis: readonly PanelRole[]): string {
  return PANEL_ROLES.filter((role) => papeis.includes(role)).join(', ');
}
