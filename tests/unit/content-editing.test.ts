/** Forms of pages, pieces and banners: what is read, what is wrong, what changed, which links are the shop's own. */
import { describe, expect, it } from 'vitest';
import { BLANK_BANNER, BLANK_PAGE, BLANK_PIECE } from '#lib/domain/content/content-blank.ts';
import { differences } from '#lib/domain/content/content-differences.ts';
import { CONTENT_LIMITS, contentFaults, nameFault } from '#lib/domain/content/content-form.ts';
import { shopPaths } from '#lib/domain/shop/shop-links.ts';
import { readContent } from '#lib/server/panel/typed-content.ts';

function form(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) data.append(name, one);
  }
  return data;
}

describe('what changed', () => {
  it('is told field by field, without the lines that stayed', () => {
    const before = { titulo: 'A', texto: 'um\ndois\ntrês', indexar: true, pecas: ['a', 'b'] };
    const after = { titulo: 'B', texto: 'um\n2\ntrês', indexar: false, pecas: ['a', 'b'] };
    expect(differences(before, after)).toEqual([
      { campo: 'titulo', antes: 'A', depois: 'B' },
      { campo: 'texto', antes: 'dois', depois: '2' },
      { campo: 'indexar', antes: 'sim', depois: 'não' },
    ]);
  });

  it('may be lines more or less, also of the same words', () => {
    const of = (antes: string, depois: string) => differences({ texto: antes }, { texto: depois });
    expect(of('a\na', 'a')).toEqual([{ campo: 'texto', antes: 'a', depois: '' }]);
    expect(of('', 'a')).toEqual([{ campo: 'texto', antes: '', depois: 'a' }]);
    expect(of('a', 'a')).toEqual([]);
  });

  it('is said as text, with where links lead, and by its form alone where no word differs', () => {
    const of = (antes: string, depois: string) => differences({ texto: antes }, { texto: depois });
    expect(
      of(
        '<p>Linho &amp; algodão</p>',
        '<p>Linho &amp; algodão</p><ul><li>Seda <a href="/seda">aqui</a></li></ul>',
      ),
    ).toEqual([{ campo: 'texto', antes: '', depois: 'Seda aqui (/seda)' }]);
    expect(of('<p>Linho</p>', '<p><strong>Linho</strong></p>')).toEqual([
      { campo: 'texto', antes: '', depois: '' },
    ]);
    expect(of('1 < 2', '2 > 1')).toEqual([{ campo: 'texto', antes: '1 < 2', depois: '2 > 1' }]);
  });

  it('is told of lists and of questions in them', () => {
    const perguntas = [{ pergunta: 'P', resposta: 'R' }];
    expect(differences({ perguntas }, { perguntas: [{ pergunta: 'P', resposta: 'S' }] })).toEqual([
      { campo: 'perguntas', antes: 'R', depois: 'S' },
    ]);
    expect(differences({ pecas: ['a', 'b'] }, { pecas: ['b', 'a'] })).toEqual([
      { campo: 'pecas', antes: 'a\nb', depois: 'b\na' },
    ]);
  });
});

describe('the form of a page', () => {
  const page = (fields: Parameters<typeof form>[0]) => {
    const read = readContent(form({ peca: ['a', 'b', 'c'], ...fields }), BLANK_PAGE, '');
    return 'pecas' in read ? read.pecas : [];
  };

  it.each([
    ['salvar', ['a', 'b', 'c']],
    ['sobe:b', ['b', 'a', 'c']],
    ['sobe:a', ['a', 'b', 'c']],
    ['desce:b', ['a', 'c', 'b']],
    ['desce:c', ['a', 'b', 'c']],
    ['desce:x', ['a', 'b', 'c']],
    ['tira:b', ['a', 'c']],
    ['inclui', ['a', 'b', 'c', 'd']],
  ])('orders its pieces by %s', (acao, order) => {
    expect(page({ acao, nova: 'd' })).toEqual(order);
  });

  it('takes in no piece twice, and none where none is chosen', () => {
    expect(page({ acao: 'inclui', nova: 'a' })).toEqual(['a', 'b', 'c']);
    expect(page({ acao: 'inclui' })).toEqual(['a', 'b', 'c']);
  });
});

describe('the form of a piece', () => {
  it('keeps what its kind does not show, and leaves out questions of which nothing is typed', () => {
    const kept = { ...BLANK_PIECE, texto: 'fica', menu: 'footer' };
    const posted = form({
      titulo: 'T',
      texto: 'não',
      'pergunta-0': '',
      'pergunta-1': 'P',
      'resposta-1': 'R',
    });
    expect(readContent(posted, kept, 'perguntas')).toEqual({
      ...kept,
      titulo: 'T',
      perguntas: [{ pergunta: 'P', resposta: 'R' }],
    });
  });

  it('asks for the text of a picture, and for both sides of a question', () => {
    const piece = { ...BLANK_PIECE, titulo: 'T', imagem: '/banner/a.webp' };
    expect(contentFaults(piece, 'banner')).toEqual({ alt: 'missing' });
    expect(contentFaults({ ...piece, alt: 'A' }, 'banner')).toEqual({});
    const perguntas = [{ pergunta: 'P', resposta: '' }];
    expect(contentFaults({ ...BLANK_PIECE, titulo: 'T', perguntas }, 'perguntas')).toEqual({
      'resposta-0': 'missing',
    });
    expect(contentFaults(BLANK_PIECE, 'texto')).toEqual({ titulo: 'missing' });
    expect(contentFaults(BLANK_PIECE, 'canais')).toEqual({});
  });

  it.each([
    ['/banner/a.webp', true],
    ['/upload/midia/a-0123456789abcdef.webp', true],
    ['banner/a.webp', false],
    ['//x/a.png', false],
    ['https://x/a.png', false],
    ['/../a.png', false],
    ['/a/../../b.png', false],
    ['/a.txt', false],
    ['/a.png?x', false],
    ['/.git/a.png', false],
  ])('takes %s as a picture: %s', (imagem, fine) => {
    const faults = contentFaults({ ...BLANK_PIECE, titulo: 'T', alt: 'A', imagem }, 'banner');
    expect(faults).toEqual(fine ? {} : { imagem: 'wrong' });
  });
});

describe('the form of a banner', () => {
  const banner = {
    ...BLANK_BANNER,
    alt: 'A',
    link: '/',
    desktop: '/banner/a.webp',
    mobile: '/banner/a.webp',
  };

  it.each([
    ['/cabos-de-video?filtro=1:2#a', undefined],
    ['https://exemplo.com.br/a', undefined],
    ['mailto:a@b.co', undefined],
    ['tel:+5511999990000', undefined],
    ['', 'missing'],
    ['javascript:alert(1)', 'wrong'],
    ['//evil.example', 'wrong'],
    ['/\\evil.example', 'wrong'],
    ['data:text/html,x', 'wrong'],
    ['cabos', 'wrong'],
    ['/a b', 'wrong'],
    [`/${'a'.repeat(CONTENT_LIMITS.link - 1)}`, undefined],
    [`/${'a'.repeat(CONTENT_LIMITS.link)}`, 'long'],
  ])('judges the link %j: %s', (link, fault) => {
    expect(contentFaults({ ...banner, link }, '').link).toBe(fault);
  });
});

it.each([
  ['pagina', 'black-friday', undefined],
  ['pagina', 'a'.repeat(CONTENT_LIMITS.slug), undefined],
  ['pagina', 'a'.repeat(CONTENT_LIMITS.slug + 1), 'long'],
  ['pagina', 'quem_somos/x', 'wrong'],
  ['pagina', 'avaliacao-da-loja', 'wrong'],
  ['peca', 'quem_somos/menu/menu', undefined],
  ['peca', 'a/b/c/d', 'wrong'],
  ['peca', 'a//b', 'wrong'],
  ['peca', '/a', 'wrong'],
  ['banner', 'natal-2026', undefined],
  ['banner', 'Natal', 'wrong'],
  ['banner', '', 'missing'],
] as const)('a %s may be called %j: %s', (especie, nome, fault) => {
  expect(nameFault(especie, nome)).toBe(fault);
});

it('the links of a text that stay in the shop are found once each, without query, and those of fixed places left out', () => {
  const html =
    '<a href="/a?b=1&amp;c=2">1</a><a class=x href=\'/a#d\'>2</a><a href="http://loja.test/e">3</a><a href="https://x.y/z">4</a><a href="/checkout/carrinho/">5</a><a href="#f">6</a><a href="http://[">7</a>';
  expect(shopPaths(html, ['/g', '', '/marcas/'], 'http://loja.test')).toEqual(['/a', '/e', '/g']);
});
