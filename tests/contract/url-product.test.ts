import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api/error.ts';
import { getProductDetail } from '#lib/api/url.ts';
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(() => store.reset());
afterAll(() => store.close());

const HDMI = 'cabo-hdmi-ultra-high-speed-48g-2m';
const detail = (slug: string) => getProductDetail(store.api(), `/${slug}`);
const content = async (slug: string): Promise<ProdutoDetalhe<Centavos>> => (await detail(slug)).conteudo;

describe('the page of a product', () => {
  it('is found by path, absolute URL, with and without .html, and with what else a browser adds', async () => {
    const { id } = await content(HDMI);
    for (const url of [`/${HDMI}.html`, `/${HDMI}/`, `${SITE_URL}/${HDMI}.html?sku=x`, HDMI]) {
      expect((await getProductDetail(store.api(), url)).conteudo.id).toBe(id);
    }
    const response = await store
      .visitor()
      .fetch(`/api/v2/front/url/product/detail?url=/${HDMI}.html&offset=0&limit=1&utm_source=x`);
    expect(response.status).toBe(200);
  });

  it('names the one channel it is sold in: the shop itself', async () => {
    const channel = { id: 1, nome: 'Fio & Sinal', tipo: 'site', dominio: new URL(SITE_URL).host };
    const { canaisVenda, sites } = await content(HDMI);
    expect([canaisVenda, sites]).toEqual([[channel], [channel]]);
  });

  it.each(['nada', 'cabos-de-video', 'cabos-de-video/hdmi', '', 'pagina/quem-somos', '%00'])(
    'is 404 for /%s',
    async (slug) => {
      await expect(detail(slug)).rejects.toMatchObject({ status: 404, serverText: 'Página não encontrada' });
      await expect(detail(slug)).rejects.toBeInstanceOf(ApiError);
    },
  );

  it('stands in the category tree, home first', async () => {
    const { estrutura, conteudo } = await detail(HDMI);
    expect(estrutura.nivel).toBe('product/detail');
    expect(estrutura.breadcrumb.map(({ label, url, atual }) => [label, url, atual])).toEqual([
      ['Início', `${SITE_URL}/`, false],
      ['Cabos de vídeo', `${SITE_URL}/cabos-de-video`, false],
      ['HDMI', `${SITE_URL}/cabos-de-video/hdmi`, false],
      [expect.any(String), `${SITE_URL}/cabos-de-video/hdmi/ultra-48g`, false],
      [conteudo.nome, `${SITE_URL}/${HDMI}`, true],
    ]);
    expect(conteudo.categoria).toMatchObject({ nivel: 3 });
    expect(conteudo.categoria.taxonomia.map(({ nome }) => nome)).toEqual(
      estrutura.breadcrumb.slice(1, -1).map(({ label }) => label),
    );
    expect(conteudo.rota).toEqual({
      name: 'product/detail',
      route: `/${HDMI}`,
      path: `/${HDMI}`,
      params: { produto: HDMI },
      query: [],
    });
  });

  it('tells search engines what the shop wrote about it', async () => {
    const { estrutura, conteudo } = await detail(HDMI);
    expect(estrutura.seo).toMatchObject({
      title: `${conteudo.nome} | Fio & Sinal`,
      canonical: `${SITE_URL}/${HDMI}`,
      openGraphUrlImagem: expect.stringMatching(
        /^http:\/\/loja\.localhost\/upload\/produto\/imagem\/[a-z0-9-]+-[0-9a-f]{16}\.jpg$/,
      ),
      indexar: true,
    });
    const { description } = estrutura.seo;
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).not.toMatch(/[<>]/);
    expect(conteudo.descricoes.curta).toContain(description.slice(0, 40));
  });

  it('has its pictures in four sizes and two formats', async () => {
    const { midias } = await content(HDMI);
    expect(midias.imagens.length).toBeGreaterThanOrEqual(3);
    expect(midias.imagensFull).toEqual(midias.imagens);
    const [, second] = await store.db
      .selectFrom('product_media as m')
      .innerJoin('products as p', 'p.id', 'm.product_id')
      .select('m.arquivo')
      .where('p.slug', '=', HDMI)
      .where('m.tipo', '=', 'imagem')
      .orderBy('m.ordem')
      .execute();
    const name = second?.arquivo;
    const base = `${SITE_URL}/upload/produto/imagem/`;
    expect(midias.imagens[1]).toMatchObject({
      idAtributoValor: 0,
      arquivos: {
        zoom: `${base}${name}.webp`,
        big: `${base}b_${name}.webp`,
        medium: `${base}m_${name}.webp`,
        small: `${base}s_${name}.webp`,
      },
      arquivosOriginais: { zoom: `${base}${name}.jpg`, small: `${base}s_${name}.jpg` },
    });
    expect(midias.imagens[1]?.descricao).not.toBe('');
  });

  it('groups its characteristics and writes measures the Brazilian way', async () => {
    const { caracteristicas, filtros } = await content('cabo-hdmi-ultra-high-speed-48g-1-5m');
    const lines = caracteristicas.flatMap(({ itens }) => itens);
    const value = (label: string) => lines.find((line) => line.label === label)?.valor;
    expect(value('Comprimento')).toBe('1,5 m');
    expect(value('Largura de banda')).toBe('48 Gb/s');
    expect(value('Recursos')).toContain(', ');
    expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
    expect(new Set(caracteristicas.map(({ nome }) => nome)).size).toBe(caracteristicas.length);
    expect(filtros.find(({ nome }) => nome === 'Comprimento')?.label).toBe('1,5 m');
  });

  it('lists approved opinions and answered questions, without the addresses of who wrote them', async () => {
    const { id, avaliacao, perguntas } = await content(HDMI);
    expect(avaliacao).toMatchObject({ media: 4.47, quantidade: 34 });
    expect(avaliacao.avaliacoes).toHaveLength(10);
    const dates = avaliacao.avaliacoes.map(({ data }) => data);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const opinion of avaliacao.avaliacoes) {
      expect(opinion).toMatchObject({ email: '', produto: { id } });
    }
    expect(perguntas).toHaveLength(4);
    for (const { email, contato, respostas } of perguntas) {
      expect([email, contato]).toEqual(['', '']);
      expect(respostas).toHaveLength(1);
      expect(respostas[0]).toMatchObject({ administrador: true, email: '', contato: '' });
    }
  });

  it('counts an opinion only when it is approved', async () => {
    const { id } = await content('cabo-bnc-6g-sdi-rg59-20m');
    const opinion = (aprovado: boolean, nota: number) => ({
      product_id: id,
      list_id: null,
      nome: 'Ana',
      email: 'ana@example.com',
      nota,
      comentario: 'Bom',
      recomenda: true,
      anexos: '[]',
      aprovado,
      created_at: TODAY,
    });
    const before = (await content('cabo-bnc-6g-sdi-rg59-20m')).avaliacao;
    await store.db.insertInto('reviews').values(opinion(false, 1)).execute();
    expect((await content('cabo-bnc-6g-sdi-rg59-20m')).avaliacao).toEqual(before);
    await store.db.insertInto('reviews').values(opinion(true, 5)).execute();
    const { quantidade } = (await content('cabo-bnc-6g-sdi-rg59-20m')).avaliacao;
    expect(quantidade).toBe(before.quantidade + 1);
  });

  it('is gone outside the time it is on sale', async () => {
    const set = (values: object) =>
      store.db.updateTable('products').set(values).where('slug', '=', 'conversor-hdmi-para-3g-sdi').execute();
    await set({ visible_from: TODAY, visible_until: new Date(TODAY.getTime() + 1000) });
    const statusAt = async (offset: number) => {
      store.clock.now = new Date(TODAY.getTime() + offset);
      return detail('conversor-hdmi-para-3g-sdi').then(
        () => 200,
        (error: ApiError) => error.status,
      );
    };
    expect(await statusAt(-1)).toBe(404);
    expect(await statusAt(0)).toBe(200);
    expect(await statusAt(999)).toBe(200);
    expect(await statusAt(1000)).toBe(404);
  });
});

describe('what a product costs', () => {
  it('is the scheduled price while it holds, and the product’s own before and after', async () => {
    const during = await content(HDMI);
    expect(during.precos).toMatchObject({ de: 13990, por: 10490, vista: 9651, descontoVista: 8 });
    expect(during.AgendamentoPreco.aplicado).toMatchObject({
      nome: 'Mês do 4K a 120 Hz',
      precoPor: 10490,
      dataInicial: '2026-11-20T03:00:00.000Z',
    });
    store.clock.now = new Date('2026-11-20T02:59:59.999Z');
    const before = await content(HDMI);
    expect(before.precos).toMatchObject({ de: 13990, por: 11990, vista: 11031 });
    expect(before.AgendamentoPreco).toEqual({});
    store.clock.now = new Date('2026-12-20T03:00:00Z');
    expect((await content(HDMI)).precos.por).toBe(11990);
  });

  it('comes with every plan the shop offers, ascending', async () => {
    const { precos } = await content(HDMI);
    expect(precos.parcelamento.map(({ parcelas }) => parcelas)).toEqual([1, 2, 3, 4]);
    expect(precos.parcelamento.at(-1)).toMatchObject({ valorParcela: 2623, valorTotal: 10490, taxa: 0 });
    expect(precos.regrasAtacado).toEqual([]);
  });

  it('follows the product’s own cash discount and wholesale steps', async () => {
    const { id } = await content('matriz-hdmi-8x8-18g-rack');
    await store.db
      .updateTable('products')
      .set({ status: 'disponivel', desconto_vista: 0 })
      .where('id', '=', id)
      .execute();
    await store.db
      .insertInto('wholesale_prices')
      .values({ product_id: id, quantidade: 10, preco_por: 1000 })
      .execute();
    const { precos } = await content('matriz-hdmi-8x8-18g-rack');
    expect(precos.vista).toBe(precos.por);
    expect(precos.descontoVista).toBe(0);
    expect(precos.regrasAtacado).toEqual([{ quantidade: 10, por: 1000 }]);
  });

  it('is on the wire in reais with at most two decimals', async () => {
    const response = await store.visitor().fetch(`/api/v2/front/url/product/detail?url=/${HDMI}`);
    const { conteudo } = await response.json();
    expect(conteudo.precos).toMatchObject({ de: 139.9, por: 104.9, vista: 96.51 });
  });

  it('is told to nobody while it is sold on request', async () => {
    const response = await store
      .visitor()
      .fetch('/api/v2/front/url/product/detail?url=/multicabo-de-palco-12-vias-xlr-30m');
    const { conteudo } = await response.json();
    expect(conteudo.status).toBe('sobConsulta');
    expect(conteudo.precos).toMatchObject({ de: 0, por: 0, vista: 0 });
    expect(conteudo.precos.parcelamento).toHaveLength(1);
    expect(conteudo.carrinho).toEqual({});
  });
});

describe('what can be bought', () => {
  it('comes with its payload and hash', async () => {
    const { id, carrinho, status } = await content(HDMI);
    expect(status).toBe('disponivel');
    expect(carrinho).toEqual({
      hash: `${id}-0-0-0-1`,
      url: `${SITE_URL}/checkout/carrinho/`,
      tipo: 'produto',
      itens: [
        {
          idProduto: String(id),
          idAtributoSimples: '0',
          idUnidadeVenda: '0',
          idArmazem: '0',
          quantidade: '1',
          adicional: '',
          parametros: '',
        },
      ],
    });
    const response = await store.visitor().fetch('/api/v2/front/checkout/cart', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(carrinho),
    });
    expect((await response.json()).quantidadeTotal).toBe(1);
  });

  it('is not what has no stock, whatever the shop says', async () => {
    const produto = await content('cabo-hdmi-ultra-high-speed-48g-1-5m');
    expect(produto).toMatchObject({ status: 'indisponivel', estoque: 0, carrinho: {} });
    expect(produto.precos.por).toBeGreaterThan(0);
  });

  it('with siblings links to each, in the order of their lengths', async () => {
    const { id, atributos, adicionalNome } = await content(HDMI);
    const unico = 'unico' in atributos ? atributos.unico : undefined;
    expect(unico).toMatchObject({ id: expect.any(String), nome: 'Comprimento', tipo: 'texto' });
    const valores = unico?.valores ?? [];
    expect(valores.map(({ label }) => label)).toEqual(['0,5 m', '1 m', '1,5 m', '2 m', '3 m', '5 m']);
    expect(valores.filter(({ selecionado }) => selecionado).map(({ produto }) => produto.id)).toEqual([id]);
    expect(adicionalNome).toBe('2 m');
    for (const { produto, rota, url } of valores) {
      expect(url).toBe(`${SITE_URL}${rota.route}`);
      expect(produto.midias.imagens).toHaveLength(1);
    }
    expect(valores[2]?.produto).toMatchObject({ status: 'indisponivel', estoque: 0 });
  });

  it('with values inside has a price, a stock and a payload for each, and none before one is chosen', async () => {
    const { id, atributos, carrinho, estoque } = await content('cabo-p2-p2-estereo-1m');
    const simples = 'simples' in atributos ? atributos.simples : undefined;
    const valores = simples?.valores ?? [];
    expect(valores).toHaveLength(4);
    expect(carrinho).toEqual({});
    expect(estoque).toBe(valores.reduce((sum, valor) => sum + valor.estoque, 0));
    for (const valor of valores) {
      expect(valor.selecionado).toBe(false);
      expect(valor.precos.por).toBeGreaterThan(0);
      expect(valor.carrinho).toMatchObject(
        valor.estoque > 0
          ? {
              hash: `${id}-${valor.idAtributoValor}-0-0-1`,
              itens: [{ idAtributoSimples: String(valor.idAtributoValor) }],
            }
          : {},
      );
    }
  });

  it('counts the stock of the values inside, not its own', async () => {
    const slug = 'fita-velcro-dupla-face-rolo-5m';
    const { id } = await content(slug);
    await store.db.updateTable('product_variants').set({ estoque: 0 }).where('product_id', '=', id).execute();
    expect(await content(slug)).toMatchObject({ status: 'indisponivel', estoque: 0, carrinho: {} });
    const [first] = await store.db
      .selectFrom('product_variants')
      .select('id')
      .where('product_id', '=', id)
      .orderBy('id')
      .execute();
    await store.db
      .updateTable('product_variants')
      .set({ estoque: 1 })
      .where('id', '=', first?.id ?? 0)
      .execute();
    expect(await content(slug)).toMatchObject({ status: 'disponivel', estoque: 1 });
  });

  it('together with it is offered at a discount only while it can be bought', async () => {
    const { combinacoes } = await content(HDMI);
    expect(combinacoes.map(({ tipoDesconto, desconto }) => [tipoDesconto, desconto])).toEqual([
      ['porcentagem', 8],
      ['porcentagem', 10],
    ]);
    const offered = combinacoes[0]?.produto;
    expect(offered).toMatchObject({ status: 'disponivel', rota: { name: 'product/detail' } });
    await store.db
      .updateTable('products')
      .set({ estoque: 0 })
      .where('id', '=', offered?.id ?? 0)
      .execute();
    expect((await content(HDMI)).combinacoes).toHaveLength(1);
  });

  it('before its day says when it comes', async () => {
    const { prevenda } = await content('cabo-displayport-dp80-ativo-3m');
    const day = new Date(prevenda?.dataEncerramento ?? 0);
    expect(day > TODAY).toBe(true);
    store.clock.now = day;
    expect((await content('cabo-displayport-dp80-ativo-3m')).prevenda).toBeUndefined();
  });
});
