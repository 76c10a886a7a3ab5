/** The pictures that lines of another platform's file name. */
import { addressesIn } from '#lib/domain/media/brought-picture.ts';
import type { SheetPicture } from '../picture-columns.ts';
import type { ForeignLine } from './goods.ts';

/** Of a product, in the order that the file gives them; Shopify numbers them, over several lines. */
export function picturesOf(lines: readonly ForeignLine[]): readonly SheetPicture[] {
  return lines
    .flatMap((line) => {
      const place = Number(line.get('imagem_posicao')) || Number.POSITIVE_INFINITY;
      const addresses = line.all('imagem').flatMap(addressesIn);
      const alt = addresses.length === 1 ? line.get('imagem_texto') : '';
      return addresses.map((endereco) => ({ endereco, alt, place }));
    })
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ endereco, alt }) => ({ endereco, alt }));
}

/** Of one value alone. */
export function picturesOfValue(line: ForeignLine, isOwnLine: boolean): readonly SheetPicture[] {
  const own = [...line.all('imagem_opcao'), ...(isOwnLine ? line.all('imagem') : [])];
  return own.flatMap(addressesIn).map((endereco) => ({ endereco, alt: '' }));
}
