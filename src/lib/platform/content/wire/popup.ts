import type { Popup } from '#lib/contract/popup.ts';
import { absolute, type Origin } from '#lib/platform/shop/shop.ts';
import type { PopupRow } from '../queries/popups.ts';
import { presentFile } from './banner.ts';

export function presentPopup(shop: Origin, { desktop, mobile, link, ...popup }: PopupRow): Popup {
  return {
    ...popup,
    link: absolute(shop, link),
    dimensoes: { desktop: presentFile(shop, desktop), mobile: presentFile(shop, mobile) },
  };
}
