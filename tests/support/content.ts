/** Pages, pieces and banners as the shop's people change them, and as visitors see it. */
import type { Api } from '#lib/api/client.ts';
import {
  getContent,
  getContents,
  publishContent,
  type SeenVersion,
  saveDraft,
} from '#lib/api/panel-content.ts';
import { getPage } from '#lib/api/url.ts';
import type {
  Coisa,
  Conteudo,
  ConteudoEditado,
  ConteudoPeca,
  VersaoConteudo,
} from '#lib/contract/panel-content.ts';
import { type TestStore, TODAY } from './store.ts';

/** A piece of the page `quem-somos`. */
export const HISTORY = 'quem_somos/banner-historia';

/** So many hours from the day of the demo store. */
export const at = (hours: number): Date => new Date(TODAY.getTime() + hours * 3_600_000);

/** @throws Error when nothing has this address. */
export async function coisaOf(api: Api, slug: string): Promise<Coisa> {
  const { paginas, pecas } = await getContents(api);
  const found = [...paginas, ...pecas].find(({ endereco }) => endereco === `/pagina/${slug}`);
  if (!found) throw new Error(`no content at ${slug}`);
  return found.coisa;
}

type Opened<Kind> = Omit<ConteudoEditado, 'base'> & {
  readonly base: VersaoConteudo;
  readonly seen: SeenVersion;
  readonly conteudo: Kind;
};

/** What somebody has before them who edits it. */
export async function opened<Kind extends Conteudo = Conteudo>(
  api: Api,
  coisa: Coisa,
): Promise<Opened<Kind>> {
  const content = await getContent(api, coisa);
  const base = content.versoes.find(({ id }) => id === content.base);
  if (!base) throw new Error('no version');
  const seen = { versao: base.id, revisao: base.revisao };
  return { ...content, seen, base, conteudo: base.conteudo as Kind };
}

/** A draft of a piece under another heading. */
export async function write(api: Api, coisa: Coisa, titulo: string): Promise<void> {
  const { seen, conteudo } = await opened<ConteudoPeca>(api, coisa);
  await saveDraft(api, coisa, { ...seen, conteudo: { ...conteudo, titulo } });
}

export async function publish(
  api: Api,
  coisa: Coisa,
  { from, until }: { readonly from?: Date; readonly until?: Date } = {},
): Promise<void> {
  const { seen } = await opened(api, coisa);
  const visivelDe = from?.toISOString() ?? '';
  const visivelAte = until?.toISOString() ?? '';
  await publishContent(api, coisa, { ...seen, visivelDe, visivelAte });
}

/** The heading of `HISTORY`, as a visitor reads it; '' where it is not shown. */
export async function heading(
  store: Pick<TestStore, 'api'>,
  previa = '',
  page = '/pagina/quem-somos',
): Promise<string> {
  const { conteudo } = await getPage(store.api(), page, previa);
  return conteudo.pecas?.find(({ slug }) => slug === HISTORY)?.titulo ?? '';
}

/** What a link that shows a version before its time carries. */
export const tokenOf = (path: string): string =>
  new URL(path, 'http://loja.test').searchParams.get('previa') ?? '';

/** Takes out what was written, and switches on what was switched off. */
export async function resetContent({ db, reset }: TestStore): Promise<void> {
  await reset();
  await db.deleteFrom('content_versions').where('created_at', '>=', TODAY).execute();
  for (const table of ['banners', 'pages', 'pieces'] as const) {
    await db.updateTable(table).set({ ativo: true }).execute();
  }
}
