import { describe, expect, it } from 'vitest';
import ProductCard from '#layouts/parts/ProductCard.astro';
import { centavos } from '#lib/domain/kernel/money.ts';
import { partRenderer } from '../support/container.ts';
import { attributes, hasTag, LEFTOVERS, textOf } from '../support/html.ts';
import { bareProduct, precos, rota } from '../support/products.ts';

const renderPart = await partRenderer();
const render = (
  change: Parameters<typeof bareProduct>[0] = {},
  props: object = {},
  locals: Partial<App.Locals> = {},
): Promise<string> =>
  renderPart(ProductCard, { produto: bareProduct(change), imageType: 'webp', ...props }, locals);

describe('a product card', () => {
  it('shows a product that has nothing but name and price, without holes', async () => {
    const html = await render();
    expect(textOf(html)).toBe('Cabo de teste 2 m R$ 89,90');
    expect(textOf(html)).not.toMatch(LEFTOVERS);
    expect(html).not.toMatch(/<(ul|ol|dl)[^>]*>\s*<\/\1>/);
    expect(attributes(html, 'src')).toEqual(['/imagem/b_default.svg']);
  });

  it('is one link to the path of the product', async () => {
    expect(attributes(await render(), 'href')).toEqual(['/cabo-de-teste']);
  });

  it('breaks no line inside a code of its name, whose text stays the same', async () => {
    const html = await render({ nome: 'Cabo Micro-BNC 12G-SDI macho-macho' });
    expect(html).toContain('<span class="nowrap">12G-SDI</span>');
    expect(html.match(/class="nowrap"/g)).toHaveLength(1);
    expect(textOf(html)).toContain('Cabo Micro-BNC 12G-SDI macho-macho');
  });

  it('shows a price of zero', async () => {
    expect(textOf(await render({ precos: precos(0) }))).toContain('R$ 0,00');
  });

  it('names Pix only when it saves something', async () => {
    expect(textOf(await render())).not.toContain('Pix');
    const text = textOf(await render({ precos: precos(10000, { descontoVista: 8 }) }));
    expect(text).toContain('R$ 92,00 à vista no Pix');
    expect(text).toContain('ou R$ 100,00 sem o desconto');
  });

  it('names the longest plan without interest', async () => {
    const plan = (parcelas: number, taxa: number) => ({
      parcelas,
      valorParcela: centavos(Math.round(10000 / parcelas)),
      valorTotal: centavos(10000),
      taxa,
      exibirTaxa: taxa > 0,
    });
    const parcelamento = [plan(1, 0), plan(2, 0), plan(4, 0), plan(10, 1.99)];
    expect(textOf(await render({ precos: precos(10000, { parcelamento }) }))).toContain(
      'em até 4x de R$ 25,00 sem juros',
    );
  });

  it('shows the list price only above the price', async () => {
    expect(textOf(await render({ precos: precos(7500, { de: centavos(10000) }) }))).toContain(
      'R$ 100,00 −25%',
    );
    expect(textOf(await render({ precos: precos(7500, { de: centavos(7500) }) }))).not.toContain('%');
  });

  it('shows no price for what is on request or not available', async () => {
    expect(textOf(await render({ status: 'sobConsulta' }))).toBe('Cabo de teste 2 m Preço sob consulta');
    expect(textOf(await render({ status: 'indisponivel' }))).toBe(
      'Cabo de teste 2 m Indisponível no momento',
    );
  });

  it('tells the rating in words', async () => {
    const avaliacao = { media: 4.66, quantidade: 1, avaliacoes: [] };
    expect(textOf(await render({ avaliacao }))).toContain('Nota 4,7 de 5, 1 avaliação');
  });

  it('takes the uploaded format for Apple, and paths of this shop for pictures of any host', async () => {
    const files = (host: string, end: string) => ({
      zoom: `${host}/upload/produto/imagem/a.${end}`,
      big: `${host}/upload/produto/imagem/b_a.${end}`,
      medium: `${host}/upload/produto/imagem/m_a.${end}`,
      small: `${host}/upload/produto/imagem/s_a.${end}`,
    });
    const imagem = {
      id: 1,
      idAtributoValor: 0,
      descricao: '',
      label: '',
      arquivos: files('https://cdn.example', 'webp'),
      arquivosOriginais: files('https://cdn.example', 'png'),
    };
    const midias = { imagens: [imagem] };
    expect(attributes(await render({ midias }), 'src')).toEqual(['/upload/produto/imagem/b_a.webp']);
    expect(attributes(await render({ midias }, { imageType: 'original' }), 'src')).toEqual([
      '/upload/produto/imagem/b_a.png',
    ]);
  });

  it('carries a heart that works without a script and is empty for everybody', async () => {
    const html = await render();
    expect(hasTag(html, 'form', 'method="post"', 'action="/favoritos"')).toBe(true);
    expect(hasTag(html, 'button', 'type="submit"', 'name="adicionar"', 'value="7"')).toBe(true);
    expect(attributes(html, 'aria-pressed')).toEqual(['false']);
    expect(attributes(html, 'aria-label')).toEqual(['Favoritar Cabo de teste 2 m']);
  });

  it('fills the heart of a favourite, and takes it out', async () => {
    const html = await render({}, {}, { favorites: new Set([7]) });
    expect(attributes(html, 'aria-pressed')).toEqual(['true']);
    expect(hasTag(html, 'button', 'name="remover"', 'value="7"')).toBe(true);
    expect(attributes(await render({}, {}, { favorites: new Set([8]) }), 'aria-pressed')).toEqual(['false']);
  });

  it('escapes what a shop may write into a name', async () => {
    const html = await render({ nome: '<img src=x onerror=alert(1)> "aspas"' });
    expect(html).not.toContain('<img src=x');
    expect(textOf(html)).toContain('<img src=x onerror=alert(1)> "aspas"');
  });

  describe('of a family', () => {
    const purchase = (id: number) => ({
      hash: `${id}-0-0-0-1`,
      url: '',
      tipo: 'produto' as const,
      itens: [],
    });
    const member = (id: number, label: string, centavos: number, estoque = 5) => ({
      id,
      label,
      imagem: '',
      imagemOriginal: '',
      estoque,
      status: estoque > 0 ? ('disponivel' as const) : ('indisponivel' as const),
      precos: precos(centavos),
      carrinho: estoque > 0 ? purchase(id) : {},
      rota: rota(`/p${id}`),
      url: '',
      selecionado: id === 7,
    });
    const membros = [member(8, '1 m', 4990), member(7, '2 m', 8990), member(9, '5 m', 12_990, 0)];
    const familia = { id: '1', nome: 'Comprimento', tipo: 'texto' as const, membros };
    const sibling = ({ id, label, status, rota, selecionado, estoque }: (typeof membros)[number]) => ({
      idAtributoValor: id,
      label,
      imagem: '',
      imagemOriginal: '',
      produto: { id, estoque, estoqueMarketplace: 0, status, midias: { imagens: [] }, atributoSimples: {} },
      rota,
      url: '',
      selecionado,
    });
    const unico = { id: '1', nome: 'Comprimento', tipo: 'texto' as const, valores: membros.map(sibling) };
    const sold = { atributos: { unico }, carrinho: purchase(7) };
    const card = (change: Parameters<typeof bareProduct>[0] = { familia }, props: object = {}) =>
      render({ ...sold, ...change }, { folded: true, buyable: true, ...props });

    it('has the name without the length, the price of the marked one and a link for each length', async () => {
      const html = await card();
      const text = textOf(html);
      expect(html).toMatch(/Cabo de teste\s*<span class="visually-hidden">2 m<\/span>/);
      expect(text).toContain('R$ 89,90');
      expect(text.slice(0, text.indexOf('1 m'))).not.toMatch(/A partir de|R\$ 49,90/);
      expect(attributes(html, 'href')).toEqual(['/cabo-de-teste', '/p8', '/p7', '/p9']);
      expect(html).toMatch(/href="\/p7"[^>]*aria-current="true"/);
      expect(text).toContain('5 m (sem estoque)');
    });

    it('buys each length by a form of its own button, and none that is sold out', async () => {
      const html = await card();
      expect(hasTag(html, 'form', 'method="post"', 'action="/comprar"')).toBe(true);
      expect(hasTag(html, 'button', 'name="escolha"', 'value="8 /p8"')).toBe(true);
      expect(html).toMatch(/value="9 \/p9"[^>]*disabled/);
    });

    it('shows only what meets the filters, and how many more there are', async () => {
      const html = await card({});
      expect(attributes(html, 'href')).toEqual(['/cabo-de-teste', '/p7', '/cabo-de-teste']);
      expect(textOf(html)).toContain('+2');
      expect(textOf(html)).not.toContain('A partir de');
      expect(html).not.toContain('name="escolha"');
    });

    it('shows all values, without prices, where the platform folds nothing', async () => {
      const html = await card({}, { folded: false });
      expect(attributes(html, 'href')).toEqual(['/cabo-de-teste', '/p8', '/p7', '/p9']);
      expect(textOf(html)).not.toContain('A partir de');
    });

    it('names the shown product to heart and comparison', async () => {
      const html = await card({ familia }, { comparable: true });
      expect(attributes(html, 'aria-label')).toContain('Favoritar Cabo de teste 2 m');
    });
  });
});
