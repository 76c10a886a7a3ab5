/** Opinions on products, lists and the shop, and questions: what is written, and what of it is approved. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { ReviewRow } from '#lib/platform/catalogue/queries/reviews.ts';
import { isVisible } from '#lib/platform/offers/queries/visible.ts';
import type {
  AnswersTable,
  QuestionsTable,
  ReviewsTable,
  StoreReviewKeysTable,
  StoreReviewsTable,
} from '#lib/platform/schema/opinions.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;
type Page = { readonly offset: number; readonly limit: number };

export type ReviewChoice = Page & {
  readonly order: 'asc' | 'desc';
  /** Undefined asks for any. */
  readonly idProduto: number | undefined;
  readonly idCategoria: number | undefined;
  readonly nota: number | undefined;
};

export type ListedReview = ReviewRow & { readonly product_id: number; readonly produto: string };
/** How many gave a mark, the best mark first. */
export type Marks = readonly { readonly nota: number; readonly quantidade: number }[];
/** Of everything chosen, whatever the page. */
export type Summary = { readonly media: number; readonly quantidade: number };

/** Approved opinions on products that can be seen. */
export async function listReviews(
  db: Db,
  { order, offset, limit, idProduto, idCategoria, nota }: ReviewChoice,
  now: Date,
): Promise<{ readonly rows: readonly ListedReview[]; readonly notas: Marks } & Summary> {
  let chosen = db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .where('r.aprovado', '=', true)
    .where(isVisible(now));
  if (idProduto !== undefined) chosen = chosen.where('r.product_id', '=', idProduto);
  if (nota !== undefined) chosen = chosen.where('r.nota', '=', nota);
  if (idCategoria !== undefined) {
    chosen = chosen.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_categories as pc')
          .select('pc.product_id')
          .whereRef('pc.product_id', '=', 'p.id')
          .where('pc.categoria_id', '=', idCategoria),
      ),
    );
  }
  const notas = await chosen
    .select(['r.nota', sql<number>`count(*)::int`.as('quantidade')])
    .groupBy('r.nota')
    .orderBy('r.nota', 'desc')
    .execute();
  const rows = await chosen
    .select(['r.id', 'r.nome', 'r.nota', 'r.comentario', 'r.recomenda', 'r.anexos', 'r.created_at'])
    .select(['p.id as product_id', 'p.nome as produto'])
    .orderBy('r.created_at', order)
    .orderBy('r.id', order)
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, notas, ...summaryOf(notas) };
}

export async function insertReview(db: Db, review: Insertable<ReviewsTable>): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
}

export type StoreReviewRow = {
  readonly id: number;
  readonly nome: string;
  readonly experiencia: number;
  readonly atendimento: number;
  readonly satisfacao: boolean;
  readonly mensagem: string;
  readonly created_at: Date;
};

/** Approved opinions on the shop whose writers agreed to be shown, newest first; the average is of both grades. */
export async function listStoreReviews(
  db: Db,
  { offset, limit }: Page,
): Promise<{ readonly rows: readonly StoreReviewRow[] } & Summary> {
  const shown = db.selectFrom('store_reviews').where('aprovado', '=', true).where('autorizacao', '=', true);
  const summary = await shown
    .select([
      sql<number>`coalesce(round(avg((experiencia + atendimento) / 2.0), 2), 0)::float8`.as('media'),
      sql<number>`count(*)::int`.as('quantidade'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await shown
    .select(['id', 'nome', 'experiencia', 'atendimento', 'satisfacao', 'mensagem', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, ...summary };
}

/** A key that is there already stays as it is. */
export async function putReviewKey(db: Db, key: Insertable<StoreReviewKeysTable>): Promise<void> {
  await db
    .insertInto('store_review_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .execute();
}

/** Undefined for a key nobody was given. */
export async function isKeyUnused(db: Db, chave: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('store_review_keys')
    .select('used_at')
    .where('chave', '=', chave)
    .executeTakeFirst();
  return row && row.used_at === null;
}

/** @returns False when the key was used before: of two at once one comes through. */
export async function useKey(db: Db, chave: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('store_review_keys')
    .set({ used_at: now })
    .where('chave', '=', chave)
    .where('used_at', 'is', null)
    .returning('chave')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who bought what a key was given for; undefined for a key of no order. */
export async function buyerOfKey(db: Db, chave: string): Promise<string | undefined> {
  const { rows } = await sql<{ nome: string }>`
    select o.comprador->>'nome' as nome from store_review_keys k
    join orders o on o.numero::text = k.pedido where k.chave = ${chave}`.execute(db);
  return rows[0]?.nome;
}

export async function insertStoreReview(db: Db, review: Insertable<StoreReviewsTable>): Promise<void> {
  await db.insertInto('store_reviews').values(review).execute();
}

export async function insertQuestion(db: Db, question: Insertable<QuestionsTable>): Promise<void> {
  await db.insertInto('questions').values(question).execute();
}

export async function insertAnswer(db: Db, answer: Insertable<AnswersTable>): Promise<void> {
  await db.insertInto('answers').values(answer).execute();
}

/** Only what is shown can be answered. */
export async function isShownQuestion(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('questions')
    .select('id')
    .where('id', '=', id)
    .where('aprovado', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether what an opinion or a question is about is there to be seen. */
export async function isShown(
  db: Db,
  kind: 'produto' | 'categoria' | 'marca' | 'landingPage' | 'lista',
  id: number,
  now: Date,
): Promise<boolean> {
  if (kind === 'produto') {
    const product = await db
      .selectFrom('products as p')
      .select('p.id')
      .where('p.id', '=', id)
      .where(isVisible(now))
      .executeTakeFirst();
    return product !== undefined;
  }
  const row = await db
    .selectFrom(TABLES[kind])
    .select('id')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

const TABLES = {
  categoria: 'categories',
  marca: 'brands',
  landingPage: 'landing_pages',
  lista: 'lists',
} as const;

/** The average with two decimals, 0 of nothing. */
function summaryOf(notas: Marks): Summary {
  const quantidade = notas.reduce((sum, mark) => sum + mark.quantidade, 0);
  const total = notas.reduce((sum, mark) => sum + mark.nota * mark.quantidade, 0);
  return { media: quantidade > 0 ? Number((total / quantidade).toFixed(2)) : 0, quantidade };
}
