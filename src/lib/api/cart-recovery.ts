import type { Api } from './client.ts';

/** Brings the cart of another session into the visitor's. @throws ApiError 404 when there is none. */
export async function recoverCart({ own }: Api, sessao: string): Promise<void> {
  await own.post('cart/recovery', { json: { sessao }, retry: 0 });
}
