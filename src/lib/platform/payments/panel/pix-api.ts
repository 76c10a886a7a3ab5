/** `panel/payments/pix-api`: the account at a bank, its secrets, a test of the connection, the address of notices. */

import { z } from 'zod';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import { PIX_API_FIELDS, pixApiFaults } from '#lib/domain/payments/pix-api-fields.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { differences } from '#lib/platform/panel/history.ts';
import { recordShape } from '#lib/platform/panel/record-body.ts';
import { checkedRecord } from '#lib/platform/panel/record-rows.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { noticeAddress } from '../notice-address.ts';
import type { CallDeps } from '../payment-deps.ts';
import { openAccount, type PixAccount } from '../pix-api/account.ts';
import { readIdentity } from '../pix-api/identity.ts';
import { registerNotices, tryAccount } from '../pix-api/try.ts';
import { PIX_API } from '../providers/pix-api.ts';
import { type AccountRow, changeAccount, currentAccount } from '../queries/payment-accounts.ts';
import { lockPaymentSettings, savePaymentSettings } from '../queries/settings.ts';
import { keepAccount, keepSecrets, readiness } from './keep-pix-account.ts';
import {
  PIX_API_SETTINGS,
  type PixApiSaved,
  presentPixApi,
  revisionOfPixApi,
  valuesOfPixApi,
} from './present-pix-api.ts';
import { PAYMENTS_SECTION } from './settings.ts';

/** Characters of a file in base64. */
const FILE = 120_000;

export function panelPixApiEndpoints(deps: CallDeps): readonly Endpoint[] {
  const { db, siteUrl, pixApi } = deps;
  const panel = panelEndpoint(deps);
  const path = '/panel/payments/pix-api';
  const one = { path, roles: OWNERS, answer: 'PixApiPainel' } as const;
  return [
    panel({ ...one, method: 'get', summary: 'The account at a bank that makes Pix charges by its API' }, () =>
      presentPixApi(deps),
    ),
    panel(
      {
        ...one,
        method: 'put',
        summary: 'Saves the account, and turns Pix by the API of a bank on and off',
        body: z.object({ revisao: requiredText(40), ...recordShape(PIX_API_FIELDS) }),
      },
      async ({ body: { revisao, ...sent }, write }) => {
        const kept = checkedRecord(PIX_API_FIELDS, sent, { siteUrl, also: pixApiFaults });
        return write(
          {
            lock: lockBoth,
            seen: { was: revisao, is: revisionOfPixApi },
            async write(trx, saved, { staff, now }) {
              await keepAccount(trx, saved.account, kept, { author: staff.nome, now });
              const account = await currentAccount(trx, PIX_API);
              if (kept.ativo && readiness(account, pixApi.options) !== 'ready')
                throw new HttpError(400, message.pixNotReady);
              await savePaymentSettings(trx, { pix_api_ativo: kept.ativo, pix_api_minutos: kept.minutos });
              const settings = await lockPaymentSettings(trx);
              const campos = differences(valuesOfPixApi(saved), valuesOfPixApi({ settings, account }));
              return { result: undefined, history: { ...HISTORY, campos } };
            },
          },
          () => presentPixApi(deps),
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
          clientSecret: text(500),
          appKey: text(500),
          certificado: text(FILE).describe('Of a PFX or PEM file, in base64.'),
          chavePrivada: text(FILE).describe('Of a PEM file, in base64; empty where the certificate has it.'),
          senha: text(200),
        }),
      },
      async ({ body, write }) => {
        const { clientSecret, appKey, certificado, chavePrivada, senha: password } = body;
        const bytes = (base64: string) => Buffer.from(base64, 'base64');
        const identity =
          certificado === ''
            ? undefined
            : readIdentity({ certificate: bytes(certificado), key: bytes(chavePrivada), password });
        if (typeof identity === 'string') throw new HttpError(400, message.pixIdentity[identity]);
        return write(
          {
            lock: lockAccount,
            unknown: message.pixNoAccount,
            seen: 'not asked',
            async write(trx, account) {
              const secrets = { clientSecret, appKey, identity };
              const changed = await keepSecrets(trx, account, secrets, pixApi.seal);
              // That they were changed, never to what.
              const campos = changed.map((campo) => ({ campo, antes: '', depois: '•••' }));
              return { result: undefined, history: { ...HISTORY, campos } };
            },
          },
          () => presentPixApi(deps),
        );
      },
    ),
    panel(
      { ...one, method: 'post', path: `${path}/test`, summary: 'Asks the bank for a token and for lists' },
      async ({ write }) => {
        const { row, account } = await opened();
        const own = noticeAddress(siteUrl, row.id, { kind: 'pix', seal: pixApi.seal });
        const { tested, notices } = await tryAccount(pixApi.client, account, { now: deps.now(), own });
        const passed = tested.every(({ ok }) => ok);
        const change = { tested: JSON.stringify(tested), tested_at: deps.now(), notices };
        return write(
          noted(row, { ...change, notices_at: deps.now() }, ['teste', passed ? 'ok' : 'falhou']),
          () => presentPixApi(deps),
        );
      },
    ),
    panel(
      { ...one, method: 'put', path: `${path}/notices`, summary: 'Has the bank send its notices here' },
      async ({ write }) => {
        const { row, account } = await opened();
        const own = noticeAddress(siteUrl, row.id, { kind: 'pix', seal: pixApi.seal });
        const fault = await registerNotices(pixApi.client, account, own);
        if (fault !== '') throw new HttpError(409, message.pixNoticesRefused(fault));
        const change = { notices: 'nossa', notices_at: deps.now() } as const;
        return write(noted(row, change, ['avisos', 'nossa']), () => presentPixApi(deps));
      },
    ),
  ];

  /** @throws HttpError 409 where there is none, its secrets do not open, or it lacks what its bank asks for. */
  async function opened(): Promise<{ row: AccountRow; account: PixAccount }> {
    const row = await currentAccount(db, PIX_API);
    if (!row) throw new HttpError(409, message.pixNoAccount);
    const account = openAccount(row, pixApi.seal, pixApi.options);
    if (account === 'sealed') throw new HttpError(409, message.pixSealed);
    if (typeof account === 'string') throw new HttpError(409, message.pixNotReady);
    return { row, account };
  }
}

const HISTORY = { secao: PAYMENTS_SECTION, alvo: PIX_API_SETTINGS, acao: 'mudou' } as const;

async function lockBoth(trx: Trx): Promise<PixApiSaved> {
  return { settings: await lockPaymentSettings(trx), account: await currentAccount(trx, PIX_API) };
}

async function lockAccount(trx: Trx): Promise<AccountRow | undefined> {
  return (await lockBoth(trx)).account;
}

/** What the bank said is kept with who asked. */
function noted(
  row: AccountRow,
  change: Parameters<typeof changeAccount>[2],
  [campo, depois]: readonly [string, string],
): Change<AccountRow, undefined> {
  return {
    lock: lockAccount,
    seen: 'not asked',
    async write(trx) {
      await changeAccount(trx, row.id, change);
      return { result: undefined, history: { ...HISTORY, campos: [{ campo, antes: '', depois }] } };
    },
  };
}
