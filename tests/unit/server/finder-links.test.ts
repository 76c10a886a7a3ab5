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
});
