import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type CategoryRow = {
  readonly id: number;
  readonly pai_id: number | null;
  readonly nivel: number;
  readonly slug: string;
  /** Path of the page. */
  readonly caminho: string;
  readonly nome: string;
};

export type PicturedCategory = CategoryRow & {
  /** As visitors see it and as it was sent, '' for none. */
  readonly imagem: string;
  readonly imagem_original: string;
};

/** What the page of a category has besides. */
type CategoryTexts = {
  readonly descricao: string;
  readonly descricao_longa: string;
  readonly banner: string;
  readonly banner_original: string;
  readonly banner_alt: string;
  readonly seo_titulo: string;
  readonly seo_descricao: string;
};

export type CategoryFamily = {
  readonly atual: PicturedCategory & CategoryTexts;
  /** From the first level down to the parent. */
  readonly anteriores: readonly PicturedCategory[];
  /** Of the same parent, without itself. */
  readonly irmas: readonly PicturedCategory[];
  readonly filhas: readonly PicturedCategory[];
};

const COLUMNS = ['c.id', 'c.pai_id', 'c.nivel', 'c.slug', 'c.caminho', 'c.nome'] as const;
const TEXTS = [
  ...(['descricao', 'descricao_longa', 'banner', 'banner_original', 'banner_alt'] as const),
  ...(['seo_titulo', 'seo_descricao'] as const),
] as const;

/** A category and everything one step around it; undefined when it or one above it is not shown. */
export async function categoryFamily(
  db: Kysely<Schema>,
  caminho: string,
): Promise<CategoryFamily | undefined> {
  const wanted = sql<{ id: number; pai_id: number | null }>`
    (select id, pai_id from categories where caminho = ${caminho})`.as('wanted');
  const rows = await db
    .selectFrom('categories as c')
    .innerJoin(wanted, (join) => join.onTrue())
    .where('c.ativo', '=', true)
    .where((eb) =>
      eb.or([
        eb('c.caminho', 'in', ancestry(caminho)),
        eb('c.pai_id', '=', eb.ref('wanted.id')),
        sql<boolean>`c.pai_id is not distinct from wanted.pai_id`,
      ]),
    )
    .select([
      ...COLUMNS,
      'c.imagem',
      'c.imagem_original',
      // Only the page's own texts are read; those of a big family would be most of the answer.
      ...TEXTS.map((name) =>
        sql<string>`case when c.id = wanted.id then ${sql.ref(`c.${name}`)} else '' end`.as(name),
      ),
    ])
    .orderBy('c.ordem')
    .orderBy('c.id')
    .execute();
  const atual = rows.find((row) => row.caminho === caminho);
  if (!atual) return undefined;
  const above = ancestry(caminho).slice(0, -1);
  const anteriores = above.flatMap((path) => rows.filter((row) => row.caminho === path));
  if (anteriores.length < above.length) return undefined;
  return {
    atual,
    anteriores,
    irmas: rows.filter((row) => row.pai_id === atual.pai_id && row.id !== atual.id),
    filhas: rows.filter((row) => row.pai_id === atual.id),
  };
}

/** A category with those above it, from the first level down; [] when there is none. */
export async function categoryLine(db: Kysely<Schema>, id: number): Promise<readonly CategoryRow[]> {
  return db
    .selectFrom('categories as c')
    .innerJoin('categories as leaf', (join) => join.on('leaf.id', '=', id))
    .where(sql<boolean>`(leaf.caminho = c.caminho or starts_with(leaf.caminho, c.caminho || '/'))`)
    .select(COLUMNS)
    .orderBy('c.nivel')
    .orderBy('c.id')
    .execute();
}

/** `/a/b` is `['/a', '/a/b']`. */
export function ancestry(caminho: string): readonly string[] {
  const steps = caminho.split('/').slice(1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

/** Paths of the first `count` categories of the first level, in the order they are shown. */
export async function upperCategories(db: Kysely<Schema>, count: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('categories')
    .select('caminho')
    .where('ativo', '=', true)
    .where('nivel', '=', 1)
    .orderBy('ordem')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ caminho }) => caminho);
}
