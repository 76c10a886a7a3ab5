import { describe, expect, it } from 'vitest';
import Gallery from '#layouts/parts/Gallery.astro';
import InstallmentTable from '#layouts/parts/InstallmentTable.astro';
import Price from '#layouts/parts/Price.astro';
import PriceNotes from '#layouts/parts/PriceNotes.astro';
import ProductRequest from '#layouts/parts/ProductRequest.astro';
import SiblingValues from '#layouts/parts/SiblingValues.astro';
import SpecTable from '#layouts/parts/SpecTable.astro';
import ValueChoice from '#layouts/parts/ValueChoice.astro';
import WholesalePrices from '#layouts/parts/WholesalePrices.astro';
import type { Imagem, Simples, Unico } from '#lib/contract/product.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { paymentText } from '#lib/text/payment.ts';
import { partRenderer } from '../support/container.ts';
import { attributes, elements, LEFTOVERS, textOf } from '../support/html.ts';
import { precos, rota } from '../support/products.ts';

const renderPart = await partRenderer();
const render = (part: Parameters<typeof renderPart>[0], props: object): Promise<string> =>
  renderPart(part, { imageType: 'webp', ...props });

describe('the table of plans', () => {
  const plan = (parcelas: number, valorParcela: number, taxa: number) => ({
    parcelas,
    valorParcela: centavos(valorParcela),
    valorTotal: centavos(valorParcela * parcelas),
    taxa,
    exibirTaxa: taxa > 0,
  });

  it('states total, monthly and yearly rate of a plan with interest', async () => {
    const parcelamento = [plan(1, 100000, 0), plan(6, 16667, 0), plan(12, 9450, 1.99)];
    const rows = elements(await render(InstallmentTable, { precos: precos(100000, { parcelamento }) }), 'tr');
    expect(rows.map(textOf).slice(1)).toEqual([
      '1x R$ 1.000,00 sem juros R$ 1.000,00',
      '6x R$ 166,67 sem juros R$ 1.000,02',
      '12x R$ 94,50 1,99% a.m. (26,68% a.a.) R$ 1.134,00',
    ]);
  });

  it('is left out when there is one way to pay', async () => {
    expect(textOf(await render(InstallmentTable, { precos: precos(1000) }))).toBe('');
  });
});

describe('the price and what is said of it', () => {
  const descontoVista = { geral: 0, boleto: 5, pix: 8, deposito: 0, cartao: 0 };
  const block = async (
    change: object,
    por = 10_000,
    prices: object = { descontoVista: 8 },
  ): Promise<string> => {
    const shown = { precos: precos(por, prices), pagamento: { descontoVista }, length: '', until: undefined };
    const parts = [
      await render(Price, { precos: shown.precos, place: 'page' }),
      await render(PriceNotes, { ...shown, ...change }),
    ];
    return textOf(parts.join(' '));
  };

  it('names every method that is cheaper, with its percentage', async () => {
    const text = await block({});
    expect(text).toContain('R$ 92,00 à vista no Pix, 8% de desconto');
    expect(text).toContain('Pix: R$ 92,00 (8% de desconto)');
    expect(text).toContain('Boleto: R$ 95,00 (5% de desconto)');
    expect(text).not.toMatch(/Depósito|Cartão à vista/);
  });

  it('names no way to pay that has only the general discount', async () => {
    const descontoVista = { geral: 8, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
    expect(await block({ pagamento: { descontoVista } })).not.toMatch(/Boleto|Depósito|Cartão à vista/);
  });

  it('names of our own shop no way that is off, and says what the shop does without one', async () => {
    const offered = async (formas: readonly string[]) => block({ pagamento: { descontoVista, formas } });
    expect(await offered(['pix', 'combinar'])).not.toContain('Boleto');
    expect(await offered(['pix', 'combinar'])).not.toContain(paymentText.arranged);
    expect(await offered(['combinar'])).toContain(paymentText.arranged);
    expect(await offered([])).toContain(paymentText.closed);
  });

  it('says nothing of methods where all cost the same', async () => {
    const none = { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
    expect(await block({ pagamento: { descontoVista: none } }, 10_000, {})).toBe('R$ 100,00');
  });

  it('says what a metre costs of a long cable, and until when an offer holds', async () => {
    expect(await block({ length: '10 m' })).toContain('R$ 9,20 por metro à vista');
    expect(await block({ length: '4,5 m' })).not.toContain('por metro');
    expect(await block({ until: '2027-12-01T03:00:00.000Z' })).toContain('Oferta válida até 30/11/2027');
  });

  it('has the steps of wholesale prices, at once and in full', async () => {
    const regrasAtacado = [
      { quantidade: 10, por: centavos(9500) },
      { quantidade: 50, por: centavos(9000) },
    ];
    const html = await render(WholesalePrices, {
      precos: precos(10_000, { descontoVista: 8, regrasAtacado }),
    });
    expect(elements(html, 'tr').map(textOf)).toEqual([
      'Quantidade Cada, no Pix Cada, sem o desconto',
      'a partir de 10 R$ 87,40 R$ 95,00',
      'a partir de 50 R$ 82,80 R$ 90,00',
    ]);
    expect(textOf(await render(WholesalePrices, { precos: precos(10_000) }))).toBe('');
  });
});

describe('the gallery', () => {
  const imagem = (id: number, idAtributoValor = 0): Imagem => {
    const files = (ext: string) => {
      const file = (prefix: string) => `https://loja.example/upload/produto/imagem/${prefix}${id}.${ext}`;
      return { zoom: file('b_'), big: file('b_'), medium: file('m_'), small: file('s_') };
    };
    return {
      id,
      idAtributoValor,
      descricao: '',
      label: `Vista ${id}`,
      arquivos: files('webp'),
      arquivosOriginais: files('png'),
    };
  };

  it('gives a phone the medium file and fetches the first picture before all else', async () => {
    const html = await render(Gallery, { imagens: [imagem(1), imagem(2)], name: 'Cabo' });
    expect(html).toMatch(
      /<source media="\(width &lt; 600px\)" srcset="\/upload\/produto\/imagem\/m_1\.webp 400w" sizes="100vw"/,
    );
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(attributes(html, 'alt')).toContain('Vista 2');
  });

  it('names the picture of a value, and leads to the video alone on a platform that is known', async () => {
    const url = 'https://youtu.be/a1_b2-c3d4E';
    const html = await render(Gallery, {
      imagens: [imagem(1, 4)],
      name: 'Cabo',
      video: { plataforma: 'youtube', url },
    });
    expect(html).toContain('data-value="4"');
    expect(attributes(html, 'href')).toContain('https://www.youtube.com/watch?v=a1_b2-c3d4E');
    expect(html).not.toContain('<iframe');
    const other = await render(Gallery, {
      imagens: [imagem(1)],
      name: 'Cabo',
      video: { plataforma: 'x', url },
    });
    expect(other).not.toContain('youtu');
  });

  it('without a picture shows that there is none', async () => {
    const html = await render(Gallery, { imagens: [], name: 'Cabo' });
    expect(attributes(html, 'src')).toContain('/imagem/b_default.svg');
    expect(html).not.toContain('<dialog');
  });
});

describe('the values of a product', () => {
  const value = (id: number, label: string, change: object = {}) => ({
    idAtributoValor: id,
    sku: `S-${id}`,
    label,
    imagem: '',
    imagemOriginal: '',
    estoque: 2,
    estoqueMarketplace: 0,
    descontoAdicional: 0,
    precos: precos(1000),
    carrinho: [],
    selecionado: false,
    ...change,
  });
  const simples = (...valores: Simples<Centavos>['valores']) => ({
    simples: { id: '1', nome: 'Cor', tipo: 'texto', valores },
  });

  it('are radio buttons of which none is chosen for the visitor', async () => {
    const html = await render(ValueChoice, simples(value(1, 'Azul'), value(2, 'Preto')));
    expect(elements(html, 'label').map(textOf)).toEqual(['Azul', 'Preto']);
    expect(textOf(elements(html, 'legend')[0] ?? '')).toBe('Escolha uma opção de cor');
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).not.toMatch(/\schecked/);
  });

  it('that are colours show them, beside names that say them', async () => {
    const html = await render(ValueChoice, simples(value(1, 'Azul'), value(2, 'Preto e branco')));
    expect(elements(html, 'svg')).toHaveLength(2);
    expect(attributes(html, 'fill')).toEqual(['#1f5fbf', '#1b1d20', '#ffffff']);
    const odd = await render(ValueChoice, simples(value(1, 'Verde limão')));
    expect(odd).not.toContain('<svg');
  });

  it('that are sold out cannot be chosen and say so', async () => {
    const html = await render(ValueChoice, simples(value(1, 'Azul', { estoque: 0 }), value(2, 'Preto')));
    expect(textOf(html)).toContain('Azul (esgotado)');
    expect(html.match(/\sdisabled/g)).toHaveLength(1);
  });

  it('show their prices when these differ, zero included', async () => {
    const html = await render(
      ValueChoice,
      simples(value(1, 'Azul', { precos: precos(0) }), value(2, 'Preto', { precos: precos(1090) })),
    );
    expect(elements(html, 'label').map(textOf)).toEqual(['Azul R$ 0,00', 'Preto R$ 10,90']);
  });

  it('keep the choice of a form that came back, with the message beside them', async () => {
    const html = await render(ValueChoice, {
      ...simples(value(1, 'Azul'), value(2, 'Preto')),
      chosen: 2,
      error: 'Esta opção acabou.',
    });
    expect(html).toMatch(/value="2"[^>]*\schecked/);
    expect(textOf(html)).toContain('Esta opção acabou.');
  });

  it.each([
    [
      'all sold out are asked for one by one or as a whole, at once',
      false,
      ['Qualquer opção', 'Azul', 'Preto'],
      true,
    ],
    ['sold out beside others are asked for by who opens the form', true, ['Azul', 'Preto'], false],
  ] as const)('%s', async (_, partly, options, open) => {
    const html = await render(ProductRequest, {
      tipo: 'aviso',
      produto: { id: 7, rota: rota('/cabo') },
      partly,
      values: [value(1, 'Azul', { estoque: 0 }), value(2, 'Preto', { estoque: 0 })],
      refused: undefined,
    });
    expect(elements(html, 'option').map(textOf)).toEqual(options);
    expect(/<details[^>]*\sopen/.test(html)).toBe(open);
  });

  it('that are products of their own are links, the current one marked', async () => {
    const sibling = (label: string, path: string, selecionado = false, status = 'disponivel') => ({
      idAtributoValor: 1,
      label,
      imagem: '',
      imagemOriginal: '',
      produto: {
        id: 1,
        estoque: 1,
        estoqueMarketplace: 0,
        status,
        midias: { imagens: [] },
        atributoSimples: [],
      },
      rota: rota(path),
      url: '',
      selecionado,
    });
    const valores = [
      sibling('10 m', '/c-10'),
      sibling('2 m', '/c-2', true),
      sibling('3 m', '/c-3', false, 'indisponivel'),
    ];
    const unico = { id: '1', nome: 'Comprimento', tipo: 'texto', valores } as Unico;
    const html = await render(SiblingValues, { unico, prices: new Map() });
    expect(attributes(html, 'href')).toEqual(['/c-2', '/c-3', '/c-10']);
    expect(html).toMatch(/href="\/c-2"[^>]*aria-current="true"/);
    expect(textOf(html)).toBe('Comprimento: 2 m 2 m 3 m (indisponível) 10 m');
    const priced = await render(SiblingValues, { unico, prices: new Map([[1, 9651]]) });
    expect(textOf(priced)).toMatch(/: 2 m 2 m R\$\s96,51/);
  });
});

describe('what a product has nothing of', () => {
  it('leaves no empty table, list or heading', async () => {
    const bare = [await render(SpecTable, { caracteristicas: [], sku: 'FS-7', ean: '', mpn: '' })].join('');
    expect(textOf(bare)).toBe('Identificação Código do produto FS-7');
    expect(bare).not.toMatch(/<(ul|ol|dl|table|tbody)[^>]*>\s*<\/\1>/);
    expect(textOf(bare)).not.toMatch(LEFTOVERS);
  });
});
