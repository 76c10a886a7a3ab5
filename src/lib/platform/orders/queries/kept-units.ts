/** What of an order its buyer still has. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Whether there are units of it that no return is about: none that goes on, and none for which money went back. */
export async function hasKeptUnits(db: Kysely<Schema>, numero: number): Promise<boolean> {
  const { rows } = await sql<{ readonly kept: boolean }>`select exists (
    select from order_lines l where l.numero = ${numero} and l.quantidade > coalesce((
      select sum(case when r.desfecho in ('dinheiro', 'por-fora') then i.recebida
          when r.status in ('concluida', 'recusada', 'cancelada') then 0 else i.quantidade end)
      from return_items i join returns r on r.id = i.return_id
      where r.numero = l.numero and i.linha = l.ordem), 0)) as kept`.execute(db);
  return rows[0]?.kept ?? false;
}
