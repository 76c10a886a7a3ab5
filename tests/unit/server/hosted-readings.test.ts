/** How single values of a hosted platform are read. */
import { describe, expect, it } from 'vitest';
import { formatDate } from '#lib/domain/kernel/dates.ts';
import { readAnswer } from '#lib/server/hosted/answers/answer.ts';
import { carrinho } from '#lib/server/hosted/answers/checkout.ts';
import { avaliacoesProduto } from '#lib/server/hosted/answers/evaluations.ts';
import { listListingContent } from '#lib/server/hosted/answers/list.ts';
import { moment } from '#lib/server/hosted/answers/moment.ts';
import { prepared } from '#lib/server/hosted/answers/prepare.ts';
import { precos } from '#lib/server/hosted/answers/prices.ts';
import { produto } from '#lib/server/hosted/answers/product.ts';
import {
  address,
  choice,
  fields,
  flag,
  html,
  list,
  mapOf,
  neededNumber,
  neededText,
  number,
  type Reading,
  run,
  text,
} from '#lib/server/hosted/answers/reading.ts';
import { instagram } from '#lib/server/hosted/answers/showcase.ts';
import { brands, sucesso, wishlist } from '#lib/server/hosted/answers/small.ts';

const read = <T>(reading: Reading<T>, given: unknown): T => run(reading, given).value;

describe('a text', () => {
  it.each([
    ['Caf&eacute; &amp; Ch&aacute;', 'Café & Chá'],
    ['&quot;x&#39;', '"x\''],
    ['A&B', 'A&B'],
    ['a=1&copy=2', 'a=1&copy=2'],
    [7, '7'],
    [null, ''],
    [[], ''],
    [{}, ''],
    [true, ''],
    ['  ', ''],
    [undefined, ''],
  ])('%j is %j', (given, meant) => expect(read(text(), given)).toBe(meant));

  it.each([
    ['https://x.example/?a=1&amp;b=2', 'https://x.example/?a=1&b=2'],
    ['/upload/a.webp', '/upload/a.webp'],
    ['mailto:a@x.example', 'mailto:a@x.example'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['javascript:alert(1)', ''],
    [' JAVA\nscript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['vbscript:x', ''],
  ])('of an address runs nothing: %j is %j', (given, meant) => expect(read(address(), given)).toBe(meant));

  it('of the shop in HTML keeps its entities', () => {
    expect(read(html(), '<p>Caf&eacute; &lt; 3</p>')).toBe('<p>Caf&eacute; &lt; 3</p>');
  });
});

describe('a moment', () => {
  it.each([
    ['2026-11-23T10:00:00.000Z', '2026-11-23T10:00:00.000Z'],
    ['2026-11-23 10:00:00', '2026-11-23T10:00:00-03:00'],
    ['2026-11-23T10:00:00-03:00', '2026-11-23T10:00:00-03:00'],
    ['2026-11-23T10:00:00+0000', '2026-11-23T10:00:00+0000'],
    ['2026-11-23', '2026-11-23T00:00-03:00'],
    ['23/11/2026', '2026-11-23T00:00-03:00'],
    ['23/11/2026 10:00', '2026-11-23T10:00-03:00'],
    ['23/11/2026 às 10:00:05', '2026-11-23T10:00:05-03:00'],
    ['0000-00-00 00:00:00', ''],
    ['31/31/2026', ''],
    ['ontem', ''],
    [1_763_900_000, ''],
    [null, ''],
    [{}, ''],
  ])('%j is %j', (given, meant) => expect(read(moment(), given)).toBe(meant));
});

it.each(['2026-05-04', '04/05/2026', '2026-05-04 00:10:00', '2026-05-04 23:50:00'])(
  'a day that a platform says is that day (%s)',
  (said) => expect(formatDate(read(moment(), said))).toBe('04/05/2026'),
);

describe('a number', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1.234,5', 1234.5],
    ['-1.234.567,89', -1234567.89],
    ['1.234', 1.234],
    ['1,234.5', 9],
    [1e308, 9],
    ['99999999999999999999999', 9],
    [' 3 ', 3],
    ['-1', -1],
    ['', 9],
    ['1e5', 9],
    ['0x1f', 9],
    ['x', 9],
    [null, 9],
    [[], 9],
    [Number.NaN, 9],
    [0, 0],
  ])('%j is %j', (given, meant) => expect(read(number(9), given)).toBe(meant));
});

it.each([
  ['S', true],
  ['sim', true],
  [1, true],
  ['0', false],
  ['n', false],
  [null, false],
  ['', false],
])('a flag that says %j is %j', (given, meant) => expect(read(flag(), given)).toBe(meant));

it('a choice is the first word where it says none of them', () => {
  const reading = choice('_self', '_blank');
  expect(['_BLANK', '', null, 'x', []].map((given) => read(reading, given))).toEqual([
    '_blank',
    '_self',
    '_self',
    '_self',
    '_self',
  ]);
});

describe('lists and maps', () => {
  const entries = list(fields({ id: neededNumber(), nome: text() }));

  it('leave out what cannot be read, and say where', () => {
    const { value, issues } = run(entries, [{ id: '1' }, null, { nome: 'x' }, 'y', { id: 2, nome: 'b' }]);
    expect(value).toEqual([
      { id: 1, nome: '' },
      { id: 2, nome: 'b' },
    ]);
    expect(issues.map(({ path }) => path?.join('.'))).toEqual(['1', '2.id', '3']);
  });

  it.each([[null], [''], [{}], ['x'], [7]])('are empty for %j', (given) => {
    expect([read(entries, given), read(mapOf(text()), given)]).toEqual([[], {}]);
  });

  it('are read from the other spelling', () => {
    expect(read(entries, { 0: { id: 1 }, 2: { id: 3 } }).map(({ id }) => id)).toEqual([1, 3]);
    expect(read(mapOf(text()), [])).toEqual({});
  });

  it('take no prototype for a key', () => {
    const given: unknown = JSON.parse('{"__proto__": {"id": 1}, "a": "b"}');
    expect(read(mapOf(text()), given)).toEqual({ a: 'b' });
    expect(read(fields({ a: text() }), given)).toEqual({ a: 'b' });
  });
});

describe('prices', () => {
  it.each([{}, { por: 0 }, { por: -5 }, { por: null }, { por: '' }, { por: 'x' }])(
    'are none where the platform says none, whatever stands beside it (%j)',
    (said) => {
      const beside = {
        de: '139.90',
        vista: 90,
        descontoVista: 10,
        parcelamento: [{ parcelas: 2, valorParcela: 45 }],
        regrasAtacado: [{ quantidade: 2, por: 80 }],
      };
      expect(read(precos, { ...beside, ...said })).toMatchObject({
        por: 0,
        vista: 0,
        parcelamento: [],
        regrasAtacado: [],
      });
    },
  );

  it('in cash are those of the card where the platform says none below it', () => {
    expect(read(precos, { por: 100, vista: 90 })).toMatchObject({ descontoVista: 10 });
    for (const vista of [undefined, 0, -1, 110]) {
      expect(read(precos, { por: 100, vista })).toMatchObject({ por: 100, vista: 100, descontoVista: 0 });
    }
    expect(read(precos, { por: 100, vista: 90, descontoVista: -3 })).toMatchObject({ descontoVista: 10 });
    expect(read(precos, { por: 100, de: -1 })).toMatchObject({ de: 0 });
  });

  it('have no instalments without their number and amount', () => {
    const parcelamento = [{ parcelas: 2, valorParcela: '5.05' }, { parcelas: 3 }, null];
    expect(read(precos, { por: 10.1, parcelamento }).parcelamento).toEqual([
      { parcelas: 2, valorParcela: 5.05, valorTotal: 10.1, taxa: 0, exibirTaxa: false },
    ]);
  });
});

describe('a product', () => {
  const least = { id: '7', nome: 'Cabo', url: 'https://loja.example/cabo', precos: { por: 10 } };

  it('is its id, its name and where it is', () => {
    expect(read(produto, least)).toMatchObject({
      id: 7,
      sku: '7',
      status: 'disponivel',
      rota: { path: '/cabo' },
      atributos: {},
      midias: { imagens: [] },
      marca: { nome: '', rota: { path: '' } },
    });
    for (const name of ['id', 'nome', 'url'] as const) {
      expect(run(produto, { ...least, [name]: null }).issues, name).toHaveLength(1);
    }
  });

  it('without a price is asked for, not sold for nothing', () => {
    expect(read(produto, { ...least, precos: [] }).status).toBe('sobConsulta');
    expect(read(produto, { ...least, precos: { por: -1, vista: 9 } }).status).toBe('sobConsulta');
    expect(read(produto, { ...least, precos: null, status: 'indisponivel' }).status).toBe('indisponivel');
  });

  it('list without a price is not for sale', () => {
    const lists = { conteudo: { produtos: [{ ...least, precos: { por: 0, de: 5 } }] } };
    const { produtos } = read(listListingContent, lists.conteudo);
    expect(produtos.map(({ status }) => status)).toEqual(['indisponivel']);
  });

  it('whose status is not said has what its stock says', () => {
    expect(read(produto, { ...least, estoque: '0' }).status).toBe('indisponivel');
    expect(read(produto, { ...least, estoque: 3, status: 'x' }).status).toBe('disponivel');
  });

  it('gives its price to values that say none', () => {
    const simples = { valores: [{ idAtributoValor: 1, label: '2 m' }] };
    expect(read(produto, { ...least, atributos: { simples } }).atributos).toMatchObject({
      simples: { valores: [{ precos: { por: 10 }, estoque: 1 }] },
    });
    expect(read(produto, { ...least, atributos: { simples: { valores: [] } } }).atributos).toEqual({});
  });
});

describe('a cart', () => {
  const line = {
    nome: 'Cabo',
    hash: { idProduto: '7', extra: 'x' },
    precos: { precoPor: '5' },
    quantidade: '2',
  };

  it('adds up what it does not say, and keeps what names its lines', () => {
    expect(read(carrinho, { itens: [line] })).toMatchObject({
      itens: [{ hash: { idProduto: 7, extra: 'x' }, precos: { precoPor: 5, total: 10 } }],
      quantidadeItens: 1,
      quantidadeTotal: 2,
      subtotal: { valor: 10, descontoVista: { valor: 10, desconto: 0 } },
      mensagens: [],
      cupom: null,
    });
  });

  it.each([[{}], [[]]])('of nothing is an empty one (%j)', (given) => {
    expect(readAnswer(carrinho, given)).toMatchObject({ value: { itens: [], quantidadeTotal: 0 } });
  });
});

describe('an answer that is nothing', () => {
  it.each([
    [brands, { marcas: [] }],
    [wishlist, { favoritos: [] }],
    [instagram, { usuario: '', link: '', postagens: [] }],
  ])('is empty (%#)', (reading, meant) => {
    for (const given of [{}, []]) expect(readAnswer(reading, given)).toEqual({ value: meant, left: [] });
    for (const given of [null, '', 'x', 7, [1]]) expect(readAnswer(reading, given)).toHaveProperty('refused');
  });

  it('has no mark that is not said', () => {
    const given = { avaliacoes: [{ nota: '4', nome: 'Ana' }, { nome: 'Bia' }] };
    expect(readAnswer(avaliacoesProduto, given)).toMatchObject({
      value: { avaliacoes: [{ nota: 4, nome: 'Ana' }] },
      left: [{ field: 'avaliacoes.1.nota', problem: 'missing' }],
    });
  });

  it('names what was missing', () => {
    const reading = fields({ a: fields({ b: neededText() }) });
    expect(readAnswer(reading, { a: {} })).toEqual({ refused: [{ field: 'a.b', problem: 'missing' }] });
    expect(readAnswer(reading, { a: { b: [] } })).toEqual({
      refused: [{ field: 'a.b', problem: 'unreadable' }],
    });
  });
});

it.each([
  [{ sucesso: true }, true, ''],
  [{ sucesso: '0', mensagem: 'N&atilde;o' }, false, 'Não'],
  [{ sucesso: 's' }, true, ''],
  [{}, true, ''],
  [[], true, ''],
  [{ error: 'Cupom inválido' }, false, 'Cupom inválido'],
])('an outcome of %j is %j', (given, done, mensagem) => {
  expect(readAnswer(sucesso, given)).toMatchObject({ value: { sucesso: done, mensagem } });
});

it.each([
  ['url/page', { estrutura: { seo: { title: 'Quem somos' } } }, 'Quem somos'],
  ['url/page', {}, 'Quem somos'],
  ['url/product/listing/brand', { conteudo: {}, estrutura: [] }, 'Quem somos'],
])('a page that does not say its name has that of its address (%s, %j)', (call, answer, name) => {
  const place = { address: '/pagina/quem-somos', term: '' };
  const made = JSON.stringify(prepared(call, answer, place, 'https://loja.example'));
  expect(made).toContain(`"nome":"${name}"`);
});
