/** Sections of the home page and of institutional pages: written in the panel, read by pages, forgotten when what they show changes. */
import { describe, expect, it } from 'vitest';
import { createContent, restoreVersion, saveDraft, switchContent } from '#lib/api/panel-content.ts';
import { getSettings } from '#lib/api/settings.ts';
import { getMenu } from '#lib/api/struct.ts';
import { getHome, getPage } from '#lib/api/url.ts';
import type { Coisa, ConteudoPagina } from '#lib/contract/panel-content.ts';
import type { Secao } from '#lib/contract/section.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { BLANK_PAGE } from '#lib/domain/content/content-blank.ts';
import { HOME_PAGE, newSection } from '#lib/domain/content/sections.ts';
import { JSON_SHAPES } from '#lib/platform/packs/json-shapes.ts';
import { asking } from '#lib/server/page/asking.ts';
import { loadSections } from '#lib/server/page/sections.ts';
import { HOME_STARTS, PAGE_STARTS } from '#lib/text/section-starts.ts';
import { at, coisaOf, opened, publish, tokenOf } from '../support/content.ts';
import { api, openContent, store, told } from '../support/openings/content.ts';
import { SITE_URL } from '../support/store.ts';

openContent();

const page = (secoes: readonly Secao[]): ConteudoPagina => ({ ...BLANK_PAGE, nome: 'Página', secoes });
const words = (titulo: string): Secao => newSection('texto', { titulo, texto: 'Veja **isto**.' });
const titles = async (previa = '') =>
  (await getHome(store.api(), previa)).conteudo.secoes?.map(({ campos }) => campos.titulo);

async function withHome(secoes: readonly Secao[], run: (coisa: Coisa) => Promise<void>): Promise<void> {
  const { coisa } = await createContent(api, {
    nome: HOME_PAGE,
    conteudo: { ...page(secoes), indexar: false },
  });
  try {
    await run(coisa);
  } finally {
    await store.db.deleteFrom('pages').where('slug', '=', HOME_PAGE).execute();
  }
}

async function save(coisa: Coisa, secoes: readonly Secao[]): Promise<void> {
  const { seen, conteudo } = await opened<ConteudoPagina>(api, coisa);
  await saveDraft(api, coisa, { ...seen, conteudo: { ...conteudo, secoes } });
}

async function shell(): Promise<Shell> {
  const main = await getMenu(store.api(), 'menu-principal');
  const configuracoes = await getSettings(store.api());
  return { siteUrl: SITE_URL, configuracoes, menus: { main } } as Shell;
}

/** What pages read, and the keys it depends on. */
async function loaded(secoes: readonly Secao[]) {
  const ready = secoes.map((secao) => ({ ...secao, imagemOriginal: '', largura: 0, altura: 0 }));
  const around = await shell();
  const own = asking(store.api(), store.platform.ask);
  const locals = { api: own, shopApi: () => own, config: {} as App.Locals['config'] };
  return store.platform.collect(() => loadSections(locals, around, ready, ''));
}

describe('a home page of sections', () => {
  it('is the usual one until its sections are published, and again when they are switched off', async () => {
    expect((await getHome(store.api())).conteudo).toEqual({});
    await withHome([words('Um'), words('Dois')], async (coisa) => {
      expect((await getHome(store.api())).conteudo).toEqual({});
      const { endereco, base } = await opened(api, coisa);
      expect(endereco).toBe('/');
      expect(base.previa).toMatch(/^\/\?previa=/);
      expect(await titles(tokenOf(base.previa))).toEqual(['Um', 'Dois']);
      await publish(api, coisa);
      const [first] = (await getHome(store.api())).conteudo.secoes ?? [];
      expect(first).toMatchObject({ tipo: 'texto', campos: { texto: '<p>Veja <strong>isto</strong>.</p>' } });
      expect(new Set(told)).toEqual(new Set([`page:${HOME_PAGE}`]));
      await switchContent(api, coisa, false);
      expect((await getHome(store.api())).conteudo).toEqual({});
    });
  });

  it('is planned, and older sections come back', async () => {
    await withHome([words('Antes')], async (coisa) => {
      await publish(api, coisa);
      const [first] = (await opened(api, coisa)).versoes;
      await save(coisa, [words('Depois')]);
      await publish(api, coisa, { from: at(2) });
      expect((await getHome(store.api())).conteudo.mudaEm).toBe(at(2).toISOString());
      expect(await titles()).toEqual(['Antes']);
      store.clock.now = at(3);
      expect(await titles()).toEqual(['Depois']);
      await restoreVersion(api, coisa, first?.id ?? 0);
      expect(await titles()).toEqual(['Antes']);
    });
  });

  it('stands at no address of a page', async () => {
    await withHome([words('Um')], async (coisa) => {
      await publish(api, coisa);
      await expect(getPage(store.api(), `/pagina/${HOME_PAGE}`)).rejects.toMatchObject({ status: 404 });
    });
  });

  it('is not told of the changes of other pages', async () => {
    const ask = { method: 'get', path: '/api/v2/front/url/home', query: {}, body: undefined } as const;
    const { keys } = await store.platform.collect(async () => store.platform.ask(ask));
    expect(keys).toContain(`page:${HOME_PAGE}`);
    expect([...keys].filter((key) => /^(page|piece|banners):\*/.test(key))).toEqual([]);
  });

  it('travels in a pack, which refuses a kind that no page shows', async () => {
    await withHome([words('Na mala'), newSection('marcas')], async () => {
      const { content } = await store.db
        .selectFrom('content_versions as v')
        .innerJoin('pages as p', 'p.id', 'v.page_id')
        .select('v.content')
        .where('p.slug', '=', HOME_PAGE)
        .executeTakeFirstOrThrow();
      const shape = JSON_SHAPES['content_versions.content'];
      expect(shape?.parse(content)).toEqual(content);
      const unknown = { ...content, secoes: [{ tipo: 'outra', campos: {} }] };
      expect(shape?.safeParse(unknown).success).toBe(false);
    });
  });
});

describe('an institutional page', () => {
  it('goes on with sections after its pieces, and is answered as before without any', async () => {
    const coisa = await coisaOf(api, 'entrega');
    expect((await getPage(store.api(), '/pagina/entrega')).conteudo).not.toHaveProperty('secoes');
    await save(coisa, [words('Prazos'), newSection('tabela', { linhas: 'Região;Dias\nSul;3' })]);
    await publish(api, coisa);
    const { secoes } = (await getPage(store.api(), '/pagina/entrega')).conteudo;
    expect(secoes?.map(({ tipo }) => tipo)).toEqual(['texto', 'tabela']);
  });

  it.each([
    [
      'a picture that is not there',
      newSection('texto', { imagem: '/upload/midia/nada-0123456789abcdef.webp' }),
    ],
    ['a link that runs something', newSection('texto', { link: 'javascript:alert(1)' })],
    ['a choice nobody offers', newSection('texto', { lado: 'em cima' })],
    ['too many products', newSection('produtos', { quantos: '99' })],
    ['too long a title', newSection('marcas', { titulo: 'a'.repeat(161) })],
  ])('refuses a section with %s', async (_, secao) => {
    const refused = createContent(api, { nome: 'secoes-erradas', conteudo: page([secao]) });
    await expect(refused).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status >= 400 && status < 500),
    });
  });
});

describe('sections as pages show them', () => {
  it('show products by showcase, address, code and offer, and depend on each of them', async () => {
    const sku = async () =>
      await store.db
        .selectFrom('products')
        .select(['id', 'sku'])
        .where('ativo', '=', true)
        .orderBy('id')
        .executeTakeFirstOrThrow();
    const one = await sku();
    const { value, keys } = await loaded([
      newSection('produtos', { origem: 'vitrine', valor: 'vitrine01', quantos: '3' }),
      newSection('produtos', { origem: 'endereco', valor: `${SITE_URL}/busca?busca=hdmi`, quantos: '2' }),
      newSection('produtos', { origem: 'codigos', valor: `${one.sku}\nnada` }),
      newSection('produtos', { origem: 'oferta', quantos: '4' }),
      newSection('destaque', { produto: one.sku }),
    ]);
    const counts = value.sections.map(({ produtos }) => produtos.length);
    expect(counts).toEqual([3, expect.any(Number), 1, expect.any(Number), 1]);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(keys).toContain(`product:${one.id}`);
  });

  it.each([
    ['by code', (sku: string) => newSection('produtos', { origem: 'codigos', valor: sku })],
    ['at the head', (sku: string) => newSection('destaque', { produto: sku })],
    [
      'by address',
      (sku: string) => newSection('produtos', { origem: 'endereco', valor: `/busca?busca=${sku}` }),
    ],
  ])(
    'drop a kept page when the price of a product shown %s changes, and show the new one',
    async (_, make) => {
      const { id, sku, preco_por } = await store.db
        .selectFrom('products')
        .select(['id', 'sku', 'preco_por'])
        .where('ativo', '=', true)
        .orderBy('id')
        .executeTakeFirstOrThrow();
      const sections = [make(sku)];
      const shown = async () => {
        const { value, keys } = await loaded(sections);
        const produto = value.sections[0]?.produtos.find((found) => found.sku === sku);
        return { price: produto?.precos.por, keys };
      };
      const kept = await shown();
      told.length = 0;
      try {
        await store.db
          .updateTable('products')
          .set({ preco_por: preco_por + 100 })
          .where('id', '=', id)
          .execute();
        await store.changes.caughtUp();
        expect(told.filter((key) => kept.keys.has(key))).not.toEqual([]);
        expect((await shown()).price).toBe((kept.price ?? 0) + 100);
      } finally {
        await store.db.updateTable('products').set({ preco_por }).where('id', '=', id).execute();
        await store.changes.caughtUp();
      }
    },
  );

  it('show the posts of Instagram where there are any, and keep the place of what was seen last', async () => {
    const { value } = await loaded([newSection('instagram'), newSection('vistos'), newSection('vistos')]);
    expect(value.sections.map(({ tipo }) => tipo)).toEqual(['instagram', 'vistos']);
    expect(value.sections[0]?.instagram?.postagens.length).toBeGreaterThan(0);
  });

  it('leave out what has nothing to show, what is unsafe, and the second of what a page has once', async () => {
    const { value } = await loaded([
      newSection('produtos', { origem: 'vitrine', valor: 'nenhuma' }),
      newSection('texto'),
      newSection('video', { video: 'https://exemplo.com/filme' }),
      newSection('texto', { titulo: 'Oi', texto: '<script>alert(1)</script><p>Olá</p>' }),
      newSection('newsletter'),
      newSection('newsletter'),
    ]);
    expect(value.sections.map(({ tipo }) => tipo)).toEqual(['texto', 'newsletter']);
    expect(value.sections[0]?.campos.texto).toBe('<p>Olá</p>');
  });

  it('tell search engines of their questions', async () => {
    const { value } = await loaded([
      newSection('perguntas', { pergunta1: 'Posso trocar?', resposta1: 'Pode.', pergunta2: 'Sem resposta' }),
    ]);
    expect(value.structuredData).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Posso trocar?' }],
    });
  });

  it('show what the usual home page shows, where they begin from it', async () => {
    const [ready] = HOME_STARTS;
    const { value } = await loaded(ready?.secoes ?? []);
    const kinds = value.sections.map(({ tipo }) => tipo);
    expect(kinds.filter((tipo) => tipo === 'banners').length).toBe(9);
    expect(kinds).toEqual(expect.arrayContaining(['produtos', 'categorias', 'marcas', 'newsletter']));
  });

  it.each([...HOME_STARTS, ...PAGE_STARTS])('may begin from $slug', async ({ slug, secoes }) => {
    // A shop that begins with it may have no page of its own yet.
    expect(JSON.stringify(secoes)).not.toContain('/pagina/');
    const { coisa } = await createContent(api, { nome: `inicio-${slug}`, conteudo: page(secoes) });
    expect((await opened<ConteudoPagina>(api, coisa)).conteudo.secoes).toEqual(secoes);
    await store.db.deleteFrom('pages').where('slug', '=', `inicio-${slug}`).execute();
  });
});
