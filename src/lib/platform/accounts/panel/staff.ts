/** `panel/staff*`: who works in the panel. An `administrador` alone gives and takes the highest roles. */
import { z } from 'zod';
import type { EquipePainel } from '#lib/contract/panel-staff.ts';
import {
  isHigh,
  mayChangeRoles,
  OWNERS,
  PANEL_ROLES,
  type PanelRole,
  PEOPLE,
} from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { factorMessage } from '#lib/platform/kernel/http/factor-messages.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { email, readId } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { createThrottle } from '#lib/platform/kernel/limits/throttle.ts';
import { openDesk } from '#lib/platform/mail/desk.ts';
import { sendLetter } from '#lib/platform/mail/send-letter.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { type By, unchanged } from '#lib/platform/panel/write.ts';
import { invite, SENT_TERM } from '../invitation.ts';
import { invitationLetter } from '../mails/invitation.ts';
import { lockInvitations } from '../queries/invitations.ts';
import { deleteSessionsOf } from '../queries/logins.ts';
import {
  deleteFactor,
  findFactor,
  isFactorDemanded,
  lockDemand,
  setDemand,
} from '../queries/second-factors.ts';
import {
  deleteInvitations,
  deleteUnfounded,
  findListed,
  invitedRoles,
  listInvitations,
  listStaff,
  lockStaff,
  rolesAt,
  STAFF_SECTION,
  setRoles,
} from '../queries/staff.ts';

const PAPEIS = z.array(z.enum(PANEL_ROLES)).max(PANEL_ROLES.length);

export function panelStaffEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const throttle = createThrottle(deps);
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
      async ({ body: { email: address, papeis }, staff, write }) => {
        await throttle.byInviter(staff.id);
        return write(
          {
            async lock(trx, now) {
              await lockInvitations(trx);
              const invited = await invitedRoles(trx, address, now);
              return { before: await rolesAt(trx, address), invited };
            },
            seen: 'not asked',
            async write(trx, { before, invited }, by) {
              // It takes the place of an earlier one, which may be an administrator's.
              refuseHigh(by, [...before, ...invited], papeis);
              if (isHigh(before)) throw new HttpError(409, message.staffHigh);
              if (papeis.every((papel) => before.includes(papel)))
                throw new HttpError(409, message.staffAlready);
              await deleteInvitations(trx, address);
              const token = await invite(trx, { email: address, papeis, por: by.staff }, by.now);
              const link = `${deps.siteUrl}/checkout/convite?${new URLSearchParams({ token })}`;
              const history = noted(address, 'criou', 'convite', [], papeis);
              return { result: { link, ate: new Date(by.now.getTime() + SENT_TERM) }, history };
            },
          },
          async ({ link, ate }) => {
            deps.later(() => mail({ to: address, por: staff.nome, link, ate }));
            return { link, equipe: await present(staff.id) };
          },
        );
      },
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
            async lock(trx) {
              await lockInvitations(trx);
              return findListed(trx, param('id'));
            },
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
            async lock(trx) {
              await lockInvitations(trx);
              return lockStaff(trx, id);
            },
            unknown: message.unknownStaff,
            seen: { was: inOrder(vistos), is: (saved) => inOrder(saved.papeis) },
            async write(trx, saved, by) {
              refuseHigh(by, saved.papeis, papeis);
              const leaves = saved.papeis.includes('administrador') && !papeis.includes('administrador');
              if (leaves && saved.otherAdministrators === 0)
                throw new HttpError(409, message.lastAdministrator);
              await setRoles(trx, id, papeis);
              // An open link would give back what is taken here, or what its sender may not give any more.
              await deleteInvitations(trx, saved.email);
              await deleteUnfounded(trx, id, papeis);
              if (papeis.length === 0) await deleteSessionsOf(trx, id);
              const acao = papeis.length === 0 ? 'removeu' : 'mudou';
              return { result: undefined, history: noted(saved.nome, acao, 'papeis', saved.papeis, papeis) };
            },
          },
          () => present(staff.id),
        );
      },
    ),
    panel(
      {
        ...all,
        method: 'delete',
        path: '/panel/staff/:id/factor',
        summary: 'Takes the second factor off somebody who lost it, and logs them out',
      },
      async ({ param, staff, write }) => {
        const id = readId(param('id'), message.unknownStaff);
        if (id === staff.id) throw new HttpError(409, factorMessage.ownFactor);
        return write(
          {
            lock: (trx) => lockStaff(trx, id),
            unknown: message.unknownStaff,
            seen: 'not asked',
            async write(trx, saved, by) {
              refuseHigh(by, saved.papeis, []);
              if (!(await deleteFactor(trx, id))) throw new HttpError(409, factorMessage.noFactorThere);
              await deleteSessionsOf(trx, id);
              const campos = [{ campo: 'fator', antes: 'sim', depois: 'não' }];
              return {
                result: undefined,
                history: { secao: STAFF_SECTION, alvo: saved.nome, acao: 'mudou', campos },
              };
            },
          },
          () => present(staff.id),
        );
      },
    ),
    panel(
      {
        ...all,
        method: 'put',
        path: '/panel/factor-demand',
        summary: 'Whether administrators have to have a second factor',
        roles: OWNERS,
        body: z.object({ exigir: z.boolean() }),
      },
      async ({ body: { exigir }, staff, write }) =>
        write(
          {
            lock: async (trx) => ({
              demanded: await lockDemand(trx),
              own: await findFactor(trx, staff.id),
            }),
            seen: 'not asked',
            async write(trx, { demanded, own }) {
              if (demanded === exigir) return unchanged(undefined);
              if (exigir && !own?.confirmed_at) throw new HttpError(409, factorMessage.ownFactorFirst);
              await setDemand(trx, exigir);
              const campos = [
                { campo: 'fatorExigido', antes: exigir ? 'não' : 'sim', depois: exigir ? 'sim' : 'não' },
              ];
              return {
                result: undefined,
                history: { secao: STAFF_SECTION, alvo: '', acao: 'mudou', campos },
              };
            },
          },
          () => present(staff.id),
        ),
    ),
  ];

  async function mail(invited: Omit<Parameters<typeof invitationLetter>[0], 'loja'>): Promise<void> {
    const desk = await openDesk(deps);
    const loja = desk.shop.configuracoes.sistema.geral.site.nome;
    await sendLetter(desk, invitationLetter({ ...invited, loja }));
  }

  async function present(asking: number): Promise<EquipePainel> {
    const [people, invitations, fatorExigido, alteracoes] = await Promise.all([
      listStaff(db),
      listInvitations(db, deps.now()),
      isFactorDemanded(db),
      readChanges(db, STAFF_SECTION),
    ]);
    return {
      fatorExigido,
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
  return {
    secao: STAFF_SECTION,
    alvo,
    acao,
    campos: [{ campo, antes: inOrder(before), depois: inOrder(after) }],
  };
}

function inOrder(papeis: readonly PanelRole[]): string {
  return PANEL_ROLES.filter((role) => papeis.includes(role)).join(', ');
}
