import { type RefObject, useEffect } from 'react';
import { chosenParts } from '#lib/domain/catalogue/together.ts';
import {
  $cartCount,
  $cartOpen,
  addToCart,
  closeCart,
  openCart,
  reloadCart,
  settleCart,
} from '#lib/stores/cart.ts';

/** Opens and closes the dialog as the store says, keeps the page from scrolling under it and tells the badge. */
export function useCartPanel(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(
    () =>
      $cartOpen.subscribe((open) => {
        lockScroll(open);
        if (open && !dialog.current?.open) dialog.current?.showModal();
        if (!open) dialog.current?.close();
      }),
    [dialog],
  );
  useEffect(() => {
    const panel = dialog.current;
    // Everything inside fills the dialog, so a click on the dialog itself is one on the overlay. The second click of a
    // double one on "Comprar" may land there when the panel has just come.
    const onClick = (event: MouseEvent): void => {
      if (event.target === panel && event.detail < 2) closeCart();
    };
    panel?.addEventListener('click', onClick);
    return () => panel?.removeEventListener('click', onClick);
  }, [dialog]);
  useEffect(
    () =>
      $cartCount.subscribe((quantidadeTotal) => {
        if (quantidadeTotal === undefined) return;
        document.dispatchEvent(new CustomEvent('vitrine:cart', { detail: { quantidadeTotal } }));
      }),
    [],
  );
}

/** The room of the scrollbar is kept, so that the page under the panel does not jump. */
function lockScroll(locked: boolean): void {
  const root = document.documentElement;
  if (locked) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.classList.toggle('scroll-lock', locked);
}

/** A page that comes back from the history has the cart of the moment it was left. */
export function useCartReturn(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void reloadCart();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}

/** A quantity typed just before the page is left is sent all the same. */
export function useCartFarewell(): void {
  useEffect(() => {
    const onHide = (): void => void settleCart();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
}

/** The cart link opens the panel, the buy button of a form adds its product. Modified clicks stay the browser's. */
export function useCartOpeners(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      const opener = target instanceof Element ? target.closest('[data-intent-for="side-cart"]') : null;
      if (!opener || event.defaultPrevented || isModified(event)) return;
      event.preventDefault();
      if (!(opener instanceof HTMLButtonElement) || !opener.form) void openCart();
      else if (opener.form.reportValidity()) void buy(opener.form, opener);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

/** The button keeps the focus, so that it returns there when the panel closes; while busy it buys nothing. */
async function buy(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  const fields = new FormData(form);
  const text = (name: string): string =>
    button.name === name ? button.value : String(fields.get(name) ?? '0');
  button.focus();
  button.ariaBusy = 'true';
  const main = {
    // A card of several products has a button for each, which says its id first.
    idProduto: Number.parseInt(text('escolha'), 10) || text('idProduto'),
    idAtributoSimples: text('idAtributoSimples'),
    quantidade: fields.get('quantidade')?.toString() ?? 1,
  };
  const together = chosenParts(fields).map(({ id, idAtributoValor }) => ({
    idProduto: id,
    idAtributoSimples: idAtributoValor,
    quantidade: 1,
  }));
  await addToCart(main, ...together);
  button.ariaBusy = null;
}

function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
