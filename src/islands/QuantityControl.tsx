import { useCallback, useEffect, useRef, useState } from 'react';
import {
  canDecrease,
  clampQuantity,
  digitsOnly,
  MIN_QUANTITY,
  parseQuantity,
} from '#lib/domain/offers/quantity.ts';
import { quantityText } from '#lib/text/cart.ts';
import { useReady } from './ready.ts';
import { useChosenStock } from './use-chosen-stock.ts';

export type QuantityControlProps = {
  readonly quantity: number;
  /** What the field counts, for screen readers. */
  readonly label: string;
  /** Units that can be had; none = no limit known. A chosen radio button of the form with `data-stock` stands above it. */
  readonly limit?: number;
  /** Field name in a form. */
  readonly name?: string;
  readonly onChange?: (quantity: number) => void;
};

/** "−", a field that takes digits only, "+". In a form it is an ordinary field, with or without JavaScript. */
export function QuantityControl({
  quantity,
  label,
  limit,
  name,
  onChange,
}: QuantityControlProps): React.JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(quantity));
  // Two clicks may come before React draws once; the second counts from what the first made.
  const latest = useRef(typed);
  const most = useChosenStock(root) ?? limit;
  const current = parseQuantity(typed, most);

  const show = useCallback((text: string): void => {
    latest.current = text;
    setTyped(text);
  }, []);
  useEffect(() => show(String(quantity)), [quantity, show]);
  // What was typed before React came is in the field, not in the state.
  useEffect(() => show(digitsOnly(field.current?.value ?? '')), [show]);
  useReady(root);

  const change = (text: string): void => {
    const digits = digitsOnly(text);
    show(digits);
    if (Number(digits) >= MIN_QUANTITY) onChange?.(Number(digits));
  };
  const step = (by: number): void =>
    change(String(clampQuantity(parseQuantity(latest.current, most) + by, most)));

  return (
    <div className="quantity-control" ref={root}>
      <button
        type="button"
        className="quantity-control_step"
        aria-label={quantityText.decrease}
        disabled={!canDecrease(current)}
        data-intent-step="-1"
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        ref={field}
        className="quantity-control_field"
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        maxLength={5}
        aria-label={label}
        name={name}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onBlur={() => show(String(Number(typed) >= MIN_QUANTITY ? parseQuantity(typed) : quantity))}
      />
      <button
        type="button"
        className="quantity-control_step"
        aria-label={quantityText.increase}
        disabled={most !== undefined && current >= most}
        data-intent-step="1"
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
