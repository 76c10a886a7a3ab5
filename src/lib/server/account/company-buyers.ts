/** `/minha-conta/compradores` and the link of an invitation: what their forms do. */
import type { Api } from '#lib/api/client.ts';
import {
  acceptCompanyInvitation,
  endBuyerInvitation,
  getCompanyInvitation,
  inviteBuyer,
  leaveCompany,
  limitBuyer,
  removeBuyer,
} from '#lib/api/company-buyers.ts';
import { ApiError } from '#lib/api/error.ts';
import type { ConviteDeEmpresa } from '#lib/contract/company-buyers.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { readLimit } from '#lib/domain/accounts/company-buyers.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { buyersText } from '#lib/text/company-buyers.ts';
import { myAccountText } from '#lib/text/my-account.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import { attempt, donePath, refuse } from './visit.ts';

const HERE = '/compradores';

export type TypedInvitation = { readonly email: string; readonly limite: string };

/** What was typed into the form of a buyer or an invitation. `problems` of a limit are named `limite-<id>`. */
export async function answerBuyers(api: Api, posted: FormData): Promise<FormOutcome<TypedInvitation>> {
  const typed = { email: line(posted, 'email').toLowerCase(), limite: line(posted, 'limite') };
  const id = readId(posted.get('id')) ?? 0;
  const limite = readLimit(typed.limite);
  switch (posted.get('acao')) {
    case 'convidar': {
      const problems = {
        ...(!isMailAddress(typed.email) && { email: buyersText.emailWrong }),
        ...(limite === undefined && { limite: buyersText.limitWrong }),
      };
      if (limite === undefined || Object.keys(problems).length > 0) return refuse(typed, problems);
      return attempt(typed, { 400: 'email', 409: 'email' }, async () => {
        await inviteBuyer(api, { email: typed.email, limite });
        return donePath(HERE, 'convidado');
      });
    }
    case 'limite':
      if (limite === undefined) return refuse(BLANK, { [`limite-${id}`]: buyersText.limitWrong });
      return attempt(BLANK, {}, async () => {
        await limitBuyer(api, id, limite);
        return donePath(HERE, 'limite');
      });
    case 'remover':
      return attempt(BLANK, {}, async () => {
        await removeBuyer(api, id);
        return donePath(HERE, 'comprador');
      });
    case 'cancelar':
      return attempt(BLANK, {}, async () => {
        await endBuyerInvitation(api, id);
        return donePath(HERE, 'convite');
      });
    case 'sair':
      return attempt(BLANK, {}, async () => {
        await leaveCompany(api);
        return donePath(HERE, 'saiu');
      });
    default:
      return { status: 422, typed: BLANK, problems: { form: myAccountText.problems.failed } };
  }
}

const BLANK: TypedInvitation = { email: '', limite: '' };

export type InvitationOutcome =
  | { readonly path: string }
  /** Undefined of a link that is not good. */
  | { readonly convite: ConviteDeEmpresa<Centavos> | undefined; readonly problem?: string };

/** What the link of an invitation shows, and what its button does. */
export async function answerCompanyInvitation(
  api: Api,
  token: string,
  posted: boolean,
): Promise<InvitationOutcome> {
  const convite = await unlessMissing(getCompanyInvitation(api, token));
  if (!convite || !posted) return { convite };
  try {
    await acceptCompanyInvitation(api, token);
    return { path: donePath(HERE, 'aceito') };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return { convite, problem: error.serverText || myAccountText.problems.failed };
  }
}
