import { describe, expect, it } from 'vitest';
import { storeHtml, storeInline } from '#lib/server/page/sanitize.ts';

describe('store HTML', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['a style attribute', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a link that runs a script', '<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['a frame', '<iframe src="https://x.example"></iframe>b', 'b'],
    ['a form', '<form action="/x"><input name="a">c</form>', 'c'],
  ])('loses %s', (_what, dirty, clean) => {
    expect(storeHtml(dirty)).toBe(clean);
  });

  it('keeps headings below the title of the page', () => {
    expect(storeHtml('<h1>a</h1><h3>b</h3>')).toBe('<h2>a</h2><h3>b</h3>');
  });

  it('keeps tables with their scopes', () => {
    const table = '<table><tr><th scope="row">a</th><td colspan="2">b</td></tr></table>';
    expect(storeHtml(table)).toBe(table);
  });
});

describe('store text of one line', () => {
  it('keeps emphasis and links only', () => {
    expect(storeInline('<p><strong>8%</strong> <a href="/pix">Pix</a></p>')).toBe(
      '<strong>8%</strong> <a href="/pix">Pix</a>',
    );
  });
});
