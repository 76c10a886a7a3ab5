/** Reminders of a cart that was left. */
import {
  convertLembretes,
  type InscricaoLembrete,
  type LembreteCarrinho,
  type LembretesPainel,
} from '#lib/contract/cart-reminder.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

export function getCartReminder({ own }: Api): Promise<LembreteCarrinho> {
  return own.get('cart/reminder').json<LembreteCarrinho>();
}

/** @throws ApiError 401. */
export function saveCartReminder(
  { own }: Api,
  json: { readonly quer: boolean; readonly onde: 'carrinho' | 'conta' },
): Promise<LembreteCarrinho> {
  return own.put('cart/reminder', { json, retry: 0 }).json<LembreteCarrinho>();
}

/** @throws ApiError 404 for a link that is none. */
export function getReminderLink({ own }: Api, chave: string): Promise<InscricaoLembrete> {
  return own.get(`cart/reminder/${encodeURIComponent(chave)}`).json<InscricaoLembrete>();
}

/** @throws ApiError 404 for a link that is none. */
export function leaveReminders({ own }: Api, chave: string): Promise<Sucesso> {
  return own.post(`cart/reminder/${encodeURIComponent(chave)}/leave`, { retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 401, 403. */
export async function getReminderCounts({ own }: Api): Promise<LembretesPainel<Centavos>> {
  return convertLembretes(await own.get('panel/cart-reminders').json<LembretesPainel>(), toCentavos);
}
