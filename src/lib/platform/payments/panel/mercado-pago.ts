/** `panel/payments/mercado-pago`: what is on, the account, its secrets, a test of the connection. */

import { z } from 'zod';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import { MERCADO_PAGO_FIELDS, mercadoPagoFaults } from '#lib/domain/payments/mercado-pago-fields.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { differences } from '#lib/platform/panel/history.ts';
import { recordShape } from '#lib/platform/panel/record-body.ts';
import { checkedRecord } from '#lib/platform/panel/record-rows.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { openMpAccount } from '../mercado-pago/account.ts';
import { tryMpAccount } from '../mercado-pago/try.ts';
import type { CallDeps } from '../payment-deps.ts';
import { MERCADO_PAGO } from '../providers/mercado-pago.ts';
import { type AccountRow, changeAccount, currentAccount } from '../queries/payment-accounts.ts';
import { lockPaymentSettings, savePaymentSettings } from '../queries/settings.ts';
import { isMpReady, keepMpAccount, keepMpSecrets } from './keep-mp-account.ts';
import {
  type MercadoPagoSaved,
  presentMercadoPago,
  revisionOfMercadoPago,
  valuesOfMercadoPago,
} from './present-mercado-pago.ts';
import { PAYMENTS_SECTION } from './settings.ts';

const HISTORY = { secao: PAYMENTS_SECTION, alvo: MERCADO_PAGO, acao: 'mudou' } as const;

export function panelMercadoPagoEndpoints(deps: CallDeps): readonly Endpoint[] {
  const { db, siteUrl, mercadoPago } = deps;
  const panel = panelEndpoint(deps);
  const path = '/panel/payments/mercado-pago';
  const one = { path, roles: OWNERS, answer: 'MercadoPagoPainel' } as const;
  return [
    panel({ ...one, method: 'get', summary: 'The account at Mercado Pago, and what is on' }, () =>
      presentMercadoPago(deps),
    ),
    panel(
      {
        ...one,
        method: 'put',
        summary: 'Saves the account at Mercado Pago, and turns its ways to pay on and off',
        body: z.object({ revisao: requiredText(40), ...recordShape(MERCADO_PAGO_FIELDS) }),
      },
      async ({ body: { revisao, ...sent }, write }) => {
        const kept = checkedRecord(MERCADO_PAGO_FIELDS, sent, { siteUrl, also: mercadoPagoFaults });
        return write(
          {
            lock: lockBoth,
            seen: { was: revisao, is: revisionOfMercadoPago },
            async write(trx, saved, { staff, now }) {
              await keepMpAccount(trx, saved.account, kept, { author: staff.nome, now });
              const account = await currentAccount(trx, MERCADO_PAGO);
              if ((kept.cartao || kept.pix || kept.boleto) && !isMpReady(account, mercadoPago.options))
                throw new HttpError(400, message.mercadoPagoNotReady);
              await savePaymentSettings(trx, {
                mp_cartao_ativo: kept.cartao,
                mp_campos_ativo: kept.campos,
                mp_pix_ativo: kept.pix,
                mp_boleto_ativo: kept.boleto,
                mp_minutos: kept.minutos,
                mp_boleto_dias: kept.diasBoleto,
              });
              const settings = await lockPaymentSettings(trx);
              const campos = differences(
                valuesOfMercadoPago(saved),
                valuesOfMercadoPago({ settings, account }),
              );
              return { result: undefined, history: { ...HISTORY, campos } };
            },
          },
          () => presentMercadoPago(deps),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'put',
        path: `${path}/secrets`,
        summary: 'Keeps the secrets of the account, each that is sent; none is ever shown',
        body: z.object({
          accessToken: text(500),
          assinatura: text(500).describe('What its notices are signed with.'),
        }),
      },
      ({ body, write }) =>
        write(
          {
            lock: lockAccount,
            unknown: message.mercadoPagoNoAccount,
            seen: 'not asked',
            async write(trx, account) {
              const changed = await keepMpSecrets(trx, account, body, mercadoPago.seal);
              // That they were changed, never to what.
              const campos = changed.map((campo) => ({ campo, antes: '', depois: '•••' }));
              return { result: undefined, history: { ...HISTORY, campos } };
            },
          },
          () => presentMercadoPago(deps),
        ),
    ),
    panel(
      { ...one, method: 'post', path: `${path}/test`, summary: 'Asks Mercado Pago for what changes nothing' },
      async ({ write }) => {
        const { client, options, seal } = mercadoPago;
        const row = await currentAccount(db, MERCADO_PAGO);
        if (!row) throw new HttpError(409, message.mercadoPagoNoAccount);
        const account = openMpAccount(row, seal, options);
        if (account === 'sealed') throw new HttpError(409, message.pixSealed);
        if (account === 'incomplete') throw new HttpError(409, message.mercadoPagoNotReady);
        const tested = await tryMpAccount(client, account, deps.now());
        const depois = tested.every(({ ok }) => ok) ? 'ok' : 'falhou';
        return write(
          {
            lock: lockAccount,
            seen: 'not asked',
            async write(trx) {
              await changeAccount(trx, row.id, { tested: JSON.stringify(tested), tested_at: deps.now() });
              const campos = [{ campo: 'teste', antes: '', depois }];
              return { result: undefined, history: { ...HISTORY, campos } };
            },
          },
          () => presentMercadoPago(deps),
        );
      },
    ),
  ];
}

async function lockBoth(trx: Trx): Promise<MercadoPagoSaved> {
  return { settings: await lockPaymentSettings(trx), account: await currentAccount(trx, MERCADO_PAGO) };
}

async function lockAccount(trx: Trx): Promise<AccountRow | undefined> {
  return (await lockBoth(trx)).account;
}
