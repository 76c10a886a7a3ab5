import { describe, expect, it } from 'vitest';
import { BRANDS } from '#artwork/demo/brands.ts';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { LANDING_PAGES } from '#artwork/demo/landing-pages.ts';
import { LISTS } from '#artwork/demo/lists.ts';

const ALLOWED = /^<\/?(h3|p|ul|li|strong|em)>$/;

function tagsOf(html: string): readonly string[] {
  return html.match(/<[^>]*>/g) ?? [];
}

/** Tags that are left open or closed out of order. */
function unbalanced(html: string): readonly string[] {
  const open: string[] = [];
  for (const tag of tagsOf(html)) {
    const name = tag.replace(/[</>]/g, '');
    if (!tag.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return [tag];
  }
  return open;
}

const texts = [
  ...PRODUCTS.flatMap((p) => [
    { of: `${p.slug} curta`, html: p.descricaoCurta },
    { of: `${p.slug} longa`, html: p.descricaoLonga },
  ]),
  ...BRANDS.map((brand) => ({ of: brand.slug as string, html: brand.descricao as string })),
  ...LISTS.map((list) => ({ of: list.slug, html: list.descricao })),
  ...LANDING_PAGES.map((page) => ({ of: page.slug, html: page.descricao + page.descricaoLonga })),
];

describe('descriptions', () => {
  it('use only plain tags, well nested', () => {
    const wrong = texts.filter(
      ({ html }) => tagsOf(html).some((tag) => !ALLOWED.test(tag)) || unbalanced(html).length > 0,
    );
    expect(wrong.map((t) => t.of)).toEqual([]);
  });

  it('hold nothing left over from a template', () => {
    const wrong = texts.filter(({ html }) =>
      /undefined|NaN|\[object|\$\{|lorem|TODO|\s{2,}|\s[,.;:]|<p><\/p>|<li><\/li>/.test(html),
    );
    expect(wrong.map((t) => t.of)).toEqual([]);
  });

  it('start short and go on long', () => {
    const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ');
    expect(PRODUCTS.filter((p) => plain(p.descricaoCurta).length < 90).map((p) => p.slug)).toEqual([]);
    expect(PRODUCTS.filter((p) => plain(p.descricaoCurta).length > 330).map((p) => p.slug)).toEqual([]);
    expect(PRODUCTS.filter((p) => plain(p.descricaoLonga).length < 400).map((p) => p.slug)).toEqual([]);
    expect(PRODUCTS.filter((p) => !p.descricaoLonga.includes('<h3>')).map((p) => p.slug)).toEqual([]);
  });

  it('are written for each product: no two are equal', () => {
    const seen = new Map<string, string>();
    const equal = PRODUCTS.flatMap((p) => {
      const key = p.descricaoCurta + p.descricaoLonga;
      const earlier = seen.get(key);
      seen.set(key, p.slug);
      return earlier === undefined ? [] : [`${earlier} = ${p.slug}`];
    });
    expect(equal).toEqual([]);
    expect(new Set(PRODUCTS.map((p) => p.descricaoCurta)).size).toBe(PRODUCTS.length);
  });

  it('name no cable model of a real maker', () => {
    const real = /\b(belden|canare|neutrik|mogami|furukawa|1694a|rg-?59\/u|lapp|amphenol|klotz)\b/i;
    expect(texts.filter(({ html }) => real.test(html)).map((t) => t.of)).toEqual([]);
    expect(PRODUCTS.filter((p) => real.test(p.nome)).map((p) => p.slug)).toEqual([]);
  });
});
