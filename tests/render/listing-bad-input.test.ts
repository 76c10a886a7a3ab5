/** Addresses of listings that no page of the shop links: never an error, and what was typed comes back as text only. */
import { describe, expect, it } from 'vitest';
import { elements, LEFTOVERS, mainOf, structuredData, textOf } from '../support/html.ts';
import { openShop, shop } from '../support/openings/shop.ts';

openShop();

const CATEGORY = '/cabos-de-video/hdmi';
const LISTINGS = [CATEGORY, '/marcas/tramavia', '/c/hdmi-certificado', '/busca?busca=hdmi'];
const SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
const SQL = "1'); drop table products; --";

type Page = { readonly status: number; readonly html: string; readonly place: string };

async function page(path: string): Promise<Page> {
  const response = await fetch(shop.url + path, { redirect: 'manual' });
  const place = response.headers.get('Location') ?? '';
  return { status: response.status, html: await response.text(), place };
}

const at = (path: string, query: string): string => path + (path.includes('?') ? '&' : '?') + query;
const encoded = (name: string, value: string): string => `${name}=${encodeURIComponent(value)}`;
const cards = (html: string): readonly string[] => elements(mainOf(html), 'article').map(textOf);

/** What is wrong with a page that printed what a stranger wrote into its address. */
function faultsOf({ html }: Page): readonly string[] {
  // Inside the quotes of an attribute, a tag is a text.
  const bare = html.replace(/="[^"]*"/g, '=""');
  return [
    ...(bare.match(/<[^>]*\s(on\w+|style)=[^>]*>/gi) ?? []),
    ...elements(bare, 'script').filter((script) => /^alert/.test(script)),
    ...structuredData(html)
      .filter((data) => data['@context'] !== 'https://schema.org')
      .map(String),
    ...(LEFTOVERS.test(textOf(mainOf(html))) ? ['a missing value'] : []),
  ];
}

/** Ignored: the listing is the one without them. */
const IGNORED: readonly string[] = [
  ...[
    'a:b',
    '250:100',
    '-5:10',
    '1e309:2e309',
    '1:',
    ':',
    '::',
    'NaN:Infinity',
    '0x10:0x20',
    '1,5:2',
    '99999998:99999999',
  ].map((range) => `preco=${range}`),
  ...['a:b', '30:10', '-1:5', '1e309:1', '1000:2000'].map((range) => `descontoPrecoPor=${range}`),
  ...['1:a~b', '1:3~1', '1:-1~2', '1:1e309~', '1:~', '1', ':', ';;;', '0:1', '-1:2', '1:2:3'].map(
    (group) => `filtro=${group}`,
  ),
  ...['x', '1:1~2', '1:-3', '0:0'].map((group) => `atributo=${group}`),
  ...['marca', 'categoria', 'selo'].flatMap((name) => [
    ...['x', '-1', '0', '1.5', '1e3', '99999999999999999999', '%00', '%ff', ',,,', '[1]'].map(
      (ids) => `${name}=${ids}`,
    ),
    encoded(name, SCRIPT),
    encoded(name, SQL),
  ]),
  ...['sim', '__proto__', 'DISPONIVEL', '1'].map((value) => `disponibilidade=${value}`),
  encoded('order', SCRIPT),
  encoded('order', SQL),
  ...['1000000', '0', '-12', '12.0', 'abc', '1e1', ''].map((size) => `ipp=${size}`),
  ...['__proto__=1', 'constructor=1', 'offset=40', 'limit=1', 'marca[]=1', 'filtro[1]=2', '=', '&&&', 'x'],
];

/** In force, and met by nothing. */
const UNMET: readonly string[] = [
  'marca=2147483647',
  'categoria=2147483647',
  'selo=2147483647',
  'filtro=2147483647:1',
  'filtro=1:2147483647',
  'filtro=1:9999999~',
  'atributo=2147483647:1',
  'preco=21474835:21474836',
  'descontoPrecoPor=998:999',
];

const NO_PAGE = [
  '0',
  '-1',
  '00',
  '01',
  '1.5',
  'abc',
  '1e3',
  '',
  ' ',
  '%00',
  '%ff',
  '9007199254740993',
  '5000',
];

describe.each(LISTINGS)('%s', (listing) => {
  it('takes no notice of what is malformed', async () => {
    const plain = cards((await page(listing)).html);
    expect(plain.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    // All listings read their address with the same code: the others get a sample.
    for (const query of IGNORED.filter((_, index) => listing === CATEGORY || index % 8 === 0)) {
      const answer = await page(at(listing, query));
      const same = answer.status === 200 && String(cards(answer.html)) === String(plain);
      if (!same || faultsOf(answer).length > 0) wrong.push(`${query}: ${answer.status} ${faultsOf(answer)}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('says that nothing meets an unknown value, and how to go on', async () => {
    for (const query of UNMET) {
      const answer = await page(at(listing, query));
      expect([query, answer.status, cards(answer.html), faultsOf(answer)]).toEqual([query, 200, [], []]);
      expect(textOf(mainOf(answer.html)), query).toContain('Nenhum produto');
      expect(mainOf(answer.html), query).toMatch(/<a\s[^>]*href="\//);
    }
  });

  it.each(NO_PAGE)('has no page "%s"', async (pg) => {
    expect((await page(at(listing, `pg=${pg}`))).status).toBe(404);
  });
});

describe('a parameter given twice', () => {
  it('counts as it stood first, and its page is not the page of another', async () => {
    const [once, twice, turned] = await Promise.all(
      ['pg=2', 'pg=2&pg=1', 'pg=1&pg=2'].map(async (query) => cards((await page(at(CATEGORY, query))).html)),
    );
    expect(twice).toEqual(once);
    expect(turned).toEqual(cards((await page(CATEGORY)).html));
    expect((await page(`${CATEGORY}?pg=x&pg=1`)).status).toBe(404);
  });

  it('a hundred times is read like once', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `marca=${index + 1}`).join('&');
    expect(cards((await page(`${CATEGORY}?${many}`)).html)).toEqual(
      cards((await page(`${CATEGORY}?marca=1`)).html),
    );
  });
});

describe('a choice longer than any shop needs', () => {
  it.each([
    ['values', `marca=${Array.from({ length: 2000 }, (_, index) => index + 1)}`],
    ['groups', `filtro=${Array.from({ length: 1000 }, (_, index) => `${index + 1}:1`).join(';')}`],
    ['ranges', `preco=${Array.from({ length: 800 }, (_, index) => `${index}:${index + 1}`)}`],
  ])('of %s is answered', async (_, query) => {
    const answer = await page(`${CATEGORY}?${query}`);
    expect([answer.status, faultsOf(answer)]).toEqual([200, []]);
  });
});

describe('a search', () => {
  it.each([
    ['2,000 letters', 'a'.repeat(2000)],
    ['2,000 signs', '%'.repeat(2000)],
    ['2,000 words', 'hdmi '.repeat(2000)],
    ['a script', SCRIPT],
    ['a piece of SQL', SQL],
    ['operators', "hdmi & | ! ( ) :* <-> 'x' \\"],
    ['a NUL', 'hd\u0000mi'],
    ['signs that turn the line round', '\u202Ehdmi\u202C'],
    ['half a letter', '\uFFFD'],
    ['quotes', '"hdmi" \'2m\' «x»'],
    ['a template', '{{7*7}} <%= 7*7 %>'],
  ])('for %s is answered, and shows it as text', async (_, busca) => {
    const answer = await page(`/busca?${encoded('busca', busca)}`);
    expect([answer.status, faultsOf(answer)]).toEqual([200, []]);
  });

  it('that is not encoded well is answered', async () => {
    for (const raw of ['%', '%ff', '%ED%A0%80', '%00', '+', '%u0061', 'a%']) {
      expect([raw, (await page(`/busca?busca=${raw}`)).status]).toEqual([raw, 200]);
    }
  });

  it('shows a script in its heading as it was typed', async () => {
    const { html } = await page(`/busca?${encoded('busca', '<b>cabo</b>')}`);
    expect(textOf(elements(html, 'h1')[0] ?? '')).toContain('<b>cabo</b>');
  });
});

describe('the form of a range', () => {
  it.each([
    ['letters', 'grupo=preco&de=a&ate=b', ''],
    ['a range turned round', 'grupo=preco&de=100&ate=50', '?preco=50%3A100'],
    ['negative numbers', 'grupo=preco&de=-5&ate=-1', ''],
    ['numbers without end', 'grupo=1&de=1e309&ate=Infinity', ''],
    ['an unknown group', 'grupo=zzz&de=1&ate=2', ''],
    ['nothing', 'grupo=1&de=&ate=', ''],
    ['commas', 'grupo=1&de=1%2C5&ate=3', '?filtro=1%3A1.5%7E3'],
    ['a page that is no more', 'grupo=1&de=1&ate=2&pg=99', '?filtro=1%3A1%7E2'],
  ])('with %s leads to an address of the listing', async (_, query, search) => {
    const answer = await page(`${CATEGORY}?${query}`);
    expect([answer.status, answer.place]).toEqual([303, CATEGORY + search]);
  });

  it('leads nowhere else', async () => {
    for (const query of [encoded('grupo', '//evil.example'), encoded('de', '\r\nSet-Cookie: a=b')]) {
      const { place } = await page(`${CATEGORY}?grupo=1&${query}`);
      expect(place === '' || place.startsWith(`${CATEGORY}?`) || place === CATEGORY).toBe(true);
    }
  });
});

it('every product is still there', async () => {
  const { html } = await page(CATEGORY);
  expect(cards(html)).toHaveLength(12);
});
