import type { Centavos } from '#lib/domain/kernel/money.ts';
import { type FreeShippingSettings, freeShipping } from '#lib/domain/shipping/free-shipping.ts';

type Props = { readonly subtotal: Centavos; readonly settings: FreeShippingSettings };

/** How far the cart is from free shipping. */
export function FreeShippingBar({ subtotal, settings }: Props): React.JSX.Element | null {
  const state = freeShipping(subtotal, settings);
  if (!state) return null;
  return (
    <div className="free-shipping" data-bar={state.bar}>
      <p className="free-shipping_message">{state.message}</p>
      <progress className="free-shipping_bar" max={100} value={state.percent} aria-label={state.message} />
    </div>
  );
}
