/** `panel/sellers*`: how much each seller may take off a quote. */

import { z } from 'zod';
import type { Vendedores } from '#lib/contract/panel-orders.ts';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import { listSellers, lockSeller, setLimit } from '#lib/platform/accounts/queries/sellers.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { differences } from '#lib/platform/panel/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { QUOTES_SECTION } from '../seller-quote.ts';

const LIMIT = wholeNumber(0, 90);

export function panelSellerEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const read = async (): Promise<Vendedores> => ({ vendedores: await listSellers(deps.db) });
  return [
    panel(
      {
        method: 'get',
        path: '/panel/sellers',
        summary: 'Who sells, with how much each may take off a quote',
        roles: OWNERS,
        answer: 'Vendedores',
      },
      read,
    ),
    panel(
      {
        method: 'put',
        path: '/panel/sellers/:id',
        summary: 'Says how much a seller may take off a quote, in per cent',
        roles: OWNERS,
        body: z.object({ limite: LIMIT, visto: LIMIT }),
        answer: 'Vendedores',
      },
      async ({ param, body: { limite, visto }, write }) => {
        const id = readId(param('id'), message.unknownSeller);
        return write(
          {
            lock: (trx) => lockSeller(trx, id),
            unknown: message.unknownSeller,
            seen: { was: visto, is: (seller) => seller.limite },
            async write(trx, seller) {
              await setLimit(trx, id, limite);
              const campos = differences({ limite: seller.limite }, { limite });
              const history = {
                secao: QUOTES_SECTION,
                alvo: `vendedor ${seller.nome}`,
                acao: 'mudou',
                campos,
              } as const;
              return { result: undefined, history };
            },
          },
          read,
        );
      },
    ),
  ];
}
