/** What an order costs by the way to pay that holds, and how many charges its buyer may begin. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    add column cobrado integer not null default 0,
    add column tentativas integer not null default 5`.execute(db);
  await sql`update orders set cobrado = case when pagamento in ('pix', 'boleto') then vista else valor end`.execute(
    db,
  );
  await sql`update orders o set cobrado = c.applied_valor, pagamento = c.forma from charges c
    where c.numero = o.numero and c.applied_at is not null`.execute(db);
  // Charges that were begun before there was a bound do not count against it.
  await sql`update orders o set tentativas = 5 + n.begun from (select numero, count(*)::int as begun from charges
    group by numero) n where n.numero = o.numero and o.status = 'recebido'`.execute(db);
}
