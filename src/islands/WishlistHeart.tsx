import './WishlistHeart.css';
import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { favoritesPath } from '#lib/paths.ts';
import { $prodsFavoritos, type FavoriteOutcome, setFavorite } from '#lib/stores/wishlist.ts';
import { wishlistText } from '#lib/text/wishlist.ts';
import { useReady } from './ready.ts';

export type WishlistHeartProps = {
  readonly idProduto: number;
  readonly nome: string;
  /** Path of the product's page: where a visitor is sent back to whose browser does not say where they came from. */
  readonly rota: string;
  /** As the server knows it; always false on a page that everybody gets. */
  readonly favorito: boolean;
  /** With its word beside the heart, where there is room for it. */
  readonly labelled?: boolean;
};

/** Milliseconds a failure is shown. */
const MESSAGE_TIME = 5000;

/** A toggle button. Its form does the same without a script, and says what is wanted: sent twice, it counts once. */
export function WishlistHeart({
  idProduto,
  nome,
  rota,
  favorito,
  labelled = false,
}: WishlistHeartProps): React.JSX.Element {
  const root = useRef<HTMLFormElement>(null);
  const changed = useStore($prodsFavoritos, { ssr: 'initial' });
  const [outcome, setOutcome] = useState<FavoriteOutcome>();
  const favorite = changed.get(idProduto) ?? favorito;
  const failed = outcome === 'failed';
  useReady(root);
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setOutcome(undefined), MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [failed]);

  const toggle = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    // The second click of a double one would undo the first.
    if (event.detail > 1) return;
    wakeTwins(idProduto);
    const result = await setFavorite(idProduto, !favorite);
    if (result) setOutcome(result);
  };
  return (
    <form
      className="wishlist-heart"
      method="post"
      action={favoritesPath}
      data-favorite={idProduto}
      data-failed={failed || undefined}
      ref={root}
    >
      <input type="hidden" name="rota" value={rota} />
      <button
        type="submit"
        className={labelled ? 'button button-quiet' : 'icon-button'}
        name={favorite ? 'remover' : 'adicionar'}
        value={idProduto}
        aria-pressed={favorite}
        aria-label={labelled ? undefined : wishlistText.favoriteOf(nome)}
        data-intent-once
        onClick={toggle}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20 4.6 12.7a4.7 4.7 0 0 1 6.7-6.6l.7.7.7-.7a4.7 4.7 0 0 1 6.7 6.6Z" />
        </svg>
        {labelled && wishlistText.favorite}
      </button>
      <span className="wishlist-heart_outcome" role="status">
        {outcome && outcome !== 'login' && wishlistText[outcome]}
      </span>
    </form>
  );
}

/** Other hearts of the product on this page that were not used yet have to hear of the change: `client:intent` wakes them. */
function wakeTwins(idProduto: number): void {
  for (const twin of document.querySelectorAll(`[data-favorite="${idProduto}"]`))
    twin.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
