/** The products a search finds, as a statement of `product_id` and `relevance`. */
import { type RawBuilder, sql } from 'kysely';
import { meets, relevance } from './match.ts';
import type { SearchPlan } from './plan.ts';

export function searchSource({ code, demands }: SearchPlan): RawBuilder<unknown> {
  return code === ''
    ? sql`select sd.product_id, ${relevance(demands)} as relevance
        from search_documents sd join products p on p.id = sd.product_id where ${meets(demands)}`
    : sql`select product_id, max(case when code = ${code} then 2 else 1 end) as relevance
        from search_codes where code like ${`${code}%`} group by product_id`;
}
