/**
 * Notes about a customer or an order. Every call throws ApiError 401 without a login, 403 for who has no role there or did not write
 * the note, and 404.
 */
import type { Api } from './client.ts';

/** `customers/7`, `orders/1001`. */
export type Noted = `${'customers' | 'orders'}/${number}`;

export async function writeNote({ own }: Api, about: Noted, texto: string): Promise<void> {
  await own.post(`panel/${about}/notes`, { json: { texto }, retry: 0 }).json();
}

/** @throws ApiError 409 when somebody else has changed it meanwhile. */
export async function changeNote(
  { own }: Api,
  about: Noted,
  { id, ...json }: { readonly id: number; readonly texto: string; readonly revisao: string },
): Promise<void> {
  await own.put(`panel/${about}/notes/${id}`, { json, retry: 0 }).json();
}

export async function removeNote({ own }: Api, about: Noted, id: number): Promise<void> {
  await own.delete(`panel/${about}/notes/${id}`, { retry: 0 }).json();
}
