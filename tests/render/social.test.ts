/** What social networks read of the pages and the pictures they fetch. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decode } from '../support/html.ts';
import { openShop, shop } from '../support/openings/shop.ts';

openShop();

const CABLE = '/cabo-hdmi-ultra-high-speed-48g-2m';

/** `content` by `property` or `name`. */
async function metaOf(path: string): Promise<Readonly<Record<string, string>>> {
  const html = await (await fetch(shop.url + path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content = '']) => [name, decode(content)]));
}

describe('a product', () => {
  it('tells networks what it is, what it costs by card, and where its drawn picture is', async () => {
    expect(await metaOf(CABLE)).toMatchObject({
      'og:type': 'product',
      'og:title': expect.stringContaining('Cabo HDMI'),
      'og:url': shop.url + CABLE,
      'og:image': `${shop.url}/og${CABLE}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Cabo HDMI'),
      'product:brand': 'Tramavia',
      'product:price:amount': expect.stringMatching(/^\d+\.\d\d$/),
      'product:price:currency': 'BRL',
      'product:availability': 'in stock',
      'product:condition': 'new',
      'twitter:card': 'summary_large_image',
    });
  });

  it('has a picture of 1200 by 630 pixels, told apart by its tag', async () => {
    const picture = await fetch(`${shop.url}/og${CABLE}.png`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(picture.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(200_000);
    const etag = picture.headers.get('ETag') ?? '';
    const again = await fetch(`${shop.url}/og${CABLE}.png`, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.headers.get('ETag')]).toEqual([304, etag]);
    const other = await fetch(`${shop.url}/og/cabo-hdmi-ultra-high-speed-48g-3m.png`);
    expect(other.status).toBe(200);
    expect(other.headers.get('ETag')).not.toBe(etag);
  });

  it.each(['/og/nada.png', '/og/.png', '/og/', `/og${CABLE}`, '/og/cabos-de-video.png', '/og/a/b.png'])(
    'that does not exist has no picture (%s)',
    async (path) => {
      expect((await fetch(shop.url + path)).status).toBe(404);
    },
  );
});

describe('every other page', () => {
  it.each(['/', '/cabos-de-video', '/marcas', '/pagina/quem-somos', '/busca?busca=hdmi', '/nada'])(
    'has title, text and a picture (%s)',
    async (path) => {
      const meta = await metaOf(path);
      for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image:alt', 'description']) {
        expect([name, meta[name]]).toEqual([name, expect.stringMatching(/\S/)]);
      }
      expect(meta['og:type']).toBe('website');
      const picture = await fetch(meta['og:image'] ?? '');
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
    },
  );
});
