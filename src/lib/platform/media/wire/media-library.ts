import type { Midia } from '#lib/contract/panel-media.ts';
import { originalFile, pictureAddress } from '#lib/domain/media/picture-name.ts';
import { absolute, type Origin } from '#lib/platform/shop/shop.ts';
import type { MediaRow } from '../queries/media.ts';
import type { PictureUse } from '../queries/media-uses.ts';

/** `uses` may be of other pictures too. */
export function presentMedia(shop: Origin, row: MediaRow, uses: readonly PictureUse[]): Midia {
  const { id, arquivo, nome, alt, largura, altura, bytes, vaga } = row;
  return {
    id,
    arquivo,
    nome,
    alt,
    imagem: absolute(shop, pictureAddress(arquivo)),
    imagemOriginal: absolute(shop, `/upload/midia/${originalFile(row)}`),
    miniatura: absolute(shop, `/upload/midia/m_${arquivo}.webp`),
    largura,
    altura,
    bytes,
    vaga,
    origem: row.origem_id ?? 0,
    autor: row.author,
    criadaEm: row.created_at.toISOString(),
    revisao: row.revision,
    usos: uses
      .filter((use) => use.arquivo === arquivo)
      .map(({ tipo, id: of, nome: name }) => ({ tipo, id: of, nome: name })),
  };
}
