/** Pages, pieces and banners as those who edit them see them. */
import type { ItemConteudo, VersaoConteudo } from '#lib/contract/panel-content.ts';
import { HOME_PAGE } from '#lib/domain/content/sections.ts';
import type { Owner } from '#lib/platform/kernel/queries/versions.ts';
import { contentName } from '../content-names.ts';
import { typedContent } from '../kept-content.ts';
import type { AnyContent, ListedRow, VersionRow } from '../queries/content.ts';

export function presentItem(owner: Owner, row: ListedRow): ItemConteudo {
  const { content } = row;
  return {
    coisa: contentName(owner, row.id),
    nome: titleOf(content) || row.slug,
    endereco: owner === 'banner_id' || row.slug === HOME_PAGE ? '/' : `/pagina/${row.slug}`,
    tipo: row.tipo,
    ativo: row.ativo,
    noAr: row.shown && row.ativo && !row.removed,
    rascunho: row.draft,
    agendadoPara: row.planned?.toISOString() ?? '',
    terminaEm: row.ends?.toISOString() ?? '',
    pecas: 'pecas' in content ? content.pecas : [],
    imagem: 'desktop' in content ? content.desktop.imagem : '',
  };
}

type Shown = {
  /** Of the version that visitors see. */
  readonly id: number | undefined;
  readonly now: Date;
  /** Path that shows a version in its place. */
  readonly preview: (version: number) => string;
};

export function presentVersion(row: VersionRow, { id, now, preview }: Shown): VersaoConteudo {
  const { visible_from, visible_until, published_at } = row;
  return {
    id: row.id,
    revisao: row.revision,
    estado: stateOf(row, id, now),
    conteudo: typedContent(row.content),
    visivelDe: visible_from?.toISOString() ?? '',
    visivelAte: visible_until?.toISOString() ?? '',
    autor: row.author,
    publicadoPor: row.publisher,
    salvoEm: row.updated_at.toISOString(),
    publicadoEm: published_at?.toISOString() ?? '',
    previa: preview(row.id),
  };
}

function stateOf(row: VersionRow, shown: number | undefined, now: Date): VersaoConteudo['estado'] {
  if (row.state === 'draft') return 'rascunho';
  if (row.id === shown) return 'no-ar';
  return row.visible_from && row.visible_from > now ? 'agendada' : 'anterior';
}

/** What a list names it by; '' where it has no heading. */
export function titleOf(content: AnyContent): string {
  if ('nome' in content) return content.nome;
  return 'titulo' in content ? content.titulo : '';
}
