/** What a form of the cart page comes to, before the page is put together. */
import type { FailedCartField, FailedLine, SkuListForm } from '#lib/contract/cart-page.ts';
import type { Carrinho } from '#lib/contract/checkout.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { cartPageText } from '#lib/text/cart.ts';

export type Notice = keyof typeof cartPageText.notices;

/** Done: the browser is sent to the page, which says so; `place` is the id of the part it is about. */
type Done = {
  readonly notice: Notice;
  readonly place?: string;
  /** `lineKey` of the line it is about. */
  readonly line?: string;
  readonly units?: number;
};
/** Done, with more to say than a notice. */
type Told = { readonly told: Carrinho<Centavos> };
/** Failed: the page itself says why. */
type Failed =
  | { readonly problem: string }
  | { readonly field: FailedCartField }
  | { readonly failed: FailedLine }
  | { readonly skuList: SkuListForm };

/** A pasted list was taken as far as it goes: the page tells of it under this key. */
type Listed = { readonly list: string };

/** Another page goes on. */
type Elsewhere = { readonly path: string };

export type CartAnswer = Done | Told | Listed | Elsewhere | Failed;

/** A text field of a form; '' when it is missing. */
export function fieldOf(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
