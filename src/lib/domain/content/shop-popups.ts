/** What may open over the pages of the shop, and where. */
import { isShopLink, isShopPath } from '#lib/domain/shop/shop-link.ts';

export const POPUP_PLACES = ['home', 'detail', 'page'] as const;
export const POPUP_KINDS = ['newsletter', 'html', 'imagem'] as const;

export type PopupFields = {
  readonly nome: string;
  /** Over which pages. */
  readonly nivel: (typeof POPUP_PLACES)[number];
  readonly tipo: (typeof POPUP_KINDS)[number];
  readonly titulo: string;
  /** HTML, sanitised where it is shown. */
  readonly descricao: string;
  readonly link: string;
  /** Paths of pictures of the shop, '' for none; what describes them. */
  readonly imagem: string;
  readonly imagemCelular: string;
  readonly alt: string;
  /** Seconds until it opens. */
  readonly tempo: number;
  /** On page after page of a visit until it is closed, instead of once. */
  readonly repete: boolean;
  readonly ativo: boolean;
  /** Times in ISO 8601; '' for none. */
  readonly de: string;
  readonly ate: string;
};

/** Names of the fields that are wrong. */
export function popupFaults(popup: PopupFields): readonly (keyof PopupFields)[] {
  const faults: readonly (readonly [keyof PopupFields, boolean])[] = [
    ['nome', !fits(popup.nome, 1, 60)],
    ['titulo', !fits(popup.titulo, popup.tipo === 'imagem' ? 0 : 1, 120)],
    ['descricao', !fits(popup.descricao, popup.tipo === 'html' ? 1 : 0, 4000)],
    ['link', popup.link !== '' && !isShopLink(popup.link)],
    ['imagem', popup.imagem === '' ? popup.tipo === 'imagem' : !isShopPath(popup.imagem)],
    ['imagemCelular', popup.imagemCelular !== '' && !isShopPath(popup.imagemCelular)],
    ['alt', !fits(popup.alt, popup.imagem === '' ? 0 : 1, 200)],
    ['tempo', !Number.isInteger(popup.tempo) || popup.tempo < 0 || popup.tempo > 600],
    ['de', popup.de !== '' && Number.isNaN(Date.parse(popup.de))],
    ['ate', popup.ate !== '' && !(Date.parse(popup.ate) > (Date.parse(popup.de) || 0))],
  ];
  return faults.filter(([, wrong]) => wrong).map(([name]) => name);
}

function fits(text: string, shortest: number, longest: number): boolean {
  const { length } = text.trim();
  return length >= shortest && length <= longest;
}
