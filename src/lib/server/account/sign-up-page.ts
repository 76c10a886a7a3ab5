/** `/checkout/cadastro`: which screen it shows, and what its forms do. */
import { ApiError } from '#lib/api/error.ts';
import { confirmSignUp, signUp } from '#lib/api/own-account.ts';
import type { SignUpPage } from '#lib/contract/sign-up-page.ts';
import { passwordFault } from '#lib/domain/accounts/password-length.ts';
import {
  blankSignUp,
  isFaultless,
  readPessoa,
  readSignUp,
  registrationOf,
  signUpFaults,
  type TypedSignUp,
} from '#lib/domain/accounts/sign-up-form.ts';
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { type Onward, withOnward } from '#lib/domain/kernel/onward.ts';
import { accountPath, signUpPath } from '#lib/paths.ts';
import { passwordText } from '#lib/text/account.ts';
import { signUpText } from '#lib/text/sign-up.ts';
import { fillAddress } from '../forms/place.ts';
import { type Departure, keepFavorite, readOnward } from './onward.ts';

type Locals = Pick<App.Locals, 'api' | 'sessionApi'>;

export type SignUpOutcome = Departure | { readonly status: 200 | 422 | 429; readonly page: SignUpPage };

/** The screen an address asks for. */
export function openSignUp({ url }: Request): SignUpPage {
  const query = new URL(url).searchParams;
  const token = query.get('confirmar') ?? '';
  if (token !== '') return { kind: 'confirm', token, isNew: query.get('senha') === 'nova' };
  const onward = readOnward(query);
  if (query.get('aviso') === 'enviado') return { kind: 'sent', onward };
  const typed = blankSignUp(readPessoa(query.get('pessoa')));
  return { kind: 'form', onward, typed, faults: { endereco: {} } };
}

/**
 * @param kept What the visitor came for before they asked for the mail.
 * @throws ApiError when the platform failed, which is nobody's mistake.
 */
export async function answerSignUp(locals: Locals, posted: FormData, kept: Onward): Promise<SignUpOutcome> {
  const onward = readOnward(posted);
  switch (posted.get('acao')) {
    case 'confirmar':
      return confirm(
        locals,
        {
          token: String(posted.get('token') ?? ''),
          senha: String(posted.get('senha') ?? ''),
          isNew: line(posted, 'nova') !== '',
        },
        kept,
      );
    case 'cep':
      return find(locals, readSignUp(posted), { onward, former: line(posted, 'cepBuscado') });
    default:
      return register(locals, readSignUp(posted), onward);
  }
}

async function find(
  locals: Locals,
  typed: TypedSignUp,
  { onward, former }: { readonly onward: Onward; readonly former: string },
): Promise<SignUpOutcome> {
  const { endereco, faults, note } = await fillAddress(locals, typed.endereco, former);
  return {
    status: faults.cep ? 422 : 200,
    page: {
      kind: 'form',
      onward,
      typed: { ...typed, endereco },
      faults: { endereco: faults },
      cepNote: note,
    },
  };
}

async function register({ sessionApi }: Locals, typed: TypedSignUp, onward: Onward): Promise<SignUpOutcome> {
  const faults = signUpFaults(typed);
  const screen = { kind: 'form', onward, typed, faults } as const;
  if (!isFaultless(faults)) {
    return { status: 422, page: { ...screen, problem: signUpText.problems.check } };
  }
  const { pessoa, nomeRazao, nomeFantasia, cpfCnpj, email, senha, telefone, optin, revenda, endereco } =
    typed;
  try {
    await signUp(sessionApi(), {
      ...{ pessoa, nomeRazao, nomeFantasia, cpfCnpj, email, senha, telefone, optin, revenda },
      inscricaoEstadual: registrationOf(typed),
      endereco: { ...endereco, cep: normalizeCep(endereco.cep) ?? '' },
    });
    const path = withOnward(signUpPath, onward, { aviso: 'enviado' });
    return { path, entered: false, waiting: onward };
  } catch (error) {
    const { status, text } = refusalOf(error);
    if (status === 429) return { status, page: { ...screen, problem: text } };
    if (status === 403) return { status: 422, page: { ...screen, problem: text } };
    // Everything else was looked at already, so what the platform refuses is the password.
    return { status: 422, page: { ...screen, senhaProblem: text } };
  }
}

async function confirm(
  locals: Locals,
  { token, senha, isNew }: { readonly token: string; readonly senha: string; readonly isNew: boolean },
  kept: Onward,
): Promise<SignUpOutcome> {
  const screen = { kind: 'confirm', token, isNew } as const;
  if (passwordFault(senha) === 'missing') {
    return { status: 422, page: { ...screen, senhaProblem: passwordText.missing } };
  }
  try {
    await confirmSignUp(locals.sessionApi(), { token, senha });
    await keepFavorite(locals, kept);
    return { path: kept.voltar || `${accountPath}?aviso=conta`, entered: true };
  } catch (error) {
    const { status, text } = refusalOf(error);
    const said = status === 401 ? { senhaProblem: text } : { problem: text };
    return { status: status === 429 ? status : 422, page: { ...screen, ...said } };
  }
}

/** @throws What is no refusal. */
function refusalOf(error: unknown): { readonly status: number; readonly text: string } {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error;
  return { status: error.status, text: error.serverText || signUpText.problems.failed };
}
