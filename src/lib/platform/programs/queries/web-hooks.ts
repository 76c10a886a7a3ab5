/** Web hooks, and the events that become their deliveries. */
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { WebHooksTable } from '#lib/platform/schema/programs.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type HookRow = Selectable<WebHooksTable>;

const COLUMNS = [
  ...(['id', 'nome', 'url', 'tipos', 'segredo', 'segredo_anterior', 'anterior_ate', 'ativo'] as const),
  ...(['desligado_em', 'posicao', 'falhas', 'falha_desde', 'pausa_ate', 'revisao', 'author'] as const),
  'created_at',
] as const;

/** The newest first. */
export async function listHooks(db: Kysely<Schema>): Promise<readonly HookRow[]> {
  return db.selectFrom('web_hooks').select(COLUMNS).orderBy('id', 'desc').execute();
}

export async function findHook(db: Kysely<Schema>, id: number): Promise<HookRow | undefined> {
  return db.selectFrom('web_hooks').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** For this transaction alone. */
export async function lockHook(trx: Trx, id: number): Promise<HookRow | undefined> {
  return trx.selectFrom('web_hooks').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How many there are. Others that ask wait until this transaction ends. */
export async function countHooks(trx: Trx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('vitrine web hooks'))`.execute(trx);
  return (await trx.selectFrom('web_hooks').select('id').execute()).length;
}

/** It is sent what happens from now on. */
export async function insertHook(
  trx: Trx,
  hook: Omit<Insertable<WebHooksTable>, 'posicao'>,
): Promise<HookRow> {
  return trx
    .insertInto('web_hooks')
    .values({ ...hook, posicao: sql<number>`(select coalesce(max(posicao), 0) from program_events)` })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function updateHook(trx: Trx, id: number, change: Updateable<WebHooksTable>): Promise<void> {
  await trx.updateTable('web_hooks').set(change).where('id', '=', id).execute();
}

export async function deleteHook(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('web_hooks').where('id', '=', id).execute();
}

/** Those that are on, with their place in the events and whether anything of them is due. */
export async function hooksAtWork(
  db: Kysely<Schema>,
  now: Date,
): Promise<readonly { readonly id: number; readonly rests: boolean }[]> {
  const { rows } = await sql<{ id: number; rests: boolean }>`
    select h.id, coalesce(h.pausa_ate > ${now}, false) as rests
    from web_hooks h where h.ativo order by h.id`.execute(db);
  return rows;
}

/**
 * Makes deliveries of the events behind a web hook's place, and moves it on, in one statement. Of two processes the second waits for
 * the row, and finds nothing left.
 * @returns Whether there may be more.
 */
export async function queueEvents(trx: Trx, id: number, most: number, now: Date): Promise<boolean> {
  const hook = await lockHook(trx, id);
  if (!hook?.ativo) return false;
  const { rows } = await sql<{ posicao: number }>`
    with behind as (
      select e.id, e.posicao, e.tipo, e.dados, e.created_at from program_events e
      where e.posicao > ${hook.posicao} order by e.posicao limit ${most}
    ), made as (
      insert into web_hook_deliveries (hook_id, evento, tipo, corpo, proxima, created_at)
      select ${id}::int, 'evt_' || b.id, b.tipo,
        json_build_object('type', b.tipo, 'timestamp', to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'sequence', b.posicao, 'data', b.dados)::text,
        ${now}::timestamptz, ${now}::timestamptz
      from behind b where ${JSON.stringify(hook.tipos)}::jsonb = '[]' or ${JSON.stringify(hook.tipos)}::jsonb ? b.tipo
      order by b.posicao on conflict (hook_id, evento) do nothing
    )
    select posicao from behind order by posicao desc`.execute(trx);
  const [last] = rows;
  if (last) await updateHook(trx, id, { posicao: last.posicao });
  return rows.length === most;
}
