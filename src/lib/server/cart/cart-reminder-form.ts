/** The form of the cart page by which somebody asks to be reminded of it. */
import { saveCartReminder } from '#lib/api/cart-reminder.ts';
import type { Api } from '#lib/api/client.ts';
import type { CartAnswer } from './cart-answer.ts';

/** @throws ApiError 401 for somebody who is not logged in any more. */
export async function wantReminder(api: Api, quer: boolean): Promise<CartAnswer> {
  await saveCartReminder(api, { quer, onde: 'carrinho' });
  return { notice: quer ? 'lembrado' : 'naoLembrado', place: 'lembrete' };
}
