/** Pages and banners of the shop, from their first draft on. */
import { describe, expect, it } from 'vitest';
import {
  createContent,
  discardDraft,
  getContent,
  getContents,
  markdownHtml,
  moveBanner,
  moveToSlot,
  removeBanner,
  saveDraft,
  switchContent,
} from '#lib/api/panel-content.ts';
import { getBanners } from '#lib/api/showcase.ts';
import { getPage } from '#lib/api/url.ts';
import type { ConteudoBanner, ConteudoPagina, ConteudoPeca } from '#lib/contract/panel-content.ts';
import { loadGuides, loadHome } from '#lib/server/page/page-data.ts';
import { storeHtml } from '#lib/server/page/sanitize.ts';
import { at, coisaOf, HISTORY, opened, publish, tokenOf } from '../support/content.ts';
import { api, history, openContent, store, told } from '../support/openings/content.ts';

openContent();

describe('a page', () => {
  const pageText = { texto: '## Olá\n\nVeja **isto**.', imagem: '', layout: '', seoTitle: '', indexar: true };
  const novo: ConteudoPagina = {
    ...{ especie: 'pagina', nome: 'Promoção', ...pageText, seoDescription: '', pecas: [HISTORY], secoes: [] },
  };

  it('is new, found only when it is published, and no more when it is switched off', async () => {
    const { coisa } = await createContent(api, { nome: 'promocao', conteudo: novo });
    const read = () => getPage(store.api(), '/pagina/promocao');
    await expect(read()).rejects.toMatchObject({ status: 404 });
    const { previa } = (await opened(api, coisa)).base;
    expect((await getPage(store.api(), '/pagina/promocao', tokenOf(previa))).conteudo.nome).toBe('Promoção');
    await publish(api, coisa);
    const { conteudo } = await read();
    expect(conteudo.descricao).toBe('<h2>Olá</h2>\n<p>Veja <strong>isto</strong>.</p>');
    expect(conteudo.pecas?.map(({ slug }) => slug)).toEqual([HISTORY]);
    await switchContent(api, coisa, false);
    await expect(read()).rejects.toMatchObject({ status: 404 });
    expect(new Set(told)).toEqual(new Set(['page:promocao']));
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
    const coisa = await coisaOf(api, 'entrega');
    const { seen, conteudo } = await opened<ConteudoPagina>(api, coisa);
    const texto = [
      '[um](/produto-que-nao-ha) [dois](/cabos-de-video) [três](https://example.com/x) [quatro](#aqui)',
      '<a class="x" href="/pagina/nada?a=1">cinco</a> [seis](/favoritos) [sete](mailto:a@b.co)',
      '[oito](/pagina/quem-somos) [nove](/marcas) [dez](/banner/pix-desktop.webp)',
    ].join('\n\n');
    await saveDraft(api, coisa, { ...seen, conteudo: { ...conteudo, texto } });
    expect((await opened(api, coisa)).linksQuebrados).toEqual(['/produto-que-nao-ha', '/pagina/nada']);
  });

  it('that came as HTML loses nothing when it is edited, nor does any piece', async () => {
    const { paginas, pecas } = await getContents(api);
    for (const { coisa, endereco } of [...paginas, ...pecas]) {
      const { conteudo } = await opened<ConteudoPagina | ConteudoPeca>(api, coisa);
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
    const { previa } = (await opened(api, coisa)).base;
    expect(previa).toMatch(/^\/\?previa=/);
    expect(await shown(tokenOf(previa))).toEqual([before, 'Natal']);
    await publish(api, coisa, { from: at(1), until: at(2) });
    expect((await getBanners(store.api(), slot)).mudaEm).toBe(at(1).toISOString());
    expect(told).toContainEqual(expect.stringMatching(/^banners:\d+$/));
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
    const { arquivo } = await store.db
      .selectFrom('media')
      .select('arquivo')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const conteudo = { ...novo, desktop: `/upload/produto/imagem/m_${arquivo}.webp` };
    const { coisa } = await createContent(api, { nome: 'natal', espaco: slot, conteudo });
    await discardDraft(api, coisa, (await opened(api, coisa)).seen);
  });

  it('moves to the end of another slot, leaves the shop and comes back, each noted', async () => {
    const other = 'home-bloco-2-inferior';
    const names = async (hash: string) =>
      (await getBanners(store.api(), hash)).banners.map(({ titulo }) => titulo);
    const before = await names(other);
    const { coisa } = await createContent(api, { nome: 'natal', espaco: slot, conteudo: novo });
    await publish(api, coisa);
    await moveToSlot(api, coisa, other);
    expect(await names(other)).toEqual([...before, 'Natal']);
    expect(await shown()).not.toContain('Natal');
    await expect(moveToSlot(api, coisa, 'nenhum')).rejects.toMatchObject({ status: 404 });
    await expect(moveToSlot(api, history, other)).rejects.toMatchObject({ status: 404 });

    told.length = 0;
    await removeBanner(api, coisa, true);
    expect(told).toContainEqual(expect.stringMatching(/^banners:\d+$/));
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

  it('makes a slot of the pages with its first banner', async () => {
    const [kept] = await store.db
      .deleteFrom('banner_slots')
      .where('hash', '=', 'home-bloco-7')
      .returning(['id', 'hash', 'nome'])
      .execute();
    const offered = (await getContents(api)).espacos.find(({ hash }) => hash === 'home-bloco-7');
    expect(offered).toEqual({ hash: 'home-bloco-7', nome: 'Início, fim da página', banners: [] });
    await createContent(api, { nome: 'natal', espaco: 'home-bloco-7', conteudo: novo });
    const { espacos } = await getContents(api);
    expect(espacos.at(-1)?.banners).toHaveLength(1);
    expect(espacos.at(-1)?.hash).toBe(kept?.hash);
    await store.db.deleteFrom('banners').where('nome', '=', 'natal').execute();
  });

  it('stands in no slot that is not there', async () => {
    const wanted = { nome: 'natal', espaco: 'nenhum', conteudo: novo };
    await expect(createContent(api, wanted)).rejects.toMatchObject({ status: 404 });
  });
});
