/** `/minha-conta/aprovacoes/…`: what waits for a company, its answer, and the way back into the cart. */
import { approveOrder, getApproval, refuseOrder, restoreApproval } from '#lib/api/approval.ts';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import type { Aprovacao } from '#lib/contract/approval.ts';
import { REFUSAL_LENGTH } from '#lib/domain/accounts/company-buyers.ts';
import { text } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { cartPath } from '#lib/paths.ts';
import { approvalsText } from '#lib/text/company-buyers.ts';
import { donePath } from './visit.ts';

export type ApprovalOutcome =
  | { readonly path: string }
  | { readonly aprovacao: Aprovacao<Centavos>; readonly problem?: string };

/** @throws ApiError 401, and 404 for what somebody else asked for. */
export async function answerApproval(
  api: Api,
  numero: string,
  posted: FormData | undefined,
): Promise<ApprovalOutcome> {
  if (!posted) return { aprovacao: await getApproval(api, numero) };
  const here = `/aprovacoes/${numero}`;
  try {
    switch (posted.get('acao')) {
      case 'aprovar':
        await approveOrder(api, numero);
        return { path: donePath(here, 'aprovado') };
      case 'recusar':
        await refuseOrder(api, numero, text(posted, 'recado').slice(0, REFUSAL_LENGTH));
        return { path: donePath(here, 'recusado') };
      case 'carrinho': {
        await restoreApproval(api, numero);
        return { path: cartPath };
      }
      default:
        return { aprovacao: await getApproval(api, numero), problem: approvalsText.failed };
    }
  } catch (error) {
    const isSaid = error instanceof ApiError && [400, 403, 409].includes(error.status);
    if (!isSaid) throw error;
    // It may have become something else meanwhile.
    return { aprovacao: await getApproval(api, numero), problem: error.serverText || approvalsText.failed };
  }
}
