/** The words of the shop's letters. Every call throws ApiError 401 or 403 for who may not edit them. */
import type { CartaAberta, CartasPainel, CartaTeste, TextoCarta } from '#lib/contract/panel-letters.ts';
import type { Api } from './client.ts';

export function getPanelLetters({ own }: Api): Promise<CartasPainel> {
  return own.get('panel/letters').json<CartasPainel>();
}

/** @param tried Texts that the sample says in place of those that are kept. @throws ApiError 404 for no letter. */
export function getPanelLetter({ own }: Api, nome: string, tried?: TextoCarta): Promise<CartaAberta> {
  const options = tried ? { searchParams: { ...tried } } : {};
  return own.get(`panel/letters/${encodeURIComponent(nome)}`, options).json<CartaAberta>();
}

export type SentLetter = TextoCarta & { readonly nome: string; readonly revisao: string };

/** @throws ApiError 400 for a placeholder that the letter does not have, 409 when somebody else has saved meanwhile. */
export function savePanelLetter({ own }: Api, { nome, ...json }: SentLetter): Promise<CartaAberta> {
  return own.put(`panel/letters/${encodeURIComponent(nome)}`, { json, retry: 0 }).json<CartaAberta>();
}

/** Mails it to whoever asks. @throws ApiError 409 when no mail server took it. */
export function sendTestLetter({ own }: Api, nome: string): Promise<CartaTeste> {
  return own.post(`panel/letters/${encodeURIComponent(nome)}/test`, { retry: 0 }).json<CartaTeste>();
}
