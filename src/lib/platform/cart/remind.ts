/** Finds carts that were left by who asked to be reminded, and writes to each of them once. */
import { DEFAULT_CART_REMINDER, isReminderHour, reminderWindow } from '#lib/domain/cart/reminder.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { takeDueReminders } from './queries/reminders.ts';

/** Written in one transaction. */
const MOST = 200;

export async function remindOfCarts(deps: Deps): Promise<void> {
  const { configuracoes } = await readShop(deps);
  const rules = configuracoes.lembreteCarrinho ?? DEFAULT_CART_REMINDER;
  const now = deps.now();
  if (!rules.ativo || !isReminderHour(now)) return;
  await inTransaction(deps.db, async (trx) => {
    const due = await takeDueReminders(trx, reminderWindow(rules, now), { now, most: MOST });
    const letters = due.map((sobre) => ({ assunto: 'carrinho-lembrete', sobre }));
    await queueMails(trx, letters, now);
  });
}
