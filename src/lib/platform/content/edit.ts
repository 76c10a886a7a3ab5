/**
 * What editors do to a page, a piece or a banner. Every change of what visitors see tells all processes in its own
 * transaction; whoever writes over something names the version they saw and how often it had been saved.
 */
import type { Coisa, Conteudo, Especie } from '#lib/contract/panel-content.ts';
import { nameFault } from '#lib/domain/content/content-form.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { announcePages } from '#lib/platform/kernel/memory/page-changes.ts';
import type { PiecesTable } from '../schema/content.ts';
import {
  baseVersion,
  findThing,
  pagesWith,
  type Thing,
  type ThingRow,
  type VersionRow,
  versionsOf,
} from './queries/content.ts';
import {
  deleteThing,
  deleteVersion,
  type Editor,
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
import { nameThing, OWNERS } from './things.ts';
import { typedAgain, written } from './written.ts';

/** What somebody had before them when they wrote. */
export type SeenVersion = { readonly versao: number; readonly revisao: number };
export type Plan = { readonly from: Date | null; readonly until: Date | null };

export type NewThing = {
  readonly conteudo: Conteudo;
  /** Slug, or name of a banner. */
  readonly nome: string;
  /** Of a piece. */
  readonly tipo: PiecesTable['tipo'];
  /** Of a banner: hash of its slot. */
  readonly espaco: string;
};

/** A draft of something new, which visitors see when it is published. @throws HttpError 400, 404, 409 for a name that is taken. */
export async function createThing(deps: Deps, by: Editor, { conteudo, ...named }: NewThing): Promise<Coisa> {
  const { especie } = conteudo;
  if (nameFault(especie, named.nome)) throw new HttpError(400, message.invalidField('nome'));
  const content = await written(deps, conteudo, especie === 'peca' ? named.tipo : '', undefined);
  return inTransaction(deps.db, async (trx) => {
    const id = await insertThing(trx, especie, named);
    await insertDraft(trx, { owner: OWNERS[especie], id }, { content, by, now: deps.now() });
    return nameThing(OWNERS[especie], id);
  });
}

async function insertThing(trx: Trx, especie: Especie, named: Omit<NewThing, 'conteudo'>): Promise<number> {
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

/** Keeps what was typed as the draft. @throws HttpError 400, 404, 409 when somebody else saved in the meantime. */
export async function saveDraft(
  deps: Deps,
  by: Editor,
  thing: Thing,
  { conteudo, ...seen }: SeenVersion & { readonly conteudo: Conteudo },
): Promise<void> {
  const row = await existing(deps.db, thing);
  if (OWNERS[conteudo.especie] !== thing.owner) throw new HttpError(400, message.invalidField('especie'));
  const before = await baseVersion(deps.db, thing, deps.now());
  const content = await written(deps, conteudo, row.tipo, before?.content);
  await inTransaction(deps.db, async (trx) => {
    const now = deps.now();
    const latest = await seenBase(trx, thing, seen, now);
    if (isSame(typedAgain(latest.content), conteudo)) return;
    if (latest.state === 'draft') await updateDraft(trx, latest.id, { content, by, now });
    else await insertDraft(trx, thing, { content, by, now });
  });
}

/** Throws the draft away; something that was never published goes with it. @throws HttpError 404, 409. */
export async function discardDraft(deps: Deps, thing: Thing, seen: SeenVersion): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const latest = await seenBase(trx, thing, seen, deps.now());
    if (latest.state !== 'draft') throw new HttpError(409, message.noDraft);
    await deleteVersion(trx, latest.id);
    if ((await versionsOf(trx, thing, 1)).length === 0) await deleteThing(trx, thing);
  });
}

/**
 * Shows what is edited from `from` (at once without one) until `until`: the draft, or what
 * visitors see once more with other times. A beginning that has passed is now, so that it takes over from what began after it.
 * @throws HttpError 400, 404, 409.
 */
export async function publish(
  deps: Deps,
  by: Editor,
  thing: Thing,
  { from: asked, until, ...seen }: SeenVersion & Plan,
): Promise<void> {
  await change(deps, thing, async (trx, now) => {
    const latest = await seenBase(trx, thing, seen, now);
    const from = asked && asked > now ? asked : null;
    if (until && until <= (from ?? now)) throw new HttpError(400, message.endBeforeBeginning);
    if (latest.state === 'draft') await publishDraft(trx, latest.id, { by, now, from, until });
    else await insertPublished(trx, thing, { content: latest.content, by, now, from, until });
  });
}

/** Publishes what a version says once more, now and without an end; a draft stays. @throws HttpError 404. */
export async function restore(deps: Deps, by: Editor, thing: Thing, versao: number): Promise<void> {
  await change(deps, thing, async (trx, now) => {
    const version = await publishedVersion(trx, thing, versao);
    await insertPublished(trx, thing, { content: version.content, by, now, from: null, until: null });
  });
}

/** Makes a draft again of what is planned. @throws HttpError 404, 409 when it has begun or there is a draft. */
export async function withdraw(deps: Deps, thing: Thing, versao: number): Promise<void> {
  await change(deps, thing, async (trx, now) => {
    const version = await publishedVersion(trx, thing, versao);
    if (!version.visible_from || version.visible_from <= now) throw new HttpError(409, message.contentBegan);
    const [newest] = await versionsOf(trx, thing, 1);
    if (newest?.state === 'draft') throw new HttpError(409, message.draftThere);
    await unpublish(trx, version.id, now);
  });
}

export async function switchThing(deps: Deps, thing: Thing, ativo: boolean): Promise<void> {
  await change(deps, thing, (trx) => setActive(trx, thing, ativo));
}

/** Runs `work` on something that is locked, and tells everybody whose pages show it. @throws HttpError 404. */
export async function change(
  { db, now, pagesChanged }: Deps,
  thing: Thing,
  work: (trx: Trx, now: Date, row: ThingRow) => Promise<void>,
): Promise<void> {
  const tags = await inTransaction(db, async (trx) => {
    const row = await existing(trx, thing, true);
    await work(trx, now(), row);
    const shown = await tagsOf(trx, thing, row, now());
    await announcePages(trx, shown);
    return shown;
  });
  pagesChanged(tags);
}

async function tagsOf(trx: Trx, { owner }: Thing, { slug }: ThingRow, now: Date): Promise<readonly string[]> {
  if (owner === 'banner_id') return ['home'];
  if (owner === 'page_id') return [`page:${slug}`];
  const pages = await pagesWith(trx, slug, now);
  return [`page:${slug}`, ...pages.map((page) => `page:${page.slug}`)];
}

async function existing(db: Deps['db'], thing: Thing, lock = false): Promise<ThingRow> {
  const row = await findThing(db, thing, lock);
  if (!row) throw notFound(message.unknownContent);
  return row;
}

/** What is edited next, if it is what was `seen`; nobody else writes before the end of the transaction. */
async function seenBase(
  trx: Trx,
  thing: Thing,
  { versao, revisao }: SeenVersion,
  now: Date,
): Promise<VersionRow> {
  await existing(trx, thing, true);
  const latest = await baseVersion(trx, thing, now);
  if (!latest) throw notFound(message.unknownContent);
  if (latest.id !== versao || latest.revision !== revisao) throw new HttpError(409, message.contentChanged);
  return latest;
}

async function publishedVersion(trx: Trx, thing: Thing, versao: number): Promise<VersionRow> {
  const versions = await versionsOf(trx, thing, EVERY);
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
