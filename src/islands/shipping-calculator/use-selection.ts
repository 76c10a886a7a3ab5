import { type RefObject, useEffect } from 'react';
import { parseQuantity } from '#lib/domain/offers/quantity.ts';
import { buyPath } from '#lib/paths.ts';

/** What a quote is asked for: the value that is chosen in the buy form of the page, 0 for none, and how many. */
export type Selection = { readonly idAtributoValor: number; readonly quantidade: number };

/** Milliseconds after the last change before a new quote is asked for. */
const CALM = 600;

/** Read off the form itself: its radio buttons and its number field are there before any island is. */
export function readSelection(): Selection {
  const form = buyForm();
  const fields = form ? new FormData(form) : undefined;
  const text = (name: string): string => String(fields?.get(name) ?? '');
  return {
    idAtributoValor: Number(text('idAtributoSimples')) || 0,
    quantidade: parseQuantity(text('quantidade')),
  };
}

/** Calls `onChange` when something else stands in the buy form than in `quoted`, once the visitor paused. */
export function useSelectionChange(quoted: RefObject<Selection | undefined>, onChange: () => void): void {
  useEffect(() => {
    const form = buyForm();
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const { idAtributoValor, quantidade } = readSelection();
      const last = quoted.current;
      if (last && (last.idAtributoValor !== idAtributoValor || last.quantidade !== quantidade)) onChange();
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, CALM);
    };
    // "+" and "−" change the field without an event of its own.
    const signs = ['input', 'change', 'click'] as const;
    for (const sign of signs) form?.addEventListener(sign, wait);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) form?.removeEventListener(sign, wait);
    };
  }, [quoted, onChange]);
}

function buyForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form[action="${buyPath}"]`);
}
