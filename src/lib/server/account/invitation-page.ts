/** `/checkout/convite`: which screen it shows, and what its form does. */
import { ApiError } from '#lib/api/error.ts';
import { acceptInvitation, getInvitation } from '#lib/api/invitation.ts';
import type { InvitationPage, TypedInvitation } from '#lib/contract/invitation-page.ts';
import { type PasswordFault, passwordFault } from '#lib/domain/accounts/password-length.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { isCnpj, isCpf, plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import { panelPath } from '#lib/paths.ts';
import { passwordText } from '#lib/text/account.ts';
import { invitationText } from '#lib/text/invitation.ts';
import type { Departure } from './onward.ts';

type Locals = Pick<App.Locals, 'api' | 'sessionApi'>;

export type InvitationOutcome =
  | Departure
  | { readonly status: 200 | 404 | 422 | 429; readonly page: InvitationPage };

const BLANK: TypedInvitation = { email: '', nome: '', documento: '' };

/** @throws ApiError when the platform failed. */
export async function openInvitation({ api }: Locals, { url }: Request): Promise<InvitationOutcome> {
  return shown(api, new URL(url).searchParams.get('token') ?? '', (convite, token) => ({
    status: 200,
    page: { kind: 'form', token, convite, typed: BLANK, faults: {} },
  }));
}

/** @throws ApiError when the platform failed. */
export async function answerInvitation(locals: Locals, posted: FormData): Promise<InvitationOutcome> {
  const token = line(posted, 'token');
  const typed = {
    email: line(posted, 'email'),
    nome: line(posted, 'nome'),
    documento: line(posted, 'documento'),
  };
  const senha = String(posted.get('senha') ?? '');
  return shown(locals.api, token, async (convite) => {
    const screen = { kind: 'form', token, convite, typed } as const;
    const faults = faultsOf(convite, typed, senha);
    if (Object.keys(faults).length > 0) return { status: 422, page: { ...screen, faults } };
    try {
      await acceptInvitation(locals.sessionApi(), token, { ...typed, senha });
      return { path: panelPath, entered: true };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error;
      if (error.status === 404) return GONE;
      const problem = error.serverText || invitationText.problems.failed;
      const status = error.status === 429 ? 429 : 422;
      const said = error.status === 401 ? { faults: { senha: problem } } : { faults: {}, problem };
      return { status, page: { ...screen, ...said } };
    }
  });
}

const GONE: InvitationOutcome = { status: 404, page: { kind: 'gone' } };

async function shown(
  api: Locals['api'],
  token: string,
  show: (convite: Convite, token: string) => InvitationOutcome | Promise<InvitationOutcome>,
): Promise<InvitationOutcome> {
  if (token === '') return GONE;
  try {
    return await show(await getInvitation(api, token), token);
  } catch (error) {
    if (error instanceof ApiError && [404, 429].includes(error.status)) return GONE;
    throw error;
  }
}

type Convite = Extract<InvitationPage, { kind: 'form' }>['convite'];
type Faults = Extract<InvitationPage, { kind: 'form' }>['faults'];

function faultsOf({ email, temConta }: Convite, typed: TypedInvitation, senha: string): Faults {
  const { problems } = invitationText;
  const documento = plainTaxId(typed.documento);
  const fault: PasswordFault | undefined = temConta && senha !== '' ? undefined : passwordFault(senha);
  return {
    ...(email === '' && !isMailAddress(typed.email) && { email: problems.email }),
    ...(!temConta && typed.nome === '' && { nome: problems.nome }),
    ...(!temConta && !isCpf(documento) && !isCnpj(documento) && { documento: problems.documento }),
    ...(fault && { senha: passwordText[fault] }),
  };
}
