/** `/checkout/pagamento` as it is shown, whatever led to it. */
import { randomUUID } from 'node:crypto';
import type { Api } from '#lib/api/client.ts';
import { reviewOrder } from '#lib/api/order.ts';
import type { OrderPage } from '#lib/contract/order-page.ts';
import { text } from '#lib/domain/kernel/form-fields.ts';

export type OrderOutcome =
  | { readonly path: string }
  /**
   * `filled` is no failure: a postal code was looked up, or a delivery taken beside what was typed. `status` is that of a
   * failure, 422 where it is left out.
   */
  | { readonly page: OrderPage; readonly filled?: boolean; readonly status?: number };

/** @throws ApiError when the platform failed. */
export async function pageOf(api: Api, { chave = '', ...rest }: Partial<OrderPage>): Promise<OrderPage> {
  return { observacao: '', ...rest, chave: chave || randomUUID(), review: await reviewOrder(api) };
}

/** What comes back with the page. */
export function typedIn(posted: FormData): Required<Pick<OrderPage, 'observacao' | 'termos'>> {
  const observacao = text(posted, 'observacao').slice(0, 500);
  return { observacao, termos: posted.get('termos') !== null };
}
