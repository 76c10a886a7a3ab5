import { Fragment } from 'react';
import type { Carrinho } from '#lib/contract/checkout.ts';
import { knownTotal } from '#lib/domain/cart/cart.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { cartPath, homePath } from '#lib/paths.ts';
import { $cartBusy, closeCart, openCart, settleCart } from '#lib/stores/cart.ts';
import { cartText } from '#lib/text/cart.ts';

type TotalsProps = {
  readonly cart: Carrinho<Centavos>;
  readonly cashUnnamed: boolean;
  readonly finishLabel: string;
  readonly continueLabel: string;
};

export function Totals({ cart, cashUnnamed, finishLabel, continueLabel }: TotalsProps): React.JSX.Element {
  const { itens, promocoes, cupom, subtotal } = cart;
  const { valor, descontoVista } = subtotal;
  const total = knownTotal(itens);
  const reductions = [
    ...promocoes.map(({ id, nome, desconto }) => ({ key: String(id), label: nome, desconto })),
    ...(cupom && cupom.desconto > 0
      ? [{ key: cupom.hash, label: cartText.coupon(cupom.hash), desconto: cupom.desconto }]
      : []),
  ];
  return (
    <footer className="side-cart_foot">
      <dl className="side-cart_totals">
        <dt>{cartText.subtotal(cart.quantidadeTotal)}</dt>
        <dd>{total === undefined ? cartText.atCheckout : formatBRL(total)}</dd>
        {reductions.map(({ key, label, desconto }) => (
          <Fragment key={key}>
            <dt className="side-cart_off">{label}</dt>
            <dd className="side-cart_off">{cartText.off(formatBRL(desconto))}</dd>
          </Fragment>
        ))}
        {reductions.length > 0 && (
          <>
            <dt>{cartText.total}</dt>
            <dd>{formatBRL(valor)}</dd>
          </>
        )}
        {descontoVista.porcentagem > 0 && (
          <>
            <dt>{cartText.cash(cashUnnamed)}</dt>
            <dd className="side-cart_cash-total">{formatBRL(descontoVista.valor)}</dd>
          </>
        )}
      </dl>
      <a className="button button-large button-wide" href={cartPath} onClick={settleFirst}>
        {finishLabel}
      </a>
      <button type="button" className="button button-quiet button-wide" onClick={closeCart}>
        {continueLabel}
      </button>
    </footer>
  );
}

/** The cart page shows what was typed here a moment ago: it is asked for when the answer has come. */
function settleFirst(event: React.MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget;
  if (!$cartBusy.get() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void settleCart().then(() => window.location.assign(href));
}

/** What is in the cart is not known, or not whether it is still so. */
export function UnreadCart({ text }: { readonly text: string }): React.JSX.Element {
  return (
    <div className="side-cart_unread" role="alert">
      <p>{text}</p>
      <button type="button" className="button button-secondary" onClick={() => void openCart()}>
        {cartText.tryAgain}
      </button>
    </div>
  );
}

type EmptyProps = {
  /** `unread` when the platform could not say what is in the cart. */
  readonly state: 'loading' | 'unread' | 'empty';
  readonly continueLabel: string;
};

export function EmptyCart({ state, continueLabel }: EmptyProps): React.JSX.Element {
  if (state === 'loading') return <p className="side-cart_empty">{cartText.loading}</p>;
  if (state === 'unread') return <UnreadCart text={`${cartText.unread} ${cartText.unreadHelp}`} />;
  return (
    <div className="side-cart_empty">
      <svg className="side-cart_empty-picture" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 4h2.7l2.3 11h10.4l2.1-8H6M9 20.5v.01M17 20.5v.01" />
      </svg>
      <p className="side-cart_empty-title">{cartText.empty}</p>
      <p>{cartText.emptyHelp}</p>
      <a className="button button-secondary" href={homePath}>
        {cartText.seeCategories}
      </a>
      <button type="button" className="button button-quiet" onClick={closeCart}>
        {continueLabel}
      </button>
    </div>
  );
}
