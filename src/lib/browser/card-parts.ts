/** In how many parts a card may be paid, as Mercado Pago's script tells it, in words: number, value of each, interest and total. */
import type { orderCardScriptText } from '#lib/text/order-card.ts';

/** Reais. */
export type Payable = {
  readonly installments: number;
  readonly installment_amount: number;
  readonly total_amount: number;
};

/** As many as the shop allows; what asks for less than the order costs is somebody else's sum. */
export function partsOffered(
  told: readonly Payable[],
  { cents, most }: { readonly cents: number; readonly most: number },
): readonly Payable[] {
  return told.filter(
    ({ installments, total_amount }) =>
      installments >= 1 && installments <= most && Math.round(total_amount * 100) >= cents,
  );
}

type Words = Pick<typeof orderCardScriptText, 'one' | 'free' | 'interest'>;

export function partsText(
  { installments, installment_amount, total_amount }: Payable,
  cents: number,
  words: Words,
): string {
  const interest = Math.round(total_amount * 100) - cents;
  const form = interest > 0 ? words.interest : installments === 1 ? words.one : words.free;
  return form
    .replace('{n}', String(installments))
    .replace('{parcela}', reais(installment_amount))
    .replace('{juros}', reais(interest / 100))
    .replace('{total}', reais(total_amount))
    .replace('{valor}', reais(total_amount));
}

export function reais(value: number): string {
  return value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
}
