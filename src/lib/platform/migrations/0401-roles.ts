/** Roles by area, beside content (`marketing`), quotes (`vendedor`) and everything (`administrador`), which go on as they are. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column catalogo boolean not null default false,
    add column pedidos boolean not null default false,
    add column clientes boolean not null default false,
    add column configuracoes boolean not null default false,
    add column equipe boolean not null default false`.execute(db);
}
