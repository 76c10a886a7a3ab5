import { describe, expect, it } from 'vitest';
import { markdownHtml } from '#lib/platform/content/markdown.ts';
import { storeHtml } from '#lib/server/page/sanitize.ts';
import { NAUGHTY } from '../support/naughty-strings.ts';
import { XSS } from '../support/xss.ts';

describe('Markdown', () => {
  it('is HTML with headings, emphasis, links, lists and tables', () => {
    expect(markdownHtml('## Olá\n\n**um** [dois](/c)')).toBe(
      '<h2>Olá</h2>\n<p><strong>um</strong> <a href="/c">dois</a></p>',
    );
    expect(markdownHtml('- a\n- b')).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
    expect(markdownHtml('|a|\n|-|\n|b|')).toContain('<td>b</td>');
    expect(markdownHtml('')).toBe('');
  });

  it('leaves HTML in it as it is, indented too', () => {
    const html = '<ul>\n    <li>um</li>\n\n    <li>dois</li>\n</ul>';
    expect(markdownHtml(html).replaceAll(/\s/g, '')).toBe(html.replaceAll(/\s/g, ''));
  });
});

describe('no script survives Markdown', () => {
  const TAG = /<(?:script|svg|iframe|object|embed|form|base|meta|style|link|math)\b/i;
  const ADDRESS = /<[^>]+(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;
  const ATTRIBUTE = /<[a-z][^>]*\s(?:on\w+|style|srcdoc)\s*=/i;

  function expectDead(source: string): void {
    const html = storeHtml(markdownHtml(source));
    expect(html).not.toMatch(TAG);
    expect(html).not.toMatch(ADDRESS);
    expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(ATTRIBUTE);
  }

  it.each(XSS)('%j', expectDead);

  it.each(NAUGHTY.map((text) => [text]))('%j', expectDead);
});
