/** `account` and `account/confirm`: opening an account. */

import { z } from 'zod';
import { PASSWORD_LENGTH } from '#lib/domain/accounts/password-length.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { email, flag, requiredText } from '#lib/platform/kernel/http/request.ts';
import { ADDRESS_FIELDS, addressRow, PROFILE_FIELDS, profileRow, TAX_ID, taxIdOf } from '../account-body.ts';
import type { AccountDeps } from '../login.ts';
import { createSignUps } from '../sign-up.ts';
import { visitorOf } from '../visitor.ts';

export function signUpEndpoints(deps: AccountDeps): readonly Endpoint[] {
  const signUps = createSignUps(deps);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/account',
        summary: 'Signs up: mails a link that opens the account',
        body: SIGN_UP,
        answer: 'SucessoMensagem',
      },
      async ({ context, body }) => {
        const { pessoa, email, senha, optin } = body;
        const revenda = pessoa === 'j' && body.revenda;
        const cpf_cnpj = taxIdOf(pessoa, body.cpfCnpj);
        const conta = { ...profileRow(pessoa, body), pessoa, cpf_cnpj, optin, revenda };
        await signUps.request(context, { email, senha, conta, endereco: addressRow(body.endereco) });
        return { sucesso: true, mensagem: message.signUpSent };
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/account/confirm',
        summary: 'Opens the account with the token of that link and its password, and logs in',
        body: CONFIRM,
        answer: 'Usuario',
      },
      async ({ context, body: { token, senha } }) => {
        const { session, user } = await signUps.confirm(context, token, senha);
        return visitorOf(deps, session, user);
      },
    ),
  ];
}

const senha = z.string().min(1).max(PASSWORD_LENGTH.max);
const SIGN_UP = z.object({
  pessoa: z.enum(['f', 'j']).describe('`f` a person, `j` a company.'),
  ...PROFILE_FIELDS,
  cpfCnpj: TAX_ID,
  email,
  senha,
  optin: flag,
  revenda: flag.describe('Of a company: asks to buy as a reseller, which the shop decides.'),
  endereco: z.object(ADDRESS_FIELDS),
});
const CONFIRM = z.object({ token: requiredText(200), senha });
