/** `account`, `account/password`, `account/consents`, `account/export`: what somebody logged in has here. */

import { z } from 'zod';
import type { MeusDados } from '#lib/contract/account.ts';
import { convertPedido, type Pedido } from '#lib/contract/order.ts';
import { PASSWORD_LENGTH } from '#lib/domain/accounts/password-length.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { PROFILE_FIELDS, profileRow } from '#lib/platform/accounts/account-body.ts';
import { devicesOf } from '#lib/platform/accounts/devices.ts';
import type { AccountDeps } from '#lib/platform/accounts/login.ts';
import { createOwnPassword } from '#lib/platform/accounts/own-password.ts';
import { readAddresses } from '#lib/platform/accounts/queries/delivery-addresses.ts';
import { readAccount, setConsents, setProfile } from '#lib/platform/accounts/queries/own-account.ts';
import { presentAccount, presentAddress, presentDevice } from '#lib/platform/accounts/wire/account.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag } from '#lib/platform/kernel/http/request.ts';
import { requireLogin } from '#lib/platform/kernel/http/session.ts';
import { findOrder, orderNumbers } from '#lib/platform/orders/queries/orders.ts';
import { presentOrder } from '#lib/platform/orders/wire/order.ts';
import { returnsOf } from '#lib/platform/returns/queries/returns.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { createAccountDeletion } from '../delete-account.ts';
import { readTraces } from '../queries/personal-data.ts';
import { presentTraces } from '../wire/own-data.ts';

export function ownDataEndpoints(deps: AccountDeps): readonly Endpoint[] {
  const { db, now } = deps;
  const password = createOwnPassword(deps);
  const deleteAccount = createAccountDeletion(deps);
  const own = { base: 'vitrine', path: '/account' } as const;
  return [
    endpoint(
      { ...own, method: 'get', summary: "The visitor's own account", answer: 'Conta' },
      async ({ context }) => {
        const { user } = await requireLogin(context, deps);
        return presentAccount(await readAccount(db, user));
      },
    ),
    endpoint(
      { ...own, method: 'put', summary: 'Changes it', body: z.object(PROFILE_FIELDS), answer: 'Conta' },
      async ({ context, body }) => {
        const { user } = await requireLogin(context, deps);
        const { pessoa } = await readAccount(db, user);
        await setProfile(db, user, profileRow(pessoa, body));
        return presentAccount(await readAccount(db, user));
      },
    ),
    endpoint(
      { ...own, method: 'delete', summary: 'Deletes it for good', body: DELETION, answer: 'Sucesso' },
      async ({ context, body }) => {
        const { user } = await requireLogin(context, deps);
        await deleteAccount(context, user, body.senha);
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'put',
        path: '/account/password',
        summary: 'Changes the password, and logs out everywhere else',
        body: PASSWORD,
        answer: 'SucessoMensagem',
      },
      async ({ context, body: { senhaAtual, senha } }) => {
        await password.change(context, await requireLogin(context, deps), senhaAtual, senha);
        return { sucesso: true, mensagem: message.ownPasswordChanged };
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'put',
        path: '/account/consents',
        summary: 'What the account wants to be sent from now on',
        body: CONSENTS,
        answer: 'Conta',
      },
      async ({ context, body: { optin, smsOptin } }) => {
        const { user } = await requireLogin(context, deps);
        await inTransaction(db, (trx) => setConsents(trx, user, { optin, sms_optin: smsOptin }, now()));
        return presentAccount(await readAccount(db, user));
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/account/export',
        summary: 'Everything the shop keeps about the visitor',
        answer: 'MeusDados',
      },
      async ({ context }) => {
        const { user, session } = await requireLogin(context, deps);
        const account = await readAccount(db, user);
        const addresses = await readAddresses(db, user);
        const devices = await devicesOf(deps, user, session.id);
        return {
          geradoEm: now().toISOString(),
          conta: presentAccount(account),
          enderecos: addresses.map(presentAddress),
          aparelhos: devices.map((row) => presentDevice(row, session.id)),
          pedidos: await ordersOf(deps, user),
          devolucoes: await returnsOfBuyer(db, user),
          ...presentTraces(await readTraces(db, user)),
        };
      },
    ),
  ];
}

/** The oldest first. */
async function ordersOf(deps: Deps, user: number): Promise<readonly Pedido[]> {
  const pedidos: Pedido[] = [];
  const shop = await readShop(deps);
  for (const numero of await orderNumbers(deps.db, user)) {
    const order = await findOrder(deps.db, numero);
    if (order) pedidos.push(convertPedido(presentOrder(shop, order), toReais));
  }
  return pedidos;
}

async function returnsOfBuyer(db: Deps['db'], user: number): Promise<MeusDados['devolucoes']> {
  const numbers = await orderNumbers(db, user);
  const returns = (await Promise.all(numbers.map((numero) => returnsOf(db, numero)))).flat();
  return returns.map(({ numero, tipo, motivo, status, created_at }) => ({
    ...{ pedido: numero, tipo, motivo, situacao: status },
    em: created_at.toISOString(),
  }));
}

const known = z.string().min(1).max(PASSWORD_LENGTH.max);
const PASSWORD = z.object({ senhaAtual: known, senha: known });
const DELETION = z.object({ senha: known });
const CONSENTS = z.object({ optin: flag, smsOptin: flag });
