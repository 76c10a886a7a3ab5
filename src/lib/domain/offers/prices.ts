/** What a product costs, by how and when it is paid. Percentages are rounded into money half up, once. */
import { type Centavos, centavos, lessPercent, type Money } from '#lib/domain/kernel/money.ts';

/** Cash discounts of the shop by way of payment, per cent; `geral` stands in for a method without its own. */
export type CashDiscounts = {
  readonly geral: number;
  readonly boleto: number;
  readonly pix: number;
  readonly deposito: number;
  readonly cartao: number;
};
export type PaymentMethod = Exclude<keyof CashDiscounts, 'geral'>;

/** The discount of one way to pay, per cent: its own if set, else the general one. */
export function methodPercent(discounts: CashDiscounts, method: PaymentMethod): number {
  return discounts[method] > 0 ? discounts[method] : discounts.geral;
}

/** The one cash discount a price shows (`descontoVista`): the product's own if it has one, else that of Pix. */
export function cashPercent(discounts: CashDiscounts, own: number | null): number {
  return own ?? methodPercent(discounts, 'pix');
}

/** `por` less the cash discount: 222,11 less 10 per cent is 199,90 (platform contract 6.1). */
export function cashPrice(por: Centavos, percent: number): Centavos {
  return lessPercent(por, percent);
}

/** What one unit of a cart line costs in cash; a platform that does not say it means the discount off its price. */
export function cashEach({
  precoPor,
  descontoVista,
  vista = cashPrice(precoPor, descontoVista),
}: {
  readonly precoPor: Centavos;
  readonly descontoVista: number;
  readonly vista?: Centavos | undefined;
}): Centavos {
  return vista;
}

/** Ways to pay at once besides Pix, whose price is `vista`. */
const OTHER_METHODS = ['boleto', 'deposito', 'cartao'] as const;

export type MethodPrice = {
  readonly method: PaymentMethod;
  /** Per cent taken off `por`. */
  readonly percent: number;
  readonly price: Centavos;
};

/**
 * What each of `on` costs at once that the shop makes cheaper: whatever is paid in cash costs `vista`, whoever takes it.
 */
export function cashPrices(
  {
    por,
    vista,
    descontoVista,
  }: { readonly por: Centavos; readonly vista: Centavos; readonly descontoVista: number },
  on: readonly string[],
): readonly MethodPrice[] {
  return (['pix', 'boleto'] as const)
    .filter((method) => on.includes(method) && vista < por)
    .map((method) => ({ method, percent: descontoVista, price: vista }));
}

/**
 * What each way to pay at once costs that the shop makes cheaper, Pix first; none when all cost the same. A general discount
 * names no other way: that the shop takes it is said by a discount of its own.
 */
export function methodPrices(
  {
    por,
    vista,
    descontoVista,
  }: { readonly por: Centavos; readonly vista: Centavos; readonly descontoVista: number },
  discounts: CashDiscounts,
): readonly MethodPrice[] {
  const pix: MethodPrice = { method: 'pix', percent: descontoVista, price: vista };
  const others = OTHER_METHODS.map((method): MethodPrice => {
    const percent = discounts[method];
    return { method, percent, price: cashPrice(por, percent) };
  });
  return [pix, ...others].filter(({ price }) => price < por);
}

/** Per cent by which `vista` is below `por`, with two decimals; 0 of nothing. */
export function savedPercent(por: Centavos, vista: Centavos): number {
  return por === 0 ? 0 : Math.round(((por - vista) / por) * 10_000) / 100;
}

type Pair<M extends Money> = { readonly de: M; readonly por: M };

/** A list price stands only above the selling price, and beside none where there is no price. */
export function showsListPrice<M extends Money>({ de, por }: Pair<M>): boolean {
  return de > por && por > 0;
}

/** Whole per cent off the list price; 0 without a list price. */
export function discountBadge<M extends Money>({ de, por }: Pair<M>): number {
  return de > por && por > 0 ? Math.round(100 - (por * 100) / de) : 0;
}

/** The price of one unit when `quantidade` are bought: the deepest wholesale step reached, never above `por`. */
export function wholesalePrice(
  por: Centavos,
  steps: readonly { readonly quantidade: number; readonly por: Centavos }[],
  quantidade: number,
): Centavos {
  const reached = steps.filter((step) => quantidade >= step.quantidade);
  return centavos(Math.min(por, ...reached.map((step) => step.por)));
}
