/** What orders retain about guests and about buyers whose account is deleted (decision 018). */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Years a sale stays written, from the first day of the year after it (CTN, art. 173, I). */
const FISCAL_YEARS = 5;
const DAY = 24 * 3_600_000;
/** Days a guest can still be reached about an order: of one that came to nothing, and of one that was delivered. */
const GUEST_DAYS = { cancelled: 90, delivered: 365 };

/** Takes out of the orders of deleted accounts and of guests what no law asks for any more. Does nothing where that was done. */
export async function forgetBuyers(db: Kysely<Schema>, now: Date): Promise<void> {
  const kept = new Date(Date.UTC(now.getUTCFullYear() - FISCAL_YEARS, 0, 1));
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  // Nothing was sold, or its term is over.
  await sql`update orders set observacao = '', pedido_compra = '', solicitante = '', aprovador = '',
      comprador = jsonb_build_object('nome', '', 'pessoa', comprador -> 'pessoa', 'documento', '',
        'inscricaoEstadual', '', 'email', '', 'telefone', ''),
      endereco = endereco || '{"cep":"","logradouro":"","numero":"","complemento":"","bairro":""}'
    where user_id is null and comprador ->> 'nome' <> '' and (created_at < ${kept} or (status = 'cancelado'
      and (not convidado or cancelled_at < ${daysAgo(GUEST_DAYS.cancelled)})))`.execute(db);
  // The invoice names buyer and address, not how to reach them; before the delivery the shop has to.
  await sql`update orders set observacao = '', pedido_compra = '', solicitante = '', aprovador = '', comprador = comprador || '{"email":"","telefone":""}'
    where user_id is null and status = 'entregue' and comprador ->> 'email' <> ''
      and (not convidado or created_at < ${daysAgo(GUEST_DAYS.delivered)})`.execute(db);
  // What names them in notas fiscais goes with that, and stays as long.
  const gone = sql`exists (select 1 from orders o where o.numero = i.numero and o.user_id is null and o.comprador ->> 'nome' = '')`;
  await sql`delete from order_invoice_prints p using order_invoices i where i.id = p.invoice_id and ${gone}`.execute(
    db,
  );
  await sql`update order_invoices i set xml = '', destinatario = null
    where (xml <> '' or destinatario is not null) and ${gone}`.execute(db);
  // What the shop wrote down about them.
  await sql`delete from order_notes n using orders o where o.numero = n.numero and o.user_id is null
    and o.comprador ->> 'email' = ''`.execute(db);
  await sql`delete from panel_changes c using orders o where c.secao = 'pedidos' and c.alvo = o.numero::text
    and c.campos @> '[{"campo":"nota"}]' and o.user_id is null and o.comprador ->> 'email' = ''`.execute(db);
  // Who took a parcel, where its carrier wrote it.
  await sql`update parcel_states p set detalhe = '' where detalhe <> '' and exists (select 1 from orders o
    where o.numero = p.numero and o.user_id is null and o.comprador ->> 'email' = '')`.execute(db);
  // Words and pictures of returns that are over, of buyers nobody can reach any more.
  const over = sql`r.status in ('concluida', 'recusada', 'cancelada') and exists (select 1 from orders o
    where o.numero = r.numero and o.user_id is null and o.comprador ->> 'email' = '')`;
  await sql`delete from return_files f using returns r where r.id = f.return_id and ${over}`.execute(db);
  await sql`update returns r set motivo = '' where motivo <> '' and ${over}`.execute(db);
}
