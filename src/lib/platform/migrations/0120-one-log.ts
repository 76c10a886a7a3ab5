/** The log before the one of changes (migrations 0009, 0014, 0029, 0032) goes, with the triggers and functions that wrote it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`do $$
    declare
      own regprocedure;
    begin
      for own in select oid::regprocedure from pg_proc where pronamespace = current_schema()::regnamespace
        and prorettype = 'trigger'::regtype and prosrc like '%insert into catalogue_changes%'
      loop
        execute format('drop function %s cascade', own);
      end loop;
    end $$`.execute(db);
  await sql`drop table catalogue_changes`.execute(db);
}
