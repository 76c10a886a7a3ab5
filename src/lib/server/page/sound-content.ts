/**
 * Menus, banners and popups are written by hand in the shop's panel, or by a platform elsewhere. What is broken is left
 * out and logged, one entry at a time, so that the page stands with the others.
 */
import type { Popup } from '#lib/contract/popup.ts';
import type { Banner } from '#lib/contract/showcase.ts';
import type { ItemMenu, Menu } from '#lib/contract/struct.ts';
import { getRuntime } from '../runtime.ts';

/** @param part Under which name it is logged. */
export function soundMenu(menu: Menu, part: string): Menu {
  return { ...menu, menu: soundItems((menu as Partial<Menu> | null)?.menu, part) };
}

export function soundBanners(banners: unknown, part: string): readonly Banner[] {
  return sound(banners, part, isBanner);
}

/** Undefined for one that cannot be shown. */
export function soundPopup(popup: Popup, part: string): Popup | undefined {
  return sound([popup], part, isPopup)[0];
}

function soundItems(items: unknown, part: string): readonly ItemMenu[] {
  return sound(items, part, isItem).map((item) => ({ ...item, sub: soundItems(item.sub, part) }));
}

function sound<T>(entries: unknown, part: string, isSound: (entry: unknown) => entry is T): readonly T[] {
  if (!Array.isArray(entries)) {
    report(part, 'no list');
    return [];
  }
  return entries.filter((entry, index): entry is T => {
    if (isSound(entry)) return true;
    report(part, index);
    return false;
  });
}

/** @param entry Its place in its list. */
function report(part: string, entry: number | string): void {
  getRuntime().log.warn('broken data left out', { part, entry });
}

/** An item without a label or without a list of children is malformed. */
function isItem(item: unknown): item is ItemMenu {
  if (!isRecord(item) || !Array.isArray(item.sub)) return false;
  const { rota } = item;
  const leads = Array.isArray(rota) ? rota.length === 0 : isRecord(rota) && isRoute(rota);
  return isText(item.label) && item.label.trim() !== '' && areTexts(item, ['tipo', 'link']) && leads;
}

/** `{}` is none. */
function isRoute(rota: Fields): boolean {
  return Object.keys(rota).length === 0 || isText(rota.route);
}

function isBanner(banner: unknown): banner is Banner {
  if (!isRecord(banner) || !areTexts(banner, ['nome', 'titulo']) || !areSizes(banner.dimensoes)) return false;
  return arePictured(banner.dimensoes);
}

function arePictured({ desktop, mobile }: Banner['dimensoes']): boolean {
  return [desktop, mobile].every(({ imagem, imagemOriginal }) => imagem !== '' || imagemOriginal !== '');
}

function isPopup(popup: unknown): popup is Popup {
  return (
    isRecord(popup) &&
    Number.isInteger(popup.id) &&
    areTexts(popup, ['nome', 'titulo', 'descricao', 'link']) &&
    ['imagem', 'html', 'newsletter'].includes(String(popup.tipo)) &&
    areSizes(popup.dimensoes) &&
    (popup.tipo !== 'imagem' || arePictured(popup.dimensoes))
  );
}

function areSizes(sizes: unknown): sizes is Banner['dimensoes'] {
  return isRecord(sizes) && [sizes.desktop, sizes.mobile].every(isSize);
}

function isSize(size: unknown): boolean {
  return (
    isRecord(size) &&
    areTexts(size, ['imagem', 'imagemOriginal', 'link', 'alt']) &&
    [size.largura, size.altura].every((pixels) => typeof pixels === 'number' && pixels >= 0)
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function areTexts(fields: Fields, names: readonly string[]): boolean {
  return names.every((name) => isText(fields[name]));
}
