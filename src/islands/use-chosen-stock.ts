import { type RefObject, useEffect, useState } from 'react';

/**
 * Units of the value that is chosen in the form around `root` (`limiteQuantidade` of the specification's section 3):
 * its radio buttons carry them as `data-stock`. `undefined` where there is nothing to choose.
 */
export function useChosenStock(root: RefObject<HTMLElement | null>): number | undefined {
  const [stock, setStock] = useState<number>();
  useEffect(() => {
    const form = root.current?.closest('form');
    const read = (): void => {
      const chosen = form?.querySelector<HTMLInputElement>('input[data-stock]:checked');
      setStock(chosen ? Number(chosen.dataset.stock) : undefined);
    };
    read();
    form?.addEventListener('change', read);
    return () => form?.removeEventListener('change', read);
  }, [root]);
  return stock;
}
