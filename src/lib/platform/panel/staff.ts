/** The calls of `/painel`, for staff only. Everyone else is refused before a body is read. */
import type { Context } from 'hono';
import type { Answers } from '#lib/contract/answers.ts';
import type { Equipe } from '#lib/contract/panel.ts';
import type { EquipePresente, FaltaFator } from '#lib/contract/panel-factor.ts';
import { isAllowed, PANEL_ROLES, type PanelRole } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Call, type Declaration, type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { factorMessage } from '#lib/platform/kernel/http/factor-messages.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { requireLogin } from '#lib/platform/kernel/http/session.ts';
import { findStaff, missingFactor } from './queries/staff.ts';
import { answerOf, inPanel, type Write, type Written } from './write.ts';

type Method = Declaration<keyof Answers, unknown, unknown>['method'];
type PanelDeclaration<Kind extends Method, Name extends keyof Answers, Query, Body> = Omit<
  Declaration<Name, Query, Body>,
  'base' | 'method' | 'path'
> & {
  readonly method: Kind;
  readonly path: `/panel/${string}`;
  /** Any of them; an `administrador` always. */
  readonly roles: readonly PanelRole[];
  /** It may be made before the second factor was given or set up. */
  readonly beforeFactor?: true;
};

type PanelCall<Query, Body> = Call<Query, Body> & {
  readonly staff: Equipe;
  readonly falta: FaltaFator;
  /** The id of the own session. */
  readonly session: string;
};
type WritingCall<Query, Body> = PanelCall<Query, Body> & { readonly write: Write };

/** A call that is no GET writes by `write`, and answers with what that makes. */
type PanelEndpoint = {
  <Name extends keyof Answers, Query = undefined, Body = undefined>(
    declaration: PanelDeclaration<'get', Name, Query, Body>,
    answer: (call: PanelCall<Query, Body>) => Promise<Answers[Name]>,
  ): Endpoint;
  <Name extends keyof Answers, Query = undefined, Body = undefined>(
    declaration: PanelDeclaration<Exclude<Method, 'get'>, Name, Query, Body>,
    answer: (call: WritingCall<Query, Body>) => Promise<Written<Answers[Name]>>,
  ): Endpoint;
};

export function panelEndpoint(deps: Deps): PanelEndpoint {
  return <Name extends keyof Answers, Query = undefined, Body = undefined>(
    { roles, beforeFactor, ...declaration }: PanelDeclaration<Method, Name, Query, Body>,
    answer: (call: WritingCall<Query, Body>) => Promise<Answers[Name] | Written<Answers[Name]>>,
  ): Endpoint => {
    const handle = async (context: Context<PlatformEnv>): Promise<Response> => {
      const { falta, session, ...staff } = await requireStaff(context, deps, roles);
      if (falta !== '' && !beforeFactor) throw new HttpError(403, factorMessage.missingFactor[falta]);
      const declared = endpoint<Name, Query, Body>({ ...declaration, base: 'vitrine' }, async (call) =>
        answerOf<Answers[Name]>(
          await answer({ ...call, staff, falta, session, write: inPanel(deps, staff) }),
        ),
      );
      return declared.handle(context);
    };
    return { ...declaration, roles, base: 'vitrine', handle };
  };
}

/** @throws HttpError 401 when nobody is logged in, 403 for who has none of the roles. */
async function requireStaff(
  context: Context<PlatformEnv>,
  deps: Deps,
  roles: readonly PanelRole[],
): Promise<EquipePresente & { readonly session: string }> {
  const { session, user } = await requireLogin(context, deps);
  const row = await findStaff(deps.db, user, session.id);
  const papeis = PANEL_ROLES.filter((role) => row?.[role]);
  if (!row || !isAllowed(roles, papeis)) throw new HttpError(403, message.staffOnly);
  return { id: row.id, nome: row.nome_razao, papeis, falta: missingFactor(row), session: session.id };
}
