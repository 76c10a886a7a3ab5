import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { ItemCarrinho } from './checkout.ts';

/** Lines kept for later, newest first: ours, `/api/v2/vitrine/cart/saved`. */
export type ItensGuardados<M extends Money = Reais> = { readonly itens: readonly ItemCarrinho<M>[] };
