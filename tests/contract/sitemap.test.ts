import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSitemap } from '#lib/api/sitemap.ts';
import { walkShop } from '#lib/server/feeds/sitemap-walk.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function everything(): Promise<readonly string[]> {
  const { urls } = await getSitemap(store.api(), { offset: 0, limit: 50_000 });
  return urls.map(({ url }) => url);
}

async function productPaths(): Promise<readonly string[]> {
  const rows = await store.db.selectFrom('products').select('slug').where('ativo', '=', true).execute();
  return rows.map(({ slug }) => `/${slug}`);
}

describe('GET sitemap', () => {
  it('holds every page of the catalogue and of the shop once, absolute', async () => {
    const urls = await everything();
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.every((url) => url.startsWith(`${SITE_URL}/`))).toBe(true);
    const paths = new Set(urls.map((url) => new URL(url).pathname));
    for (const path of await productPaths()) expect(paths).toContain(path);
    for (const table of ['categories', 'brands', 'pages', 'lists'] as const) {
      const { count } = await store.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('ativo', '=', true)
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBeGreaterThan(0);
    }
    expect(paths).toContain('/cabos-de-video/hdmi');
    expect(paths).toContain('/marcas/tramavia');
    expect(paths).toContain('/pagina/quem-somos');
  });

  it('can be had in parts that make up the whole', async () => {
    const whole = await everything();
    const parts: string[] = [];
    for (let offset = 0; offset < whole.length; offset += 100) {
      const { urls, info } = await getSitemap(store.api(), { offset, limit: 100 });
      expect(info).toEqual({ offset, limit: 100, exibindo: urls.length, total: whole.length });
      parts.push(...urls.map(({ url }) => url));
    }
    expect(parts).toEqual(whole);
  });

  it.each([
    ['limit=0', 400],
    ['limit=50001', 400],
    ['limit=50000', 200],
    ['offset=-1', 400],
    ['offset=99999999', 200],
    ['offset=abc', 400],
    ['', 200],
  ])('?%s answers %i', async (query, status) => {
    const response = await store.visitor().fetch(`/api/v2/front/sitemap?${query}`);
    expect(response.status).toBe(status);
  });

  it('leaves out what is hidden, and pages that must not be indexed', async () => {
    const index = (indexar: boolean) =>
      sql`update content_versions set content = jsonb_set(content, '{indexar}', to_jsonb(${indexar}::boolean))
        where page_id = (select id from pages where slug = 'quem-somos')`.execute(store.db);
    await index(false);
    expect(await everything()).not.toContain(`${SITE_URL}/pagina/quem-somos`);
    await index(true);
    expect(await everything()).toContain(`${SITE_URL}/pagina/quem-somos`);
  });

  it('says when a product last changed', async () => {
    const { urls } = await getSitemap(store.api(), { offset: 0, limit: 50_000 });
    const product = urls.find(({ url }) => url === `${SITE_URL}/cabo-hdmi-ultra-high-speed-48g-2m`);
    expect(Date.parse(product?.alterado ?? '')).not.toBeNaN();
    expect(urls.find(({ url }) => url === `${SITE_URL}/cabos-de-video`)?.alterado).toBe('');
  });
});

it('walking the menus, brands and listings finds every product, as on a platform that has no list', async () => {
  const walked = new Set((await walkShop(store.api())).map(({ url }) => url));
  for (const path of await productPaths()) expect(walked).toContain(path);
  expect(walked).toContain('/marcas/tramavia');
  expect(walked).toContain('/pagina/quem-somos');
});
