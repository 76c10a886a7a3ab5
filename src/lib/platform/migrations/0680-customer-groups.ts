/**
 * Groups of customers: what their members pay less, and how many days a company among them has to pay. The groups of companies
 * that pay by invoice were the first of them, and their approvals the first members.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_groups rename to customer_groups`.execute(db);
  await sql`alter index invoice_groups_nome rename to customer_groups_nome`.execute(db);
  await sql`alter table customer_groups alter column dias drop not null`.execute(db);
  await sql`alter table customer_groups
    add column desconto integer not null default 0 check (desconto between 0 and 90)`.execute(db);
  await sql`alter table invoice_approvals rename to group_members`.execute(db);
  await sql`alter index invoice_approvals_group rename to group_members_group`.execute(db);
  // For processes of the version before, which serve until each has been replaced.
  await sql`create view invoice_groups as
    select id, nome, dias from customer_groups where dias is not null`.execute(db);
  await sql`create view invoice_approvals as
    select user_id, grupo_id, author, created_at from group_members
    where grupo_id in (select id from customer_groups where dias is not null)`.execute(db);
}
