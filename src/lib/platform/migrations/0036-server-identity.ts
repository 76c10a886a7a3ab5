/**
 * Which server answers (server-watch.ts): when it was started, and, where its people may ask, which cluster it is and on
 * which timeline. Some hosts of PostgreSQL forbid or lack what tells the last two.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function server_identity() returns text language plpgsql as $$
    declare
      started text := extract(epoch from pg_postmaster_start_time())::text;
    begin
      return concat_ws(' ', started, (select system_identifier from pg_control_system()),
        case when pg_is_in_recovery() then 'standby' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end);
    exception when others then
      return started;
    end $$`.execute(db);
}
