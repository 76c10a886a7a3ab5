import type { Arquivo, Arquivos, Imagem } from '#lib/contract/product.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { MediaRow } from '../queries/product-parts.ts';

/** Prefixes of the four sizes of a picture's file (platform contract 6.4). */
const SIZES = { zoom: '', big: 'b_', medium: 'm_', small: 's_' } as const;

export function presentImages(shop: Shop, media: readonly MediaRow[]): readonly Imagem[] {
  return media
    .filter(({ tipo }) => tipo === 'imagem')
    .map(({ id, valor_id, label, descricao, arquivo }) => ({
      id,
      idAtributoValor: valor_id,
      descricao,
      label,
      arquivos: files(shop, arquivo, 'webp'),
      arquivosOriginais: files(shop, arquivo, 'jpg'),
    }));
}

/** Files for download, or the pictures of a turning view. */
export function presentFiles(
  { siteUrl }: Shop,
  media: readonly MediaRow[],
  tipo: 'manual' | 'arquivo' | 'rotativa',
): readonly Arquivo[] {
  return media
    .filter((row) => row.tipo === tipo)
    .map(({ id, valor_id, label, descricao, arquivo, bytes }) => ({
      id,
      idAtributoValor: valor_id,
      descricao,
      label,
      arquivo: `${siteUrl}/upload/produto/arquivo/${arquivo}`,
      ...(bytes !== null && { bytes }),
    }));
}

function files({ siteUrl }: Shop, name: string, ending: 'webp' | 'jpg'): Arquivos {
  const url = (prefix: string) => `${siteUrl}/upload/produto/imagem/${prefix}${name}.${ending}`;
  return { zoom: url(SIZES.zoom), big: url(SIZES.big), medium: url(SIZES.medium), small: url(SIZES.small) };
}
