/** `/minha-conta/dados`, `/senha` and `/privacidade`: what their forms do. */
import { saveCartReminder } from '#lib/api/cart-reminder.ts';
import type { Api } from '#lib/api/client.ts';
import { changePassword, deleteAccount, saveAccount, saveConsents } from '#lib/api/own-account.ts';
import type { Conta } from '#lib/contract/account.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { passwordFault } from '#lib/domain/accounts/password-length.ts';
import {
  ISENTO,
  NOT_A_TAXPAYER,
  profileFaults,
  registrationOf,
  type TypedProfile,
} from '#lib/domain/accounts/sign-up-form.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { maskPhone } from '#lib/domain/kernel/masks.ts';
import { homePath } from '#lib/paths.ts';
import { passwordText } from '#lib/text/account.ts';
import { myAccountText } from '#lib/text/my-account.ts';
import { signUpText } from '#lib/text/sign-up.ts';
import { attempt, donePath, refuse } from './visit.ts';

/** The form of an account as it is. */
export function typedProfile(conta: Conta): TypedProfile {
  const isento = conta.inscricaoEstadual === ISENTO;
  const naoContribuinte = conta.inscricaoEstadual === NOT_A_TAXPAYER;
  return {
    pessoa: conta.pessoa,
    nomeRazao: conta.nomeRazao,
    nomeFantasia: conta.nomeFantasia,
    inscricaoEstadual: isento || naoContribuinte ? '' : conta.inscricaoEstadual,
    isento,
    naoContribuinte,
    telefone: maskPhone(conta.celular || conta.telefone),
  };
}

export async function answerProfile(
  api: Api,
  { pessoa }: Pick<Conta, 'pessoa'>,
  posted: FormData,
): Promise<FormOutcome<TypedProfile>> {
  const typed: TypedProfile = {
    pessoa,
    nomeRazao: line(posted, 'nomeRazao'),
    nomeFantasia: line(posted, 'nomeFantasia'),
    inscricaoEstadual: line(posted, 'inscricaoEstadual'),
    isento: posted.has('isento'),
    naoContribuinte: posted.has('naoContribuinte'),
    telefone: line(posted, 'telefone'),
  };
  const problems = profileProblems(typed);
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  const { nomeRazao, nomeFantasia, telefone } = typed;
  return attempt(typed, {}, async () => {
    await saveAccount(api, { nomeRazao, nomeFantasia, telefone, inscricaoEstadual: registrationOf(typed) });
    return donePath('/dados', 'dados');
  });
}

function profileProblems(typed: TypedProfile): Readonly<Record<string, string>> {
  const words = { nomeRazao: typed.pessoa === 'j' ? 'razao' : 'nome' } as Readonly<Record<string, string>>;
  return Object.fromEntries(
    Object.entries(profileFaults(typed)).map(([field, fault]) => [
      field,
      signUpText.faults[words[field] ?? field]?.[fault] ?? myAccountText.problems.check,
    ]),
  );
}

export async function answerPassword(api: Api, posted: FormData): Promise<FormOutcome<undefined>> {
  const senhaAtual = passwordIn(posted, 'senhaAtual');
  const senha = passwordIn(posted, 'senha');
  const { password } = myAccountText;
  if (senhaAtual === '') return refuse(undefined, { senhaAtual: password.missing });
  const fault = passwordFault(senha);
  if (fault) return refuse(undefined, { senha: passwordText[fault] });
  return attempt(undefined, { 400: 'senha', 401: 'senhaAtual' }, async () => {
    await changePassword(api, { senhaAtual, senha });
    return donePath('/senha', 'senha');
  });
}

/** Saves what somebody wants to be sent, or deletes the account. */
export async function answerPrivacy(api: Api, posted: FormData): Promise<FormOutcome<undefined>> {
  const acao = posted.get('acao');
  if (acao === 'escolhas') {
    return attempt(undefined, {}, async () => {
      await saveConsents(api, { optin: posted.has('optin'), smsOptin: posted.has('smsOptin') });
      // The page asks for it where the shop sends reminders.
      if (posted.has('temLembrete'))
        await saveCartReminder(api, { quer: posted.has('lembrete'), onde: 'conta' });
      return donePath('/privacidade', 'escolhas');
    });
  }
  if (acao !== 'excluir') return refuse(undefined, {});
  const senha = passwordIn(posted, 'senha');
  if (senha === '') return refuse(undefined, { senha: myAccountText.privacy.passwordMissing });
  return attempt(undefined, { 401: 'senha' }, async () => {
    await deleteAccount(api, senha);
    return homePath;
  });
}

function passwordIn(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
}
