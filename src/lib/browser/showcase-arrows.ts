/**
 * Arrows over the rows of products, for a mouse, in browsers that draw none by themselves (`::scroll-button` in
 * `showcase.css`). Fingers swipe, and a keyboard walks through the links of the row anyway.
 */
export function drawArrows(within: ParentNode = document): void {
  if (CSS.supports('selector(::scroll-button(*))') || !matchMedia('(hover: hover)').matches) return;
  for (const row of within.querySelectorAll<HTMLElement>('.showcase_row')) steer(row);
}

function steer(row: HTMLElement): void {
  const { previous = '', next = '' } = row.dataset;
  const back = arrow('←', previous, () => turn(row, -1));
  const on = arrow('→', next, () => turn(row, 1));
  const mark = (): void => {
    const left = Math.round(row.scrollLeft);
    back.ariaDisabled = String(left <= 0);
    on.ariaDisabled = String(left >= row.scrollWidth - row.clientWidth - 1);
  };
  row.before(back, on);
  row.addEventListener('scroll', mark, { passive: true });
  new ResizeObserver(mark).observe(row);
}

/** Goes as far as the row is wide; it snaps to a product. */
function turn(row: HTMLElement, direction: 1 | -1): void {
  row.scrollBy({ left: direction * row.clientWidth });
}

function arrow(sign: string, label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'showcase_arrow', textContent: sign, ariaLabel: label });
  button.addEventListener('click', press);
  return button;
}
