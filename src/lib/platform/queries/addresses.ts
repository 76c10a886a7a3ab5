/** What stands at an address. Cheaper than reading the page: `url/verify` asks before every page. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { ancestry } from './categories.ts';
import { isVisible } from './visible.ts';

/** Of a product and a category with the same address the category is the page. */
export async function catalogueAt(
  db: Kysely<Schema>,
  path: string,
  now: Date,
): Promise<'category' | 'product' | undefined> {
  const line = ancestry(path);
  const { rows } = await sql<{ category: boolean; product: boolean }>`select
    (select count(*) from categories where ativo and caminho = any(${line}::text[])) = ${line.length} as category,
    exists (select 1 from products p where p.slug = ${path.slice(1)}
      and ${isVisible(now)}) as product`.execute(db);
  const [found] = rows;
  if (found?.category) return 'category';
  return found?.product ? 'product' : undefined;
}
