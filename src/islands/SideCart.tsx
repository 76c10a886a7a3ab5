import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { ConfiguracaoCarrinho } from '#lib/contract/settings.ts';
import { lineKey } from '#lib/domain/cart/cart.ts';
import { formatBRL } from '#lib/domain/kernel/money.ts';
import { $cart, $cartBusy, $cartMessages, $cartUnread, closeCart } from '#lib/stores/cart.ts';
import { cartText } from '#lib/text/cart.ts';
import { useReady } from './ready.ts';
import { FreeShippingBar } from './side-cart/FreeShippingBar.tsx';
import { Line } from './side-cart/Line.tsx';
import { Messages } from './side-cart/Messages.tsx';
import { EmptyCart, Totals, UnreadCart } from './side-cart/Totals.tsx';
import { useCartFarewell, useCartOpeners, useCartPanel, useCartReturn } from './side-cart/use-panel.ts';
import { useLinger } from './use-linger.ts';

/** Milliseconds the loader stands after an answer (specification, section 9). */
const FINISHING_DELAY = 200;

export type SideCartProps = {
  /** Free-shipping threshold and messages. */
  readonly carrinho: ConfiguracaoCarrinho;
  /** No answer says which way to pay has the cash price. */
  readonly cashUnnamed?: boolean;
  readonly title?: string;
  readonly finishLabel?: string;
  readonly continueLabel?: string;
};

/** The cart as a panel over the page. It opens from the cart link and the buy button (`data-intent-for="side-cart"`). */
export function SideCart({
  carrinho,
  cashUnnamed = false,
  title = cartText.title,
  finishLabel = cartText.checkout,
  continueLabel = cartText.continue,
}: SideCartProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const cart = useStore($cart, { ssr: 'initial' });
  const busy = useStore($cartBusy, { ssr: 'initial' });
  const messages = useStore($cartMessages, { ssr: 'initial' });
  const unread = useStore($cartUnread, { ssr: 'initial' });
  const loading = useLinger(busy, FINISHING_DELAY);
  useCartPanel(dialog);
  useCartOpeners();
  useCartFarewell();
  useCartReturn();
  useReady(dialog);

  const units = cart?.itens.reduce((sum, { quantidade }) => sum + quantidade, 0) ?? 0;
  return (
    <dialog className="side-cart" ref={dialog} aria-labelledby="side-cart-title" onClose={closeCart}>
      <div className="side-cart_panel" aria-busy={busy}>
        <header className="side-cart_head">
          <h2 className="side-cart_title" id="side-cart-title" tabIndex={-1}>
            {title} {units > 0 && <span className="side-cart_count">{cartText.count(units)}</span>}
          </h2>
          <button type="button" className="icon-button" aria-label={cartText.close} onClick={closeCart}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        <progress className="side-cart_loader" hidden={!loading} aria-label={cartText.saving} />
        <Messages messages={messages} />
        <p className="visually-hidden" role="status">
          {cart && !busy && !unread && `${cartText.subtotal(units)}: ${formatBRL(cart.subtotal.valor)}`}
        </p>
        {cart && units > 0 ? (
          <>
            {unread && <UnreadCart text={cartText.unreadStale} />}
            {cart.subtotal.valor > 0 && (
              <FreeShippingBar subtotal={cart.subtotal.valor} settings={carrinho} />
            )}
            <ul className="side-cart_lines">
              {cart.itens.map((line) => (
                <Line key={lineKey(line)} line={line} cashUnnamed={cashUnnamed} />
              ))}
            </ul>
            <Totals
              cart={cart}
              cashUnnamed={cashUnnamed}
              finishLabel={finishLabel}
              continueLabel={continueLabel}
            />
          </>
        ) : (
          <EmptyCart
            state={unread ? (busy ? 'loading' : 'unread') : cart ? 'empty' : 'loading'}
            continueLabel={continueLabel}
          />
        )}
      </div>
    </dialog>
  );
}
