import type { Popup, PopupContent } from '#lib/contract/popup.ts';
import { generalImage, type ImageType } from '#lib/domain/media/images.ts';
import { localPath } from '#lib/paths.ts';
import { storeHtml } from './sanitize.ts';

/** The popup of the platform as its island shows it; without a picture for either window it has none. */
export function popupContent(popup: Popup, siteUrl: string, imageType: ImageType): PopupContent {
  const { id, nome, tempo, tipo, titulo, descricao, link, target, dimensoes } = popup;
  const file = (size: typeof dimensoes.desktop) => ({
    src: generalImage(size, imageType) && localPath(generalImage(size, imageType), siteUrl),
    width: size.largura,
    height: size.altura,
  });
  const files = { desktop: file(dimensoes.desktop), mobile: file(dimensoes.mobile) };
  const [desktop, mobile] = [
    files.desktop.src ? files.desktop : files.mobile,
    files.mobile.src ? files.mobile : files.desktop,
  ];
  const leads = link || dimensoes.desktop.link || dimensoes.mobile.link;
  return {
    ...{ id, nome, tipo, titulo, target },
    ...(popup.repete && { repete: true }),
    tempo: Math.max(0, Number(tempo) || 0),
    descricao: storeHtml(descricao),
    link: leads && localPath(leads, siteUrl),
    ...(desktop.src ? { picture: { desktop, mobile, alt: dimensoes.desktop.alt || titulo || nome } } : {}),
  };
}
