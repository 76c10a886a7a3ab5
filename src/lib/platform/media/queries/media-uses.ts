/** Where uploaded pictures are shown. A text that names a picture's file shows it, whatever column it stands in. */
import { type Kysely, sql } from 'kysely';
import type { PictureUseKind } from '#lib/domain/media/picture-uses.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** A table that can show pictures is a line here. Versions of contents count for as long as they can be restored. */
const PLACES = sql`
  select case when v.page_id is not null then 'pagina' when v.piece_id is not null then 'peca'
      when v.banner_id is not null then 'banner' else 'configuracao' end as tipo,
      coalesce(v.page_id, v.piece_id, v.banner_id, 0) as id,
      coalesce(pages.slug, pieces.slug, banners.nome, 'aparencia') as nome, v.content::text as texto
    from content_versions v left join pages on pages.id = v.page_id left join pieces on pieces.id = v.piece_id
    left join banners on banners.id = v.banner_id
  union all select 'popup', id, nome, concat(desktop, mobile, descricao) from popups
  union all select 'marca', id, nome, concat(imagem, ' ', imagem_original, ' ', descricao_longa) from brands
  union all select 'selo', id, nome, concat(imagem, ' ', imagem_original) from seals
  union all select 'valor', id, label, concat(imagem, ' ', imagem_original) from attribute_values
  union all select 'menu', id, label, concat(icone, ' ', icone_original) from menu_items
  union all select 'categoria', id, nome, concat(imagem, ' ', imagem_original, ' ', banner, ' ', banner_original, ' ', descricao_longa)
    from categories
  union all select 'landingPage', id, nome, descricao_longa from landing_pages
  union all select 'produto', id, nome, concat(descricao_longa, descricao_simples, tabela_medida) from products
  union all select 'configuracao', 0, chave, valor::text from settings`;

/** Each picture with each thing that shows it, once. */
export const PICTURE_USES = sql`
  select distinct found.names[1] as arquivo, tipo, id, nome
    from (${PLACES}) p
    cross join lateral regexp_matches(texto, '/upload/midia/(?:m_)?([a-z0-9-]+-[0-9a-f]{16})', 'g') found (names)
    where texto like '%/upload/midia/%'
  union select m.arquivo, 'produto', products.id, products.nome
    from product_media m join products on products.id = m.product_id where m.tipo = 'imagem'
  union select imagem, 'pedido', numero, numero::text from order_lines where imagem in (select arquivo from media)`;

export type PictureUse = {
  readonly arquivo: string;
  readonly tipo: PictureUseKind;
  readonly id: number;
  readonly nome: string;
};

/** Of these pictures. */
export async function usesOf(
  db: Kysely<Schema>,
  arquivos: readonly string[],
): Promise<readonly PictureUse[]> {
  if (arquivos.length === 0) return [];
  const { rows } = await sql<PictureUse>`
    select arquivo, tipo, id, nome from (${PICTURE_USES}) u
    where arquivo in (${sql.join(arquivos)}) order by tipo, nome, id`.execute(db);
  return rows;
}
