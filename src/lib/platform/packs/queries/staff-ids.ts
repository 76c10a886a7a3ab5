/** Accounts of an empty shop make room for the ids of a pack's. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type StaffRow = { readonly id: number; readonly email: string; readonly cpf_cnpj: string };

export async function staffRows(db: Kysely<Schema>): Promise<readonly StaffRow[]> {
  return db.selectFrom('users').select(['id', 'email', 'cpf_cnpj']).orderBy('id').execute();
}

/** @param ids What each is called from now on. */
export async function renumberStaff(trx: Trx, ids: ReadonlyMap<number, number>): Promise<void> {
  // Over negative numbers, as a new id may be the old one of another account.
  for (const from of ids.keys()) await moveAccount(trx, from, -from);
  for (const [from, to] of ids) await moveAccount(trx, -from, to);
}

async function moveAccount(trx: Trx, from: number, to: number): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'users' and column_name not in ('id', 'email', 'cpf_cnpj')`.execute(
    trx,
  );
  const { rows: references } = await sql<{ of: string; name: string }>`
    select c.conrelid::regclass::text as of, a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(trx);
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const held = await trx
    .selectFrom('users')
    .select(['email', 'cpf_cnpj'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  await sql`update users set email = 'moving ' || id, cpf_cnpj = 'moving ' || id where id = ${from}`.execute(
    trx,
  );
  await sql`insert into users (id, email, cpf_cnpj, ${names})
    select ${to}, ${held.email}, ${held.cpf_cnpj}, ${names} from users where id = ${from}`.execute(trx);
  for (const { of, name } of references)
    await sql`update ${sql.table(of)} set ${sql.id(name)} = ${to} where ${sql.id(name)} = ${from}`.execute(
      trx,
    );
  await trx.deleteFrom('users').where('id', '=', from).execute();
}

/** Addresses that were there get numbers behind those of the pack. Nothing refers to them. */
export async function setAddressesAside(trx: Trx): Promise<void> {
  await sql`update addresses set id = -id`.execute(trx);
}

export async function bringAddressesBack(trx: Trx): Promise<void> {
  await sql`update addresses set id = (select coalesce(max(a.id), 0) from addresses a) - id where id < 0`.execute(
    trx,
  );
}
