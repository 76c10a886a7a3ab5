import type { Api } from './client.ts';

/**
 * Brings the cart of another session into the visitor's.
 * @param seVazio Only where that changes no cart that has lines.
 * @throws ApiError 404 when there is none, 409 when such a cart would change.
 */
export async function recoverCart({ own }: Api, sessao: string, seVazio: boolean): Promise<void> {
  await own.post('cart/recovery', { json: { sessao, seVazio }, retry: 0 });
}
