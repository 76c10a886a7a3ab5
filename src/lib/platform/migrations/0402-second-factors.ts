/**
 * A second factor of the shop's own people: the codes of an app beside the password, and recovery codes, each good once.
 * `last_step` is the 30 seconds of the code that was used last: none counts twice. A session keeps when it was given.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table second_factors (
    user_id integer primary key references users (id) on delete cascade,
    secret text not null,
    last_step integer not null default 0,
    created_at timestamptz not null,
    confirmed_at timestamptz
  )`.execute(db);
  await sql`create table recovery_codes (
    user_id integer not null references second_factors (user_id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`.execute(db);
  await sql`create table staff_rules (
    id integer primary key default 1 check (id = 1),
    factor_demanded boolean not null default false
  )`.execute(db);
  await sql`insert into staff_rules default values`.execute(db);
  await sql`alter table sessions add column factor_at timestamptz`.execute(db);
}
