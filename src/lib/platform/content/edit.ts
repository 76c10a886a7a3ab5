/**
 * What editors do to a page, a piece, a banner or the look of the shop, as changes of the panel. Whoever writes over something names the version
 * they saw and how often it had been saved.
 */
import type { Coisa, Conteudo, ConteudoAparencia } from '#lib/contract/panel-content.ts';
import { nameFault } from '#lib/domain/content/content-form.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { differences } from '#lib/platform/panel/history.ts';
import { type By, type Change, nothingThere, type Outcome, unchanged } from '#lib/platform/panel/write.ts';
import type { PiecesTable } from '../schema/content.ts';
import { contentName, OWNERS } from './content-names.ts';
import { keptContent, typedContent } from './kept-content.ts';
import {
  baseVersion,
  type ContentId,
  type ContentRow,
  findContent,
  type VersionRow,
  versionsOf,
} from './queries/content.ts';
import {
  deleteContent,
  deleteVersion,
  insertBanner,
  insertDraft,
  insertPage,
  insertPiece,
  insertPublished,
  publishDraft,
  setActive,
  unpublish,
  updateDraft,
} from './queries/content-writes.ts';

/** What somebody had before them when they wrote. */
export type SeenVersion = { readonly versao: number; readonly revisao: number };
export type Plan = { readonly from: Date | null; readonly until: Date | null };

export type NewContent = {
  readonly conteudo: Exclude<Conteudo, ConteudoAparencia>;
  /** Slug, or name of a banner. */
  readonly nome: string;
  /** Of a piece. */
  readonly tipo: PiecesTable['tipo'];
  /** Of a banner: hash of its slot. */
  readonly espaco: string;
};

/** A draft of something new, which visitors see when it is published. @throws HttpError 400, 404, 409 for a name that is taken. */
export async function createContent(
  deps: Deps,
  { conteudo, ...named }: NewContent,
): Promise<Change<true, Coisa>> {
  const { especie } = conteudo;
  if (nameFault(especie, named.nome)) throw new HttpError(400, message.invalidField('nome'));
  const content = await keptContent(deps, conteudo, especie === 'peca' ? named.tipo : '', undefined);
  return {
    lock: nothingThere,
    seen: 'not asked',
    async write(trx, _, { staff: by, now }) {
      const id = await insertContent(trx, especie, named);
      await insertDraft(trx, { owner: OWNERS[especie], id }, { content, by, now });
      return { ...OF_VERSION, result: contentName(OWNERS[especie], id) };
    },
  };
}

async function insertContent(
  trx: Trx,
  especie: NewContent['conteudo']['especie'],
  named: Omit<NewContent, 'conteudo'>,
): Promise<number> {
  if (especie === 'banner') {
    const id = await insertBanner(trx, named.espaco, named.nome);
    if (id === undefined) throw notFound(message.unknownBanner);
    return id;
  }
  const id =
    especie === 'pagina' ? await insertPage(trx, named.nome) : await insertPiece(trx, named.nome, named.tipo);
  if (id === undefined) throw new HttpError(409, message.contentNameTaken);
  return id;
}

/** Keeps what was typed as the draft, and says which version that is. @throws HttpError 400, 404, 409 when somebody else saved in the meantime. */
export async function saveDraft(
  deps: Deps,
  item: ContentId,
  { conteudo, ...seen }: SeenVersion & { readonly conteudo: Conteudo },
): Promise<Change<VersionRow, SeenVersion>> {
  const row = await existing(deps.db, item);
  if (OWNERS[conteudo.especie] !== item.owner) throw new HttpError(400, message.invalidField('especie'));
  const before = await baseVersion(deps.db, item, deps.now());
  const content = await keptContent(deps, conteudo, row.tipo, before?.content);
  return {
    ...onBase(item, seen),
    async write(trx, latest, { staff: by, now }) {
      const typed = { content, by, now };
      if (isSame(typedContent(latest.content), conteudo)) return unchanged(asSeen(latest));
      const isDraft = latest.state === 'draft';
      const draft = await (isDraft ? updateDraft(trx, latest.id, typed) : insertDraft(trx, item, typed));
      return { ...OF_VERSION, result: asSeen(draft) };
    },
  };
}

/** For who goes on with what was saved. */
function asSeen({ id, revision }: Pick<VersionRow, 'id' | 'revision'>): SeenVersion {
  return { versao: id, revisao: revision };
}

/** Throws the draft away; something that was never published goes with it. @throws HttpError 404, 409. */
export function discardDraft(item: ContentId, seen: SeenVersion): Change<VersionRow, undefined> {
  return {
    ...onBase(item, seen),
    async write(trx, latest) {
      if (latest.state !== 'draft') throw new HttpError(409, message.noDraft);
      const { slug } = await existing(trx, item);
      await deleteVersion(trx, latest.id);
      if ((await versionsOf(trx, item, 1)).length === 0) await deleteContent(trx, item);
      const campos = [{ campo: 'rascunho', antes: latest.author, depois: '' }];
      return { ...OF_VERSION, history: { secao: CONTENT_SECTION, alvo: slug, acao: 'removeu', campos } };
    },
  };
}

/**
 * Shows what is edited from `from` (at once without one) until `until`: the draft, or what
 * visitors see once more with other times. A beginning that has passed is now, so that it takes over from what began after it.
 * @throws HttpError 400, 404, 409.
 */
export function publish(
  item: ContentId,
  { from: asked, until, ...seen }: SeenVersion & Plan,
): Change<VersionRow, undefined> {
  return {
    ...onBase(item, seen),
    async write(trx, latest, { staff: by, now }) {
      const from = asked && asked > now ? asked : null;
      if (until && until <= (from ?? now)) throw new HttpError(400, message.endBeforeBeginning);
      if (latest.state === 'draft') await publishDraft(trx, latest.id, { by, now, from, until });
      else await insertPublished(trx, item, { content: latest.content, by, now, from, until });
      return OF_VERSION;
    },
  };
}

/** Publishes what a version says once more, now and without an end; a draft stays. @throws HttpError 404. */
export function restore(item: ContentId, versao: number): Change<ContentRow, undefined> {
  return onContent(item, async (trx, _, { staff: by, now }) => {
    const { content } = await publishedVersion(trx, item, versao);
    await insertPublished(trx, item, { content, by, now, from: null, until: null });
    return KEPT;
  });
}

/** Makes a draft again of what is planned. @throws HttpError 404, 409 when it has begun or there is a draft. */
export function withdraw(item: ContentId, versao: number): Change<ContentRow, undefined> {
  return onContent(item, async (trx, { slug }, { now }) => {
    const version = await publishedVersion(trx, item, versao);
    if (!version.visible_from || version.visible_from <= now) throw new HttpError(409, message.contentBegan);
    const [newest] = await versionsOf(trx, item, 1);
    if (newest?.state === 'draft') throw new HttpError(409, message.draftThere);
    await unpublish(trx, version.id, now);
    const campos = [{ campo: 'visivelDe', antes: version.visible_from.toISOString(), depois: '' }];
    return { secao: CONTENT_SECTION, alvo: slug, acao: 'mudou', campos };
  });
}

/** @throws HttpError 404 for the look, which a shop always has. */
export function switchContent(item: ContentId, ativo: boolean): Change<ContentRow, undefined> {
  if (item.owner === 'appearance_id') throw notFound(message.unknownContent);
  return onContent(item, async (trx, before) => {
    await setActive(trx, item, ativo);
    const campos = differences({ ativo: before.ativo }, { ativo });
    return { secao: CONTENT_SECTION, alvo: before.slug, acao: 'mudou', campos };
  });
}

/** Of the history of the panel: what no version of a content keeps. */
export const CONTENT_SECTION = 'conteudo';
/** A version keeps who wrote and who published it. */
const KEPT = { keptIn: 'content_versions' } as const;
const OF_VERSION = { result: undefined, history: KEPT } as const;

/** A change of something that is locked. @throws HttpError 404. */
export function onContent(
  item: ContentId,
  write: (trx: Trx, row: ContentRow, by: By) => Promise<Outcome<undefined>['history']>,
): Change<ContentRow, undefined> {
  return {
    lock: (trx) => findContent(trx, item, true),
    unknown: message.unknownContent,
    seen: 'not asked',
    async write(trx, row, by) {
      return { result: undefined, history: await write(trx, row, by) };
    },
  };
}

/** A change of what is edited next, if it is what was `seen`; nobody else writes before the end of the transaction. */
function onBase(
  item: ContentId,
  { versao, revisao }: SeenVersion,
): Pick<Change<VersionRow, undefined>, 'lock' | 'unknown' | 'seen'> {
  return {
    async lock(trx, now) {
      await existing(trx, item, true);
      return baseVersion(trx, item, now);
    },
    unknown: message.unknownContent,
    seen: {
      was: `${versao}.${revisao}`,
      is: ({ id, revision }) => `${id}.${revision}`,
      refusal: message.contentChanged,
    },
  };
}

async function existing(db: Deps['db'], item: ContentId, lock = false): Promise<ContentRow> {
  const row = await findContent(db, item, lock);
  if (!row) throw notFound(message.unknownContent);
  return row;
}

async function publishedVersion(trx: Trx, item: ContentId, versao: number): Promise<VersionRow> {
  const versions = await versionsOf(trx, item, EVERY);
  const found = versions.find(({ id, state }) => id === versao && state === 'published');
  if (!found) throw notFound(message.unknownVersion);
  return found;
}

/** More versions than anything has. */
const EVERY = 1_000_000;

/** The database orders the keys of what it keeps in its own way. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}
