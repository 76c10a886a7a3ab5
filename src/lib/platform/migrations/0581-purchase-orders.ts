/** The number by which a company's own purchasing knows an order: kept with it, and told with the event of a new one. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column pedido_compra text not null default ''`.execute(db);
  await sql`create or replace function program_order_event() returns trigger language plpgsql as $$
    declare numero jsonb := jsonb_build_object('numero', new.numero);
    begin
      if tg_op = 'INSERT' then
        perform program_event('pedido.criado', case when new.pedido_compra = '' then numero
          else numero || jsonb_build_object('pedidoCompra', new.pedido_compra) end);
      elsif new.status <> old.status and new.status <> 'recebido' then
        perform program_event('pedido.' || new.status, numero);
      end if;
      if new.situacao_pagamento = 'pago' and (tg_op = 'INSERT' or old.situacao_pagamento <> 'pago') then
        perform program_event('pedido.pago', numero);
      end if;
      return null;
    end $$`.execute(db);
}
