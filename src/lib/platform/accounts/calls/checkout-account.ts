/** `checkout/user`, `login`, `logout`, `password-recovery`, `password` (platform contract 2.11, 4.6, 8.5). */

import { z } from 'zod';
import { PASSWORD_LENGTH } from '#lib/domain/accounts/password-length.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, requiredText } from '#lib/platform/kernel/http/request.ts';
import { readSession } from '#lib/platform/kernel/http/session.ts';
import type { AccountDeps } from '../login.ts';
import { createLogin, logout } from '../login.ts';
import { createRecovery } from '../recovery.ts';
import { visitorOf } from '../visitor.ts';

export function accountEndpoints(deps: AccountDeps): readonly Endpoint[] {
  const login = createLogin(deps);
  const recovery = createRecovery(deps);
  return [
    endpoint(
      { method: 'get', path: '/checkout/user', summary: 'The visitor, logged in or not', answer: 'Usuario' },
      async ({ context }) => {
        const session = await readSession(context, deps);
        return visitorOf(deps, session, context.var.session.user);
      },
    ),
    endpoint(
      { method: 'post', path: '/checkout/login', summary: 'Logs in', body: LOGIN, answer: 'Usuario' },
      async ({ context, body }) => {
        const { session, user } = await login(context, body);
        return visitorOf(deps, session, user);
      },
    ),
    endpoint(
      { method: 'post', path: '/checkout/logout', summary: 'Logs out', answer: 'Sucesso' },
      async ({ context }) => {
        await logout(context, deps);
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        method: 'post',
        path: '/checkout/password-recovery',
        summary: 'Mails a link that sets a new password',
        body: RECOVERY,
        answer: 'SucessoMensagem',
      },
      async ({ context, body }) => {
        await recovery.request(context, body.usuario);
        return { sucesso: true, mensagem: message.recoverySent };
      },
    ),
    endpoint(
      {
        method: 'post',
        path: '/checkout/password',
        summary: 'Sets a new password with the token of that link',
        body: PASSWORD,
        answer: 'SucessoMensagem',
      },
      async ({ context, body: { token, senha } }) => {
        await recovery.setPassword(context, token, senha);
        return { sucesso: true, mensagem: message.passwordChanged };
      },
    ),
  ];
}

/** The longest e-mail address has 254 characters. */
const usuario = requiredText(254);
const senha = z.string().min(1).max(PASSWORD_LENGTH.max);
const LOGIN = z.object({ usuario, senha, revendedor: flag });
const RECOVERY = z.object({ usuario });
const PASSWORD = z.object({ token: requiredText(200), senha });
