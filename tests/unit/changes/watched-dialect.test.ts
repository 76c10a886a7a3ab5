import { describe, expect, it } from 'vitest';
import { mayShow } from '#lib/platform/kernel/changes/watched-dialect.ts';

describe('a statement', () => {
  it.each([
    'insert into "products" ("id") values ($1)',
    'update "settings" set "valor" = $1',
    '\n  delete from product_media where id = 1',
    'with gone as (delete from products returning id) select id from gone',
    'with own as (select 1) update products set estoque = 0',
    'truncate products',
    '  SELECT search_refresh(array[1])',
    'merge into products using x on true when matched then delete',
  ])('may have written what pages show: %s', (statement) => {
    expect(mayShow(statement)).toBe(true);
  });

  it.each([
    'select * from products',
    'with page as (select id from products) select updated_at from page',
    'insert into "cart_items" ("id") values ($1)',
    'update "sessions" set "seen_at" = $1 where "id" = $2',
    'delete from throttles',
    'begin',
    'rollback',
  ])('did not: %s', (statement) => {
    expect(mayShow(statement)).toBe(false);
  });
});
