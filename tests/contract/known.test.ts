/** What a process remembers of pages: shown as a process does that begins, after every kind of write, and in few statements. */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '#lib/platform/platform.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

const SLUG = 'cabo-hdmi-ultra-high-speed-48g-2m';
let store: TestStore;
/** Of another category. */
let other: { readonly id: number; readonly slug: string };
let product: number;
let sibling: number;

beforeAll(async () => {
  store = await createTestStore();
  const { rows } = await sql<{ id: number; sibling: number }>`
    select p.id, (select max(s.id) from products s where s.lider_id = p.lider_id and s.id <> p.id) as sibling
    from products p where p.slug = ${SLUG}`.execute(store.db);
  other = await store.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', '=', 'cabo-p10-instrumento-5m')
    .executeTakeFirstOrThrow();
  [product, sibling] = [rows[0]?.id ?? 0, rows[0]?.sibling ?? 0];
});
beforeEach(() => {
  store.clock.now = TODAY;
});
afterAll(() => store.close());

const PRODUCT_PAGE = ({ slug, id } = { slug: SLUG, id: product }) => [
  `url/verify?url=/${slug}`,
  `url/product/detail?url=/${slug}`,
  `showcase/products/produto-detalhe-indicados?productId=${id}&limit=60`,
  `shipment/regions?idProduto=${id}`,
  'struct/popup/detail',
];
const LISTING = (limit: number) => [
  'url/verify?url=/cabos-de-video',
  `url/product/listing/category?url=/cabos-de-video&limit=${limit}`,
  'struct/popup/page',
];
const ALL = () => [
  ...PRODUCT_PAGE(),
  ...LISTING(24),
  'settings',
  'struct/menus/menu-principal',
  `product/component/${product}`,
  'showcase/banners/home-bloco-5',
  'showcase/products/vitrine01',
  'url/page?url=/pagina/quem-somos',
  'url/product/listing/landing-page?url=/c/hdmi-certificado&limit=2',
  'evaluations/store',
];

async function ask({ fetch }: Platform, paths: readonly string[]): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const path of paths) {
    const response = await fetch(
      new Request(`${SITE_URL}/api/v2/front/${path}`, { headers: { 'App-Token': APP_TOKEN } }),
    );
    answers.push(`${response.status} ${path} ${await response.text()}`);
  }
  return answers;
}

/** As pages ask, without requests. */
async function askWithin({ ask }: Platform, paths: readonly string[]): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const path of paths) {
    const { pathname, searchParams } = new URL(`${SITE_URL}/api/v2/front/${path}`);
    const query = Object.fromEntries(searchParams);
    const told = await ask({ method: 'get', path: pathname, query, body: undefined });
    answers.push(`${told?.status} ${path} ${JSON.stringify(told?.value)}`);
  }
  return answers;
}

function anew(db = store.db): Platform {
  return createPlatform({
    db,
    changes: store.changes,
    dataDir: store.dataDir,
    now: () => store.clock.now,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: 'another secret that only tests use, long enough',
  });
}

type Write = (db: Kysely<Schema>) => Promise<unknown>;
const writes: Readonly<Record<string, Write>> = {
  'another name': (db) => sql`update products set nome = 'Zz ' || nome where id = ${product}`.execute(db),
  'the last piece of a sibling sold': (db) =>
    sql`update products set estoque = 0 where id = ${sibling}`.execute(db),
  'a sibling hidden': (db) => sql`update products set ativo = false where id = ${sibling}`.execute(db),
  'a picture taken away': (db) =>
    sql`delete from product_media where id = (select min(id) from product_media
      where product_id = ${product} and tipo = 'imagem')`.execute(db),
  'a wholesale price': (db) =>
    sql`insert into wholesale_prices (product_id, quantidade, preco_por) values (${product}, 77, 100)`.execute(
      db,
    ),
  'an offer to buy together': (db) =>
    sql`insert into combinations (product_id, indicado_id, tipo_desconto, desconto, ordem)
      select ${product}::int, p.id, 'porcentagem', 7, 99 from products p where p.status = 'disponivel' and p.estoque > 0
        and p.ativo and p.id <> ${product} and p.id not in (select indicado_id from combinations
          where product_id = ${product}) order by p.id limit 1`.execute(db),
  'an opinion approved': (db) =>
    sql`insert into reviews (product_id, nome, email, nota, comentario, recomenda, aprovado, created_at)
      values (${product}, 'Ana', 'ana@exemplo.com.br', 1, 'Não serviu.', false, true, now())`.execute(db),
  'a question approved': (db) =>
    sql`insert into questions (nivel, nivel_id, nome, email, pergunta, aprovado, created_at)
      values ('produto', ${product}, 'Rui', 'rui@exemplo.com.br', 'Serve?', true, now())`.execute(db),
  'its answer approved': (db) =>
    sql`insert into answers (question_id, nome, email, administrador, resposta, aprovado, created_at)
      select max(id), 'Loja', 'loja@exemplo.com.br', true, 'Serve.', true, now() from questions
      where nivel_id = ${product}`.execute(db),
  'its answer changed': (db) => sql`update answers set resposta = 'Serve sim.'`.execute(db),
  'the question deleted': (db) =>
    sql`delete from questions where nivel_id = ${product} and pergunta = 'Serve?'`.execute(db),
  'a price of the whole shop': (db) =>
    sql`insert into price_schedules (product_id, nome, preco_de, preco_por, data_inicial, data_final)
      values (null, 'Semana', 0, 12345, '2026-11-01T00:00:00Z', '2026-12-08T00:00:00Z')`.execute(db),
  'that price moved to one product': (db) =>
    sql`update price_schedules set product_id = ${product} where preco_por = 12345`.execute(db),
  'a characteristic renamed': (db) =>
    sql`update characteristic_values set label = label || '!' where id = (
      select pc.value_id from product_characteristics pc where pc.value_id in (
        select value_id from product_characteristics where product_id = ${product})
      group by pc.value_id order by count(*), pc.value_id limit 1)`.execute(db),
  'another picture of its brand': (db) =>
    sql`update brands set imagem = '/outra.webp', descricao = 'Outra' where id = (
      select marca_id from products where id = ${product})`.execute(db),
  'another text of a category': (db) =>
    sql`update categories set descricao_longa = 'Outro texto.' where caminho = '/cabos-de-video'`.execute(db),
  'a setting': (db) =>
    sql`update settings set valor = jsonb_set(valor, '{geral,site,nome}', '"Outra loja"') where chave = 'sistema'`.execute(
      db,
    ),
  'an entry of a menu': (db) => sql`update menu_items set label = label || '!'`.execute(db),
  'a popup': (db) =>
    sql`insert into popups (nivel, nome, tempo, tipo, titulo, descricao, link, desktop, mobile)
      select 'detail', 'Novo', 3, 'html', 'Novo', 'Novo', '', d, d from (
        select '{"imagem":"","imagemOriginal":"","link":"","largura":1,"altura":1,"alt":""}'::jsonb as d) file`.execute(
      db,
    ),
  'a dearer delivery': (db) => sql`update shipping_rates set valor_base = valor_base + 100`.execute(db),
  'a product weighing more': (db) =>
    sql`update products set peso_g = peso_g + 9000 where id = ${product}`.execute(db),
  'another banner': (db) =>
    sql`update content_versions set content = jsonb_set(content, '{titulo}', '"Outro"') where banner_id is not null`.execute(
      db,
    ),
  'another title of a showcase': (db) => sql`update showcases set titulo = titulo || '!'`.execute(db),
  'another text of a page': (db) =>
    sql`update content_versions set content = jsonb_set(content, '{nome}', '"Outro"') where page_id is not null`.execute(
      db,
    ),
  'another text of a landing page': (db) =>
    sql`update landing_pages set descricao = 'Outro texto.'`.execute(db),
  'another opinion on the shop': (db) =>
    sql`with key as (insert into store_review_keys (chave, pedido) values ('outra', '1') returning chave)
      insert into store_reviews (chave, nome, experiencia, atendimento, satisfacao, autorizacao, mensagem, aprovado)
      select chave, 'Ana', 1, 1, false, true, 'Ruim.', true from key`.execute(db),
  'another product of the list it is in': (db) =>
    sql`insert into list_items (list_id, product_id, quantidade, ordem)
      select l.id, p.id, 1, 500 + p.id from lists l cross join (
        (select ${product}::int as id) union all
        (select id from products where categoria_id <> (select categoria_id from products where id = ${product})
          and status = 'disponivel' and estoque > 0 order by popularidade, id limit 3)) p
      where l.id = (select min(id) from lists) on conflict do nothing`.execute(db),
  'another address': (db) =>
    sql`update products set slug = 'outro-endereco' where id = ${product}`.execute(db),
  'a product deleted': (db) =>
    sql`update products set ativo = false, slug = ${SLUG} where id = ${product}`.execute(db),
};

describe('a process that remembers', () => {
  it.each(Object.entries(writes))('shows %s at once, as a process that begins does', async (_, write) => {
    const before = await askWithin(store.platform, ALL());
    await write(store.db);
    const after = await ask(store.platform, ALL());
    expect(after).not.toEqual(before);
    expect(after).toEqual(await ask(anew(), ALL()));
    expect(await askWithin(store.platform, ALL())).toEqual(after);
    await sql`update products set ativo = true where id in (${product}, ${sibling})`.execute(store.db);
  });

  it('shows what comes and goes by itself, without a write', async () => {
    await sql`update products set visible_until = '2026-12-03T00:00:00Z' where id = ${sibling}`.execute(
      store.db,
    );
    await sql`insert into price_schedules (product_id, nome, preco_de, preco_por, data_inicial, data_final)
      values (${product}, 'Semana', 900000, 1, '2026-12-01T00:00:00Z', '2026-12-08T00:00:00Z')`.execute(
      store.db,
    );
    const seen = new Set<string>();
    for (const moment of [
      '2026-11-30T23:59:59.999Z',
      '2026-12-01T00:00:00Z',
      '2026-12-03T00:00:00Z',
      '2026-12-08T00:00:00Z',
    ]) {
      store.clock.now = new Date(moment);
      const now = await ask(store.platform, ALL());
      expect(now, moment).toEqual(await ask(anew(), ALL()));
      expect(await askWithin(store.platform, ALL()), moment).toEqual(now);
      seen.add(now.join('\n'));
    }
    expect(seen.size).toBe(4);
    store.clock.now = TODAY;
    expect(await ask(store.platform, ALL())).toEqual(await ask(anew(), ALL()));
  });

  it('shows nothing of a transaction that is taken back', async () => {
    const before = await ask(store.platform, ALL());
    const taken = store.db.transaction().execute(async (trx) => {
      await sql`update products set nome = 'Nunca' where id = ${product}`.execute(trx);
      throw new RangeError('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await ask(store.platform, ALL())).toEqual(before);
  });
});

describe('statements of a page', () => {
  it('are few the first time, and none but questions for changes from then on', async () => {
    const { platform, asked } = counting();
    await ask(platform, PRODUCT_PAGE());
    const first = asked();
    await ask(platform, PRODUCT_PAGE());
    const again = asked() - first;
    // An embedded database, which only this process writes to, need not be asked.
    expect(again).toBeLessThanOrEqual(store.engine === 'pglite' ? 0 : 3 * PRODUCT_PAGE().length);
    expect(first - again).toBeLessThanOrEqual(33);
  });

  it('are fewer for the next product, as products share most of what they are made of', async () => {
    const { platform, asked } = counting();
    await ask(platform, PRODUCT_PAGE());
    const first = asked();
    await ask(platform, PRODUCT_PAGE(other));
    const next = asked() - first;
    await ask(platform, PRODUCT_PAGE(other));
    const again = asked() - first - next;
    expect(next - again).toBeLessThanOrEqual(24);
  });

  it('are as many for a listing of 24 as for one of 2', async () => {
    const [few, many] = [counting(), counting()];
    await ask(few.platform, LISTING(2));
    await ask(many.platform, LISTING(24));
    expect(many.asked()).toBe(few.asked());
    expect(many.asked()).toBeLessThan(30);
  });
});

function counting(): { readonly platform: Platform; readonly asked: () => number } {
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { platform: anew(db), asked: () => statements };
}
