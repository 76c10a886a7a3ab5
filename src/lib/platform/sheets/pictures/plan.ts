/** Which pictures a file brings, before any of them is fetched. */
import { isIP } from 'node:net';
import { isPrivateHost } from '#lib/domain/kernel/private-host.ts';
import { MOST_OF_PRODUCT, type PictureReason, webAddress } from '#lib/domain/media/brought-picture.ts';
import { pictureAt } from '#lib/domain/media/picture-name.ts';
import type { SheetPicture } from '#lib/domain/sheets/picture-columns.ts';
import { isPublicAddress } from '#lib/platform/kernel/http/public-address.ts';
import type { PictureLine } from '../queries/import-pictures.ts';

type Line = {
  readonly linha: number;
  /** Of the product or value, in capitals. */
  readonly codigo: string;
  readonly pictures: readonly SheetPicture[];
};

/** Each address once for each code. @param allowed Hosts that may be asked although they are not public. */
export function plannedPictures(lines: readonly Line[], allowed: readonly string[]): readonly PictureLine[] {
  const seen = new Map<string, Set<string>>();
  return lines.flatMap(({ linha, codigo, pictures }) => {
    const own = seen.get(codigo) ?? new Set();
    seen.set(codigo, own);
    return pictures.flatMap(({ endereco, alt }): readonly PictureLine[] => {
      if (own.has(endereco)) return [];
      own.add(endereco);
      const motivo = own.size > MOST_OF_PRODUCT ? 'muitas' : faultOf(endereco, allowed);
      return [
        {
          linha,
          codigo,
          ordem: own.size,
          endereco: endereco.slice(0, 2_001),
          alt: alt.slice(0, 300),
          motivo,
        },
      ];
    });
  });
}

/** What is known without a request. */
function faultOf(endereco: string, allowed: readonly string[]): PictureReason | '' {
  if (pictureAt(endereco) !== undefined) return '';
  const url = webAddress(endereco);
  if (!url) return 'endereco';
  if (allowed.includes(url.host) || allowed.includes(url.hostname)) return '';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(host) === 0 ? isPrivateHost(url.host) : !isPublicAddress(host);
  return isPrivate ? 'privado' : '';
}
