/** Freight: what room counts as weight, loads too light for a service, and which services may be free. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table shipping_services add column frete_gratis boolean not null default true`,
  sql`alter table shipping_services add column divisor_cubico integer not null default 6000 check (divisor_cubico > 0)`,
  sql`alter table shipping_rates add column peso_minimo_g integer not null default 0`,
  sql`alter table shipping_rates add constraint shipping_rates_weights
    check (peso_minimo_g >= 0 and peso_minimo_g <= peso_maximo_g)`,
];
