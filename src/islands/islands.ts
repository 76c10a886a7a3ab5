/**
 * The five islands as one module, which pages hydrate them from: a browser fetches one file for all of them. Each by itself
 * came with the dozen small files that two of them share.
 */
export { Popup } from './Popup.tsx';
export { QuantityControl } from './QuantityControl.tsx';
export { ShippingCalculator } from './ShippingCalculator.tsx';
export { SideCart } from './SideCart.tsx';
export { WishlistHeart } from './WishlistHeart.tsx';
