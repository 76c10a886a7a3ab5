import { type RefObject, useEffect } from 'react';

/** Tells `client:intent` that the island hears clicks, so that it lets go of those it held. */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent('vitrine:ready', { bubbles: true }));
  }, [root]);
}
