/** What the cart page shows, gathered by `lib/server/cart/cart-page.ts`. */

import type { RemovedLine } from '#lib/domain/cart/cart-form.ts';
import type { FaltaSku } from '#lib/domain/cart/sku-list.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { FreteCarrinho } from './cart-freight.ts';
import type { LembreteCarrinho } from './cart-reminder.ts';
import type { Carrinho, ItemCarrinho } from './checkout.ts';
import type { LigarConferencia } from './finder.ts';
import type { ResumoOrcamento } from './quote.ts';
import type { Vitrine } from './showcase.ts';

export type CartPage = {
  readonly carrinho: Carrinho<Centavos>;
  /** What was done before this page was opened. */
  readonly notice?: string | undefined;
  /** What the platform or a failed form has to say; safe to print as HTML. */
  readonly problems: readonly string[];
  /** What stands as it is, and the visitor should know; safe to print as HTML. */
  readonly notes?: readonly string[];
  /** What the notice says was removed. */
  readonly removed?: RemovedLine | undefined;
  /** The `lineKey` of a line whose quantity was cut down to the stock. */
  readonly limited?: string | undefined;
  readonly failed?: FailedLine | undefined;
  /** A field of another form of the page that came back. */
  readonly field?: FailedCartField | undefined;
  /** Left out on a hosted platform, whose checkout asks for it, and for an empty cart. */
  readonly freight?: FreteCarrinho<Centavos> | undefined;
  /** Lines kept for later. */
  readonly saved?: readonly ItemCarrinho<Centavos>[];
  /** Whether its visitor wants to be reminded of it; left out where the shop reminds nobody. */
  readonly reminder?: LembreteCarrinho | undefined;
  /** The list of codes, where one may be pasted: not on a hosted platform. */
  readonly skuList?: SkuListForm | undefined;
  /** The quotes of the account that hold; left out where none can be made. */
  readonly quotes?: readonly ResumoOrcamento<Centavos>[] | undefined;
  /** What of it will not be linked together. */
  readonly clashes?: LigarConferencia['avisos'];
  /** What goes with what is in the cart. */
  readonly suggestions?: Vitrine<Centavos> | undefined;
};

export type SkuListForm = {
  /** Of the form: sent again, it adds nothing. */
  readonly chave: string;
  /** What is still to be corrected, as it was typed. */
  readonly texto: string;
  /** What is wrong with the list as a whole. */
  readonly problem?: string | undefined;
  readonly faltas: readonly FaltaSku[];
};

export type FailedCartField = {
  readonly name: 'cep' | 'cupom';
  /** As it was typed. */
  readonly value: string;
  readonly message: string;
};

/** The line whose form failed, with what was typed there. */
export type FailedLine = {
  /** Its `lineKey`. */
  readonly line: string;
  readonly message: string;
  readonly quantidade: string;
};
