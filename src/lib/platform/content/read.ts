/** What editors see: everything there is to edit, and one of it with its history. */
import type { ConteudoEditado, Conteudos } from '#lib/contract/panel-content.ts';
import { HOME_PAGE } from '#lib/domain/content/sections.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { previewToken } from '#lib/platform/kernel/http/preview.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { BANNER_SECTION } from './banners.ts';
import { contentName, KINDS } from './content-names.ts';
import { brokenPaths } from './links.ts';
import { bannerSlots } from './queries/banners.ts';
import {
  type AnyContent,
  baseVersion,
  type ContentId,
  type ContentRow,
  findContent,
  listThings,
  pagesWith,
  shownVersion,
  versionsOf,
} from './queries/content.ts';
import { listMenus } from './queries/menus.ts';
import { presentItem, presentVersion, titleOf } from './wire/content.ts';
import { presentSection } from './wire/section.ts';

/** How much of a history is shown; older versions stay. */
const VERSIONS = 50;

export async function readContents({ db, now }: Deps): Promise<Conteudos> {
  const at = now();
  const [pages, pieces, banners] = [
    await listThings(db, 'page_id', at),
    await listThings(db, 'piece_id', at),
    await listThings(db, 'banner_id', at),
  ];
  const [removed, kept] = [banners.filter((row) => row.removed), banners.filter((row) => !row.removed)];
  return {
    paginas: pages.map((row) => presentItem('page_id', row)),
    pecas: pieces.map((row) => presentItem('piece_id', row)),
    espacos: (await bannerSlots(db)).map(({ hash, nome }) => ({
      hash,
      nome,
      banners: kept.filter((row) => row.hash === hash).map((row) => presentItem('banner_id', row)),
    })),
    removidos: removed.map((row) => presentItem('banner_id', row)),
    alteracoes: await readChanges(db, BANNER_SECTION),
  };
}

/** @throws HttpError 404 for what is not there. */
export async function readContent(deps: Deps, item: ContentId): Promise<ConteudoEditado> {
  const { db, now } = deps;
  const at = now();
  const row = await findContent(db, item);
  const base = await baseVersion(db, item, at);
  if (!row || !base) throw notFound(message.unknownContent);
  const { owner } = item;
  const [id, versions] = [await shownVersion(db, item, at), await versionsOf(db, item, VERSIONS)];
  const pages = owner === 'piece_id' ? await pagesWith(db, row.slug, at) : [];
  const place = placeOf(owner, row, pages.find(({ seen }) => seen)?.slug);
  const preview = (version: number) => {
    const [path, anchor = ''] = place.split('#');
    return `${path}?previa=${previewToken(version, deps)}${anchor && `#${anchor}`}`;
  };
  const pieces = owner === 'page_id' ? await listThings(db, 'piece_id', at) : [];
  return {
    coisa: contentName(owner, row.id),
    especie: KINDS[owner],
    tipo: row.tipo,
    nome: row.slug,
    espaco: row.hash,
    espacos: owner === 'banner_id' ? await bannerSlots(db) : [],
    removido: row.removed,
    endereco: place,
    ativo: row.ativo,
    base: base.id,
    versoes: versions.map((version) => presentVersion(version, { id, now: at, preview })),
    usadaEm: pages.map(({ id: page, slug }) => ({ coisa: contentName('page_id', page), nome: slug })),
    linksQuebrados: await brokenPaths(deps, htmlOf(base.content), linksOf(base.content)),
    pecas: pieces.map(({ id: piece, slug, content }) => ({
      coisa: contentName('piece_id', piece),
      slug,
      nome: titleOf(content),
    })),
    menus: owner === 'piece_id' ? await listMenus(db) : [],
  };
}

/** Where it is seen: a piece on a page that shows it, else alone. */
function placeOf(owner: ContentId['owner'], { slug }: ContentRow, page: string | undefined): string {
  if (owner === 'appearance_id' || owner === 'banner_id' || (owner === 'page_id' && slug === HOME_PAGE))
    return '/';
  return page === undefined ? `/pagina/${slug}` : `/pagina/${page}#${slug.split('/').at(-1)}`;
}

function htmlOf(content: AnyContent): string {
  if ('nome' in content) {
    const texts = (content.secoes ?? []).map((section) => presentSection(section).campos.texto ?? '');
    return [content.descricao, ...texts].join('\n');
  }
  if (!('perguntas' in content)) return '';
  return [content.texto, ...content.perguntas.map(({ resposta }) => resposta)].join('\n');
}

function linksOf(content: AnyContent): readonly string[] {
  if ('nome' in content) return (content.secoes ?? []).flatMap(({ campos }) => campos.link || []);
  if ('desktop' in content) return [content.desktop.link];
  return 'link' in content ? [content.link] : [];
}
