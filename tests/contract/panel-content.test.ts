/** Editing pages, pieces and banners: drafts, publishing, planning, history, links that show what is not published yet. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import {
  createContent,
  discardDraft,
  getContent,
  getContents,
  markdownHtml,
  moveBanner,
  moveToSlot,
  publishContent,
  removeBanner,
  restoreVersion,
  saveDraft,
  switchContent,
  withdrawVersion,
} from '#lib/api/panel-content.ts';
import { getBanners } from '#lib/api/showcase.ts';
import { getPage } from '#lib/api/url.ts';
import type { Coisa, ConteudoBanner, ConteudoPagina, ConteudoPeca } from '#lib/contract/panel-content.ts';
import { followPages } from '#lib/platform/page-changes.ts';
import { DEMO_PASSWORD } from '#lib/platform/seed/accounts.ts';
import { loadGuides, loadHome } from '#lib/server/page-data.ts';
import { storeHtml } from '#lib/server/sanitize.ts';
import { logIn, person } from '../support/accounts.ts';
import { NAUGHTY } from '../support/naughty-strings.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
let api: Api;
const told: string[] = [];
let history: Coisa;
const HISTORY = 'quem_somos/banner-historia';
const HOUR = 3_600_000;
const at = (hours: number) => new Date(TODAY.getTime() + hours * HOUR);

beforeAll(async () => {
  store = await createTestStore({ onPagesChanged: (tags) => told.push(...tags) });
});
beforeEach(async () => {
  api = await staff('marketing');
  history = await coisaOf(HISTORY);
  told.length = 0;
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
  const { db } = store;
  await db.deleteFrom('content_versions').where('created_at', '>=', TODAY).execute();
  for (const table of ['banners', 'pages', 'pieces'] as const) {
    await db.updateTable(table).set({ ativo: true }).execute();
  }
});
afterAll(() => store.close());

async function staff(name: 'marketing' | 'admin'): Promise<Api> {
  const visitor = store.visitor();
  await logIn(visitor, { usuario: person(name).email, senha: DEMO_PASSWORD });
  return visitor.api;
}

async function coisaOf(slug: string): Promise<Coisa> {
  const { paginas, pecas } = await getContents(api);
  const found = [...paginas, ...pecas].find(({ endereco }) => endereco === `/pagina/${slug}`);
  if (!found) throw new Error(`no content at ${slug}`);
  return found.coisa;
}

async function opened<T>(coisa: Coisa) {
  const content = await getContent(api, coisa);
  const base = content.versoes.find(({ id }) => id === content.base);
  if (!base) throw new Error('no version');
  const seen = { versao: base.id, revisao: base.revisao };
  return { ...content, seen, base, conteudo: base.conteudo as T };
}

async function write(titulo: string, coisa = history): Promise<void> {
  const { seen, conteudo } = await opened<ConteudoPeca>(coisa);
  await saveDraft(api, coisa, { ...seen, conteudo: { ...conteudo, titulo } });
}

async function publish(plan: { from?: Date; until?: Date } = {}, coisa = history): Promise<void> {
  const { seen } = await opened(coisa);
  const visivelDe = plan.from?.toISOString() ?? '';
  const visivelAte = plan.until?.toISOString() ?? '';
  await publishContent(api, coisa, { ...seen, visivelDe, visivelAte });
}

/** The heading of the history banner, as a visitor reads it; '' where it is not shown. */
async function heading(previa = '', page = '/pagina/quem-somos'): Promise<string> {
  const { conteudo } = await getPage(store.api(), page, previa);
  return conteudo.pecas?.find(({ slug }) => slug === HISTORY)?.titulo ?? '';
}

const tokenOf = (path: string) => new URL(path, 'http://loja.test').searchParams.get('previa') ?? '';

describe('a draft', () => {
  it('is seen by nobody before it is published, and then by everybody at once', async () => {
    const before = await heading();
    await write('Nova história');
    expect(await heading()).toBe(before);
    expect(told).toEqual([]);
    await publish();
    expect(await heading()).toBe('Nova história');
    expect(told).toEqual([`page:${HISTORY}`, 'page:quem-somos']);
  });

  it('is heard of by other processes when it is published', async () => {
    const heard: string[] = [];
    const unfollow = await followPages(store, {
      invalidate: (tags) => heard.push(...tags),
      clear: () => {},
      doubt: () => {},
    });
    await write('Nova história');
    await publish();
    await vi.waitUntil(() => heard.includes('page:quem-somos'), { timeout: 1000 });
    await unfollow();
  });

  it('says who wrote and who published it, and when', async () => {
    await write('Nova história');
    store.clock.now = at(1);
    api = await staff('admin');
    await publish();
    expect((await opened(history)).versoes[0]).toMatchObject({
      estado: 'no-ar',
      autor: person('marketing').nome_razao,
      publicadoPor: person('admin').nome_razao,
      salvoEm: TODAY.toISOString(),
      publicadoEm: at(1).toISOString(),
    });
  });

  it('is not made by saving what is there already', async () => {
    const { seen, conteudo, versoes } = await opened<ConteudoPeca>(history);
    await saveDraft(api, history, { ...seen, conteudo });
    expect((await opened(history)).versoes).toHaveLength(versoes.length);
  });

  it('of somebody else is not written over by who has not seen it', async () => {
    const first = await opened<ConteudoPeca>(history);
    const conteudo = { ...first.conteudo, titulo: 'De quem salvou antes' };
    await saveDraft(api, history, { ...first.seen, conteudo });
    const other = await staff('admin');
    const theirs = { ...first.seen, conteudo: { ...conteudo, titulo: 'De quem salvou depois' } };
    await expect(saveDraft(other, history, theirs)).rejects.toMatchObject({ status: 409 });
    const again = await opened<ConteudoPeca>(history);
    expect(again.conteudo.titulo).toBe('De quem salvou antes');
    await saveDraft(other, history, { ...theirs, ...again.seen });
    await expect(saveDraft(api, history, { ...again.seen, conteudo })).rejects.toMatchObject({ status: 409 });
    await expect(
      publishContent(api, history, { ...again.seen, visivelDe: '', visivelAte: '' }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('saved twice at the same time is kept once, and told to the other', async () => {
    const { seen, conteudo } = await opened<ConteudoPeca>(history);
    const saves = ['Um', 'Dois'].map((titulo) =>
      saveDraft(api, history, { ...seen, conteudo: { ...conteudo, titulo } }),
    );
    const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be thrown away, and what was never published goes with it', async () => {
    const before = await opened(history);
    await write('Nova história');
    await discardDraft(api, history, (await opened(history)).seen);
    expect((await opened(history)).base).toEqual({ ...before.base, previa: expect.any(String) });
    const { conteudo } = before;
    const nome = 'quem_somos/nova';
    const { coisa } = await createContent(api, { nome, tipo: 'texto', conteudo: conteudo as ConteudoPeca });
    await discardDraft(api, coisa, (await opened(coisa)).seen);
    await expect(getContent(api, coisa)).rejects.toMatchObject({ status: 404 });
  });
});

describe('what is planned', () => {
  it('is seen from its first moment until just before its last, then what was there before', async () => {
    const before = await heading();
    await write('Natal');
    await publish({ from: at(2), until: at(3) });
    const seen = async (time: Date) => {
      store.clock.now = time;
      return heading();
    };
    expect(await seen(new Date(at(2).getTime() - 1))).toBe(before);
    expect(await seen(at(2))).toBe('Natal');
    expect(await seen(new Date(at(3).getTime() - 1))).toBe('Natal');
    expect(await seen(at(3))).toBe(before);
  });

  it('does not get in the way of a correction today', async () => {
    await write('Natal');
    await publish({ from: at(2), until: at(3) });
    await write('Correção');
    expect((await opened<ConteudoPeca>(history)).conteudo.titulo).toBe('Correção');
    await publish();
    expect(await heading()).toBe('Correção');
    const { versoes } = await opened(history);
    expect(
      versoes
        .slice(0, 2)
        .map(({ estado }) => estado)
        .toSorted(),
    ).toEqual(['agendada', 'no-ar']);
    store.clock.now = at(2);
    expect(await heading()).toBe('Natal');
  });

  it('from a time that has passed takes over at once from what began after it', async () => {
    await write('Primeira');
    await publish();
    await write('Segunda');
    await publish({ from: at(-5) });
    expect(await heading()).toBe('Segunda');
  });

  it('becomes a draft again when it is withdrawn, unless it has begun or there is one', async () => {
    await write('Natal');
    await publish({ from: at(2) });
    const planned = (await opened(history)).versoes.find(({ estado }) => estado === 'agendada');
    const id = planned?.id ?? 0;
    await write('Rascunho');
    await expect(withdrawVersion(api, history, id)).rejects.toMatchObject({ status: 409 });
    await discardDraft(api, history, (await opened(history)).seen);
    await withdrawVersion(api, history, id);
    expect((await opened<ConteudoPeca>(history)).base).toMatchObject({ estado: 'rascunho', id });
    await publish({ from: at(2) });
    store.clock.now = at(2);
    await expect(withdrawVersion(api, history, id)).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ['an end that has passed', { until: at(0) }],
    ['an end at its beginning', { from: at(2), until: at(2) }],
    ['an end before its beginning', { from: at(2), until: at(1) }],
  ])('is refused with %s', async (_, plan) => {
    await write('Natal');
    await expect(publish(plan)).rejects.toMatchObject({ status: 400 });
  });
});

describe('an old version', () => {
  it('is published once more, and the draft stays', async () => {
    const before = await heading();
    const { base } = await opened(history);
    await write('Nova história');
    await publish();
    await write('Ainda não');
    await restoreVersion(api, history, base.id);
    expect(await heading()).toBe(before);
    const { versoes } = await opened<ConteudoPeca>(history);
    expect(versoes.map(({ estado }) => estado)).toEqual(['rascunho', 'no-ar', 'anterior', 'anterior']);
    expect(told).toContain('page:quem-somos');
  });

  it('of something else is not', async () => {
    const { base } = await opened(await coisaOf('entrega'));
    await expect(restoreVersion(api, history, base.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a link that shows a version before it is published', () => {
  it('shows a draft in its place, to somebody who is not logged in', async () => {
    const before = await heading();
    await write('Nova história');
    const { previa } = (await opened(history)).base;
    expect(previa).toMatch(/^\/pagina\/quem-somos\?previa=[\w.-]+#banner-historia$/);
    expect(await heading(tokenOf(previa))).toBe('Nova história');
    expect(await heading(tokenOf(previa), `/pagina/${HISTORY}`)).toBe('Nova história');
    expect(await heading()).toBe(before);
    const { conteudo } = await getPage(store.api(), '/pagina/entrega', tokenOf(previa));
    expect(conteudo.nome).toBe('Entrega');
  });

  it('shows it also when what it belongs to is switched off', async () => {
    await write('Nova história');
    const { previa } = (await opened(history)).base;
    await switchContent(api, history, false);
    expect(await heading()).toBe('');
    expect(await heading(tokenOf(previa))).toBe('Nova história');
  });

  it('is good for a week to the second', async () => {
    await write('Nova história');
    const token = tokenOf((await opened(history)).base.previa);
    store.clock.now = new Date(at(7 * 24).getTime() - 1);
    expect(await heading(token)).toBe('Nova história');
    store.clock.now = at(7 * 24);
    await expect(heading(token)).rejects.toMatchObject({ status: 403 });
  });

  it('is refused when anything in it was changed', async () => {
    await write('Nova história');
    const token = tokenOf((await opened(history)).base.previa);
    const [version = '', until = '', signature = ''] = token.split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';
    const forged = [
      `${version}0.${until}.${signature}`,
      `1.${until}.${signature}`,
      `${version}.z${until.slice(1)}.${signature}`,
      `${version}.${until}.${other}${signature.slice(1)}`,
      `${version}.${until}.`,
      `${version}.${until}`,
      `.${until}.${signature}`,
      `${token}.`,
      'x',
    ];
    for (const tampered of forged) {
      await expect(heading(tampered), tampered).rejects.toMatchObject({ status: 403 });
      await expect(getBanners(store.api(), 'home-bloco-4', tampered)).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('a page', () => {
  const pageText = { texto: '## Olá\n\nVeja **isto**.', imagem: '', layout: '', seoTitle: '', indexar: true };
  const novo: ConteudoPagina = {
    ...{ especie: 'pagina', nome: 'Promoção', ...pageText, seoDescription: '', pecas: [HISTORY] },
  };

  it('is new, found only when it is published, and no more when it is switched off', async () => {
    const { coisa } = await createContent(api, { nome: 'promocao', conteudo: novo });
    const read = () => getPage(store.api(), '/pagina/promocao');
    await expect(read()).rejects.toMatchObject({ status: 404 });
    const { previa } = (await opened(coisa)).base;
    expect((await getPage(store.api(), '/pagina/promocao', tokenOf(previa))).conteudo.nome).toBe('Promoção');
    await publish({}, coisa);
    const { conteudo } = await read();
    expect(conteudo.descricao).toBe('<h2>Olá</h2>\n<p>Veja <strong>isto</strong>.</p>');
    expect(conteudo.pecas?.map(({ slug }) => slug)).toEqual([HISTORY]);
    await switchContent(api, coisa, false);
    await expect(read()).rejects.toMatchObject({ status: 404 });
    expect(told).toEqual(['page:promocao', 'page:promocao']);
    await store.db.deleteFrom('pages').where('slug', '=', 'promocao').execute();
  });

  it.each([
    'entrega',
    HISTORY.replace('/', '-').toUpperCase(),
    'avaliacao-da-loja',
    '',
    'a b',
    '../x',
    'a/b',
  ])('is not begun under the name %j', async (nome) => {
    const { status } = await createContent(api, { nome, conteudo: novo }).then(
      () => ({ status: 200 }),
      (error) => error,
    );
    expect([400, 409]).toContain(status);
  });

  it('names the links that lead nowhere, and no others', async () => {
    const coisa = await coisaOf('entrega');
    const { seen, conteudo } = await opened<ConteudoPagina>(coisa);
    const texto = [
      '[um](/produto-que-nao-ha) [dois](/cabos-de-video) [três](https://example.com/x) [quatro](#aqui)',
      '<a class="x" href="/pagina/nada?a=1">cinco</a> [seis](/favoritos) [sete](mailto:a@b.co)',
      '[oito](/pagina/quem-somos) [nove](/marcas) [dez](/banner/pix-desktop.webp)',
    ].join('\n\n');
    await saveDraft(api, coisa, { ...seen, conteudo: { ...conteudo, texto } });
    expect((await opened(coisa)).linksQuebrados).toEqual(['/produto-que-nao-ha', '/pagina/nada']);
  });

  it('that came as HTML loses nothing when it is edited, nor does any piece', async () => {
    const { paginas, pecas } = await getContents(api);
    for (const { coisa, endereco } of [...paginas, ...pecas]) {
      const { conteudo } = await opened<ConteudoPagina | ConteudoPeca>(coisa);
      const squeezed = (html: string) =>
        storeHtml(html).replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();
      const made = squeezed(await markdownHtml(api, conteudo.texto));
      const plain = squeezed(conteudo.texto);
      // A line of text without tags becomes the paragraph it always was.
      expect([endereco, made.replace(/^<p>(.*)<\/p>$/, '$1')]).toEqual([
        endereco,
        plain.replace(/^<p>(.*)<\/p>$/, '$1'),
      ]);
    }
  });
});

describe('a banner', () => {
  const slot = 'home-bloco-4';
  const novo: ConteudoBanner = {
    especie: 'banner',
    titulo: 'Natal',
    alt: 'Cabos embrulhados',
    link: '/cabos-de-video',
    novaJanela: false,
    desktop: '/banner/pix-desktop.webp',
    mobile: '/banner/pix-mobile.webp',
  };
  const shown = async (previa = '') =>
    (await getBanners(store.api(), slot, previa)).banners.map(({ titulo }) => titulo);

  it('is new in its slot, planned to the moment, measured, and put in its place', async () => {
    const [before] = await shown();
    const { coisa } = await createContent(api, { nome: 'natal', espaco: slot, conteudo: novo });
    expect(await shown()).toEqual([before]);
    const { previa } = (await opened(coisa)).base;
    expect(previa).toMatch(/^\/\?previa=/);
    expect(await shown(tokenOf(previa))).toEqual([before, 'Natal']);
    await publish({ from: at(1), until: at(2) }, coisa);
    expect((await getBanners(store.api(), slot)).mudaEm).toBe(at(1).toISOString());
    expect(told).toEqual(['home']);
    const locals = { api: store.api(), shopApi: () => store.api() };
    expect((await loadHome(locals)).mudancas).toEqual([at(1).toISOString()]);
    expect((await loadGuides(store.api())).mudancas).toEqual([]);
    store.clock.now = at(1);
    const { banners } = await getBanners(store.api(), slot);
    expect(banners[1]?.dimensoes.desktop).toMatchObject({ largura: 960, altura: 300, alt: novo.alt });
    await moveBanner(api, coisa, 'sobe');
    expect(await shown()).toEqual(['Natal', before]);
    await moveBanner(api, coisa, 'sobe');
    expect(await shown()).toEqual(['Natal', before]);
    await moveBanner(api, coisa, 'desce');
    store.clock.now = at(2);
    expect(await shown()).toEqual([before]);
    await store.db.deleteFrom('banners').where('nome', '=', 'natal').execute();
  });

  it.each([
    ['no alternative text', { alt: '' }, 400],
    ['no link', { link: '' }, 400],
    ['a link that runs a script', { link: 'javascript:alert(1)' }, 400],
    ['a link without its scheme', { link: '//evil.example' }, 400],
    ['a picture of somebody else', { desktop: 'https://evil.example/a.png' }, 400],
    ['a path out of the shop', { desktop: '/../package.json.png' }, 400],
    ['a picture that is not there', { mobile: '/banner/nenhum.webp' }, 404],
    ['an upload that is not there', { mobile: '/upload/midia/nenhum.webp' }, 404],
  ])('is refused with %s', async (_, change, status) => {
    const conteudo = { ...novo, ...change };
    await expect(createContent(api, { nome: 'natal', espaco: slot, conteudo })).rejects.toMatchObject({
      status,
    });
  });

  it('takes a picture that was uploaded', async () => {
    const { slug } = await store.db
      .selectFrom('products')
      .select('slug')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const conteudo = { ...novo, desktop: `/upload/produto/imagem/m_${slug}.webp` };
    const { coisa } = await createContent(api, { nome: 'natal', espaco: slot, conteudo });
    await discardDraft(api, coisa, (await opened(coisa)).seen);
  });

  it('moves to the end of another slot, leaves the shop and comes back, each noted', async () => {
    const other = 'home-bloco-2-inferior';
    const names = async (hash: string) =>
      (await getBanners(store.api(), hash)).banners.map(({ titulo }) => titulo);
    const before = await names(other);
    const { coisa } = await createContent(api, { nome: 'natal', espaco: slot, conteudo: novo });
    await publish({}, coisa);
    await moveToSlot(api, coisa, other);
    expect(await names(other)).toEqual([...before, 'Natal']);
    expect(await shown()).not.toContain('Natal');
    await expect(moveToSlot(api, coisa, 'nenhum')).rejects.toMatchObject({ status: 404 });
    await expect(moveToSlot(api, history, other)).rejects.toMatchObject({ status: 404 });

    told.length = 0;
    await removeBanner(api, coisa, true);
    expect(told).toEqual(['home']);
    expect(await names(other)).toEqual(before);
    await expect(moveToSlot(api, coisa, slot)).rejects.toMatchObject({ status: 409 });
    const contents = await getContents(api);
    expect(contents.removidos.map((item) => item.coisa)).toEqual([coisa]);
    expect(contents.espacos.flatMap(({ banners }) => banners.map((item) => item.coisa))).not.toContain(coisa);
    expect((await getContent(api, coisa)).removido).toBe(true);

    await removeBanner(api, coisa, false);
    expect(await names(other)).toEqual([...before, 'Natal']);
    const { removidos, alteracoes } = await getContents(api);
    expect(removidos).toEqual([]);
    expect(alteracoes.map(({ alvo, acao }) => [alvo, acao])).toEqual([
      ['natal', 'mudou'],
      ['natal', 'removeu'],
      ['natal', 'mudou'],
    ]);
    await expect(removeBanner(api, history, true)).rejects.toMatchObject({ status: 404 });
    await store.db.deleteFrom('banners').where('nome', '=', 'natal').execute();
  });

  it('stands in no slot that is not there', async () => {
    const wanted = { nome: 'natal', espaco: 'nenhum', conteudo: novo };
    await expect(createContent(api, wanted)).rejects.toMatchObject({ status: 404 });
  });
});

it('keeps what breaks programs as it was typed', async () => {
  const { seen, conteudo } = await opened<ConteudoPeca>(history);
  const storable = NAUGHTY.filter((text) => text.isWellFormed() && !text.includes('\0'));
  const texto = storable.join('\n\n').slice(0, 60_000);
  await saveDraft(api, history, { ...seen, conteudo: { ...conteudo, texto } });
  expect((await opened<ConteudoPeca>(history)).conteudo.texto).toBe(texto);
});
