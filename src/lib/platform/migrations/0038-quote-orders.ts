/** The order that a quote was bought with: it holds its price for one. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  // `chosen_at`: when its buyer put it into the cart, to buy it whatever the shop asks.
  sql`alter table quotes
    add column pedido integer references orders (numero) on delete set null,
    add column chosen_at timestamptz`,
  // Those that orders were made with before this was kept: the first one stands.
  sql`update quotes q set pedido = used.numero
    from (
      select w.id, min(o.numero) as numero from quotes w
      join orders o on o.user_id = w.user_id and o.cancelled_at is null
        and o.promocoes @> jsonb_build_array(jsonb_build_object('nome', 'Preço do orçamento ' || w.id))
      group by w.id
    ) used
    where used.id = q.id`,
  sql`create unique index quotes_pedido on quotes (pedido) where pedido is not null`,
];
