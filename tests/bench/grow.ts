/**
 * Fills a seeded shop with products in a believable distribution: copies of the demo's products, spread unevenly over
 * new categories and brands, with other lengths, prices, stock and popularity. The demo's own categories keep their
 * products, so that a category of equal size can be compared. Deterministic.
 */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Products of the demo store. */
const DEMO = 218;
const BRANDS = 300;
/** Three levels: roots, each with twenty below it, each with five. */
const ROOTS = 8;
const GROUPS = 20;
const LEAVES = 5;
/** Products copied by one statement. */
const STEP = 5000;

export async function grow(
  db: Kysely<Schema>,
  target: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const { present } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<string>().as('present'))
    .executeTakeFirstOrThrow();
  let done = Number(present);
  if (done === DEMO && target > DEMO) {
    await alignIds(db);
    await brandsAndCategories(db);
  }
  while (done < target) {
    const next = Math.min(target, done + STEP);
    const first = done + 1;
    await db.transaction().execute(async (trx) => {
      await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
      await copyProducts(trx, first, next);
    });
    done = next;
    onProgress(done);
  }
  if (Number(present) < target) await sql`select search_refresh(null)`.execute(db);
  await sql`analyze`.execute(db);
}

/** The seed names its ids: what is inserted without one has to begin after them. */
async function alignIds(db: Kysely<Schema>): Promise<void> {
  for (const table of ['products', 'categories', 'brands', 'product_variants', 'product_media']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}

async function brandsAndCategories(db: Kysely<Schema>): Promise<void> {
  await sql`insert into brands (slug, nome, descricao, ordem)
    select 'marca-' || n, 'Marca ' || n, '', 100 + n from generate_series(1, ${BRANDS}::int) n`.execute(db);
  await sql`insert into categories (pai_id, nivel, slug, caminho, nome, descricao, descricao_longa, ordem)
    select null, 1, 'setor-' || n, '/setor-' || n, 'Setor ' || n, '', '', 100 + n
    from generate_series(1, ${ROOTS}::int) n`.execute(db);
  for (const [nivel, name, count] of [
    [2, 'grupo', GROUPS],
    [3, 'linha', LEAVES],
  ] as const) {
    await sql`insert into categories (pai_id, nivel, slug, caminho, nome, descricao, descricao_longa, ordem)
      select c.id, ${nivel}::int, ${name}::text || '-' || n, c.caminho || '/' || ${name}::text || '-' || n,
        ${name}::text || ' ' || n, '', '', n
      from categories c cross join generate_series(1, ${count}::int) n
      where c.nivel = ${nivel - 1} and c.caminho like '/setor-%'`.execute(db);
  }
}

/** A number from 0 to 1 for a product and a purpose, always the same. */
function chance(id: ReturnType<typeof sql>, purpose: string) {
  return sql`((hashtextextended(${purpose}::text || ${id}, 0) & 1048575) / 1048576.0)`;
}

async function copyProducts(db: Kysely<Schema>, from: number, to: number): Promise<void> {
  const id = sql`n::text`;
  // Squared: a few brands and categories hold most products.
  await sql`create temp table copies as
    select n as id, 1 + (n % ${DEMO}) as original,
      (select id from brands where slug = 'marca-' || (1 + floor(power(${chance(id, 'b')}, 2) * ${BRANDS}))::int) as marca_id,
      (1 + floor(power(${chance(id, 'c')}, 2) * ${ROOTS * GROUPS * LEAVES}))::int as place
    from generate_series(${from}::int, ${to}::int) n`.execute(db);
  await sql`create temp table leaves as
    select id, pai_id, (row_number() over (order by id))::int as place from categories
    where nivel = 3 and caminho like '/setor-%'`.execute(db);
  await sql`insert into products (id, slug, sku, ean, mpn, nome, marca_id, categoria_id, status, preco_de, preco_por,
      estoque, descricao_curta, descricao_longa, altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses,
      popularidade, vendas, created_at)
    select c.id, p.slug || '-' || c.id, p.sku || '-' || c.id, '', p.mpn || c.id, p.nome || ' ' || c.id, c.marca_id,
      l.id, p.status, case when p.preco_de = 0 then 0 else (p.preco_de * f.price)::int end, (p.preco_por * f.price)::int,
      (p.estoque * ${chance(sql`c.id::text`, 's')} * 2)::int, p.descricao_curta, '', p.altura_mm, p.largura_mm,
      p.comprimento_mm, p.peso_g, p.garantia_meses, (1000 * power(${chance(sql`c.id::text`, 'p')}, 3))::int, 0,
      p.created_at - make_interval(days => (c.id % 900))
    from copies c join products p on p.id = c.original join leaves l on l.place = c.place
    cross join lateral (select 0.5 + ${chance(sql`c.id::text`, 'v')} * 1.5 as price) f`.execute(db);
  await sql`insert into product_categories (product_id, categoria_id)
    select c.id, step.id from copies c join leaves l on l.place = c.place
    join categories parent on parent.id = l.pai_id
    cross join lateral (values (l.id), (parent.id), (parent.pai_id)) step(id)`.execute(db);
  // The length is another one of the lengths there are; everything else is the original's.
  await sql`insert into product_characteristics (product_id, value_id, ordem)
    select c.id, case when cv.characteristic_id = lengths.characteristic_id
        then lengths.ids[1 + floor(${chance(sql`c.id::text`, 'l')} * cardinality(lengths.ids))::int] else pc.value_id end,
      pc.ordem
    from copies c join product_characteristics pc on pc.product_id = c.original
    join characteristic_values cv on cv.id = pc.value_id
    cross join (select ch.id as characteristic_id, array_agg(v.id order by v.id) as ids
      from characteristics ch join characteristic_values v on v.characteristic_id = ch.id
      where ch.codigo = 'comprimento' group by ch.id) lengths
    on conflict do nothing`.execute(db);
  await sql`insert into product_variants (product_id, valor_id, sku, ean, preco_de, preco_por, estoque, ordem)
    select c.id, v.valor_id, v.sku || '-' || c.id, '', v.preco_de, v.preco_por, v.estoque, v.ordem
    from copies c join product_variants v on v.product_id = c.original`.execute(db);
  await sql`insert into product_seals (product_id, seal_id)
    select c.id, s.seal_id from copies c join product_seals s on s.product_id = c.original`.execute(db);
  await sql`insert into product_media (product_id, tipo, label, descricao, arquivo, ordem)
    select c.id, m.tipo, m.label, m.descricao, m.arquivo, m.ordem
    from copies c join product_media m on m.product_id = c.original and m.tipo = 'imagem' and m.ordem <= 2`.execute(
    db,
  );
  await sql`drop table copies, leaves`.execute(db);
}
