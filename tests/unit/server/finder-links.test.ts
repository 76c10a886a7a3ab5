import { describe, expect, it } from 'vitest';
import { withoutFinderLinks } from '#lib/server/finder/links-in-text.ts';

describe('links to the finder while there is none', () => {
  it.each([
    ['<p>Veja <a href="/ligar/hdmi/vga">HDMI em VGA</a> e compre.</p>', '<p>Veja HDMI em VGA e compre.</p>'],
    ['<p><a href="/ligar">Ache o <strong>cabo</strong></a></p>', '<p>Ache o <strong>cabo</strong></p>'],
    [
      '<p>a</p>\n<h2>Ou pergunte</h2>\n<ul>\n<li><a href="/ligar/ps5/tv">PS5</a></li>\n<li><a href="/ligar">Outros</a></li>\n</ul><p>b</p>',
      '<p>a</p>\n<p>b</p>',
    ],
    [
      '<h2>Veja</h2><ul><li><a href="/cabos">Cabos</a></li><li><a href="/ligar/ps5/tv?metros=2">PS5</a></li></ul>',
      '<h2>Veja</h2><ul><li><a href="/cabos">Cabos</a></li></ul>',
    ],
  ])('become text, and lists of them go: %s', (html, plain) => {
    expect(withoutFinderLinks(html)).toBe(plain);
  });

  it('leaves every other link and list as it is', () => {
    const html =
      '<h2>A</h2><ul></ul><a href="/ligar-agora">x</a><a href="https://x.br/ligar">y</a><ul><li>/ligar</li></ul>';
    expect(withoutFinderLinks(html)).toBe(html);
  });

  it('stay where rules know both ends, and become text where they do not', () => {
    const named = (...ids: readonly string[]) => ids.map((id) => ({ id, nome: id }));
    const ends = {
      aparelhos: named('ps5', 'tv').map((one) => ({ ...one, saidas: [], entradas: [] })),
      portas: named('hdmi').map((one) => ({ ...one, conector: 'hdmi', aspecto: '' })),
    };
    const known =
      '<p><a href="/ligar">a</a> <a href="/ligar/ps5/tv~hdmi?metros=2">b</a> <a href="/ligar/hdmi/tv#c">c</a></p>';
    expect(withoutFinderLinks(known, ends)).toBe(known);
    expect(
      withoutFinderLinks(
        '<ul><li><a href="/ligar/ps5/tv">a</a></li><li><a href="/ligar/ps5/vga">b</a></li></ul>',
        ends,
      ),
    ).toBe('<ul><li><a href="/ligar/ps5/tv">a</a></li></ul>');
    expect(withoutFinderLinks('<p>Veja <a href="/ligar/ps5~dp/tv">isto</a>.</p>', ends)).toBe(
      '<p>Veja isto.</p>',
    );
  });
});
