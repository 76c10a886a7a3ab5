/** `/checkout/cadastro`: which screen it shows, and what its forms do. */
import { ApiError } from '#lib/api/error.ts';
import { confirmSignUp, signUp } from '#lib/api/own-account.ts';
import type { SignUpPage } from '#lib/contract/sign-up-page.ts';
import { normalizeCep } from '#lib/domain/cep.ts';
import { passwordFault } from '#lib/domain/new-password.ts';
import {
  blankSignUp,
  isFaultless,
  readPessoa,
  readSignUp,
  registrationOf,
  signUpFaults,
  type TypedSignUp,
} from '#lib/domain/sign-up-form.ts';
import { accountPath, signUpPath } from '#lib/paths.ts';
import { passwordText } from '#lib/text/account.ts';
import { signUpText } from '#lib/text/sign-up.ts';
import { fillAddress } from './place.ts';

type Locals = Pick<App.Locals, 'api' | 'sessionApi'>;

/** Where the browser goes on; `entered`: who the visitor is has changed. */
export type SignUpOutcome =
  | { readonly path: string; readonly entered: boolean }
  | { readonly status: 200 | 422 | 429; readonly page: SignUpPage };

/** The screen an address asks for. */
export function openSignUp({ url }: Request): SignUpPage {
  const query = new URL(url).searchParams;
  const token = query.get('confirmar') ?? '';
  if (token !== '') return { kind: 'confirm', token };
  if (query.get('aviso') === 'enviado') return { kind: 'sent' };
  return { kind: 'form', typed: blankSignUp(readPessoa(query.get('pessoa'))), faults: { endereco: {} } };
}

/** @throws ApiError when the platform failed, which is nobody's mistake. */
export async function answerSignUp(locals: Locals, posted: FormData): Promise<SignUpOutcome> {
  switch (posted.get('acao')) {
    case 'confirmar':
      return confirm(locals, String(posted.get('token') ?? ''), String(posted.get('senha') ?? ''));
    case 'cep':
      return find(locals, readSignUp(posted));
    default:
      return register(locals, readSignUp(posted));
  }
}

async function find(locals: Locals, typed: TypedSignUp): Promise<SignUpOutcome> {
  const { endereco, faults, note } = await fillAddress(locals, typed.endereco);
  return {
    status: faults.cep ? 422 : 200,
    page: { kind: 'form', typed: { ...typed, endereco }, faults: { endereco: faults }, cepNote: note },
  };
}

async function register({ sessionApi }: Locals, typed: TypedSignUp): Promise<SignUpOutcome> {
  const faults = signUpFaults(typed);
  const screen = { kind: 'form', typed, faults } as const;
  if (!isFaultless(faults)) {
    return { status: 422, page: { ...screen, problem: signUpText.problems.check } };
  }
  const { pessoa, nomeRazao, nomeFantasia, cpfCnpj, email, senha, telefone, optin, endereco } = typed;
  try {
    await signUp(sessionApi(), {
      ...{ pessoa, nomeRazao, nomeFantasia, cpfCnpj, email, senha, telefone, optin },
      inscricaoEstadual: registrationOf(typed),
      endereco: { ...endereco, cep: normalizeCep(endereco.cep) ?? '' },
    });
    return { path: `${signUpPath}?aviso=enviado`, entered: false };
  } catch (error) {
    const { status, text } = refusalOf(error);
    if (status === 429) return { status, page: { ...screen, problem: text } };
    // Everything else was looked at already, so what the platform refuses is the password.
    return { status: 422, page: { ...screen, senhaProblem: text } };
  }
}

async function confirm({ sessionApi }: Locals, token: string, senha: string): Promise<SignUpOutcome> {
  const screen = { kind: 'confirm', token } as const;
  if (passwordFault(senha) === 'missing') {
    return { status: 422, page: { ...screen, senhaProblem: passwordText.missing } };
  }
  try {
    await confirmSignUp(sessionApi(), { token, senha });
    return { path: `${accountPath}?aviso=conta`, entered: true };
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
