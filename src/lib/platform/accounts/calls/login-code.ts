/** `login/code`, ours: logging in by a code that is sent by mail. */
import { z } from 'zod';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import type { AccountDeps } from '../login.ts';
import { createCodeLogin } from '../login-code.ts';
import { visitorOf } from '../visitor.ts';

/** The longest e-mail address has 254 characters. */
const usuario = requiredText(254);

export function loginCodeEndpoints(deps: AccountDeps): readonly Endpoint[] {
  const code = createCodeLogin(deps);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/login/code',
        summary: 'Mails a code that logs in; the answer is the same for an account that does not exist',
        body: z.object({ usuario }),
        answer: 'SucessoMensagem',
      },
      async ({ context, body }) => {
        await code.request(context, body.usuario);
        return { sucesso: true, mensagem: message.codeSent };
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/login/code/enter',
        summary: 'Logs in with that code',
        body: z.object({ usuario, codigo: requiredText(20) }),
        answer: 'Usuario',
      },
      async ({ context, body }) => {
        const { session, user } = await code.enter(context, body.usuario, body.codigo);
        return visitorOf(deps, session, user);
      },
    ),
  ];
}
