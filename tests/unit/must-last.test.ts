import { expect, it } from 'vitest';
import { mustLast } from '#lib/platform/kernel/database/durable-dialect.ts';

it.each([
  ['insert into "orders" ("id") values ($1)', true],
  ['update "charges" set "state" = $1', true],
  ['with a as (insert into "cart_items" values (1)) select 1', true],
  ['delete from "sessions" where "user_id" = $1', true],
  ['create table a (b integer)', true],
  ['select search_refresh_product($1)', true],
  ['insert into "cart_items" ("id") values ($1)', false],
  ['delete from cart_items where id = $1', false],
  ['update "sessions" set "cep" = $1', false],
  ['select * from "orders"', false],
  ['commit', false],
])('knows whether what is written must last: %s', (statement, must) => {
  expect(mustLast(statement)).toBe(must);
});
