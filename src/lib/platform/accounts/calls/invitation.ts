/** `invitation`, ours: a link that makes somebody staff. */
import { z } from 'zod';
import { PASSWORD_LENGTH } from '#lib/domain/accounts/password-length.ts';
import { ACCOUNT_LIMITS } from '#lib/domain/accounts/sign-up-form.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { text } from '#lib/platform/kernel/http/request.ts';
import { createInvitations } from '../invitation.ts';
import type { AccountDeps } from '../login.ts';
import { visitorOf } from '../visitor.ts';

export function invitationEndpoints(deps: AccountDeps): readonly Endpoint[] {
  const invitations = createInvitations(deps);
  const one = { base: 'vitrine', path: '/invitation/:token' } as const;
  return [
    endpoint(
      { ...one, method: 'get', summary: 'Whom a link makes staff, and as what', answer: 'ConviteEquipe' },
      async ({ context, param }) => invitations.read(context, param('token')),
    ),
    endpoint(
      {
        ...one,
        method: 'post',
        summary: 'Makes that account staff, opening it where there is none, and logs in',
        body: ACCEPTED,
        answer: 'Usuario',
      },
      async ({ context, param, body }) => {
        const { session, user } = await invitations.accept(context, param('token'), body);
        return visitorOf(deps, session, user);
      },
    ),
  ];
}

const ACCEPTED = z.object({
  email: text(254)
    .refine((typed) => typed.trim() === '' || isMailAddress(typed.trim()))
    .describe('Of the first administrator of a shop alone; any other link names one.'),
  nome: text(ACCOUNT_LIMITS.nomeRazao),
  documento: text(ACCOUNT_LIMITS.cpfCnpj).describe('CPF or CNPJ in any spelling, where there is no account.'),
  senha: z.string().min(1).max(PASSWORD_LENGTH.max),
});
