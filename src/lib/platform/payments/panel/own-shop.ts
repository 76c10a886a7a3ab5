/** `panel/payments/own-shop`: the demonstration becomes somebody's own shop, for good. */
import { z } from 'zod';
import type { PagamentosPainel } from '#lib/contract/panel-payments.ts';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import { lockInvitations } from '#lib/platform/accounts/queries/invitations.ts';
import { deleteSessionsOf } from '#lib/platform/accounts/queries/logins.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { demoMessage } from '#lib/platform/kernel/http/demo-messages.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { closeAccounts, dropDemoMark, lockDemoAccounts, lockDemoMark } from '../queries/own-shop.ts';

/** @param present What the page of the ways to pay shows then. @param history Where it stands there. */
export function panelOwnShopEndpoint(
  deps: Deps,
  present: () => Promise<PagamentosPainel>,
  history: Pick<PanelChange, 'secao' | 'alvo'>,
): Endpoint {
  return panelEndpoint(deps)(
    {
      path: '/panel/payments/own-shop',
      method: 'post',
      roles: OWNERS,
      answer: 'PagamentosPainel',
      summary: "Makes the demonstration somebody's own shop: its bank and its accounts are gone for good",
      body: z.object({}),
    },
    async ({ write }) =>
      write(
        {
          async lock(trx) {
            await lockInvitations(trx);
            return lockDemoMark(trx);
          },
          unknown: demoMessage.noDemoShop,
          seen: 'not asked',
          async write(trx, _, { staff }) {
            const accounts = await lockDemoAccounts(trx);
            // Nobody could open the panel any more.
            if (accounts.includes(staff.id)) throw new HttpError(409, demoMessage.demoAccount);
            await closeAccounts(trx, accounts);
            for (const id of accounts) await deleteSessionsOf(trx, id);
            await dropDemoMark(trx);
            const campos = [{ campo: 'demonstracao', antes: 'sim', depois: 'não' }];
            return { result: undefined, history: { ...history, acao: 'mudou', campos } };
          },
        },
        present,
      ),
  );
}
