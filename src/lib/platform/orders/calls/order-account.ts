/** `order/{numero}/account`, ours: an account with the data of an order that a guest sent. */
import type { Pedido } from '#lib/contract/order.ts';
import { NOT_A_TAXPAYER, type Pessoa } from '#lib/domain/accounts/sign-up-form.ts';
import { profileRow } from '#lib/platform/accounts/account-body.ts';
import type { SignUp } from '#lib/platform/accounts/queries/sign-ups.ts';
import { createSignUpMail } from '#lib/platform/accounts/sign-up.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { createThrottle } from '#lib/platform/kernel/limits/throttle.ts';
import { orderReader } from '../order-reader.ts';
import { ordererOf } from '../orderer.ts';

export function orderAccountEndpoints(deps: Deps): readonly Endpoint[] {
  const ownOrder = orderReader(deps);
  const send = createSignUpMail(deps);
  const throttle = createThrottle(deps);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/order/:numero/account',
        summary:
          'Signs up with the data of a guest’s order: mails its buyer a link that chooses the password',
        answer: 'Sucesso',
      },
      async ({ context, param }) => {
        const orderer = await ordererOf(context, deps);
        const order = await ownOrder(readId(param('numero'), message.unknownOrder), orderer);
        if (orderer.user !== undefined || !order.convidado) throw notFound(message.unknownOrder);
        await throttle.byAddress('sign-up', context);
        // Whether the address has an account is told to its mailbox alone.
        deps.later(() => send(signUpOf(order)));
        return { sucesso: true };
      },
    ),
  ];
}

function signUpOf({ comprador, endereco }: Pedido): SignUp {
  const { documento, inscricaoEstadual, nome, telefone } = comprador;
  const pessoa: Pessoa = comprador.pessoa === 'j' ? 'j' : 'f';
  const profile = profileRow(pessoa, {
    nomeRazao: nome,
    nomeFantasia: '',
    inscricaoEstadual: inscricaoEstadual || NOT_A_TAXPAYER,
    telefone,
  });
  return {
    email: comprador.email,
    senha_hash: '',
    conta: { ...profile, pessoa, cpf_cnpj: documento, optin: false, revenda: false },
    endereco: { ...endereco, nome: '' },
  };
}
