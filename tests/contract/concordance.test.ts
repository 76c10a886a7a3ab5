/** What the words in memory say of searches, against what the database says. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productIds } from '#lib/platform/catalogue/queries/entries.ts';
import { type Concordance, saying } from '#lib/platform/catalogue/search/concordance.ts';
import { collectTexts, replaced } from '#lib/platform/catalogue/search/concordance-of.ts';
import { idsIn } from '#lib/platform/catalogue/search/id-set.ts';
import { textsOf } from '#lib/platform/catalogue/search/texts.ts';
import type { InPieces } from '#lib/platform/kernel/event-loop-yield.ts';
import { JUDGED } from '../search/judged.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

/** Without giving way between the pieces. */
function atOnce<T>(work: InPieces<T>): T {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

/** Read in steps, as a process that begins does. */
async function whole(): Promise<Concordance> {
  const texts = collectTexts();
  for (let ids = await productIds(store.db, 0, 60); ids.length > 0; ) {
    texts.add(await textsOf(store.db, ids));
    ids = await productIds(store.db, ids.at(-1) ?? 0, 60);
  }
  return atOnce(texts.concordance());
}

/** The tsquery of a phrase, and who has it in its name or values, and anywhere. */
async function asked(phrases: readonly string[]) {
  const { rows } = await sql<{ query: string; called: number[]; described: number[] }>`
    with asked as (select search_query(array[phrase]) as query from unnest(${phrases}::text[]) phrase)
    select query::text as query,
      array(select product_id from search_documents where main @@ query order by 1) as called,
      array(select product_id from search_details where whole @@ query order by 1) as described
    from asked where query <> ''::tsquery`.execute(store.db);
  return rows;
}

describe('the concordance', () => {
  it('finds what the database finds, for words, phrases and their beginnings', async () => {
    const words = JUDGED.flatMap(({ busca }) => [busca, ...busca.split(' ')]);
    const phrases = new Set(words.flatMap((text) => [text, `${text}*`, `${text.slice(0, 2)}*`]));
    for (const text of ['2 m', '100 m', 'cabo de rede', 'display port', 'usb c', 'mini e micro', 'hdmi 2.1'])
      phrases.add(text);
    const answers = await asked([...phrases]);
    expect(
      answers.filter(({ query, called }) => query.includes('<') && called.length > 0).length,
    ).toBeGreaterThan(10);
    const concordance = await whole();
    for (const { query, called, described } of answers) {
      expect(idsIn(saying(concordance, query, 'called')), query).toEqual(called);
      expect(idsIn(saying(concordance, query, 'described')), query).toEqual(described);
    }
  });

  it('finds any of several phrases', async () => {
    const { rows } = await sql<{ query: string; found: number[] }>`
      select query::text as query, array(select product_id from search_documents where main @@ query order by 1) as found
      from (select search_query(array['display port', 'rj45', 'tosl*']) as query) asked`.execute(store.db);
    const [{ query, found } = { query: '', found: [] }] = rows;
    expect(found.length).toBeGreaterThan(5);
    expect(idsIn(saying(await whole(), query, 'called'))).toEqual(found);
  });

  it('reads every query the database makes of what visitors type', async () => {
    const concordance = await whole();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 20 }),
        async (texts) => {
          const storable = texts.filter((text) => !text.includes('\0'));
          for (const { query, described } of await asked([
            ...storable,
            ...storable.map((text) => `a.1 ${text}*`),
          ]))
            expect(idsIn(saying(concordance, query, 'described')), query).toEqual(described);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('with texts replaced is what reading all of them anew gives', async () => {
    const before = await whole();
    const wordsOf = await productIds(store.db, 20, 3);
    const [first = 0, second = 0, third = 0] = wordsOf;
    const told = await toldOfWords(async () => {
      await sql`update products set nome = 'Zibrolux de cabo cabo' where id = any(${[first, second]}::int[])`.execute(
        store.db,
      );
      await sql`delete from search_documents where product_id = ${third}`.execute(store.db);
      await sql`delete from search_details where product_id = ${third}`.execute(store.db);
    });
    expect(told).toEqual(wordsOf.map((id) => `words:${id}`).sort());
    expect(atOnce(replaced(before, wordsOf, await textsOf(store.db, wordsOf)))).toEqual(await whole());
    await sql`select search_refresh(array[${third}::int])`.execute(store.db);
    expect(atOnce(replaced(before, wordsOf, await textsOf(store.db, wordsOf)))).toEqual(await whole());
  });

  it('of nothing says nothing, and takes its first text', async () => {
    const nothing = atOnce(collectTexts().concordance());
    expect(idsIn(saying(nothing, "'hdmi' | 'a' <-> 'b'", 'described'))).toEqual([]);
    const ids = await productIds(store.db, 0, 500);
    expect(atOnce(replaced(nothing, ids, await textsOf(store.db, ids)))).toEqual(await whole());
  });
});

describe('the feed of changes', () => {
  it('tells of a load of words as of all', async () => {
    const told = await toldOfWords(() =>
      store.db.transaction().execute(async (trx) => {
        await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
        await sql`insert into products (slug, sku, ean, mpn, nome, marca_id, categoria_id, status, preco_de, preco_por,
          estoque, descricao_curta, descricao_longa, altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses, popularidade, created_at)
        select slug || '-' || n, sku || '-' || n, '', mpn, nome, marca_id, categoria_id, 'disponivel', 0, 14, 1, '', '',
          altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses, 1, created_at
        from products cross join generate_series(1, 801) n where id = 1`.execute(trx);
        await sql`select search_refresh(null)`.execute(trx);
      }),
    );
    expect(told).toContain('words:*');
  });

  it('tells of synonyms by themselves', async () => {
    const synonym = { term: 'zibro', meaning: 'hdmi' };
    expect(await toldOfWords(() => store.db.insertInto('search_synonyms').values(synonym).execute())).toEqual(
      ['synonyms'],
    );
  });

  it('says nothing of words when stock changes', async () => {
    const sold = sql`update products set estoque = estoque + 1 where id = 1`;
    expect(await toldOfWords(() => sold.execute(store.db))).toEqual([]);
  });
});

/** What the feed tells of words and synonyms while the work runs, by name. */
async function toldOfWords(work: () => Promise<unknown>): Promise<readonly string[]> {
  // The first look tells of everything.
  await store.changes.caughtUp();
  const keys = new Set<string>();
  const end = store.changes.subscribe((change) => {
    for (const key of change.keys) if (/^(words|synonyms)\b/.test(key)) keys.add(key);
  });
  await work();
  await store.changes.caughtUp();
  end();
  return [...keys].sort();
}
