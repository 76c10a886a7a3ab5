/** The best plan by card in words, as it is said wherever a price is. */
import { formatBRL } from '#lib/domain/kernel/money.ts';
import { bestInterestFree, type Plan } from '#lib/domain/offers/installments.ts';
import { priceText } from '#lib/text/product.ts';

/** '' where nothing is paid in parts without interest. */
export function planSaid(plans: readonly Plan[]): string {
  const plan = bestInterestFree(plans);
  return plan && plan.parcelas > 1 ? priceText.plan(plan.parcelas, formatBRL(plan.valorParcela)) : '';
}
