/** What may be done with an order. */

/** Only as long as the shop has done nothing for it. */
export function isCancellable(status: string): boolean {
  return status === 'recebido';
}

/** Orders on a page of them. */
export const ORDERS_PER_PAGE = 10;
