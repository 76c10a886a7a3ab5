/** Reminders of carts: who agreed, who is due, what was sent and what came of it. */
import { type Insertable, type Kysely, sql } from 'kysely';
import { OUTCOME_DAYS } from '#lib/domain/cart/reminder.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { CartReminderConsentsTable } from '#lib/platform/schema/reminders.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

/** What an account said last of reminders. */
export async function hasAgreed(db: Db, user: number): Promise<boolean> {
  const row = await db
    .selectFrom('cart_reminder_consents')
    .select('agreed')
    .where('user_id', '=', user)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.agreed ?? false;
}

/** Who typed it in has shown that the address of the account is theirs. */
export async function isMailProven(db: Db, user: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Said once more as it is, it is no news. */
export async function noteConsent(
  trx: Trx,
  said: Omit<Insertable<CartReminderConsentsTable>, 'id'>,
): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', said.user_id).forNoKeyUpdate().execute();
  if ((await hasAgreed(trx, said.user_id)) === said.agreed) return;
  await trx.insertInto('cart_reminder_consents').values(said).execute();
}

type Window = { readonly after: Date; readonly before: Date; readonly quietSince: Date };

/**
 * Writes down a reminder for each account that is due, and answers their ids: who agreed last, whose address is proven, whose cart
 * was last added to within the window, and who has neither ordered since nor been reminded.
 */
export async function takeDueReminders(
  trx: Trx,
  { after, before, quietSince }: Window,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      select u.id from users u
      where u.ativo and u.email_confirmed_at is not null
        and (select c.agreed from cart_reminder_consents c where c.user_id = u.id order by c.id desc limit 1)
        and (select max(i.created_at) from cart_items i where i.user_id = u.id) between ${after} and ${before}
        and not exists (select 1 from cart_reminders r where r.user_id = u.id and r.created_at > ${quietSince})
        and not exists (select 1 from orders o where (o.user_id = u.id or o.comprador ->> 'email' = u.email)
          and o.created_at >= (select max(i.created_at) from cart_items i where i.user_id = u.id))
      order by u.id limit ${most} for no key update of u skip locked)
    insert into cart_reminders (user_id, created_at) select id, ${now} from due returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function findReminder(db: Db, id: number) {
  return db
    .selectFrom('cart_reminders as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'r.created_at', 'u.email', 'u.nome_razao'])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** Its account has ordered since it was written down. */
export async function hasOrderedSince(
  db: Db,
  {
    user_id,
    email,
    created_at,
  }: { readonly user_id: number; readonly email: string; readonly created_at: Date },
): Promise<boolean> {
  const { rows } = await sql`select 1 from orders o
    where (o.user_id = ${user_id} or o.comprador ->> 'email' = ${email}) and o.created_at >= ${created_at}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The first time alone. */
export async function markOpened(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('cart_reminders')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
}

export type ReminderCounts = {
  readonly agreed: number;
  readonly sent: number;
  readonly opened: number;
  readonly orders: number;
  readonly charged: number;
};

/** Of the reminders since then. An order came of one when its account placed it within some days and it was not cancelled. */
export async function countReminders(db: Db, since: Date): Promise<ReminderCounts> {
  const { rows } = await sql<ReminderCounts>`
    select (select count(*)::int from users u where (select c.agreed from cart_reminder_consents c
        where c.user_id = u.id order by c.id desc limit 1)) as agreed,
      (select count(*)::int from cart_reminders where created_at >= ${since}) as sent,
      (select count(*)::int from cart_reminders where created_at >= ${since} and opened_at is not null) as opened,
      count(o.numero)::int as orders, coalesce(sum(o.cobrado), 0)::int as charged
    from orders o where o.status <> 'cancelado' and exists (
      select 1 from cart_reminders r join users u on u.id = r.user_id
      where r.created_at >= ${since} and (o.user_id = u.id or o.comprador ->> 'email' = u.email)
        and o.created_at > r.created_at
        and o.created_at < r.created_at + make_interval(days => ${OUTCOME_DAYS}))`.execute(db);
  return rows[0] ?? { agreed: 0, sent: 0, opened: 0, orders: 0, charged: 0 };
}
