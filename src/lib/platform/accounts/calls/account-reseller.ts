/** `account/reseller`: whether the shop has approved the visitor as a reseller. Asking is `client/reseller`. */
import type { Revenda } from '#lib/contract/reseller.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { requireLogin } from '#lib/platform/kernel/http/session.ts';
import { percentOf } from '#lib/platform/kernel/queries/own-percent.ts';
import { type ResellerRow, readReseller } from '../queries/resellers.ts';

export function resellerEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/account/reseller',
        summary: 'How the account stands as a reseller, and who looks after it',
        answer: 'Revenda',
      },
      async ({ context }) => {
        const { user } = await requireLogin(context, deps);
        return present(await readReseller(deps.db, user), await percentOf(deps.db, user));
      },
    ),
  ];
}

function present(
  { revendedor, revendedor_requested_at: asked, ...row }: ResellerRow,
  percent: number,
): Revenda {
  return {
    situacao: revendedor ? 'aprovada' : asked ? 'pedida' : 'nenhuma',
    pedidoEm: asked?.toISOString() ?? '',
    desconto: revendedor ? percent : 0,
    representantes: row.representantes,
  };
}
